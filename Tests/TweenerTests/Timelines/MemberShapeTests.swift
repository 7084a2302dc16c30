import Testing
import TweenerTestSupport

@testable import Tweener

/// Timelines that are alike but for what they move and where to share what is made of their places.
@Suite("Shapes of timelines")
struct MemberShapeTests {
  /// A member as a test writes it: everything but the number that it moves to.
  private struct Member: Equatable {
    var box = 0
    var key: TweenKey = "x"
    var place = 0.0
    var duration = 1.0
    var delay = 0.0
    var repeats = 0
    var isBack = false
    var isHeard = false

    mutating func change(_ random: inout SplitMix64) {
      switch random.whole(in: 0...6) {
      case 0: box = random.whole(in: 0...2)
      case 1: key = random.pick(["x", "y", "left", "frame"])
      case 2: place = Double(random.whole(in: 0...8)) / 4
      case 3: duration = Double(random.whole(in: 0...8)) / 4
      case 4: delay = Double(random.whole(in: -3...3)) / 4
      case 5: (repeats, isBack) = (random.whole(in: 0...2), random.chance(50))
      default: isHeard.toggle()
      }
    }

    func parameters(to number: Double) -> TweenParameters {
      var parameters: TweenParameters = [
        .duration: duration, .delay: delay, .repeat: repeats, .autoreverse: isBack,
      ]
      parameters[key] =
        key == "frame" ? RuleFrame(x: number, y: 2, width: 3, height: number) : number
      if isHeard { parameters[.onStart] = {} }
      return parameters
    }
  }

  /// A timeline of some members on boxes of its own.
  private struct Played {
    let boxes = (0..<3).map { RuleBox(x: Double($0)) }
    let tween: Tween

    init(_ members: [Member], in tweener: Tweener) {
      var timeline = TweenTimeline()
      for (index, member) in members.enumerated() {
        timeline.add(
          boxes[member.box], member.parameters(to: Double(8 * index + 1)), at: .at(member.place))
      }
      tween = tweener.addTimeline(timeline)
    }

    var numbers: [Double] {
      boxes.flatMap { [$0.x, $0.y, $0.frame.x, $0.frame.width, $0.frame.height] } + [tween.elapsed]
    }

    /// The `step`th of what is done to it.
    func act(_ step: Int) {
      switch step {
      case 3: tween.seek(to: 0.375)
      case 6: tween.reverse()
      case 9: tween.reverse()
      case 12: tween.append { $0.add(boxes[1], ["y": 50], at: 0.5) }
      default: break
      }
    }
  }

  private func members(_ random: inout SplitMix64) -> [Member] {
    (0..<random.whole(in: 1...4)).map { _ in
      var member = Member()
      for _ in 0..<4 { member.change(&random) }
      return member
    }
  }

  @Test("35 a timeline shows the same alone and behind others that are like it, or almost")
  func alike() {
    for seed in 0..<TrialCount.of(1_200, few: 20) {
      var random = SplitMix64(seed: UInt64(seed))
      let first = members(&random)
      var other = first
      other[random.whole(in: 0...(other.count - 1))].change(&random)
      if random.chance(20) { other.append(Member()) }
      let order = [first, first, other, first, other, other]
      let shared = Tweener()
      let played = order.map { Played($0, in: shared) }
      let alone = order.map { members in
        let tweener = Tweener()
        return (tweener, Played(members, in: tweener))
      }
      let acting = random.whole(in: 0...(order.count - 1))
      for step in 0..<24 {
        played[acting].act(step)
        alone[acting].1.act(step)
        let time = Double(random.whole(in: 1...9)) / 16
        shared.advance(by: time)
        for (index, (tweener, one)) in alone.enumerated() {
          tweener.advance(by: time)
          #expect(
            played[index].numbers == one.numbers, "seed \(seed), timeline \(index), step \(step)")
        }
      }
    }
  }

  /// The shape that a timeline of these members would find.
  private func kept(_ members: [Member], in tweener: Tweener) -> MemberShape? {
    let start = members.last.flatMap { Flicks.nearest(seconds: $0.place) } ?? 0
    return tweener.engine.runs.shapes.find(members.count, lastStart: start)
  }

  @Test("timelines share what is made of their places with one of the last four that lay alike")
  func sharing() throws {
    let tweener = Tweener()
    let lists = (2...6).map { [Member(), Member(place: Double($0))] }
    let tweens = lists[..<4].map { Played($0, in: tweener) }
    let shapes = lists[..<4].map { kept($0, in: tweener) }
    #expect(tweens.count == 4 && shapes.allSatisfy { $0 != nil })
    _ = Played(lists[0], in: tweener)
    #expect(kept(lists[0], in: tweener) === shapes[0])
    // The fifth takes the place of the one that served longest ago.
    _ = Played(lists[4], in: tweener)
    #expect(lists.filter { kept($0, in: tweener) != nil }.count == 4)
    #expect(kept(lists[0], in: tweener) === shapes[0])
  }

  @Test("shapes are kept that are not large, and hold nothing of anybody's")
  func plain() {
    let tweener = Tweener()
    var called = TweenTimeline()
    called.add(RuleBox(x: 0), [.duration: 1, "x": 1])
    called.call {}
    tweener.addTimeline(called)
    #expect(tweener.engine.runs.shapes.find(2, lastStart: Flicks.perSecond) == nil)
    for count in [64, 65] {
      let members = (0..<count).map { Member(place: Double($0)) }
      _ = Played(members, in: tweener)
      #expect((kept(members, in: tweener) != nil) == (count == 64))
    }
  }
}
