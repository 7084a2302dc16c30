/// Identity of a tween among all tweens that an engine ever had: its slot, and its generation in that slot.
struct TweenID: Hashable {
  let slot: Int32
  let generation: UInt32
}
