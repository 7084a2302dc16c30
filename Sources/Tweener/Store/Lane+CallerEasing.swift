// Unsafe memory: writes bytes by an easing of the caller's, which is called for each entry. See Lane+Delivery for what such code
// may do, and why this is sound. Such lanes have one component an entry.

extension Lane {
  /// Delivers a run of entries, up to one whose easing has changed others, and returns the next one's index.
  func deliver(
    from first: Int, upTo limit: Int, _ easing: (Double) -> Double, _ now: Double
  ) -> Int {
    let (chunk, place) = first.quotientAndRemainder(dividingBy: LaneChunks.size)
    let block = place / LaneBlocks.size
    turn(to: chunk)
    findTimes(block..<(block + 1), now)
    let (times, holds) = (vectors.pointee, holds.pointee)
    stop.pointee = BatchStop()
    var index = first
    let end = min(limit, first - place % LaneBlocks.size + LaneBlocks.size)
    repeat {
      // The lane may have grown.
      turn(to: chunk)
      let entry = place + index - first
      let lane = entry % LaneBlocks.size
      deliver(
        index, at: entry, time: times[lane], hold: key.clock == .repeating ? holds[lane] : 0, easing
      )
      index += 1
    } while index < end && !stop.pointee.isWanted && !owner[index].isNone
    return index
  }

  /// Delivers one entry, which lies in the present chunk.
  private func deliver(
    _ index: Int, at entry: Int, time: Double, hold: Double, _ easing: (Double) -> Double
  ) {
    let segment = blocks.segment(entry)
    let destination = blocks.destination(entry)
    let value =
      hold == LaneBlocks.HoldMask.moving
      ? segment.from + segment.delta * easing(Easing.clamped(time))
      : hold == LaneBlocks.HoldMask.to ? segment.to : segment.from
    // The easing may have ended its own tween, or taken the number from it.
    if owner[index].isNone { return }
    DirectWriter.store(key.layout.bits(key.limits(value)), key.layout, destination)
  }
}
