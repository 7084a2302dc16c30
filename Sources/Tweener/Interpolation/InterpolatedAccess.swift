// A property with an interpolation of its own, with filters, or with limits beside such properties.
// Its components are the eased progress, from 0 to 1; a sampler makes values of it. Made by
// PropertyPlanner for the tweens of one plan, each of which has a sampler of its own.

final class InterpolatedAccess: PropertyAccess {
  /// Computes start and end of one component from the held value; `nil` where that leads beyond
  /// what it holds: it stays.
  typealias Ends = (_ held: UInt64) -> (from: UInt64, to: UInt64)?

  fileprivate let base: PropertyAccess
  private let beginInterpolation: Interpolation.Begin
  /// The interpolation, where it is a mix and nothing else becomes of its values.
  private let onlyMix: MixFunctions?
  /// The mix of the property's type, where there is one.
  private let typeMix: MixFunctions?
  /// The ends by element; `nil` for elements that the call does not name, which keep their values.
  /// Empty where they are left to each tween.
  fileprivate let ends: [Ends?]
  /// The bits that all elements go to, where that is all that the call says of them.
  let plainEnds: [UInt64]?
  override var leavesEnds: Bool { ends.isEmpty }
  fileprivate let filter: OutputFilter

  init(
    base: PropertyAccess, begin: @escaping Interpolation.Begin, mix: MixFunctions?, ends: [Ends?],
    plainEnds: [UInt64]?, filter: OutputFilter, encoding: UInt32
  ) {
    self.base = base
    beginInterpolation = begin
    onlyMix = filter.isNone ? mix : nil
    typeMix = onlyMix == nil ? nil : base.interpolation?.mix
    self.plainEnds = plainEnds
    self.ends = ends
    self.filter = filter
    super.init(
      elements: base.elements.map { PropertyElement(progressAt: $0.key, encoding: encoding) },
      isDirect: false, valueType: base.valueType, dependencies: base.dependencies,
      claims: base.claims)
  }

  override var isProgress: Bool { true }
  override var sampledElements: [PropertyElement] { base.elements }

  override var samplerStage: SamplerStage? {
    if !base.claims.isEmpty { return nil }
    if base.dependencies.isEmpty { return .stored }
    return base.elements.indices.allSatisfy { base.sumPlace($0) != nil } ? .sums : nil
  }

  override var mix: MixFunctions? { onlyMix }
  override var mixOfType: MixFunctions? { typeMix }
  override func encode(_ value: Any) -> [UInt64]? { base.encode(value) }

  /// This access with its ends left to each tween; `nil` where there is more to them than bits.
  var open: InterpolatedAccess? {
    guard let onlyMix, plainEnds != nil else { return nil }
    return InterpolatedAccess(
      base: base, begin: beginInterpolation, mix: onlyMix, ends: [], plainEnds: nil,
      filter: filter, encoding: elements[0].encoding)
  }

  /// The value from which a tween starts.
  private func start(_ target: AnyObject, _ shown: ShownEnd?) -> [UInt64] {
    var start = base.bits(of: target)
    guard let shown, let end = shown.sampler.bits(at: shown.eased) else { return start }
    for index in end.indices where shown.mask & (1 << UInt64(index)) != 0 {
      start[index] = end[index]
    }
    return start
  }

  override func writtenValues(of target: AnyObject) -> Sampler? { base.writtenValues(of: target) }

  override var hasEffect: Bool { base.hasEffect }

  override func takeEffect(_ target: AnyObject) { base.takeEffect(target) }

  override func begin(_ target: AnyObject, from shown: ShownEnd?, to own: [UInt64]?) -> Sampler? {
    var from = start(target, shown)
    var held = from
    if !base.dependencies.isEmpty { base.readStored(target, into: &held) }
    var to = own ?? from
    for (index, ends) in ends.enumerated() {
      if let ends = ends?(from[index]) { (from[index], to[index]) = ends }
    }
    if let onlyMix { return MixSampler(onlyMix, base, held: held, start: from, end: to) }
    guard let values = beginInterpolation(target, &from, &to) else { return nil }
    return InterpolationSampler(self, held: held, from: from, to: to, values: values)
  }
}

/// One tween of a property with an interpolation.
private final class InterpolationSampler: Sampler {
  private let access: InterpolatedAccess
  private let held: [UInt64]
  private let from: [UInt64]
  private let to: [UInt64]
  private let values: Interpolation.Values

  init(
    _ access: InterpolatedAccess, held: [UInt64], from: [UInt64], to: [UInt64],
    values: @escaping Interpolation.Values
  ) {
    (self.access, self.held, self.from, self.to) = (access, held, from, to)
    self.values = values
  }

  override func restore(_ target: AnyObject, mask: UInt64) {
    access.base.writeStored(target, held, mask: mask)
  }

  override func write(_ target: AnyObject, eased: Double, mask: UInt64) {
    withValue(eased) { access.base.write(target, $0, mask: mask) }
  }

  override func value(at eased: Double) -> (any Equatable)? { bits(at: eased) }
  override var isFiltered: Bool { !access.filter.isNone && from != to }

  override func bits(at eased: Double) -> [UInt64]? {
    var value: [UInt64]?
    withValue(eased) { bits in value = from.indices.map { bits[$0] } }
    return value
  }

  @inline(__always)
  private func withValue(_ eased: Double, _ body: (UnsafeMutablePointer<UInt64>) -> Void) {
    withUnsafeTemporaryAllocation(of: UInt64.self, capacity: 64) { buffer in
      guard let bits = buffer.baseAddress else { return }
      if eased == 0 || eased == 1 {
        let end = eased == 0 ? from : to
        for index in end.indices { bits[index] = end[index] }
      } else {
        values(eased, bits)
      }
      for (index, ends) in access.filter.isNone ? [].enumerated() : access.ends.enumerated() {
        access.filter.apply(to: &bits[index], of: access.base.elements[index], isNamed: ends != nil)
      }
      body(bits)
    }
  }
}

/// The filter of every number that an interpolated property writes, or one that moves by itself
/// beside such: the filters of its value and of the call, then rounding and limits. Made by
/// PropertyPlanner.
struct OutputFilter {
  let filters: [TweenFilter]
  let limits: NumberLimits

  /// Whether it leaves every number as it is.
  var isNone: Bool { filters.isEmpty && limits.isNone }

  /// A number behind it.
  func callAsFunction(_ number: Double) -> Double {
    limits(
      filters.reduce(number) { number, filter in
        let filtered = filter(number)
        return filtered.isFinite ? filtered : number
      })
  }

  /// Applies it to one component. What a filter does not change stays as it is, to the bit, and
  /// what is not finite behind a filter is as it was before; the limits hold only for components
  /// that the call names.
  func apply(to bits: inout UInt64, of element: PropertyElement, isNamed: Bool) {
    for filter in filters {
      let number = element.double(bits)
      let filtered = filter(number)
      if filtered != number, filtered.isFinite { bits = element.bits(filtered) }
    }
    guard isNamed, !limits.isNone else { return }
    let number = element.double(bits)
    let limited = limits(number)
    if limited != number { bits = element.bits(limited) }
  }
}
