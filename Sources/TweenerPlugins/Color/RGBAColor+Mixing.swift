import Tweener

extension RGBAColor {
  /// The colour some of the way to another: 0 is this one, 1 the other.
  ///
  /// Mixed as light that passes through: premultiplied by alpha, so that fading from transparent black to
  /// white shows no grey. `fraction` may lie outside 0…1 and then extrapolates; where the alpha then leaves
  /// those of the two colours, the channels extrapolate by themselves.
  ///
  /// In `oklch` a grey has no hue and takes the other's; the hue goes as the path says. A colour that lies
  /// outside sRGB on the way is left so.
  ///
  /// ```swift
  /// let red = RGBAColor(red: 1, green: 0, blue: 0)
  /// let blue = RGBAColor(red: 0, green: 0, blue: 1)
  /// print(red.mixed(with: blue, 0.5).red)  // prints 0.5
  /// ```
  public func mixed(with other: RGBAColor, _ fraction: Double, in space: ColorSpace = .sRGB)
    -> RGBAColor
  {
    if fraction == 0 { return self }
    if fraction == 1 { return other }
    var (from, to) = (space.from(sRGB: channels), space.from(sRGB: other.channels))
    let alpha = self.alpha + (other.alpha - self.alpha) * fraction
    if case .oklch(let path) = space { Self.alignHues(&from, &to, path) }
    var mixed = from + (to - from) * fraction
    if alpha > 0, alpha >= min(self.alpha, other.alpha), alpha <= max(self.alpha, other.alpha) {
      let weighted = from * self.alpha + (to * other.alpha - from * self.alpha) * fraction
      // A hue is a direction, not an amount of light.
      let hue = mixed.z
      mixed = weighted / alpha
      if case .oklch = space { mixed.z = hue }
    }
    let channels = space.toSRGB(mixed)
    return RGBAColor(red: channels.x, green: channels.y, blue: channels.z, alpha: alpha)
  }

  private var channels: SIMD3<Double> { SIMD3(red, green, blue) }

  /// Makes the difference of two hues the way that is to be gone.
  private static func alignHues(
    _ from: inout SIMD3<Double>, _ to: inout SIMD3<Double>, _ path: ColorSpace.HuePath
  ) {
    if from.y < OKLab.leastChroma { from.z = to.z }
    if to.y < OKLab.leastChroma { to.z = from.z }
    let turn =
      switch path {
      case .shorter: Turn.shortest
      case .longer: Turn.longest
      case .increasing: Turn.clockwise
      case .decreasing: Turn.counterclockwise
      }
    from.z = turn.start(from.z, before: to.z, period: 2 * .pi)
  }
}

extension TweenValue {
  /// This colour, reached by mixing in a given space instead of sRGB. For a whole call there is the key `colorSpace`.
  ///
  /// ```swift
  /// tweener.addTween(layer, [.duration: 1, "backgroundColor": TweenValue.to(red).mixed(in: .oklab)])
  /// ```
  public func mixed(in space: ColorSpace) -> TweenValue {
    interpolated(as: RGBAColor.self) { $0.mixed(with: $1, $2, in: space) }
  }
}
