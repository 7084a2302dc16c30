import Testing
import TweenerTestSupport

@testable import Tweener

/// Rule 38: "also when one step skips many plays". Those of which nobody is told take no time.
@Suite("Rule 38: plays of which nobody is told", .timeLimit(.minutes(15)))
struct Rule38SkippedPlaysTests {
  /// What plays a billion times.
  enum Kind: CaseIterable {
    case member, nested, memberOfNested, nestedTwice, outermost, partWay

    func add(to box: RuleBox, on stage: RuleStage) -> Tween {
      var (inner, outer) = (TweenTimeline(), TweenTimeline())
      let (plays, billion) = (TweenParameters(), [.repeat: 1_000_000_000] as TweenParameters)
      let move: TweenParameters = [.duration: 0.001, "x": 10]
      switch self {
      case .member: outer.add(box, move.merging(billion) { $1 })
      case .nested:
        inner.add(box, move)
        inner.add(box, [.duration: 0.0005, "y": 3], at: 0.0002)
        outer.add(inner, billion.merging([.autoreverse: true, .repeatDelay: 0.0001]) { $1 })
      case .memberOfNested:
        inner.add(box, move.merging(billion) { $1 })
        outer.add(inner)
      case .nestedTwice:
        let innermost = TweenTimeline.of(box, move)
        inner.add(innermost, [.repeat: 999, .timeScale: 0.7])
        outer.add(inner, billion)
      case .outermost:
        outer.add(box, move)
        outer.add(box, [.duration: 0.0005, "y": 3], at: 0.0002)
        return stage.tweener.addTimeline(outer, billion.merging([.autoreverse: true]) { $1 })
      case .partWay:
        inner.add(box, move)
        outer.add(inner, billion.merging([.delay: -500_000]) { $1 })
      }
      return stage.tweener.addTimeline(outer, plays)
    }
  }

  @Test("38 take no time in a step, forwards and backwards", arguments: Kind.allCases)
  func steps(of kind: Kind) {
    let (played, sought) = (Pair(kind), Pair(kind))
    played.stage.tweener.advance(by: 400_000.12345)
    sought.tween.seek(to: 400_000.12345)
    #expect(played.shown == sought.shown)
    played.stage.tweener.advance(by: 1.0 / 64)
    sought.tween.seek(to: 400_000.12345 + 1.0 / 64)
    #expect(played.shown == sought.shown)
    played.tween.reverse()
    played.stage.tweener.advance(by: 300_000)
    sought.tween.seek(to: 400_000.12345 + 1.0 / 64 - 300_000)
    #expect(played.shown == sought.shown)
  }

  @Test("38 take no time in a jump that calls what lies between", arguments: Kind.allCases)
  func jumps(of kind: Kind) {
    let (called, sought) = (Pair(kind), Pair(kind))
    for place in [400_000.12345, 100.54321, 300_000] {
      called.tween.seek(to: place, callsBack: true)
      sought.tween.seek(to: place)
      #expect(called.shown == sought.shown)
    }
  }

  @Test("38 take no time between calls, which are made")
  func betweenCalls() {
    let (stage, box) = (RuleStage(), RuleBox())
    var (inner, outer) = (TweenTimeline(), TweenTimeline())
    inner.add(box, [.duration: 0.001, "x": 10])
    outer.add(inner, [.repeat: -1])
    outer.call(at: 1000) { [unowned stage] in stage.note("call") }
    outer.add(
      box, [.duration: 1000, .repeat: 1, "y": 4, .onRepeat: { stage.note("repeat") }], at: 2000)
    let tween = stage.tweener.addTimeline(outer)
    #expect(stage.after(100_000, stage.takeLog()) == ["call @1000.0", "repeat @3000.0"])
    tween.seek(to: 0, callsBack: true)
    #expect(stage.log == ["repeat @100000.0", "call @100000.0"])
  }

  @Test("38 are as they are when they are passed one by one")
  func random() {
    for seed in 1...UInt64(TrialCount.of(240, few: 3)) {
      let (few, many) = (Scene(seed), Scene(seed))
      var time = 0.0
      for length in [0.5, 0.25, 1, 2] {
        few.stage.tweener.advance(by: length)
        for step in 1...Int(length * 256) {
          many.stage.tweener.advance(to: time + Double(step) / 256)
        }
        time += length
        guard few.trace == many.trace else {
          Issue.record("seed \(seed)\n\(few.trace)\n\(many.trace)")
          return
        }
      }
    }
  }

