import Testing
import TweenerTestSupport

@testable import Tweener

/// Which timelines have members in common: those that were copied from one another. It decides what may be assigned to
/// `Tween.timeline`.
@Suite("Where the members of a timeline come from")
struct MemberOriginsTests {
  private func isBeginning(_ one: TweenTimeline, of other: TweenTimeline) -> Bool {
    one.storage.origins.isBeginning(of: other.storage.origins)
  }

  @Test("copies have their members in common, and what one of them is given is its own")
  func copies() {
    var one = TweenTimeline()
    #expect(isBeginning(one, of: TweenTimeline()))
    one.addPause()
    var other = one
    #expect(isBeginning(one, of: other) && isBeginning(other, of: one))
    let first = one
    one.addPause(at: 1)
    #expect(isBeginning(first, of: one) && isBeginning(other, of: one))
    #expect(!isBeginning(one, of: other))
    other.addPause(at: 1)
    #expect(isBeginning(first, of: other))
    #expect(!isBeginning(one, of: other) && !isBeginning(other, of: one))
    #expect(isBeginning(TweenTimeline(), of: first) && !isBeginning(first, of: TweenTimeline()))
    var separate = TweenTimeline()
    separate.addPause()
    #expect(!isBeginning(first, of: separate))
  }

  @Test("random copies agree with names that each member is given", arguments: 0..<4)
  func random(seed: Int) {
    var random = SplitMix64(seed: UInt64(seed))
    var timelines: [(timeline: TweenTimeline, names: [Int])] = [(TweenTimeline(), [])]
    for name in 0..<40 {
      let index = Int.random(in: timelines.indices, using: &random)
      if Bool.random(using: &random) { timelines.append(timelines[index]) }
      // What is asked for is kept, and must not change what follows.
      if Bool.random(using: &random) { _ = timelines[index].timeline.storage.origins }
      timelines[index].timeline.addPause()
      timelines[index].names.append(name)
    }
    for one in timelines {
      for other in timelines {
        #expect(
          isBeginning(one.timeline, of: other.timeline) == other.names.starts(with: one.names))
      }
    }
  }

  @Test("what a tween plays can be assigned again, longer and longer, and nothing beside it")
  func assigned() throws {
    let stage = RuleStage()
    let box = RuleBox(x: 0)
    var timeline = TweenTimeline(defaults: [.duration: 1])
    timeline.add(box, ["x": 1])
    let tween = stage.tweener.addTimeline(timeline)
    for count in 2...5 {
      tween.timeline?.add(box, ["x": 1])
      #expect(tween.totalDuration == Double(count))
    }
    var longer = try #require(tween.timeline)
    timeline.add(box, ["x": 1])
    tween.timeline = timeline
    #expect(stage.problems.count == 1 && tween.totalDuration == 5)
    longer.add(box, ["x": 1])
    tween.timeline = longer
    #expect(stage.problems.count == 1 && tween.totalDuration == 6)
  }
}
