/// One tween among all that an engine ever had: the slot it lives in, and which tenant of the slot it is.
struct TweenID: Hashable {
  let slot: Int32
  let generation: UInt32
}
