// Sine, cosine and the angle of a vector, with the same bits on every platform: nothing here calls
// a mathematics library. Sine and cosine come from the engine's own sine curve.

import Tweener

enum Circle {
  /// The sine of an angle in radians.
  ///
  /// Within 4e-16 for angles up to a thousand turns; beyond, the angle itself is no longer that
  /// exact.
  static func sin(_ angle: Double) -> Double { wave(angle, phase: 0) }

  /// The cosine of an angle in radians. The bound of ``sin(_:)`` holds.
  static func cos(_ angle: Double) -> Double { wave(angle, phase: 1) }

  /// The angle of the vector (x, y) in radians, from -π to π; 0 for no vector at all.
  ///
  /// Within 3e-16 of a turn.
  static func angle(x: Double, y: Double) -> Double {
    let (wide, high) = (abs(x), abs(y))
    let longer = max(wide, high)
    guard longer > 0, longer.isFinite else { return 0 }
    var angle = arcTangent(min(wide, high) / longer)
    if high > wide { angle = .pi / 2 - angle }
    if x < 0 { angle = .pi - angle }
    return y < 0 ? -angle : angle
  }

  /// The sine `phase` quarter turns on. The quarter is found first, the engine's curve tells the
  /// rest of it.
  private static func wave(_ angle: Double, phase: Int) -> Double {
    let quarters = angle / (.pi / 2)
    guard quarters.magnitude < 0x1p50 else { return 0 }
    let whole = (quarters + 0x1.8p52) - 0x1.8p52
    // π/2 in two pieces, so that what is left of the angle keeps its last digits.
    let rest = (angle - whole * 0x1.921fb544p0) - whole * 0x1.0b4611a626331p-34
    let part = abs(rest) / (.pi / 2)
    let sine = rest < 0 ? -Easing.outSine(part) : Easing.outSine(part)
    let cosine = 1 - Easing.inSine(part)
    switch (Int(whole) + phase) & 3 {
    case 0: return sine
    case 1: return cosine
    case 2: return -sine
    default: return -cosine
    }
  }

  /// For 0…1: the angle is halved three times, which leaves a short series.
  private static func arcTangent(_ tangent: Double) -> Double {
    var t = tangent
    for _ in 0..<3 { t /= 1 + (1 + t * t).squareRoot() }
    let square = t * t
    var sum = 0.0
    for odd in stride(from: 17, through: 1, by: -2) {
      sum = 1 / Double(odd) - square * sum
    }
    return 8 * t * sum
  }
}
