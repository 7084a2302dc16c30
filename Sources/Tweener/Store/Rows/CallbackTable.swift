// The callbacks of living tweens that share a plan with others, by slot: the plan knows only which
// events have one. Kept by RowTable; callbacks that are removed are released when nothing is under
// way, as they are closures of the caller's.

struct CallbackTable: ~Copyable {
  /// As long as the highest slot that ever had some.
  private var bySlot = ChunkedArray<TweenCallbacks?>()

  subscript(slot: Slot) -> TweenCallbacks? {
    Int(slot) < bySlot.count ? bySlot[Int(slot)] : nil
  }

  /// Callbacks without a count of their own: good until they are removed and the engine is at rest.
  @inline(__always)
  func uncounted(_ slot: Slot) -> Unmanaged<TweenCallbacks>? {
    guard Int(slot) < bySlot.count else { return nil }
    return bySlot[Int(slot)].map { Unmanaged.passUnretained($0) }
  }

  /// Keeps the callbacks of a slot that has none.
  mutating func keep(_ callbacks: TweenCallbacks, of slot: Slot) {
    while bySlot.count <= Int(slot) { bySlot.append(nil) }
    bySlot[Int(slot)] = callbacks
  }

  /// Takes a slot's callbacks away.
  @inline(__always)
  mutating func remove(_ slot: Slot) -> TweenCallbacks? {
    guard Int(slot) < bySlot.count else { return nil }
    return takeOut(&bySlot[Int(slot)], leaving: nil)
  }
}

extension RowTable {
  /// Gives a part that is split off what the whole has. It calls none of them, but keeps them alive
  /// as it keeps the plan.
  func shareCallbacks(of slot: Slot, with part: Slot) {
    if let own = callbacks[slot] { callbacks.keep(own, of: part) }
  }
}
