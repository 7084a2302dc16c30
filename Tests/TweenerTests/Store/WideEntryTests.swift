import Testing
import Tweener
import TweenerTestSupport

/// Neighbours in memory that one tween moves share an entry of a lane; nobody may see that they do.
@Suite("Components that share an entry")
struct WideEntryTests {
  private final class Panel {
    var a = 0.0
    var b = 1.0
    var c = -0.0
    var d = 4.0
    var e: Float = 3
    var f: Float = 2

    static var keys: [TweenKey] {
      [.path(\Panel.a), .path(\Panel.b), .path(\Panel.c), .path(\Panel.d)]
    }

    var numbers: [UInt64] {
      [a, b, c, d].map(\.bitPattern) + [e, f].map { UInt64($0.bitPattern) }
    }
  }

  private final class Trigger {
    var onWrite: () -> Void = {}
    var x = 0.0 {
      didSet { onWrite() }
    }
  }

  private func parameters(_ easing: Easing, _ index: Int) -> TweenParameters {
    let end = Double(10 * index)
    return [
      .duration: 1, .easing: easing, .path(\Panel.a): end + 1, .path(\Panel.b): end + 2,
      .path(\Panel.c): end + 3, .path(\Panel.d): end + 4, .path(\Panel.e): end + 5,
      .path(\Panel.f): end + 6,
    ]
  }

  /// An easing as a closure, which no lane moves.
  private func plain(_ easing: Easing) -> Easing { .custom { easing($0) } }

  @Test(
    "are lost, paused, hidden and resumed one by one",
    arguments: 1...TrialCount.of(200, atLeast: 20))
  func oneByOne(seed: Int) {
    let easing = Easing.inOutQuad
    let stages = [easing, plain(easing)].map { easing -> [[UInt64]] in
      var random = SplitMix64(seed: UInt64(seed))
      let tweener = Tweener()
      let panels = (0..<4).map { _ in Panel() }
      for (index, panel) in panels.enumerated() {
        tweener.addTween(panel, parameters(easing, index))
      }
      var seen: [[UInt64]] = []
      for _ in 0..<40 {
        let panel = panels[random.whole(in: 0...3)]
        let key = Panel.keys[random.whole(in: 0...3)]
        switch random.whole(in: 0...7) {
        case 0: tweener.removeTween(panel, [key])
        case 1: tweener.pauseTween(panel, [key])
        case 2: tweener.resumeTween(panel, [key])
        case 3: tweener.addTween(panel, [.duration: 0.1, .easing: easing, key: 50.0])
        case 4:
          tweener.addTween(
            panel, [.duration: 0.1, .overwrite: OverwriteMode.none, .easing: easing, key: -9.0])
        case 5: tweener.addTween(panel, parameters(easing, 7))
        default: break
        }
        tweener.advance(by: 1.0 / 32)
        seen.append(panels.flatMap(\.numbers))
      }
      return seen
    }
    #expect(stages[0] == stages[1], "seed \(seed)")
  }

  @Test("come and go while accessors of another tween run")
  func whileAccessorsRun() {
    let easing = Easing.inBack(overshoot: 1.25)
    let stages = [easing, plain(easing)].map { easing -> [[UInt64]] in
      let tweener = Tweener()
      let panels = (0..<4).map { _ in Panel() }
      let trigger = Trigger()
      let tweens = panels.enumerated().map { index, panel in
        tweener.addTween(panel, parameters(easing, index))
      }
      tweener.advance(by: 0.125)
      tweener.addTween(trigger, [.duration: 1, .path(\Trigger.x): 1.0])
      tweener.advance(by: 0)
      trigger.onWrite = {
        trigger.onWrite = {}
        // Into a lane that is new, and out of it.
        for tween in tweens { tween.timeScale = 0.5 }
        tweener.removeTween(panels[0])
      }
      var seen: [[UInt64]] = []
      for frame in 0..<12 {
        tweener.advance(by: 1.0 / 32)
        if frame == 5 { tweener.removeTween(panels[3], [.path(\Panel.b)]) }
        if frame == 7 { tweener.removeTween(panels[1]) }
        seen.append(panels.flatMap(\.numbers))
      }
      return seen
    }
    // In the frame of the change itself a lane's tween has been written before it.
    #expect(stages[0].dropFirst() == stages[1].dropFirst())
    #expect(stages[0].last != stages[0].first)
  }
}
