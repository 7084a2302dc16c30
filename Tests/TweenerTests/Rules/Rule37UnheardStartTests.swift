import Testing

@testable import Tweener

/// Rule 37: members start alike, whether somebody is told of it or nobody is, which the engine passes in another way.
@Suite("Rule 37: starts that nobody hears")
struct Rule37UnheardStartTests {
  private static var members: [TweenParameters] {
    [
      [.duration: 0, "x": 8], [.duration: 1, "x": 8],
      [.duration: 1, .showsStart: false, "x": TweenValue.fromTo(5, 8)],
      [.duration: 1, .delay: -0.5, "x": 8],
      [.duration: 0.25, .repeat: 2, .repeatDelay: 0.125, "x": 8],
    ]
  }

  /// What a box shows, frame by frame, where a timeline of two members is added from a callback of a frame. `rival`: another tween of
  /// the box that wants the same property; who of the two takes it is up to their ages.
  private func trace(_ member: TweenParameters, isHeard: Bool, isNested: Bool, hasRival: Bool)
    -> [Double]
  {
    let stage = RuleStage()
    let (box, other) = (RuleBox(x: 1), RuleBox(x: 0))
    var told: TweenParameters = [:]
    if isHeard { told[.onStart] = {} }
    var members = TweenTimeline()
    members.add(box, member.merging(told) { $1 })
    members.add(box, told.merging([.duration: 0.5, "x": TweenValue.by(3)]) { $1 }, at: 0.75)
    var timeline = members
    if isNested {
      timeline = TweenTimeline()
      timeline.add(members, at: 0.125)
    }
    var isAdded = false
    let add = {
      if !isAdded { stage.tweener.addTimeline(timeline) }
      isAdded = true
    }
    _ = stage.add(other, [.duration: 100, "y": 1, .onUpdate: add])
    if hasRival {
      _ = stage.add(box, [.delay: 0.5, .duration: 2, "x": 100, .onOverwrite: { box.y += box.x }])
    }
    return (0..<24).flatMap { _ in
      stage.tweener.advance(by: 0.125)
      return [box.x, box.y]
    }
  }

  @Test(
    "37 What starts unheard shows in the same frame as what is heard",
    arguments: members.indices, [false, true])
  func sameFrame(index: Int, isNested: Bool) {
    for hasRival in [false, true] {
      let heard = trace(Self.members[index], isHeard: true, isNested: isNested, hasRival: hasRival)
      let unheard = trace(
        Self.members[index], isHeard: false, isNested: isNested, hasRival: hasRival)
      #expect(unheard == heard)
    }
  }

  @Test(
    "37 A start that nobody hears ends its timeline where what loses by it removes that",
    arguments: [false, true])
  func endedByLoser(isNested: Bool) {
    let (stage, box) = (RuleStage(), RuleBox(x: 1))
    var whole: Tween?
    let remove = { _ = whole?.remove() }
    let rival = stage.add(
      box, [.duration: 4, .easing: Easing.linear, "x": 9, .onOverwrite: remove])
    let members = TweenTimeline.of(
      box, at: [0.5: [.duration: 1, "x": 8], 0.5: [.duration: 1, "y": 8]])
    var timeline = members
    if isNested {
      timeline = TweenTimeline()
      timeline.add(members)
    }
    whole = stage.tweener.addTimeline(timeline)
    for _ in 0..<3 {
      #expect(stage.after(1, [box.x, box.y]) == [2, 0])
      #expect(rival.state == .ended && whole?.state == .ended)
    }
  }
}
