// The callbacks of living tweens that share a plan with others, by slot: the plan knows only which
// events have one. Kept by RowTable; callbacks that are removed are released when nothing is under
// way, as they are closures of the caller's.

struct CallbackTable: ~Copyable {
  /// As long as the highest slot that ever had some.
  private var bySlot = UniqueArray<CallbackIndex>()
  private var all = UniqueArray<TweenCallbacks>()
  private var free = UniqueArray<CallbackIndex>()

  /// The index of a slot's callbacks.
  @inline(__always)
  func index(_ slot: Slot) -> CallbackIndex { Int(slot) < bySlot.count ? bySlot[Int(slot)] : .none }

  @inline(__always)
  func callback(_ index: CallbackIndex, _ event: CallbackEvent) -> TweenCallback? {
    all[Int(index)][event]
  }

  /// Callbacks of a slot, one of every frame among them, without a count of their own: good until
  /// they are removed.
  @inline(__always)
  func uncountedList(_ slot: Slot) -> Unmanaged<CallbackList>? {
    let index = index(slot)
    return index.isNone ? nil : all[Int(index)].list.map { .passUnretained($0) }
  }

  /// Keeps the callbacks of a slot that has none.
  @inline(__always)
  mutating func keep(_ callbacks: consuming TweenCallbacks, of slot: Slot) {
    while bySlot.count <= Int(slot) { bySlot.append(.none) }
    if let index = free.popLast() {
      bySlot[Int(slot)] = index
      all[Int(index)] = callbacks
    } else {
      bySlot[Int(slot)] = CallbackIndex(all.count)
      all.append(callbacks)
    }
  }

  /// Gives a slot that has none the callbacks of another.
  mutating func share(of slot: Slot, with other: Slot) {
    let index = index(slot)
    if !index.isNone { keep(all[Int(index)], of: other) }
  }

  /// Takes a slot's callbacks from it. They stay until they are removed.
  @inline(__always)
  mutating func leave(_ slot: Slot) -> CallbackIndex {
    let index = index(slot)
    if !index.isNone { bySlot[Int(slot)] = .none }
    return index
  }

  mutating func remove(_ index: CallbackIndex) -> TweenCallbacks {
    free.append(index)
    return takeOut(&all[Int(index)], leaving: .none)
  }
}

/// The callbacks of a tween, without a count: good until the engine is at rest.
struct CallbackPlace {
  /// Its own, where it shares its plan.
  let own: CallbackIndex
  let plan: Unmanaged<ResolvedPlan>?
}

extension RowTable {
  @inline(__always)
  func callbacks(of slot: Slot) -> CallbackPlace {
    CallbackPlace(own: callbacks.index(slot), plan: plans.uncounted(rows[Int(slot)].plan))
  }

  func callback(_ event: CallbackEvent, of slot: Slot) -> TweenCallback? {
    callback(event, of: callbacks(of: slot))
  }

  @inline(__always)
  func callback(_ event: CallbackEvent, of place: CallbackPlace) -> TweenCallback? {
    place.own.isNone
      ? place.plan?._withUnsafeGuaranteedRef { $0.plan.callbacks?[event] }
      : callbacks.callback(place.own, event)
  }
}
