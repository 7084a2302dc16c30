import Testing
import TweenerTestSupport

@testable import Tweener

/// Tweens and tweens of their playheads, and callbacks that do anything to either, at random: nothing traps, the engine's
/// tables stay true, and what shows follows from own time.
@Suite("Playheads at random")
struct PlayheadStormTests {
  private final class Storm {
    let tweener = Tweener()
    let boxes = (0..<3).map { _ in RuleBox() }
    var tweens: [Tween] = []
    var movers: [Tween] = []
    var random: RuleRandom
    var depth = 0
    var ends: [Tween: Int] = [:]

    init(seed: UInt64) {
      random = RuleRandom(seed: seed)
      tweener.onProblem = { _ in }
    }

    func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }
    func flag() -> Bool { Bool.random(using: &random) }

    func any(_ tweens: [Tween]) -> Tween? { tweens.suffix(6).randomElement(using: &random) }

    func callback() -> (Tween) -> Void {
      { [unowned self] _ in
        guard depth < 3, number(0...2) == 0 else { return }
        depth += 1
        act()
        depth -= 1
      }
    }

    func add() {
      var parameters: TweenParameters = [
        .duration: Double(number(0...8)) / 4, .delay: Double(number(-2...2)) / 4,
        .repeat: number(-1...3), .repeatDelay: flag() ? 0 : 0.25, .endDelay: flag() ? 0 : 0.5,
        .autoreverse: flag(), .repeatRefresh: number(0...3) == 0,
        .pausesOnCompletion: number(0...2) == 0, .paused: number(0...3) == 0,
        "x": Double(number(0...100)),
        .onEnd: { [unowned self] (tween: Tween, _: TweenOutcome) in ends[tween, default: 0] += 1 },
      ]
      if flag() { parameters["frame"] = RuleFrame(x: 1, y: 2, width: 3, height: 4) }
      for word in [.onStart, .onUpdate, .onRepeat, .onComplete, .onReverseComplete] as [TweenKey]
      where flag() {
        parameters[word] = callback()
      }
      tweens.append(tweener.addTween(boxes[number(0...2)], parameters))
    }

    func move() {
      guard let tween = any(flag() ? tweens : movers) else { return }
      let key: TweenKey = ["elapsed", "progress", "totalProgress", "rate"][number(0...3)]
      var parameters: TweenParameters = [
        .duration: Double(number(0...6)) / 4, .delay: flag() ? 0 : 0.25, .repeat: number(0...1),
        key: Double(number(0...6)) / 4,
      ]
      if flag() { parameters[.onUpdate] = callback() }
      if flag() { parameters[.overwrite] = OverwriteMode.none }
      movers.append(tweener.addTween(tween.playhead, parameters))
    }

    func act() {
      let tween = any(flag() ? tweens : movers)
      switch number(0...17) {
      case 0...1: add()
      case 2...4: move()
      case 5: tween?.pause()
      case 6: tween?.resume()
      case 7: tween?.reverse()
      case 8: tween?.restart(includingDelay: flag())
      case 9: tween?.seek(to: Double(number(0...12)) / 4, callsBack: flag())
      case 10: tween?.progress = Double(number(0...4)) / 4
      case 11: tween?.pause(at: Double(number(0...12)) / 4)
      case 12: tween?.complete(at: flag() ? .start : .end)
      case 13: tween?.remove()
      case 14: tween?.revert()
      case 15: tween?.timeScale = Double(number(0...3)) / 2
      case 16: tween?.playhead.elapsed = Double(number(0...8)) / 4
      default:
        if flag() {
          tweener.pauseTween(boxes[number(0...2)], ["x"])
        } else {
          tweener.resumeTween(boxes[number(0...2)])
        }
      }
    }
  }

  @Test(
    "whatever moves whatever, the tables stay true, and each tween ends once",
    arguments: 1...UInt64(TrialCount.of(300, few: 10)))
  func storm(seed: UInt64) {
    let storm = Storm(seed: seed)
    for step in 0..<80 {
      for _ in 0..<storm.number(0...3) {
        storm.act()
        #if DEBUG
          let broken = storm.tweener.engine.brokenInvariants()
          #expect(broken == [], "seed \(seed), step \(step)")
          if !broken.isEmpty { return }
        #endif
      }
      storm.tweener.advance(by: [0, 0.125, 0.25, 0.3, 1][storm.number(0...4)])
      #if DEBUG
        let broken = storm.tweener.engine.brokenInvariants()
        #expect(broken == [], "seed \(seed), step \(step)")
        if !broken.isEmpty { return }
      #endif
      for box in storm.boxes {
        #expect(box.x.isFinite && abs(box.x) <= 1_000, "seed \(seed), step \(step): \(box.x)")
      }
    }
    // Parts that were split off too. What moves a playhead of none ends with its target.
    for box in storm.boxes { storm.tweener.removeTween(box) }
    for _ in 0..<64 { storm.tweener.advance(by: 0.01) }
    for box in storm.boxes { storm.tweener.removeTween(box) }
    #expect(storm.tweener.tweenCount == 0, "seed \(seed): movers outlive their tweens")
    #expect(storm.ends.values.allSatisfy { $0 == 1 }, "seed \(seed)")
    #expect(storm.tweener.engine.playheads.isEmpty)
    #expect(storm.tweener.engine.rows.items.count == 0)
  }
}
