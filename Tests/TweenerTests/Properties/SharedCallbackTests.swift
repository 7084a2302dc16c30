import Testing
import TweenerTestSupport

@testable import Tweener

@Suite("Calls that differ in their closures share a plan, and each tween calls its own")
struct SharedCallbackTests {
  private static let events: [TweenKey] = [
    .onStart, .onUpdate, .onRepeat, .onComplete, .onOverwrite, .onReverseComplete, .onPause,
    .onResume, .onEnd,
  ]

  /// A call whose callbacks for some events write down its number.
  private func call(
    _ number: Int, _ log: CallLog, _ events: [TweenKey] = Self.events,
    _ words: TweenParameters = [:]
  ) -> TweenParameters {
    var call = words.merging([.duration: 0.5, "x": Double(number)]) { one, _ in one }
    for event in events { call[event] = { log.add("\(number) \(event)") } }
    return call
  }

  @Test("for every event, whatever happens to the tween", arguments: 0..<11)
  func everyEvent(turn: Int) {
    let count = shapeHits { stage in
      let box = ShapeBox()
      var tweens: [Tween] = []
      for number in 0..<5 {
        tweens.append(
          stage.add(
            call(number, stage.log, Self.events, [.repeat: 1, .overwrite: false]), to: box))
      }
      stage.advance(0.2)
      switch turn {
      case 0: break
      case 1: tweens[3].remove()
      case 2: stage.tweener.addTween(box, [.duration: 0.1, .overwrite: "all", "x": 3.0])
      case 3: tweens[4].pause()
      case 4: tweens[4].complete()
      case 5: tweens[3].reverse()
      case 6: tweens[2].restart()
      case 7: tweens[2].seek(to: 0.7, callsBack: true)
      case 8: tweens[2].revert()
      case 9: tweens[2].complete(at: .start)
      default: tweens[2].pause(at: 0.3)
      }
      stage.advance(0.2)
      stage.tweener.resumeAllTweens()
    }
    #expect(count == 3)
  }

  @Test("of every form")
  func forms() {
    let stage = ShapeStage(forgets: false, directWrites: true)
    let tween = stage.tweener.addCaller([.duration: 99])
    let log = stage.log
    let all = CallbackForms.all(log: log, tween: tween).filter { !$0.needsMainActor }
    for form in all where !form.name.contains("Box") {
      stage.add([.duration: 1, "x": 3.0, .onComplete: form.value])
    }
    let ends = CallbackForms.allForEnd(log: log, tween: tween).filter { !$0.needsMainActor }
    for form in ends { stage.add([.duration: 1, "x": 3.0, .onEnd: form.value]) }
    #expect(stage.problems.isEmpty)
    #expect(stage.hits > 40)
    stage.advance(2)
    // Two calls were read before the first pattern was known, and one before the second.
    #expect(log.calls.count == stage.hits + 3)
  }

  @Test(
    "a closure of another type is read as what it is; what cannot be called is reported each time")
  func types() {
    let first: TweenParameters = [.duration: 1, "x": 3.0, .onComplete: {}]
    let others: [(value: Any, isServed: Bool)] = [
      ({ (_: Tween) in }, true), ({ (_: ShapeBox) in }, true), ({ @Sendable in }, true),
      (Optional({}) as Any, true), ({ true }, true), ({ (_: Int) in }, false), (3.0, false),
      ("done", false), (Optional<() -> Void>.none as Any, false),
      (TweenAction(CallLog()) { log in { log.add("") } }, false),
    ]
    for (index, other) in others.enumerated() {
      let count = shapeHits { stage in
        for call in [first, first, first.merging([.onComplete: other.value]) { $1 }] {
          stage.add(call)
        }
      }
      #expect(count == (other.isServed ? 1 : 0), "\(index)")
    }
  }

  @Test("another event, another spelling and one event more are other calls")
  func words() {
    let first: TweenParameters = [.duration: 1, "x": 3.0, .onComplete: {}]
    let others: [TweenParameters] = [
      [.duration: 1, "x": 3.0, .onStart: {}], [.duration: 1, "x": 3.0, "completionBlock": {}],
      [.duration: 1, "x": 3.0], [.duration: 1, "x": 3.0, .onStart: {}, .onComplete: {}],
    ]
    for (index, other) in others.enumerated() {
      let count = shapeHits { stage in for call in [first, first, other] { stage.add(call) } }
      #expect(count == 0, "\(index)")
    }
  }

