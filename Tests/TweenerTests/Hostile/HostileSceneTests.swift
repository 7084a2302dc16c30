import Testing
import TweenerTestSupport

/// Everything that a caller can give to the engine calls the engine, at random; its tables stay sound.
@Suite struct HostileSceneTests {
  /// In tens, so that the log of a run that traps names the scene.
  private static let tens = 0..<TrialCount.of(24, atLeast: 4, few: 2)

  @Test("Code of the caller's may call the engine from wherever it is called", arguments: tens)
  func scenes(ten: Int) { play(ten, hasTimelines: false) }

  @Test("So it may where there are timelines, playheads and seeks", arguments: tens)
  func timelineScenes(ten: Int) { play(ten, hasTimelines: true) }

  private func play(_ ten: Int, hasTimelines: Bool) {
    for seed in UInt64(ten * 10 + 1)...UInt64(ten * 10 + 10) {
      guard let fault = HostileScene(seed: seed, hasTimelines: hasTimelines).play() else {
        continue
      }
      Issue.record("\(Self.describe(seed, fault, hasTimelines: hasTimelines))")
      return
    }
  }

  /// This scene with as few calls from within as still go wrong.
  private static func describe(_ seed: UInt64, _ fault: String, hasTimelines: Bool) -> String {
    var few = 0
    while few < 40 {
      let scene = HostileScene(seed: seed, provocations: few, hasTimelines: hasTimelines)
      if let fault = scene.play() {
        return "Seed \(seed), \(few) calls from within: \(fault)\n"
          + scene.log.suffix(30).joined(separator: "\n")
      }
      few += 1
    }
    return "Seed \(seed): \(fault)"
  }
}
