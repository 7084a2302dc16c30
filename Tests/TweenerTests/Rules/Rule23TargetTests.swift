import Testing
import Tweener

@Suite("Rules 23 and 24: targets")
struct Rule23TargetTests {
  private let stage = RuleStage()
  private let box = RuleBox()

  /// Adds tweens to a target that nobody else holds, and says how to find out whether it lives.
  private func abandoned(_ words: TweenParameters...) -> (tweens: [Tween], isAlive: () -> Bool) {
    let box = RuleBox()
    let tweens = words.map { stage.tweener.addTween(box, $0) }
    return (tweens, { [weak box] in box != nil })
  }

  /// Advances so often, by a hundredth of a second.
  private func pass(_ advances: Int) {
    for _ in 0..<advances { stage.tweener.advance(by: 0.01) }
  }

  @Test("23 a target that nobody else holds is let go of within 64 advances", arguments: [0, 0.01])
  func rule23_gone(step: Double) {
    let (tweens, isAlive) = abandoned(stage.noted("a", [.duration: 1_000, "x": 1]))
    var advances = 0
    while tweens[0].outcome == nil, advances < 64 {
      stage.tweener.advance(by: step)
      advances += 1
    }
    #expect(tweens[0].outcome == .targetGone)
    #expect(!isAlive())
    #expect(stage.log.last?.hasPrefix("a end gone") == true)
    #expect(!stage.log.contains { $0.hasPrefix("a complete") })
    #expect(stage.tweener.tweenCount == 0)
  }

  @Test("23 a tween of a playhead whose tween has ended ends at once, and says so")
  func rule23_endedPlayhead() {
    let moved = stage.tweener.addTween(box, [.duration: 1, "x": 1])
    let playhead = moved.playhead
    stage.tweener.advance(by: 2)
    let timeline = TweenTimeline.of(playhead, [.duration: 1, "progress": 1])
    let movers = [
      stage.tweener.addTween(playhead, [.duration: 1, .repeat: -1, "rate": 0.5]),
      stage.tweener.addTween(playhead, [.delay: 1, .retainsTarget: true, "progress": 0.5]),
      stage.tweener.addTween(moved.playhead, ["progress": 0.5]),
      stage.tweener.addTimeline(timeline, [.repeat: -1]),
    ]
    #expect(movers.allSatisfy { $0.outcome == .targetGone })
    #expect(stage.tweener.tweenCount == 0)
    #expect(stage.kinds == [.tweenEnded])
    let text = "\(stage.tweener.explanation(of: playhead))"
    #expect(text.contains("the tween of this playhead had ended"))
  }

  @Test("23 a timeline goes on without its members of such a playhead")
  func rule23_endedPlayheadOfMember() {
    let moved = stage.tweener.addTween(box, [.duration: 1, "y": 1])
    let playhead = moved.playhead
    moved.remove()
    var timeline = TweenTimeline.of(playhead, [.duration: 1, "progress": 1])
    timeline.add(box, [.duration: 1, "x": 1])
    let tween = stage.tweener.addTimeline(timeline)
    let more = TweenTimeline.of(playhead, [.duration: 1, "rate": 2])
    #expect(tween.append(more))
    #expect(stage.after(1.5, tween.state) == .running && box.x == 0.5)
    #expect(stage.after(2, tween.outcome) == .completed && box.x == 1)
  }

  @Test("23 waiting and paused tweens too, and all tweens of the target at once")
  func rule23_states() {
    let (tweens, _) = abandoned(
      [.delay: 1_000, .duration: 1, "x": 1], [.duration: 1_000, "y": 1], [.duration: 1_000])
    tweens[1].pause()
    pass(64)
    #expect(tweens.map(\.outcome) == [.targetGone, .targetGone, .targetGone])
  }

  @Test("23 each of a thousand, among a thousand that are held")
  func rule23_thousand() {
    let held = (0..<1_000).map { _ in RuleBox() }
    var gone: [Tween] = []
    var kept: [Tween] = []
    for box in held {
      gone.append(stage.tweener.addTween(RuleBox(), [.duration: 1_000, "x": 1]))
      kept.append(stage.tweener.addTween(box, [.duration: 1_000, "x": 1]))
    }
    for _ in 0..<64 { stage.tweener.advance(by: 0.01) }
    #expect(gone.allSatisfy { $0.outcome == .targetGone })
    #expect(kept.allSatisfy { $0.state == .running })
    #expect(held.allSatisfy { $0.x > 0 })
  }

  /// How many advances pass until a tween of an abandoned target ends, the `place`th of 64 targets, where `grow` adds
  /// as many as it says before each.
  private func advances(place: Int, _ grow: (Int) -> Int) -> Int {
    let stage = RuleStage()
    var held: [RuleBox] = []
    func add(_ count: Int) {
      let boxes = (0..<count).map { _ in RuleBox() }
      stage.tweener.addTween(boxes, [.duration: 1_000, "x": 1])
      held += boxes
    }
    add(place)
    var target: RuleBox? = RuleBox()
    let tween = target.map { stage.tweener.addTween($0, [.duration: 1_000, "x": 1]) }
    add(63 - place)
    // Wherever the looking round stands when the target is let go of.
    for _ in 0...place { stage.tweener.advance(by: 0.01) }
    target = nil
    var advances = 0
    while tween?.outcome == nil, advances < 200 {
      add(grow(advances))
      stage.tweener.advance(by: 0.01)
      advances += 1
    }
    return advances
  }

