// The number types of the standard library.

extension Double: TweenableScalar {
  public var doubleValue: Double { self }
  public init(nearest value: Double) { self = value }
  public var rawBits: UInt64 { bitPattern }
  public init(rawBits: UInt64) { self.init(bitPattern: rawBits) }
  public static var scalarLayout: ScalarLayout { .double }
}

extension Float: TweenableScalar {
  public var doubleValue: Double { Double(self) }
  public init(nearest value: Double) { self.init(value) }
  public var rawBits: UInt64 { UInt64(bitPattern) }
  public init(rawBits: UInt64) { self.init(bitPattern: UInt32(truncatingIfNeeded: rawBits)) }
  public static var scalarLayout: ScalarLayout { .float }
}

/// Shared by all fixed-width integers.
extension TweenableScalar where Self: FixedWidthInteger {
  public var doubleValue: Double { Double(self) }

  public init(nearest value: Double) {
    let rounded = value.nearestWhole()
    if let exact = Self(exactly: rounded) {
      self = exact
    } else if rounded.isNaN {
      self = 0
    } else {
      self = rounded < 0 ? .min : .max
    }
  }

  public var rawBits: UInt64 { UInt64(truncatingIfNeeded: self) }
  public init(rawBits: UInt64) { self.init(truncatingIfNeeded: rawBits) }

  /// The layout of a type of the standard library; `.other` for any other.
  public static var scalarLayout: ScalarLayout {
    let isWide = MemoryLayout<Int>.size == MemoryLayout<Int64>.size
    return switch Self.self {
    case is Int.Type: isWide ? .int64 : .int32
    case is Int8.Type: .int8
    case is Int16.Type: .int16
    case is Int32.Type: .int32
    case is Int64.Type: .int64
    case is UInt.Type: isWide ? .uint64 : .uint32
    case is UInt8.Type: .uint8
    case is UInt16.Type: .uint16
    case is UInt32.Type: .uint32
    case is UInt64.Type: .uint64
    default: .other
    }
  }

  /// The result of ``init(nearest:)`` for a number that is rounded already.
  @inline(__always)
  init(ofWhole value: Double) {
    if value.magnitude < 0x1p53 {
      self.init(clamping: Int64(value))
    } else {
      self.init(nearest: value)
    }
  }
}

extension Int: TweenableScalar {}
extension Int8: TweenableScalar {}
extension Int16: TweenableScalar {}
extension Int32: TweenableScalar {}
extension Int64: TweenableScalar {}
extension UInt: TweenableScalar {}
extension UInt8: TweenableScalar {}
extension UInt16: TweenableScalar {}
extension UInt32: TweenableScalar {}
extension UInt64: TweenableScalar {}

#if !((os(macOS) || targetEnvironment(macCatalyst)) && arch(x86_64))
  extension Float16: TweenableScalar {
    public var doubleValue: Double { Double(self) }
    public init(nearest value: Double) { self.init(value) }
    public var rawBits: UInt64 { UInt64(bitPattern) }
    public init(rawBits: UInt64) { self.init(bitPattern: UInt16(truncatingIfNeeded: rawBits)) }
  }
#endif

// SIMD vectors of Double and Float: the lanes are the components.

extension SIMD where Self: Tweenable, Scalar: TweenableScalar {
  public static var tweenableComponents: [TweenableComponent<Self>] {
    (0..<scalarCount).map { lane in
      TweenableComponent(
        path: \Self[lane],
        offset: lane * MemoryLayout<Scalar>.stride
      ) { vector, bits, isWrite in
        if isWrite {
          vector[lane] = Scalar(rawBits: bits)
        } else {
          bits = vector[lane].rawBits
        }
      }
    }
  }

  /// Converts a list of as many numbers as the vector has.
  public static func converted(from value: Any) -> Self? { filled(Self(), from: value) }
}

extension SIMD2: Tweenable where Scalar: TweenableScalar {}
extension SIMD3: Tweenable where Scalar: TweenableScalar {}
extension SIMD4: Tweenable where Scalar: TweenableScalar {}
extension SIMD8: Tweenable where Scalar: TweenableScalar {}
extension SIMD16: Tweenable where Scalar: TweenableScalar {}
