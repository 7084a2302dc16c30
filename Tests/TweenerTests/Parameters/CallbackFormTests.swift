import Testing

@testable import Tweener

private let blocks: [ReservedKey] = [.onStart, .onUpdate, .onRepeat, .onComplete, .onOverwrite]

@Suite("Callbacks")
@MainActor
struct CallbackFormTests {
  private let scene = CallScene()

  @Test("of every form are read under every spelling, and called with what they take")
  func everyForm() throws {
    let forms = CallbackForms.all(log: scene.log, tween: scene.tween)
    #expect(Set(forms.map { ObjectIdentifier(type(of: $0.value)) }).count == 72)
    for word in blocks {
      for spelling in word.entry.spellings {
        for form in forms {
          let plan = Reading.plan([TweenKey(spelling): form.value])
          let callbacks = try #require(plan.callbacks, "\(spelling): \(form.name)")
          #expect(callbacks.count == 1)
          let before = scene.log.calls.count
          callbacks.callback(word)?(scene.tween, scene.box)
          #expect(scene.log.calls.dropFirst(before) == [scene.expected(form)], "\(form.name)")
          #expect(plan.problems.isEmpty)
        }
      }
    }
  }

  @Test("of every form are read in an optional too")
  func optionals() throws {
    for form in CallbackForms.all(log: scene.log, tween: scene.tween) {
      let plan = Reading.plan([.onUpdate: Optional(Optional(form.value)) as Any])
      let callbacks = try #require(plan.callbacks, "\(form.name)")
      callbacks.onUpdate?(scene.tween, scene.box)
      #expect(scene.log.calls.last == scene.expected(form))
      #expect(plan.problems.isEmpty)
    }
    #expect(scene.log.calls.count == 72)
  }

  @Test("of every form are read for onEnd, which takes the outcome too")
  func everyFormForEnd() throws {
    let forms =
      CallbackForms.all(log: scene.log, tween: scene.tween)
      + CallbackForms.allForEnd(log: scene.log, tween: scene.tween)
    #expect(Set(forms.map { ObjectIdentifier(type(of: $0.value)) }).count == 120)
    let outcomes: [TweenOutcome] = [
      .completed, .removed, .targetGone, .overwritten(by: scene.tween),
    ]
    for form in forms {
      for value in [form.value, Optional(form.value) as Any] {
        let plan = Reading.plan([.onEnd: value])
        let callbacks = try #require(plan.callbacks, "\(form.name)")
        #expect(callbacks.count == 1)
        for outcome in outcomes {
          callbacks.onEnd?(scene.tween, scene.box, outcome)
          #expect(scene.log.calls.last == scene.expected(form, outcome: outcome))
        }
        #expect(plan.problems.isEmpty)
      }
    }
    #expect(scene.log.calls.count == 120 * 2 * 4)
  }

  @Test("that take the target are not called without one")
  func withoutTarget() {
    for form in CallbackForms.all(log: scene.log, tween: scene.tween) {
      let callbacks = Reading.plan([.onStart: form.value, .onEnd: form.value]).callbacks
      callbacks?.onStart?(scene.tween, nil)
      callbacks?.onEnd?(scene.tween, nil, .targetGone)
    }
    #expect(!scene.log.calls.contains { $0.hasPrefix("box") })
    #expect(scene.log.calls.count == 48 * 2)
  }

  @Test("may take the type that the call knows the target by, and only that")
  func staticType() {
    let circle = Reading.Circle()
    let reader = ParameterReader(easings: EasingRegistry(), targetType: Reading.Circle.self)
    let asShape: TweenParameters = [.onUpdate: { (_: Reading.Shape) in scene.log.add("shape") }]
    let plan = reader.read(asShape, for: Reading.Shape.self)
    plan.callbacks?.onUpdate?(scene.tween, circle)
    #expect(scene.log.calls == ["shape"])
    let problems = reader.read(asShape, for: Reading.Circle.self).problems
    #expect(problems.map(\.kind) == [.unsupportedCallback])
    #expect(problems.first?.remedy == "write () -> Void, (Tween) -> Void or (Circle) -> Void")
    let asAnything: TweenParameters = [.onUpdate: { (_: AnyObject) in scene.log.add("anything") }]
    func known<Target: AnyObject>(as type: Target.Type) -> AnyObject.Type { type }
    let anything = reader.read(asAnything, for: known(as: AnyObject.self))
    anything.callbacks?.onUpdate?(scene.tween, circle)
    #expect(scene.log.calls == ["shape", "anything"])
  }

  @Test("written as closures of one expression are read")
  func oneExpression() {
    final class Screen {
      var shown = 0
      func show() { shown += 1 }
    }
    let screen = Screen()
    let (box, tweener) = (Reading.Box(), Tweener())
    let plan = Reading.plan([
      .onStart: { [weak screen] in screen?.show() },
      .onUpdate: { tweener.addTween(box, [.duration: 1]) },
      .onRepeat: { tweener.addTween([box], [.duration: 1]) },
      .onComplete: { tweener.removeTween(box) },
      .onOverwrite: { (tween: Tween) in tween.remove() },
      .onEnd: { [weak screen] (outcome: TweenOutcome) in screen?.show() },
    ])
    #expect(plan.problems.isEmpty)
    #expect(plan.callbacks?.count == 6)
    let tween = tweener.addCaller([.duration: 1])
    plan.callbacks?.onStart?(tween, box)
    plan.callbacks?.onUpdate?(tween, box)
    #expect(screen.shown == 1)
    #expect(tweener.tweens(of: box).count == 1)
    plan.callbacks?.onComplete?(tween, box)
    #expect(tweener.tweens(of: box).isEmpty)
  }

  @Test("of addCaller take no target")
  func caller() {
    for form in CallbackForms.all(log: scene.log, tween: scene.tween) {
      let plan = Reading.callerPlan([.onUpdate: form.value, .onEnd: form.value])
      plan.callbacks?.onUpdate?(scene.tween, nil)
      if form.call == "box" {
        #expect(plan.kinds == [.unsupportedCallback, .unsupportedCallback])
        #expect(plan.callbacks == nil)
        #expect(plan.problems.first?.remedy == "write () -> Void or (Tween) -> Void")
      } else {
        #expect(scene.log.calls.last == scene.expected(form))
        #expect(plan.problems.isEmpty)
      }
    }
    #expect(scene.log.calls.count == 48)
  }
}
