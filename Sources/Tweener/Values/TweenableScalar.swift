// One number that a tween can write: how it becomes a Double and back, and its exact bits.
// Used by Tweenable's components and by the writers. Knows nothing of tweens.

/// How the writers store a scalar without asking it.
public enum ScalarLayout: Sendable {
  /// Eight bytes that are a `Double`.
  case double
  /// Four bytes that are a `Float`.
  case float
  /// Anything else: written through ``TweenableScalar/init(nearest:)``.
  case other

  /// Bytes, where a lane may write them.
  @inline(__always)
  var size: Int32 { self == .float ? 4 : 8 }

  /// Bits of this layout as a number; 0 where only their type knows.
  @inline(__always)
  func number(_ bits: UInt64) -> Double {
    switch self {
    case .double: Double(bitPattern: bits)
    case .float: Double(Float(bitPattern: UInt32(truncatingIfNeeded: bits)))
    case .other: 0
    }
  }

  /// A number as bits of this layout; 0 where only their type knows.
  @inline(__always)
  func bits(_ number: Double) -> UInt64 {
    switch self {
    case .double: number.bitPattern
    case .float: UInt64(Float(number).bitPattern)
    case .other: 0
    }
  }
}

/// A number type that a property may hold: every integer and floating-point type of the standard library.
///
/// A type of your own needs the four requirements; `rawBits` and `init(rawBits:)` must round-trip every value,
/// because the last write of a play is the end value as it was given, bit for bit.
public protocol TweenableScalar: Tweenable {
  /// The value as a `Double`, rounded to the nearest where it has more digits.
  var doubleValue: Double { get }
  /// The nearest value of this type: whole-number types round halves away from zero and clamp to their range.
  init(nearest value: Double)
  /// All bits of the value.
  var rawBits: UInt64 { get }
  /// The value with these bits; the reverse of ``rawBits``.
  init(rawBits: UInt64)
  /// How the value lies in memory. `.other` is always right.
  static var scalarLayout: ScalarLayout { get }
}

extension TweenableScalar {
  public static var scalarLayout: ScalarLayout { .other }

  /// A scalar is its own only component.
  public static var tweenableComponents: [TweenableComponent<Self>] {
    [
      TweenableComponent(
        path: \Self.self, offset: 0, make: { Self(rawBits: $0) },
        transfer: { value, bits, isWrite in
          if isWrite { value = Self(rawBits: bits) } else { bits = value.rawBits }
        })
    ]
  }
}
