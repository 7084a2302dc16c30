import Testing
import Tweener

/// Rule 2: steps that are cut otherwise show the same bits, also in a timeline whose rate, or whose member's, is no power of two.
@Suite("Rule 2: a step is divisible, at every rate")
struct Rule02RateTests {
  /// The distinct values at 1.7 s of engine time, over several cuts.
  private func values(_ make: (Tweener, RuleBox) -> Void) -> Set<UInt64> {
    Set(
      [1, 2, 17, 102].map { cuts in
        let tweener = Tweener()
        tweener.onProblem = { Issue.record("\($0)") }
        let box = RuleBox()
        make(tweener, box)
        for cut in 1...cuts { tweener.advance(to: 1.7 * Double(cut) / Double(cuts)) }
        return box.x.bitPattern
      })
  }

  private func timeline(_ words: TweenParameters, of box: RuleBox) -> TweenTimeline {
    .of(box, words.merging(["x": 100]) { own, _ in own })
  }

  fileprivate enum Part: CaseIterable {
    case timeline, member, nested, keyframes
  }

  @Test(
    "2 of a timeline, a member, a nested timeline, and beside the word keyframes",
    arguments: Part.allCases)
  fileprivate func timelines(part: Part) {
    let found = [0.3, 0.7, 1.1, 1.3].map { rate in
      values { tweener, box in
        switch part {
        case .timeline:
          tweener.addTimeline(timeline([.duration: 1], of: box), [.timeScale: rate, .repeat: -1])
        case .member:
          tweener.addTimeline(timeline([.duration: 0.25, .timeScale: rate, .repeat: 20], of: box))
        case .nested:
          var outer = TweenTimeline()
          outer.add(timeline([.duration: 0.25], of: box), [.timeScale: rate, .repeat: 20])
          tweener.addTimeline(outer)
        case .keyframes:
          let pieces: [TweenParameters] = [["x": 70], ["x": 100]]
          tweener.addTween(
            box, [.duration: 0.5, .timeScale: rate, .repeat: -1, .keyframes: pieces])
        }
      }
    }
    #expect(found.allSatisfy { $0.count == 1 }, "\(found.map(\.count))")
  }

  @Test("2 of a plain tween, and of a property's keyframes, which hold already")
  func plain() {
    for rate in [0.3, 0.7, 1.1, 1.3] {
      let found = values { tweener, box in
        tweener.addTween(box, [.duration: 0.5, .timeScale: rate, .repeat: -1, "x": 100])
      }
      #expect(found.count == 1)
      let keyed = values { tweener, box in
        tweener.addTween(
          box, [.duration: 0.5, .timeScale: rate, .repeat: -1, "x": [0.0, 70, 100]])
      }
      #expect(keyed.count == 1)
    }
  }
}
