import Testing
import TweenerTestSupport

/// What the scenes with playback reach.
struct PlaybackCoverageTests {
  @Test(
    "Four hundred of them reach every callback, every word and every call, with boundaries met",
    .unlessFewTrials)
  func everythingHappens() {
    var (moments, commands) = ([SceneMoment: Int](), [String: Int]())
    var (turned, sought, rests, refused) = (0, 0, 0, 0)
    var words: [String: Int] = [:]
    for seed: UInt64 in 1...400 {
      var generator = SceneGenerator(seed: seed, [.playback])
      let trial = SceneTrial(generator.makeScene(), cuts: [])
      for spec in trial.scene.specs {
        words["paused", default: 0] += spec.paused ? 1 : 0
        words["pausesOnCompletion", default: 0] += spec.pausesOnCompletion ? 1 : 0
        words["endDelay", default: 0] += spec.endDelay > 0 ? 1 : 0
        words["repeatRefresh", default: 0] += spec.repeatRefresh ? 1 : 0
        words["autoreverseEasing", default: 0] += spec.autoreverseEasing == nil ? 0 : 1
        words["unitsPerSecond", default: 0] += spec.unitsPerSecond == nil ? 0 : 1
        for command in spec.scripts.flatMap(\.commands) {
          commands["in a callback: \(name(command))", default: 0] += 1
        }
      }
      for timed in trial.scene.commands { commands[name(timed.command), default: 0] += 1 }
      for entry in trial.playReference() {
        switch entry {
        case .event(let event):
          moments[event.moment, default: 0] += 1
          if event.outcome == .reverseCompleted { turned += 1 }
          if event.moment == .complete || event.moment == .reverseComplete, event.state == .paused {
            rests += 1
          }
        case .probe(let probe):
          if probe.isReversed == true, probe.totalProgress != nil { sought += 1 }
        case .answer(let answer): refused += answer ? 0 : 1
        case .state, .news: break
        }
      }
    }
    for moment in SceneMoment.allCases {
      #expect(moments[moment, default: 0] > 50, "\(moment): \(moments)")
    }
    for command in [
      "reverse", "setReversed", "restart", "seek", "setTotalProgress", "pauseAt",
      "completeAtStart", "revert",
    ] {
      #expect(commands[command, default: 0] > 20, "\(commands)")
      #expect(commands["in a callback: \(command)", default: 0] > 20, "\(commands)")
    }
    #expect(words.count == 6)
    for (word, count) in words { #expect(count > 50, "\(word)") }
    #expect(
      turned > 50 && sought > 20 && rests > 100 && refused > 20,
      "\(turned), \(sought), \(rests), \(refused)")
  }

  @Test("Tweens are turned round where a boundary is, and just beside one")
  func boundariesAreMet() {
    var (exact, beside) = (0, 0)
    for seed: UInt64 in 1...400 {
      var generator = SceneGenerator(seed: seed, [.playback])
      let scene = generator.makeScene()
      let specs = Dictionary(grouping: scene.specs, by: \.id).compactMapValues(\.first)
      let all =
        scene.commands.map(\.command)
        + scene.specs.flatMap { $0.scripts.flatMap(\.commands) }
      for case .seek(let tween, let place, _) in all {
        guard let spec = specs[tween], spec.duration > 0 else { continue }
        let cycle = spec.duration + spec.repeatDelay
        if place % cycle == 0 || place % cycle == spec.duration { exact += 1 }
        if place % cycle == 1 || place % cycle == spec.duration - 1 { beside += 1 }
      }
    }
    #expect(exact > 100)
    #expect(beside > 20)
  }

  private func name(_ command: SceneCommand) -> String {
    String("\(command)".prefix { $0 != "(" })
  }
}
