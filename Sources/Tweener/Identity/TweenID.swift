/// Where the row of a tween lies.
typealias Slot = TableIndex<TweenID>

/// Identity of a tween among all tweens that an engine ever had: its slot, and its generation in
/// that slot.
struct TweenID: Hashable {
  let slot: Slot
  let generation: UInt32
}
