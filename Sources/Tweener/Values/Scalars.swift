// The number types of the standard library.

extension AnimatableScalar {
  /// Whether values of the type are always whole: then every write rounds.
  @usableFromInline static var isWholeNumber: Bool { Self.self is any BinaryInteger.Type }
}

extension Double: AnimatableScalar {
  public var doubleValue: Double { self }
  public init(nearest value: Double) { self = value }
  public var rawBits: UInt64 { bitPattern }
  public init(rawBits: UInt64) { self.init(bitPattern: rawBits) }
  public static var scalarLayout: ScalarLayout { .double }
}

extension Float: AnimatableScalar {
  public var doubleValue: Double { Double(self) }
  public init(nearest value: Double) { self.init(value) }
  public var rawBits: UInt64 { UInt64(bitPattern) }
  public init(rawBits: UInt64) { self.init(bitPattern: UInt32(truncatingIfNeeded: rawBits)) }
  public static var scalarLayout: ScalarLayout { .float }
}

/// Shared by all fixed-width integers.
extension AnimatableScalar where Self: FixedWidthInteger {
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

extension Int: AnimatableScalar {}
extension Int8: AnimatableScalar {}
extension Int16: AnimatableScalar {}
extension Int32: AnimatableScalar {}
extension Int64: AnimatableScalar {}
extension UInt: AnimatableScalar {}
extension UInt8: AnimatableScalar {}
extension UInt16: AnimatableScalar {}
extension UInt32: AnimatableScalar {}
extension UInt64: AnimatableScalar {}

#if !((os(macOS) || targetEnvironment(macCatalyst)) && arch(x86_64))
  extension Float16: AnimatableScalar {
    public var doubleValue: Double { Double(self) }
    public init(nearest value: Double) { self.init(value) }
    public var rawBits: UInt64 { UInt64(bitPattern) }
    public init(rawBits: UInt64) { self.init(bitPattern: UInt16(truncatingIfNeeded: rawBits)) }
  }
#endif
