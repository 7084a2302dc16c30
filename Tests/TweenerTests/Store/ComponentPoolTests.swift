import Testing
import TweenerTestSupport

@testable import Tweener

@Suite("The pool of components")
struct ComponentPoolTests {
  private typealias Round = (Tweener, RuleBox) -> Void

  /// Entries of the pool after a tenth of the rounds, and after all.
  private func sizes(_ rounds: Int, _ round: Round) -> [Int] {
    let (tweener, box) = (Tweener(), RuleBox())
    return [rounds / 10, rounds - rounds / 10].map { count in
      for _ in 0..<count { round(tweener, box) }
      #expect(tweener.tweenCount == 0)
      return tweener.engine.components.size
    }
  }

  private func expectLevel(
    rounds: Int = TrialCount.of(1_000, atLeast: 500, few: 200), _ round: Round
  ) {
    let sizes = sizes(rounds, round)
    #expect(sizes[0] == sizes[1])
    #expect(sizes[0] <= 16)
  }

  @Test("stays as it is where a tween of a frame loses one number to another")
  func overwritten() {
    expectLevel(rounds: TrialCount.of(10_000, atLeast: 1_000, few: 200)) { tweener, box in
      tweener.addTween(box, [.duration: 0.02, "frame": RuleFrame(x: 1, y: 2, width: 3, height: 4)])
      tweener.advance(by: 0.01)
      tweener.addTween(box, [.duration: 0.01, "left": 5])
      tweener.advance(by: 0.01)
      tweener.advance(by: 0.01)
    }
  }

  @Test("stays as it is where properties are removed by name, one after the other")
  func removed() {
    expectLevel { tweener, box in
      tweener.addTween(box, [.duration: 0.02, "x": 1, "y": 1, "z": 1, "wide": 1, "count": 2])
      tweener.advance(by: 0.01)
      for name in ["wide", "x", "count"] { tweener.removeTween(box, [TweenKey(name)]) }
      tweener.advance(by: 0.01)
    }
  }

  @Test("stays as it is where parts are paused, resumed and lose what they have")
  func split() {
    expectLevel { tweener, box in
      tweener.addTween(box, [.duration: 0.02, "frame": RuleFrame(x: 1, y: 2, width: 3, height: 4)])
      tweener.advance(by: 0.01)
      tweener.pauseTween(box, ["left", "top"])
      tweener.addTween(box, [.duration: 0.01, "top": 5, "wide": 5])
      tweener.advance(by: 0.01)
      tweener.resumeTween(box, ["left"])
      tweener.advance(by: 0.02)
    }
  }

  @Test("stays as it is where all is lost at once, before and behind a start")
  func atAdd() {
    expectLevel { tweener, box in
      tweener.addTween(box, [.duration: 0.02, "x": 1, "y": 1, "z": 1])
      tweener.addTween(box, [.duration: 0.01, .overwrite: OverwriteMode.atAdd, "x": 2, "y": 2])
      tweener.advance(by: 0.01)
      tweener.addTween(box, [.duration: 0.01, "z": 3])
      tweener.advance(by: 0.01)
    }
  }
}
