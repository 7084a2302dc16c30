// One number that a tween can write: how it becomes a Double and back, and its exact bits.
// Used by Tweenable's components and by the writers. Knows nothing of tweens.

/// The ways in which writers store a scalar without asking it.
public enum ScalarLayout: Sendable {
  /// Eight bytes that are a `Double`.
  case double
  /// Four bytes that are a `Float`.
  case float
  /// The bytes of the standard library's whole number of this name, which rounds as that does.
  case int8, int16, int32, int64
  /// The bytes of the standard library's whole number of this name, which rounds as that does.
  case uint8, uint16, uint32, uint64
  /// Anything else: written through ``TweenableScalar/init(nearest:)``.
  case other

  /// Bytes, where a lane may write them.
  @inline(__always)
  var size: Int32 {
    switch self {
    case .double, .other, .int64, .uint64: 8
    case .float, .int32, .uint32: 4
    case .int16, .uint16: 2
    case .int8, .uint8: 1
    }
  }

  /// Whether values are whole numbers.
  @inline(__always)
  var isWhole: Bool {
    switch self {
    case .double, .float, .other: false
    case .int8, .int16, .int32, .int64, .uint8, .uint16, .uint32, .uint64: true
    }
  }

  /// Bits of this layout as a number; 0 where only their type knows.
  @inline(__always)
  func number(_ bits: UInt64) -> Double {
    switch self {
    case .double: Double(bitPattern: bits)
    case .float: Double(Float(bitPattern: UInt32(truncatingIfNeeded: bits)))
    case .int8, .int16, .int32, .int64: Double(Int64(bitPattern: bits))
    case .uint8, .uint16, .uint32, .uint64: Double(bits)
    case .other: 0
    }
  }

  /// A number as bits of this layout; 0 where only their type knows.
  @inline(__always)
  func bits(_ number: Double) -> UInt64 {
    switch self {
    case .double: number.bitPattern
    case .float: UInt64(Float(number).bitPattern)
    default: wholeBits(number)
    }
  }

  /// Apart, as it is long: eight kinds of rounding.
  @inline(never)
  private func wholeBits(_ number: Double) -> UInt64 {
    switch self {
    case .int8: Int8(nearest: number).rawBits
    case .int16: Int16(nearest: number).rawBits
    case .int32: Int32(nearest: number).rawBits
    case .int64: Int64(nearest: number).rawBits
    case .uint8: UInt8(nearest: number).rawBits
    case .uint16: UInt16(nearest: number).rawBits
    case .uint32: UInt32(nearest: number).rawBits
    case .uint64: UInt64(nearest: number).rawBits
    case .double, .float, .other: 0
    }
  }
}

/// A number type that a property may hold: every integer and floating-point type of the standard
/// library.
///
/// A type of your own needs the four requirements; `rawBits` and `init(rawBits:)` must round-trip
/// every value, because the last write of a play is the end value as it was given, bit for bit.
public protocol TweenableScalar: Tweenable {
  /// The value as a `Double`, rounded to the nearest where it has more digits.
  var doubleValue: Double { get }
  /// The nearest value of this type: whole-number types round halves away from zero and clamp to
  /// their range.
  init(nearest value: Double)
  /// All bits of the value.
  var rawBits: UInt64 { get }
  /// The value with these bits; the reverse of ``rawBits``.
  init(rawBits: UInt64)
  /// The layout of the value in memory. `.other` is always right.
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
