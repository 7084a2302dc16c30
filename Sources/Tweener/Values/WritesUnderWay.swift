// What code of the caller's may do to writes that are under way: it moves or ends tweens, its own as well.

/// Lets the engine end a run of writes early, from within one of them.
@usableFromInline
struct BatchStop {
  @usableFromInline var isWanted = false
  @usableFromInline var written = 0
}

/// The elements of a sampler that are written while a function of the caller's computes them: the function may move or end
/// its own tween, which writes at once. What it has computed is older then.
@usableFromInline
struct OvertakenElements {
  @usableFromInline var mask: UInt64 = 0

  @inlinable init() {}

  /// To be called before the function. Returns what ``end(_:_:)`` wants.
  @inlinable @inline(__always)
  mutating func begin() -> UInt64 {
    let outer = mask
    mask = 0
    return outer
  }

  /// To be called behind the function, before some elements are written. Returns those that are still to be.
  @inlinable @inline(__always)
  mutating func end(_ elements: UInt64, _ outer: UInt64) -> UInt64 {
    let rest = elements & ~mask
    mask = outer | elements
    return rest
  }
}
