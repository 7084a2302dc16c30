/// A scene for accessor lanes: in its third frame, some setters act, each once.
struct LaneTrial {
  var count: Int
  var isFloat: Bool
  var speed: LaneSpeed
  var action: LaneAction
  /// What the acting node's index is added to, for the node that is acted upon.
  var distance: Int
  /// One acts, in the middle; or every third does.
  var areMany: Bool

  struct Trace: Equatable {
    /// The values written, for each frame and node.
    var writes: [[[UInt64]]] = []
    /// What each node held after each frame; 0 where it was let go.
    var values: [[UInt64]] = []
    /// The first thing that was not as it should be.
    var fault: String?
    var acts = 0
  }

  static let frames = 7

  func play(isLaned: Bool) -> Trace {
    let stage = LaneStage(count: count, isFloat: isFloat, speed: speed, isLaned: isLaned)
    var trace = Trace()
    var waiting = Set(areMany ? Array(stride(from: 0, to: count, by: 3)) : [count / 2])
    var isActing = false
    for frame in 0..<Self.frames {
      if frame == 2 {
        stage.onWrite = { index in
          guard !isActing, waiting.remove(index) != nil else { return }
          isActing = true
          stage.act(action, on: other(than: index))
          isActing = false
          trace.acts += 1
        }
      }
      let writes = stage.frame()
      stage.onWrite = { _ in }
      for index in writes.indices {
        // A target that is let go is left at its exact value.
        let gone = stage.isHeld(index) ? 0 : 1
        if writes[index].count > 1 + gone + stage.touches[index] {
          trace.fault = trace.fault ?? "\(writes[index].count) writes of \(index) in frame \(frame)"
        }
        if !stage.isExact(index) {
          trace.fault = trace.fault ?? "\(index) is not exact after frame \(frame)"
        }
      }
      trace.writes.append(writes.map { $0.count < 2 ? $0 : Set($0).sorted() })
      trace.values.append(writes.indices.map { stage.value(of: $0)?.bitPattern ?? 0 })
    }
    if !stage.problems.isEmpty { trace.fault = trace.fault ?? "\(stage.problems)" }
    return trace
  }

  private func other(than index: Int) -> Int { ((index + distance) % count + count) % count }
}
