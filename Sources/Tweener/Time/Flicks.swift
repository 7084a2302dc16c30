// Whole units of time. Every other file counts in these; only this one turns seconds into them.

/// The unit of time, 1/705,600,000 of a second. A frame at 24, 25, 30, 48, 50, 60, 90, 100, 120,
/// 144 or 240 Hz is a whole number of them.
///
/// > Source: the unit and its name were published by Facebook Open Source in 2018.
enum Flicks {
  static let perSecond: Int64 = 705_600_000
  /// The longest time a caller may give: about 31 years. Sums of several stay far from overflow.
  static let longest: Int64 = 1_000_000_000 * perSecond
  /// The farthest place on a tween's own time, and on the engine's: a century. Those beyond it are
  /// not told apart.
  static let farthest: Int64 = 1 << 61
  /// The length of a play that has no end: 51 years, so that sums of several stay far from
  /// overflow.
  static let endless: Int64 = 1 << 60
  /// A time that never comes.
  static let never = Int64.max

  /// The nearest whole number of flicks, or `nil` for what is not finite or longer than `longest`.
  static func nearest(seconds: Double, longest: Int64 = Flicks.longest) -> Int64? {
    // The product of a Double and an integer below 2^53 is rounded once, then to a whole flick.
    let flicks = (seconds * Double(perSecond)).nearestWhole()
    guard abs(flicks) <= Double(longest) else { return nil }
    return Int64(flicks)
  }

  /// The nearest whole number of flicks of a `Duration`, computed in integers.
  static func nearest(_ duration: Duration) -> Int64? {
    // A Duration may hold more seconds than its own `components` can say, and traps when asked.
    guard abs(duration / .seconds(1)) <= 1e9 else { return nil }
    let (seconds, attoseconds) = duration.components
    guard seconds.magnitude < 1_000_000_000 else { return nil }
    // One flick is 1e18 / 705,600,000 attoseconds; splitting off nanoseconds keeps the products in
    // range.
    let scaled = (attoseconds / 1_000_000_000) * perSecond  // nanoseconds × flicks, below 7.1e17
    let rest = Double(attoseconds % 1_000_000_000) * Double(perSecond) / 1e9
    let nanoflicks = Double(scaled % 1_000_000_000) + rest
    let fraction = (nanoflicks / 1e9).nearestWhole()
    return seconds * perSecond + scaled / 1_000_000_000 + Int64(fraction)
  }

  /// The sum of two times; ``never`` past what can be counted.
  @inline(__always)
  static func sum(_ time: Int64, _ other: Int64) -> Int64 {
    let (sum, isBeyond) = time.addingReportingOverflow(other)
    return isBeyond ? never : sum
  }

  static func seconds(_ flicks: Int64) -> Double {
    Double(flicks) / Double(perSecond)
  }
}
