// A way that is made when a target's tween starts, with the target at hand. Asked for by a value; run as any
// other way.

final class BeginningWay<Value: Tweenable>: PropertyWay {
  typealias Begin =
    (_ target: AnyObject, _ start: Value, _ end: inout Value) -> (_ eased: Double) -> Value

  let begin: Begin

  init(_ begin: @escaping Begin) {
    self.begin = begin
  }

  override func bound(to access: PropertyAccess) -> BoundWay? {
    (access as? ValueAccess<Value>).map { BoundBeginningWay(access: $0, begin: begin) }
  }
}

private final class BoundBeginningWay<Value: Tweenable>: BoundWay {
  let access: ValueAccess<Value>
  let begin: BeginningWay<Value>.Begin

  init(access: ValueAccess<Value>, begin: @escaping BeginningWay<Value>.Begin) {
    self.access = access
    self.begin = begin
  }

  override func begin(_ target: AnyObject, _ start: inout [UInt64], _ end: inout [UInt64])
    -> ComponentSampler?
  {
    var mould: Value?
    access.withValue(of: target) { mould = $0 }
    guard let mould else { return nil }
    let from = access.value(start, in: mould)
    var to = access.value(end, in: mould)
    let value = begin(target, from, &to)
    let chosen = access.bits(&to)
    if zip(access.elements, chosen).allSatisfy({ $0.double($1).isFinite }) { end = chosen }
    return FunctionSampler(access: access, value: value)
  }
}

private final class FunctionSampler<Value: Tweenable>: ComponentSampler {
  let access: ValueAccess<Value>
  let value: (Double) -> Value

  init(access: ValueAccess<Value>, value: @escaping (Double) -> Value) {
    self.access = access
    self.value = value
  }

  override func value(_ eased: Double, into bits: UnsafeMutablePointer<UInt64>) {
    var value = value(eased)
    for (index, new) in access.bits(&value).enumerated() { bits[index] = new }
  }
}

extension TweenValue {
  /// This value, reached by a function that `begin` makes when a target's tween starts, of what the target then is.
  ///
  /// `begin` gets the target, the value it starts with and the one it would end on, which it may change (to
  /// one that is finite), and answers with the value at some eased progress. That is not asked at progress 0
  /// and 1. `Value` is the property's type; another one is reported.
  ///
  /// ```swift
  /// final class Wheel { var width = 20.0, place = SIMD2(0.0, 0.0) }
  /// let wheel = Wheel()
  /// // As far to the right as the wheel is wide at the start, with a bulge downwards on the way.
  /// let roll = TweenValue.by(0).mixed { (target: AnyObject, start: SIMD2<Double>, end: inout SIMD2<Double>) in
  ///   end.x += (target as? Wheel)?.width ?? 0
  ///   return { [end] eased in start + (end - start) * eased + SIMD2(0, eased * (1 - eased)) }
  /// }
  /// tweener.addTween(wheel, [.duration: 1, .path(\Wheel.place): roll])
  /// tweener.advance(by: 0.5)
  /// print(wheel.place)  // prints SIMD2<Double>(10.0, 0.25)
  /// ```
  public func mixed<Value: Tweenable>(
    beginning begin:
      @escaping (_ target: AnyObject, _ start: Value, _ end: inout Value) ->
      (_ eased: Double) -> Value
  ) -> TweenValue {
    var value = self
    value.way = BeginningWay(begin)
    return value
  }
}
