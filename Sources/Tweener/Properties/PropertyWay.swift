// How a property gets from its start to its end where mixing number by number is wrong: what a type, a
// property, a value or a modifier has to say about it. Run by WayAccess; must not know tweens.

/// A way, before it is known which class of targets it is for.
class PropertyWay {
  /// The way through a property, or `nil` where its values are of another type.
  func bound(to access: PropertyAccess) -> BoundWay? { nil }
  /// Whether it is told for each number by itself, so that it holds for the parts of a value too.
  var isOfNumbers: Bool { false }
  /// The way for a value that has the way `root` of its own. Most ways stand in its place.
  func rooted(on root: PropertyWay?) -> PropertyWay { self }
}

/// A way through one property.
class BoundWay {
  /// Begins one tween: may replace where it begins and ends, and answers with what tells the values between.
  func begin(_ target: AnyObject, _ start: inout [UInt64], _ end: inout [UInt64])
    -> ComponentSampler?
  { nil }
}

// MARK: Whole values

/// A way told by functions of whole values.
final class ValueWay<Value: Tweenable>: PropertyWay {
  /// Start and end to the end in its place.
  let prepare: ((Value, Value) -> Value)?
  /// Start, end and eased progress to the value between; `nil` for number by number.
  let mix: ((Value, Value, Double) -> Value)?

  init(
    prepare: ((Value, Value) -> Value)? = nil, mix: ((Value, Value, Double) -> Value)? = nil
  ) {
    self.prepare = prepare
    self.mix = mix
  }

  override func bound(to access: PropertyAccess) -> BoundWay? {
    (access as? ValueAccess<Value>).map { BoundValueWay(way: self, access: $0) }
  }
}

private final class BoundValueWay<Value: Tweenable>: BoundWay {
  let way: ValueWay<Value>
  let access: ValueAccess<Value>

  init(way: ValueWay<Value>, access: ValueAccess<Value>) {
    self.way = way
    self.access = access
  }

  override func begin(_ target: AnyObject, _ start: inout [UInt64], _ end: inout [UInt64])
    -> ComponentSampler?
  {
    // What the target holds is the mould: a value may have more to it than its numbers.
    var mould: Value?
    access.withValue(of: target) { mould = $0 }
    guard let mould else { return nil }
    let from = access.value(start, in: mould)
    var to = access.value(end, in: mould)
    if let prepare = way.prepare {
      to = prepare(from, to)
      let prepared = access.bits(&to)
      if zip(access.elements, prepared).allSatisfy({ $0.double($1).isFinite }) { end = prepared }
    }
    guard let mix = way.mix else { return NumberSampler(access, start, end, NumberWay.straight) }
    return ValueSampler(access: access, from: from, to: to, mix: mix)
  }
}

private final class ValueSampler<Value: Tweenable>: ComponentSampler {
  let access: ValueAccess<Value>
  let from: Value
  let to: Value
  let mix: (Value, Value, Double) -> Value

  init(
    access: ValueAccess<Value>, from: Value, to: Value,
    mix: @escaping (Value, Value, Double) -> Value
  ) {
    self.access = access
    self.from = from
    self.to = to
    self.mix = mix
  }

  override func value(_ eased: Double, into bits: UnsafeMutablePointer<UInt64>) {
    var value = mix(from, to, eased)
    for (index, new) in access.bits(&value).enumerated() { bits[index] = new }
  }
}

// MARK: Numbers

/// A way told by one function for each number by itself.
final class NumberWay: PropertyWay {
  typealias Function = (_ start: Double, _ end: Double, _ eased: Double) -> Double

  static func straight(_ start: Double, _ end: Double, _ eased: Double) -> Double {
    interpolated(from: start, to: end, at: eased)
  }

  let function: Function

  init(_ function: @escaping Function) {
    self.function = function
  }

  override var isOfNumbers: Bool { true }

  override func bound(to access: PropertyAccess) -> BoundWay? {
    BoundNumberWay(access: access, function: function)
  }
}

private final class BoundNumberWay: BoundWay {
  let access: PropertyAccess
  let function: NumberWay.Function

  init(access: PropertyAccess, function: @escaping NumberWay.Function) {
    self.access = access
    self.function = function
  }

  override func begin(_ target: AnyObject, _ start: inout [UInt64], _ end: inout [UInt64])
    -> ComponentSampler?
  {
    NumberSampler(access, start, end, function)
  }
}

private final class NumberSampler: ComponentSampler {
  let access: PropertyAccess
  let ends: [(from: Double, to: Double)]
  let function: NumberWay.Function

  init(
    _ access: PropertyAccess, _ start: [UInt64], _ end: [UInt64],
    _ function: @escaping NumberWay.Function
  ) {
    self.access = access
    ends = access.elements.indices.map {
      (access.elements[$0].double(start[$0]), access.elements[$0].double(end[$0]))
    }
    self.function = function
  }

  override func value(_ eased: Double, into bits: UnsafeMutablePointer<UInt64>) {
    for (index, element) in access.elements.enumerated() {
      bits[index] = element.bits(function(ends[index].from, ends[index].to, eased))
    }
  }
}
