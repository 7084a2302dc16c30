/// The movement of a component of a looping timeline from a time in a play to the start of the next
/// way.
struct LaneWay {
  let start: Int64
  /// In flicks; infinite where the component holds, so that its time is always 0.
  let length: Double
  let from: Double
  let delta: Double
  /// The index of the loop's lane that computes it.
  let lane: Int32

  /// A component that moves.
  init(at start: Int64, length: Int64, _ segment: LaneSegment, lane: Int) {
    self.start = start
    self.length = Double(length)
    from = segment.from
    delta = segment.delta
    self.lane = Int32(lane)
  }

  /// A component that holds a value.
  init(at start: Int64, standingAt number: Double, lane: Int) {
    let standing = LaneSegment(from: number)
    self.start = start
    self.lane = Int32(lane)
    length = .infinity
    (from, delta) = (standing.from, standing.delta)
  }

  var stands: Bool { length == .infinity }
  var segment: LaneSegment { LaneSegment(from: from, delta: delta) }
}
