import Testing
import TweenerTestSupport

/// What the scenes with timelines reach.
struct TimelineCoverageTests {
  @Test(
    "Four hundred of them reach every kind of member, play and end, in both directions",
    .unlessFewTrials)
  func everythingHappens() {
    var counts: [String: Int] = [:]
    func note(_ name: String, _ isTrue: Bool = true) { if isTrue { counts[name, default: 0] += 1 } }
    func note(_ spec: TweenSpec, nesting: Int) {
      let kind = nesting == 0 ? "whole" : "nested"
      note("endless \(kind)", spec.repeats < 0)
      note("repeating \(kind)", spec.repeats > 0)
      note("returning \(kind)", spec.repeats != 0 && spec.autoreverse)
      note("deep", nesting > 1)
      note("bent \(kind)", spec.easing != .linear)
      note("\(kind) with a negative delay", spec.delay < 0)
      for item in spec.items ?? [] {
        switch item.content {
        case .tween(let member):
          note("repeating member", member.repeats > 0)
          note("member of no length", member.placeLength == 0)
          note("part-way member", item.origin < 0 && item.end > 0)
          note("member that is over before the beginning", item.origin < 0 && item.end == 0)
          note("repeating part-way member", item.origin < 0 && member.repeats > 0)
          note("spring", member.spring != nil)
          note("speed", member.unitsPerSecond != nil)
          switch member.properties.first?.goal {
          case .decay: note("decay")
          case .keyframes: note("keyframes")
          default: break
          }
        case .timeline(let inner): note(inner, nesting: nesting + 1)
        case .call: note("call")
        case .pause: note("pause")
        }
      }
    }
    for seed: UInt64 in 1...400 {
      var generator = SceneGenerator(
        seed: seed, seed % 2 == 0 ? [.playback, .timelines] : [.timelines])
      let trial = SceneTrial(generator.makeScene(), cuts: [])
      var timelines: Set<Int> = []
      for spec in trial.scene.specs where spec.items != nil {
        timelines.insert(spec.id)
        note(spec, nesting: 0)
      }
      for case .event(let event) in trial.playReference() where timelines.contains(event.tween) {
        note("\(event.moment)")
        if case .overwritten = event.outcome { note("overwritten") }
      }
    }
    // Endless ones do not lie in others.
    #expect(counts["endless nested"] == nil)
    for name in [
      "endless whole", "repeating whole", "returning whole", "repeating nested", "returning nested",
      "bent whole", "whole with a negative delay", "nested with a negative delay",
      "part-way member", "member that is over before the beginning", "repeating part-way member",
      "deep", "spring", "speed", "decay", "keyframes",
      "repeating member", "member of no length", "call", "pause", "start", "repeat",
      "complete", "reverseComplete", "update", "pause", "resume", "overwritten",
    ] {
      #expect(counts[name, default: 0] > 4, "\(name): \(counts)")
    }
  }

  @Test(
    "Every fourth of them has timelines that lanes follow by themselves, over many steps",
    .unlessFewTrials)
  func someLoop() {
    var (scenes, steps) = (0, 0)
    let style = StageStyle(isStored: true, usesPaths: true, directWrites: true)
    for seed: UInt64 in 1...160 {
      var generator = SceneGenerator(
        seed: seed, seed % 2 == 0 ? [.playback, .timelines] : [.timelines])
      if !generator.hasLoops { continue }
      var random = SplitMix64(seed: ~seed)
      for trial in SceneTrial.trials(of: generator.makeScene(), count: 2, using: &random) {
        let stage = TweenerStage<StoredModel>(trial.scene, style)
        _ = trial.play(on: stage)
        if stage.loopingSteps > 0 { scenes += 1 }
        steps += stage.loopingSteps
      }
    }
    #expect(scenes > 4 && steps > 20, "\(scenes) scenes, \(steps) steps")
  }
}
