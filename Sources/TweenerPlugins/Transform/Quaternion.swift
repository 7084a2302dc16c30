import Tweener

/// A rotation in space.
///
/// `q` and `-q` turn a thing alike; of the two ways between rotations a tween takes the shorter.
/// Where they are half a turn apart both are as short, and it goes by the signs of the numbers as
/// they are.
public struct Quaternion: Hashable, Sendable {
  /// The axis, times the sine of half the angle.
  public var x: Double
  public var y: Double
  public var z: Double
  /// The cosine of half the angle.
  public var w: Double

  /// No rotation.
  public static let identity = Quaternion(x: 0, y: 0, z: 0, w: 1)

  /// A quaternion by its numbers; they need not have length 1 for ``normalized`` to make a rotation
  /// of them.
  public init(x: Double, y: Double, z: Double, w: Double) {
    (self.x, self.y, self.z, self.w) = (x, y, z, w)
  }

  /// A turn in radians about an axis of any length, clockwise for who looks along it. About no axis
  /// at all: none.
  public init(angle: Double, x: Double, y: Double, z: Double) {
    let length = (x * x + y * y + z * z).squareRoot()
    guard length > 0, length.isFinite else {
      self = .identity
      return
    }
    let share = Circle.sin(angle / 2) / length
    self.init(x: x * share, y: y * share, z: z * share, w: Circle.cos(angle / 2))
  }

  /// This rotation as a quaternion of length 1; the identity where the length is 0.
  public var normalized: Quaternion {
    let length = dot(self).squareRoot()
    guard length > 0, length.isFinite else { return .identity }
    if length == 1 { return self }
    return Quaternion(x: x / length, y: y / length, z: z / length, w: w / length)
  }

  /// First the other, then this one.
  public static func * (left: Quaternion, right: Quaternion) -> Quaternion {
    Quaternion(
      x: left.w * right.x + left.x * right.w + left.y * right.z - left.z * right.y,
      y: left.w * right.y - left.x * right.z + left.y * right.w + left.z * right.x,
      z: left.w * right.z + left.x * right.y - left.y * right.x + left.z * right.w,
      w: left.w * right.w - left.x * right.x - left.y * right.y - left.z * right.z)
  }

  /// The rotation some of the way to another, at an even speed, the shorter way. `fraction` may be
  /// outside 0…1 and continues the turn.
  ///
  /// > Source: K. Shoemake, "Animating rotation with quaternion curves", 1985.
  public func turned(to other: Quaternion, _ fraction: Double) -> Quaternion {
    var (from, to) = (normalized, other.normalized)
    var cosine = from.dot(to)
    if cosine < 0 {
      from = Quaternion(x: -from.x, y: -from.y, z: -from.z, w: -from.w)
      cosine = -cosine
    }
    // Near each other the sines have no digits left, and the chord is as good as the arc.
    guard cosine < 0.9999999 else { return from.mixed(to, 1 - fraction, fraction).normalized }
    let sine = (1 - cosine * cosine).squareRoot()
    let angle = Circle.angle(x: cosine, y: sine)
    return from.mixed(
      to, Circle.sin((1 - fraction) * angle) / sine, Circle.sin(fraction * angle) / sine)
  }

  func dot(_ other: Quaternion) -> Double { x * other.x + y * other.y + z * other.z + w * other.w }

  private func mixed(_ other: Quaternion, _ mine: Double, _ others: Double) -> Quaternion {
    Quaternion(
      x: x * mine + other.x * others, y: y * mine + other.y * others,
      z: z * mine + other.z * others, w: w * mine + other.w * others)
  }
}

extension Quaternion: Tweenable {
  /// x, y, z, w.
  public static var tweenableComponents: [TweenableComponent<Quaternion>] {
    [.init(\.x), .init(\.y), .init(\.z), .init(\.w)]
  }

  /// By ``turned(to:_:)``: the shorter way, at an even speed.
  public static var interpolation:
    ((_ start: Quaternion, _ end: Quaternion, _ eased: Double) -> Quaternion)?
  {
    { $0.turned(to: $1, $2) }
  }
}