  @Test("closure and selector of one event are both called")
  func selectors() {
    let count = shapeHits { stage in
      for number in 0..<4 {
        var call = self.call(number, stage.log, [.onComplete])
        call[.completionSelector] = TweenAction(stage.log) { log in { log.add("selector") } }
        stage.add(call)
      }
    }
    #expect(count == 2)
  }

  @Test("a part that is split off calls nothing, and the rest its own")
  func parts() {
    let count = shapeHits { stage in
      let boxes = (0..<4).map { _ in ShapeBox() }
      for (number, box) in boxes.enumerated() {
        stage.add(call(number, stage.log, Self.events, ["y": 4.0]), to: box)
      }
      stage.advance(0.2)
      stage.tweener.pauseTween(boxes[2], ["y"])
      stage.advance(0.1)
      stage.tweener.addTween(boxes[3], [.duration: 1, "x": 9.0])
      stage.advance(1)
      stage.tweener.resumeTween(boxes[2], ["y"])
    }
    #expect(count == 2)
  }

  @Test("a tween that ends, restarts or is replaced within its own callback")
  func ownCallback() {
    let actions: [(Tween, Tweener) -> Void] = [
      { tween, _ in tween.remove() }, { tween, _ in tween.complete() },
      { tween, _ in tween.restart() }, { tween, _ in tween.pause() },
      { tween, _ in tween.reverse() }, { _, tweener in tweener.removeAllTweens() },
    ]
    for event in Self.events {
      for (index, action) in actions.enumerated() {
        let count = shapeHits { stage in
          let box = ShapeBox()
          for number in 0..<4 {
            var call = self.call(number, stage.log, Self.events, [.repeat: 1])
            var isFirst = true
            let log = stage.log
            call[event] = { [unowned tweener = stage.tweener] (tween: Tween) in
              log.add("\(number) \(event)!")
              if isFirst { action(tween, tweener) }
              isFirst = false
            }
            stage.add(call, to: box)
            stage.advance(0.3)
          }
        }
        #expect(count == 2, "\(event) \(index)")
      }
    }
  }

  @Test("closures go when their tween ends, and with it alone")
  func lifetimes() {
    let tracker = LifetimeTracker()
    let tweener = Tweener()
    let boxes = (0..<6).map { _ in ShapeBox() }
    for (number, box) in boxes.enumerated() {
      let token = tracker.makeToken()
      tweener.addTween(
        box,
        [
          .duration: number == 5 ? 0.5 : 1, "x": 3.0, "y": 4.0,
          .onUpdate: { withExtendedLifetime(token) {} },
        ])
    }
    #expect(tracker.living == 6)
    tweener.removeTween(boxes[2])
    #expect(tracker.living == 5)
    tweener.advance(by: 0.5)
    #expect(tracker.living == 4)
    tweener.addTween(boxes[3], [.overwrite: "all", "x": 9.0])
    #expect(tracker.living == 3)
    // Both halves have what the whole had, as both have its plan.
    tweener.pauseTween(boxes[4], ["x"])
    tweener.advance(by: 0.5)
    #expect(tracker.living == 1)
    tweener.removeAllTweens()
    #expect(tracker.living == 0)
  }

  @Test("within its own callback a tween's closure lives until nothing is under way")
  func ownLifetime() {
    let tracker = LifetimeTracker()
    let tweener = Tweener()
    let box = ShapeBox()
    var living: [Int] = []
    func add(_ token: LifetimeToken) {
      tweener.addTween(
        box,
        [
          .duration: 1, "x": 3.0,
          .onUpdate: { (tween: Tween) in
            tween.remove()
            withExtendedLifetime(token) { living.append(tracker.living) }
          },
        ])
    }
    for _ in 0..<4 {
      add(tracker.makeToken())
      tweener.advance(by: 0.5)
      #expect(tracker.living == 0)
    }
    #expect(living == [1, 1, 1, 1])
  }

  @Test("a slot that serves again calls nothing of the tween before")
  func slots() {
    let tweener = Tweener()
    let box = ShapeBox()
    var calls = 0
    // Slots serve again after 1,024 more tweens.
    for _ in 0..<2_500 {
      tweener.addTween(box, [.duration: 1, "x": 3.0, .onComplete: { calls += 1 }])
    }
    tweener.addTween(box, [.duration: 1, "x": 4.0])
    tweener.removeAllTweens()
    let tweens = (0..<2_500).map { _ in tweener.addTween(ShapeBox(), [.duration: 1, "x": 4.0]) }
    tweener.addTween(box, [.duration: 1, "x": 3.0, .onComplete: { calls += 10 }])
    tweener.advance(by: 2)
    #expect(calls == 10)
    #expect(tweens.allSatisfy { $0.outcome != nil })
  }
}
