import Testing
import TweenerTestSupport

@testable import Tweener

@Suite("Random calls on an engine that remembers plans and on one that reads every call")
struct CachedCallTwinTests {
  @Test("26 report what is wrong with a spring that equals one that was right")
  func wrongSpring() {
    let stage = RuleStage()
    for _ in 0..<2 { stage.add(RuleBox(), [.spring: TweenSpring.smooth, "x": 8]) }
    #expect(stage.problems.isEmpty)
    let wrong = TweenSpring(duration: .nan)
    #expect(wrong == .smooth)
    for _ in 0..<2 {
      #expect(stage.add(RuleBox(), [.spring: wrong, "x": 8]).problems.map(\.key) == ["spring"])
    }
    #expect(stage.add(RuleBox(), [.spring: TweenSpring.smooth, "x": 8]).problems.isEmpty)
  }

  @Test("show the same bits, call the same and report the same")
  func sameTrace() {
    let count = TrialCount.of(1_000, atLeast: 100, few: 8)
    var (hits, calls) = (0, 0)
    for seed in 1...count {
      hits += cacheHits("seed \(seed)") { stage in
        var random = SplitMix64(seed: UInt64(seed))
        prepare(stage, &random)
        let boxes = (0..<3).map { $0 == 2 ? CachedChild() : CachedBox() }
        let habits = (0..<random.whole(in: 1...4)).map { _ in CallHabit(&random) }
        for number in 0..<30 {
          add(number, habits, to: boxes, &random, stage)
          act(boxes, &random, stage)
          if random.chance(60) { stage.advance(Double(random.whole(in: 0...12)) / 32) }
        }
        calls += stage.callCount
      }
    }
    // Each call is made on four engines.
    #expect(hits > calls / 4 / 6, "\(hits) of \(calls / 4)")
  }

  private func prepare(_ stage: CachedCallStage, _ random: inout SplitMix64) {
    stage.tweener.registerEasing("mine", .outCubic)
    stage.tweener.registerShorthand("grow", isPure: random.chance(80)) { call in
      // Of all that a call says something may follow.
      let seconds = call.given(.duration) as? Double ?? 0.5
      let by = (call.value as? Double ?? 1) * (1 + seconds)
      call.parameters["y"] = TweenValue.by(by)
      if seconds > 0.6 { call.parameters[.delay] = 0.125 }
    }
  }

  private func add(
    _ number: Int, _ habits: [CallHabit], to boxes: [CachedBox], _ random: inout SplitMix64,
    _ stage: CachedCallStage
  ) {
    let (habit, box) = (random.pick(habits), random.pick(boxes))
    let name = "\(number)"
    if random.chance(20) {
      let defaults =
        random.chance(50) ? [:] : [.duration: 0.5, .delay: 0.125, "x": 2.0] as TweenParameters
      var timeline = TweenTimeline(defaults: defaults)
      for _ in 0..<random.whole(in: 1...4) {
        timeline.add(
          random.pick(boxes), random.pick(habits).parameters(&random, name, stage),
          at: random.pick([.end, .previousStart, .at(0.25)]))
      }
      let tween = stage.add(
        timeline, of: boxes, random.chance(70) ? [:] : [.repeat: 1, "yoyo": true])
      if random.chance(30) {
        stage.advance(0.125)
        stage.forget()
        let parameters = habit.parameters(&random, name, stage)
        tween.append([:]) { $0.add(box, parameters) }
      }
    } else if let call = habit.typed(&random, name, stage) {
      stage.add(call, to: box)
    } else {
      stage.add(habit.parameters(&random, name, stage), to: box)
    }
  }

  private func act(_ boxes: [CachedBox], _ random: inout SplitMix64, _ stage: CachedCallStage) {
    guard let tween = stage.tweens.last else { return }
    let tweener = stage.tweener
    let (box, place) = (random.pick(boxes), random.unit())
    switch random.whole(in: 0...25) {
    case 0: tween.pause()
    case 1: tweener.pauseTween(box, ["x"])
    case 2: tweener.resumeAllTweens()
    case 3: tweener.removeTween(box, ["y", "left"])
    case 4: tween.progress = place
    case 5: tween.complete()
    case 6: tweener.registerEasing("mine", random.chance(50) ? .inBack : .inQuad)
    case 7: tween.restart(includingDelay: random.chance(50))
    case 8: tween.reverse()
    case 9: tween.revert()
    case 10: tween.seek(to: place, callsBack: random.chance(50))
    case 11: tween.pause(at: place)
    case 12: tween.timeScale = random.pick([0.5, 2, 1])
    case 13: tweener.registerSpecialProperty("middle", TweenProperty(sameAs: "x"))
    case 14: stage.add([.duration: 0.5, "progress": place], to: tween, random.pick([0, 0.125]))
    default: break
    }
  }
}

extension CachedCallStage {
  /// Moves the playhead of a tween.
  fileprivate func add(_ words: TweenParameters, to tween: Tween, _ delay: Double) {
    for part in [0.5, 1] {
      forget()
      tweener.addTween(tween.playhead, words.merging([.delay: delay, "rate": part]) { $1 })
    }
  }
}
