import Testing
import TweenerTestSupport

/// What the scenes with tweens of playheads reach, and those with the word `keyframes`.
struct PlayheadCoverageTests {
  /// A topic, with playback in two of three scenes and with timelines in every other one.
  private func topics(_ topic: SceneTopic, _ seed: UInt64) -> Set<SceneTopic> {
    Set([topic] + (seed % 3 != 0 ? [.playback] : []) + (seed % 2 == 0 ? [.timelines] : []))
  }

  @Test(
    "A thousand of them move plain tweens and timelines, and end in every way",
    .unlessFewTrials)
  func everythingIsMoved() {
    var counts: [String: Int] = [:]
    func note(_ name: String, _ isTrue: Bool = true) { if isTrue { counts[name, default: 0] += 1 } }
    for seed: UInt64 in 1...1_000 {
      var generator = SceneGenerator(seed: seed, topics(.playheads, seed))
      let trial = SceneTrial(generator.makeScene(), cuts: [])
      var specs: [Int: TweenSpec] = [:]
      for spec in trial.scene.specs { specs[spec.id] = spec }
      var movers: [Int: Int] = [:]
      for spec in trial.scene.specs {
        note("timeline that moves", spec.items?.contains { $0.spec?.playhead != nil } == true)
        guard let playhead = spec.playhead, let moved = specs[playhead.tween] else { continue }
        movers[spec.id] = moved.id
        for goal in playhead.goals { note("\(goal.property)") }
        note("of a timeline", moved.items != nil)
        note("of a mover, refused", moved.playhead != nil)
        note("of a repeating tween", moved.repeats != 0)
        note("repeating", spec.repeats != 0)
        note("returning", spec.repeats != 0 && spec.autoreverse)
        note("with a rate", spec.timeScale != 1)
      }
      for case .event(let event) in trial.playReference() {
        if movers[event.tween] != nil {
          note("\(event.moment)")
          note("gone", event.outcome == .targetGone)
          note("removed", event.outcome == .removed)
          if case .overwritten = event.outcome { note("overwritten") }
        }
        if movers.values.contains(event.tween) { note("moved \(event.moment)") }
      }
    }
    for name in [
      "elapsed", "progress", "totalProgress", "rate", "of a timeline", "of a mover, refused",
      "timeline that moves", "of a repeating tween", "repeating", "returning", "with a rate",
      "gone", "removed",
      "overwritten", "moved repeat", "moved complete", "moved reverseComplete", "moved pause",
    ] + SceneMoment.allCases.map({ "\($0)" }) {
      #expect(counts[name, default: 0] > 2, "\(name): \(counts)")
    }
  }

  @Test(
    "Two hundred scenes have pieces with and without lengths and easings, alone and on timelines",
    .unlessFewTrials)
  func everyPiece() {
    var counts: [String: Int] = [:]
    func note(_ name: String, _ isTrue: Bool = true) { if isTrue { counts[name, default: 0] += 1 } }
    for seed: UInt64 in 1...200 {
      var generator = SceneGenerator(seed: seed, topics(.pieces, seed))
      let trial = SceneTrial(generator.makeScene(), cuts: [])
      let members = Set(trial.scene.specs.flatMap { $0.items ?? [] }.compactMap(\.spec?.id))
      var pieces: Set<Int> = []
      for spec in trial.scene.specs {
        guard let list = spec.pieces else { continue }
        let places = spec.piecePlaces()
        #expect(places.isWhole, "seed \(seed)")
        note("several", list.count > 1)
        note("stretched", spec.duration > 0 && list.allSatisfy(\.givesDuration))
        note("a share", list.contains { !$0.givesDuration })
        note("the easing of the call", list.contains { !$0.givesEasing } && spec.easing != .linear)
        note("delayed", list.contains { $0.spec.delay > 0 })
        note("beside", !spec.properties.isEmpty)
        note("repeating", spec.repeats > 0)
        note("endless", spec.repeats < 0)
        note("member", members.contains(spec.id))
        pieces.formUnion(list.map(\.spec.id))
      }
      for case .event(let event) in trial.playReference() where pieces.contains(event.tween) {
        note("\(event.moment) of a piece")
      }
    }
    for name in [
      "several", "stretched", "a share", "the easing of the call", "delayed", "beside", "repeating",
      "endless", "member", "start of a piece", "complete of a piece", "reverseComplete of a piece",
    ] {
      #expect(counts[name, default: 0] > 4, "\(name): \(counts)")
    }
  }
}
