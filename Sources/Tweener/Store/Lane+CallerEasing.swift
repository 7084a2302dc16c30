// Unsafe memory: writes bytes by an easing of the caller's, which is called for each entry. See Lane+Delivery for what such code
// may do, and why this is sound. Nothing else uses `vectors` and `holds` while it runs: no lane is swept inside a callback. Such
// lanes have one component an entry.

extension Lane {
  /// Delivers a run of entries, up to one whose easing has changed others, and returns the next one's index.
  func deliver(
    from first: Int, upTo limit: Int, _ easing: (Double) -> Double, _ now: Double
  ) -> Int {
    let base = first / LaneBlocks.size * LaneBlocks.size
    let (chunk, place) = base.quotientAndRemainder(dividingBy: LaneChunks.size)
    let end = min(limit, base + Self.batch * LaneBlocks.size, (chunk + 1) * LaneChunks.size)
    turn(to: chunk)
    let block = place / LaneBlocks.size
    findTimes(block..<(block + (end - base + LaneBlocks.size - 1) / LaneBlocks.size), now)
    let times = UnsafeRawPointer(vectors).assumingMemoryBound(to: Double.self)
    let holds = UnsafeRawPointer(holds).assumingMemoryBound(to: Double.self)
    let isRepeating = key.clock == .repeating
    stop.pointee = BatchStop()
    var index = first
    repeat {
      // The lane may have grown.
      turn(to: chunk)
      let segment = blocks.segment(place + index - base)
      let destination = blocks.destination(place + index - base)
      let hold = isRepeating ? holds[index - base] : LaneBlocks.HoldMask.moving
      let value =
        hold == LaneBlocks.HoldMask.moving
        ? segment.from + segment.delta * easing(Easing.clamped(times[index - base]))
        : hold == LaneBlocks.HoldMask.to ? segment.to : segment.from
      // The easing may have ended its own tween, or taken the number from it.
      if !owner[index].isNone {
        DirectWriter.store(key.layout.bits(key.limits(value)), key.layout, destination)
      }
      index += 1
    } while index < end && !stop.pointee.isWanted && !owner[index].isNone
    return index
  }
}