  @Test(
    "23 within 64 advances also where many targets are added at once", arguments: [0, 1, 40, 63])
  func rule23_growing(place: Int) {
    for moment in [0, 1, 40, 62] {
      let taken = advances(place: place) { $0 == moment ? 2_000 : 0 }
      #expect(taken <= 64, "2,000 after \(moment) advances")
    }
  }

  @Test(
    "23 within 64 advances also where targets are added again and again", arguments: [0, 1, 40, 63])
  func rule23_growingOn(place: Int) {
    #expect(advances(place: place) { _ in 20 } <= 64)
    #expect(advances(place: place) { $0 * 3 } <= 64)
  }

  @Test("23 a target that is held somewhere is kept being tweened, however long")
  func rule23_held() {
    let holder = [RuleBox()]
    let tween = stage.tweener.addTween(holder[0], [.duration: 1_000, "x": 1_000])
    for _ in 0..<300 { stage.tweener.advance(by: 1) }
    #expect(tween.state == .running)
    #expect(holder[0].x == 300)
  }

  @Test("23 a callback that holds the target is somebody")
  func rule23_heldByCallback() {
    let tween = {
      let box = RuleBox()
      return stage.tweener.addTween(box, [.duration: 2, "x": 1, .onComplete: { box.y = 1 }])
    }()
    pass(200)
    #expect(tween.outcome == .completed)
  }

  @Test("23 retainsTarget holds it until the end, and no longer")
  func rule23_retained() {
    let (tweens, isAlive) = abandoned([.duration: 2, .retainsTarget: true, "x": 1])
    pass(150)
    #expect(isAlive())
    #expect(tweens[0].state == .running)
    #expect(stage.after(1, tweens[0].outcome) == .completed)
    #expect(!isAlive())
  }

  @Test(
    "23 what retains may be removed, overwritten or paused; other tweens of the target live by it")
  func rule23_retainedEnds() {
    let (first, isAlive) = abandoned([.duration: 1_000, .retainsTarget: true, "x": 1])
    pass(70)
    first[0].pause()
    pass(70)
    #expect(isAlive())
    first[0].remove()
    #expect(!isAlive())
    let (second, _) = abandoned(
      [.duration: 1, .retainsTarget: true, "x": 1], [.duration: 1_000, "y": 1])
    pass(99)
    #expect(second.map(\.state) == [.running, .running])
    pass(70)
    #expect(second.map(\.outcome) == [.completed, .targetGone])
  }

  @Test("23 the parts of a split tween that retains keep retaining")
  func rule23_retainedParts() {
    let isAlive = {
      let box = RuleBox()
      stage.tweener.addTween(box, [.duration: 1, .retainsTarget: true, "x": 1, "y": 1])
      stage.tweener.pauseTween(box, ["x"])
      return { [weak box] in box != nil }
    }()
    pass(200)
    #expect(isAlive())
    stage.tweener.removeAllTweens()
    #expect(!isAlive())
  }

  @Test("24 no reference to a target without tweens, whatever the end")
  func rule24_noReference() {
    let ends: [(Tween) -> Void] = [
      { _ in stage.tweener.advance(by: 5) }, { $0.remove() }, { $0.complete() },
      { _ in stage.tweener.removeAllTweens() },
      { tween in
        stage.tweener.addCaller([.delay: 0.5, .onComplete: { tween.remove() }])
        stage.tweener.advance(by: 1)
      },
    ]
    for (index, end) in ends.enumerated() {
      weak var target: RuleBox?
      let tween: Tween
      do {
        let box = RuleBox()
        target = box
        tween = stage.tweener.addTween(
          box, [.duration: 1, "x": 1, "observed": 1, "frame": RuleFrame(x: 1)])
        end(tween)
      }
      #expect(tween.state == .ended, "way \(index)")
      #expect(target == nil, "way \(index)")
    }
  }

  @Test("24 not even after values applied at once, overwriting, failed calls and queries")
  func rule24_noReferenceAtOnce() {
    weak var target: RuleBox?
    do {
      let box = RuleBox()
      target = box
      stage.tweener.addTween(box, ["x": 1])
      stage.tweener.addTween(box, ["nothing": 1])
      stage.tweener.addTween([box, box], ["y": 1])
      _ = stage.tweener.isTweening(box, "x")
      stage.tweener.removeTween(box, ["x"])
      stage.tweener.settle(box)
      stage.tweener.pauseTween(box)
    }
    #expect(target == nil)
  }

  @Test("24 callbacks are let go of at the end")
  func rule24_callbacks() {
    final class Token {}
    let tween: Tween
    let isAlive: () -> Bool
    do {
      let token = Token()
      tween = stage[box].add([
        .duration: 1, "x": 1, .onStart: { _ = token }, .onUpdate: { _ = token },
        .onComplete: { _ = token }, .onEnd: { _ = token },
      ])
      isAlive = { [weak token] in token != nil }
    }
    stage.tweener.advance(by: 0.5)
    #expect(isAlive())
    stage.tweener.advance(by: 1)
    #expect(!isAlive())
    #expect(tween.outcome == .completed)
  }

  @Test("24 an engine that is gone holds nothing, though a handle remains")
  func rule24_engineGone() {
    let tween: Tween
    let isAlive: () -> Bool
    do {
      let (stage, box) = (RuleStage(), RuleBox())
      tween = stage.tweener.addTween(box, [.duration: 1, .retainsTarget: true, "x": 1])
      isAlive = { [weak box] in box != nil }
    }
    #expect(!isAlive())
    #expect(tween.state == .ended)
    #expect(tween.progress == 0)
  }
}
