// One scalar of a property: its key, its offset, and the meaning of its bits. Part of a
// PropertyAccess.

struct PropertyElement {
  let key: ComponentKey
  /// Bytes from the start of the instance, or `nil` where it is not plainly stored.
  let offset: Int?
  /// The encoding of the bits: 0 for the stored number's own, else that of the property that
  /// computes it (a centre and an edge may be one stored number). Bits of one key are comparable in
  /// one encoding only.
  let encoding: UInt32
  let layout: ScalarLayout
  /// Values that differ by a multiple of this are equal in meaning.
  let period: Double?
  private let convertToDouble: (UInt64) -> Double
  private let convertFromDouble: (Double) -> UInt64

  init<Value>(
    key: ComponentKey, offset: Int?, encoding: UInt32 = 0, _ component: TweenableComponent<Value>
  ) {
    self.key = key
    self.offset = offset
    self.encoding = encoding
    layout = component.layout
    period = component.period
    convertToDouble = component.toDouble
    convertFromDouble = component.fromDouble
  }

  /// The progress of a component that is not interpolated straight.
  init(progressAt key: ComponentKey, encoding: UInt32) {
    self.init(key: key, offset: nil, encoding: encoding, Double.tweenableComponents[0])
  }

  /// Whether the scalar can be written as bytes. (A packed structure of C has numbers that are not
  /// aligned.)
  var isPlain: Bool {
    guard let offset, layout != .other else { return false }
    return offset % Int(layout.size) == 0
  }

  @inline(__always)
  func double(_ bits: UInt64) -> Double {
    layout == .other ? convertToDouble(bits) : layout.number(bits)
  }

  @inline(__always)
  func bits(_ double: Double) -> UInt64 {
    layout == .other ? convertFromDouble(double) : layout.bits(double)
  }

  /// A finite number as bits; `nil` where it is beyond what the scalar holds.
  func finiteBits(_ number: Double) -> UInt64? {
    let bits = bits(number)
    return double(bits).isFinite ? bits : nil
  }
}
