import Testing

@testable import Tweener

@Suite("Callbacks of the main actor")
struct MainActorCallbackTests {
  @Test("The main actor is told from everything else, without a trap")
  func asking() async {
    #expect(!MainActorCall.isPossible)
    #expect(await Task { @MainActor in MainActorCall.isPossible }.value)
    #expect(await MainActor.run { MainActorCall.isPossible })
    #expect(await Task.detached { MainActorCall.isPossible }.value == false)
    #expect(!MainActorCall.run { Issue.record("ran off the main actor") })
  }

  @Test("are reported in an engine that runs elsewhere, and the rest of the call is kept")
  func reported() {
    let scene = CallScene()
    let forms = CallbackForms.all(log: scene.log, tween: scene.tween)
    for form in forms + CallbackForms.allForEnd(log: scene.log, tween: scene.tween) {
      guard form.call != "outcome", form.call != "both" else {
        let plan = Reading.plan([.onEnd: form.value, .duration: 2])
        #expect(plan.kinds == (form.needsMainActor ? [.callbackOffMainActor] : []), "\(form.name)")
        #expect((plan.callbacks == nil) == form.needsMainActor)
        continue
      }
      let plan = Reading.plan([.onStart: form.value, .duration: 2, "x": 1])
      #expect(plan.kinds == (form.needsMainActor ? [.callbackOffMainActor] : []), "\(form.name)")
      #expect((plan.callbacks == nil) == form.needsMainActor)
      #expect(plan.timing.duration == Reading.flicks(2))
      #expect(plan.wantedNames == ["x"])
    }
    #expect(scene.log.calls.isEmpty)
  }

  @Test("read on the main actor and due elsewhere are not called, and do not trap")
  func dueElsewhere() async {
    // Not shared: the main actor is done with them when this goes on.
    nonisolated(unsafe) let scene = CallScene()
    nonisolated(unsafe) var all: [TweenCallbacks] = []
    await MainActor.run {
      for form in CallbackForms.all(log: scene.log, tween: scene.tween) where form.needsMainActor {
        all += [Reading.plan([.onUpdate: form.value]).callbacks].compactMap(\.self)
      }
      for form in CallbackForms.allForEnd(log: scene.log, tween: scene.tween)
      where form.needsMainActor {
        all += [Reading.plan([.onEnd: form.value]).callbacks].compactMap(\.self)
      }
    }
    #expect(all.count == 40)
    for callbacks in all {
      callbacks.onUpdate?(scene.tween, scene.box)
      callbacks.onEnd?(scene.tween, scene.box, .completed)
    }
    #expect(scene.log.calls.isEmpty)
  }
}
