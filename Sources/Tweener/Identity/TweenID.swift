/// Where the row of a tween lies.
typealias Slot = TableIndex<TweenID>

/// One tween among all that an engine ever had: the slot it lives in, and which tenant of the slot it is.
struct TweenID: Hashable {
  let slot: Slot
  let generation: UInt32
}
