import Tweener

extension RGBAColor {
  /// The colour some of the way to another: 0 is this one, 1 the other.
  ///
  /// Mixed as light that passes through: premultiplied by alpha, so that fading from transparent
  /// black to white shows no grey. `fraction` may lie outside 0…1 and then extrapolates; where the
  /// alpha then leaves those of the two colours, the channels extrapolate by themselves.
  ///
  /// In `oklch` a grey has no hue and takes the other's; the hue goes as the path says. A colour
  /// that lies outside sRGB on the way is left so.
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
    let mixed = space.mixed(channels, with: other.channels, fraction)
    return RGBAColor(red: mixed.x, green: mixed.y, blue: mixed.z, alpha: mixed.w)
  }

  private var channels: SIMD4<Double> { SIMD4(red, green, blue, alpha) }
}

extension TweenValue {
  /// This colour, reached by mixing in a given space instead of sRGB. For a whole call there is the
  /// key `colorSpace`.
  ///
  /// ```swift
  /// let mixed = TweenValue.to(red).mixed(in: .oklab)
  /// tweener.addTween(layer, [.duration: 1, "backgroundColor": mixed])
  /// ```
  public func mixed(in space: ColorSpace) -> TweenValue {
    interpolated(by: space.mix)
  }
}
