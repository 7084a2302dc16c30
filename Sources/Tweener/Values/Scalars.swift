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

extension Int: TweenableScalar {
  public static var scalarLayout: ScalarLayout {
    MemoryLayout<Int>.size == MemoryLayout<Int64>.size ? .int64 : .int32
  }
}

extension Int8: TweenableScalar {
  public static var scalarLayout: ScalarLayout { .int8 }
}

extension Int16: TweenableScalar {
  public static var scalarLayout: ScalarLayout { .int16 }
}

extension Int32: TweenableScalar {
  public static var scalarLayout: ScalarLayout { .int32 }
}

extension Int64: TweenableScalar {
  public static var scalarLayout: ScalarLayout { .int64 }
}

extension UInt: TweenableScalar {
  public static var scalarLayout: ScalarLayout {
    MemoryLayout<UInt>.size == MemoryLayout<UInt64>.size ? .uint64 : .uint32
  }
}

extension UInt8: TweenableScalar {
  public static var scalarLayout: ScalarLayout { .uint8 }
}

extension UInt16: TweenableScalar {
  public static var scalarLayout: ScalarLayout { .uint16 }
}

extension UInt32: TweenableScalar {
  public static var scalarLayout: ScalarLayout { .uint32 }
}

extension UInt64: TweenableScalar {
  public static var scalarLayout: ScalarLayout { .uint64 }
}

#if !((os(macOS) || targetEnvironment(macCatalyst)) && arch(x86_64))
  extension Float16: TweenableScalar {
    public var doubleValue: Double { Double(self) }
    public init(nearest value: Double) { self.init(value) }
    public var rawBits: UInt64 { UInt64(bitPattern) }
    public init(rawBits: UInt64) { self.init(bitPattern: UInt16(truncatingIfNeeded: rawBits)) }
  }
#endif

// SIMD vectors of Double and Float: the lanes are the components.

extension SIMD where Scalar: TweenableScalar {
  fileprivate static func lanes() -> [TweenableComponent<Self>] {
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
}

extension SIMD where Self: Tweenable, Scalar: TweenableScalar {
  /// Converts a list of as many numbers as the vector has.
  public static func converted(from value: Any) -> Self? { filled(Self(), from: value) }
}

extension SIMD2: Tweenable where Scalar: TweenableScalar {
  public static var tweenableComponents: [TweenableComponent<Self>] { lanes() }
}
extension SIMD3: Tweenable where Scalar: TweenableScalar {
  public static var tweenableComponents: [TweenableComponent<Self>] { lanes() }
}
extension SIMD4: Tweenable where Scalar: TweenableScalar {
  public static var tweenableComponents: [TweenableComponent<Self>] { lanes() }
}
extension SIMD8: Tweenable where Scalar: TweenableScalar {
  public static var tweenableComponents: [TweenableComponent<Self>] { lanes() }
}
extension SIMD16: Tweenable where Scalar: TweenableScalar {
  public static var tweenableComponents: [TweenableComponent<Self>] { lanes() }
}
