import Testing
import Tweener
import TweenerTestSupport

@Suite("Rule 2: a step is divisible")
struct Rule02StepTests {
  private let stage = RuleStage()
  private let box = RuleBox()

  @Test("2 only the number of onUpdate calls differs")
  func rule02_updates() {
    var counts: [Int] = []
    for steps in [1, 4, 100] {
      let stage = RuleStage()
      var updates = 0
      stage.add(RuleBox(), [.duration: 1, "x": 1, .onUpdate: { updates += 1 }])
      for _ in 0..<steps { stage.tweener.advance(by: 1 / Double(steps)) }
      counts.append(updates)
    }
    #expect(counts == [1, 4, 100])
  }

  @Test(
    "2 an exception by name: what the cap of 10,000 generations leaves over waits for the next advance"
  )
  func rule02_cap() {
    func played(_ steps: [Double]) -> Int {
      let stage = RuleStage()
      var ended = 0
      func more() {
        ended += 1
        if ended < 10_500 { stage.tweener.addCaller([.onComplete: more]) }
      }
      stage.tweener.addCaller([.delay: 0.5, .onComplete: more])
      for step in steps { stage.tweener.advance(by: step) }
      return ended
    }
    #expect(played([1]) < 10_500)
    #expect(played([0.75, 0.25]) == 10_500)
  }

  @Test("2 an exception by name: targets that are gone are noticed by the count of steps")
  func rule02_targetGone() {
    func left(_ steps: Int) -> Int {
      let tweener = Tweener()
      for _ in 0..<200 { tweener.addTween(RuleBox(), [.duration: 10, "x": 1]) }
      for _ in 0..<steps { tweener.advance(by: 1 / Double(steps)) }
      return tweener.tweenCount
    }
    #expect(left(1) > 0)
    #expect(left(64) == 0)
  }

  @Test("2 a step of nothing is no frame, however often it is taken")
  func rule02_nothing() {
    let framed = stage.add(box, [.duration: 3, .useFrames: true, "x": 3])
    var updates = 0
    stage.add(box, [.duration: 3, "y": 3, .onUpdate: { updates += 1 }])
    for _ in 0..<5 { stage.tweener.advance(by: 0) }
    stage.tweener.advance(by: 1)
    for _ in 0..<5 { stage.tweener.advance(by: 0) }
    #expect([box.x, box.y, framed.elapsed] == [1, 1, 1])
    #expect(updates == 1)
  }

  @Test("2 frames are counted, whatever their length")
  func rule02_frames() {
    let tween = stage.add(box, [.duration: 4, .delay: 2, .useFrames: true, "x": 4])
    var seen: [Double] = []
    for step in [0.001, 1, 0.5, 7, 0.25, 3] {
      stage.tweener.advance(by: step)
      seen.append(box.x)
    }
    #expect(seen == [0, 0, 1, 2, 3, 4])
    #expect(tween.outcome == .completed)
  }

  @Test("2 no frame passes while the engine's time stands")
  func rule02_framesAtRest() {
    stage.add(box, [.duration: 4, .useFrames: true, "x": 4])
    stage.tweener.advance(by: 1)
    stage.tweener.timeScale = 0
    #expect(stage.after(1, box.x) == 1)
    stage.tweener.timeScale = 1
    #expect(stage.after(1, box.x) == 2)
  }

  // Also in a timeline whose rate, or whose member's, is no power of two.

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
