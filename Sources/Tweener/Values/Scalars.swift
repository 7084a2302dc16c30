// The number types of the standard library.

extension TweenableScalar {
  /// Whether values of the type are always whole: then every write rounds.
  @usableFromInline static var isWholeNumber: Bool { Self.self is any BinaryInteger.Type }
}

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