  @Test("38 are as they are when a setter asks for something meanwhile")
  func setters() {
    for seed in 1...UInt64(TrialCount.of(300, few: 4)) {
      let (stage, box, other) = (RuleStage(), RuleBox(), RuleBox())
      var random = SplitMix64(seed: seed)
      var tweens: [Tween] = []
      for name in ["x", "observed"] as [TweenKey] {
        var (inner, outer) = (TweenTimeline(), TweenTimeline())
        inner.add(box, [.duration: 0.001, name: 10])
        inner.add(box, [.duration: 0, name: 3])
        outer.add(inner, [.repeat: -1])
        tweens.append(stage.tweener.addTimeline(outer))
      }
      box.onWrite = {
        if random.chance(60) { return }
        tweens[0].isReversed.toggle()
        if random.chance(20) { stage.tweener.timeScale = random.pick([0.5, 1]) }
      }
      for _ in 0..<20 { stage.tweener.advance(by: 1) }
      box.onWrite = {}
      let (elapsed, x) = (tweens[0].elapsed, box.x)
      tweens[0].seek(to: elapsed)
      #expect(box.x == x)
      withExtendedLifetime(other) {}
    }
  }

  /// A tween and what it shows.
  private struct Pair {
    let stage = RuleStage()
    let box = RuleBox()
    let tween: Tween

    init(_ kind: Kind) {
      tween = kind.add(to: box, on: stage)
      stage.tweener.advance(by: 0)
    }

    var shown: [Double] { [tween.elapsed, box.x, box.y] }
  }

  /// Timelines with short plays, some of which call, and tweens beside them.
  private final class Scene {
    let stage = RuleStage()
    private let boxes = (0..<2).map { _ in RuleBox() }
    private var random: SplitMix64
    private var tweens: [Tween] = []

    init(_ seed: UInt64) {
      random = SplitMix64(seed: seed)
      for number in 0..<random.whole(in: 1...3) {
        var words = plays()
        if random.chance(20) { words[.onRepeat] = note("t\(number) repeat") }
        if random.chance(30) { words[.timeScale] = random.pick([0.5, 0.7, 3]) }
        tweens.append(stage.tweener.addTimeline(timeline(0), words))
      }
      for number in 0..<random.whole(in: 0...2) {
        let delay = Double(random.whole(in: 0...40)) / 16
        tweens.append(
          stage.tweener.addTween(
            random.pick(boxes),
            [.delay: delay, .duration: 0.25, "x": 5, .onStart: note("w\(number) start")]))
      }
    }

    var trace: [String] {
      boxes.map { "\($0.x) \($0.y)" } + tweens.map { "\($0.elapsed) \($0.state)" } + stage.log
    }

    private func note(_ what: String) -> () -> Void {
      { [unowned stage] in stage.note(what) }
    }

    private func plays() -> TweenParameters {
      var words: TweenParameters = [.repeat: random.pick([0, 5, 900, -1])]
      if random.chance(30) { words[.autoreverse] = true }
      if random.chance(30) { words[.repeatDelay] = 0.0005 }
      return words
    }

    private func timeline(_ depth: Int) -> TweenTimeline {
      var timeline = TweenTimeline()
      for number in 0..<random.whole(in: 1...3) {
        let place = TimelinePosition.at(Double(random.whole(in: 0...6)) / 2_000)
        switch random.whole(in: 0...9) {
        case 0 where depth == 0: timeline.call(at: place, note("call"))
        case let kind where kind < 5 && depth < 3:
          timeline.add(self.timeline(depth + 1), plays(), at: place)
        default:
          var words = plays()
          if random.chance(50) { words[.repeat] = 0 }
          words[.duration] = Double(random.whole(in: 1...8)) / 2_000
          words[random.pick(["x", "y"])] = Double(number + depth * 3)
          if random.chance(10) { words[.onRepeat] = note("m\(depth).\(number)") }
          if random.chance(10) { words[.timeScale] = random.pick([0.5, 2]) }
          timeline.add(random.pick(boxes), words, at: place)
        }
      }
      return timeline
    }
  }
}
