// A way whose numbers pass a filter before they are written, its two ends included. Wraps whatever way there
// is; made by TweenValue.filtered and by PropertyPlanner for registered filters.

final class FilterWay: PropertyWay {
  let filter: TweenFilter
  /// The way behind which it stands; `nil` for the property's own.
  let inner: PropertyWay?

  init(_ filter: @escaping TweenFilter, behind inner: PropertyWay?) {
    self.filter = filter
    self.inner = inner
  }

  override func rooted(on root: PropertyWay?) -> PropertyWay {
    FilterWay(filter, behind: inner?.rooted(on: root) ?? root)
  }

  override var isOfNumbers: Bool { inner?.isOfNumbers ?? true }

  override func bound(to access: PropertyAccess) -> BoundWay? {
    let inner = inner ?? access.way ?? NumberWay(NumberWay.straight)
    return inner.bound(to: access).map {
      BoundFilterWay(access: access, filter: filter, inner: $0)
    }
  }
}

private final class BoundFilterWay: BoundWay {
  let access: PropertyAccess
  let filter: TweenFilter
  let inner: BoundWay

  init(access: PropertyAccess, filter: @escaping TweenFilter, inner: BoundWay) {
    self.access = access
    self.filter = filter
    self.inner = inner
  }

  override func begin(_ target: AnyObject, _ start: inout [UInt64], _ end: inout [UInt64])
    -> ComponentSampler?
  {
    guard let inner = inner.begin(target, &start, &end) else { return nil }
    let sampler = FilteredSampler(access: access, filter: filter, inner: inner)
    for index in access.elements.indices {
      sampler.filter(&start[index], index)
      sampler.filter(&end[index], index)
    }
    return sampler
  }
}

private final class FilteredSampler: ComponentSampler {
  let access: PropertyAccess
  let filter: TweenFilter
  let inner: ComponentSampler

  init(access: PropertyAccess, filter: @escaping TweenFilter, inner: ComponentSampler) {
    self.access = access
    self.filter = filter
    self.inner = inner
  }

  override func value(_ eased: Double, into bits: UnsafeMutablePointer<UInt64>) {
    inner.value(eased, into: bits)
    for index in access.elements.indices { filter(&bits[index], index) }
  }

  /// What the filter does not change stays as it is, to the bit.
  func filter(_ bits: inout UInt64, _ index: Int) {
    let number = access.elements[index].double(bits)
    let filtered = filter(number)
    if filtered != number, filtered.isFinite { bits = access.elements[index].bits(filtered) }
  }
}
