// The filter of every number that an interpolated property writes: the filters of its value and of
// the call, then rounding and limits. Made by PropertyPlanner, applied by InterpolatedAccess and
// nowhere else.

struct OutputFilter {
  let filters: [TweenFilter]
  let limits: NumberLimits

  /// Whether it leaves every number as it is.
  var isNone: Bool { filters.isEmpty && limits.isNone }

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
