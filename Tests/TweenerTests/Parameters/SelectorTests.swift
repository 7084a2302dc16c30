import Testing

@testable import Tweener

private final class Plain {
  let log: CallLog
  init(_ log: CallLog) { self.log = log }

  func nothing() { log.add("nothing") }
  func tween(_ tween: Tween) { log.add("tween \(tween.id)") }
  func answer() -> Bool {
    log.add("nothing")
    return true
  }
  func overloaded() { log.add("nothing") }
  func overloaded(_ number: Int) {}
  func remove(_ tween: Tween) { tween.remove() }
}

@MainActor
private final class Isolated {
  nonisolated(unsafe) let log: CallLog
  init(_ log: CallLog) { self.log = log }

  func nothing() { log.add("nothing") }
  func tween(_ tween: Tween) { log.add("tween \(tween.id)") }
  func answer(_ tween: Tween) -> Bool {
    log.add("tween \(tween.id)")
    return true
  }
}

private struct Weakly<Object: AnyObject> {
  weak var object: Object?
}

private let selectors: [(word: ReservedKey, block: ReservedKey)] = [
  (.startSelector, .onStart), (.updateSelector, .onUpdate), (.repeatSelector, .onRepeat),
  (.completionSelector, .onComplete),
]

@Suite("Selectors")
@MainActor
struct SelectorTests {
  private let scene = CallScene()

  private func run(_ action: TweenAction, _ word: ReservedKey) {
    let plan = Reading.plan([TweenKey(word.name): action])
    #expect(plan.problems.isEmpty)
    #expect(plan.callbacks?.count == 1)
    plan.callbacks?.callback(word)?(scene.tween, scene.box)
  }

  @Test("call methods that take nothing or the tween, whatever they return")
  func methods() {
    let plain = Plain(scene.log)
    let isolated = Isolated(scene.log)
    for (word, _) in selectors {
      run(TweenAction(plain, Plain.nothing), word)
      run(TweenAction(plain, Plain.answer), word)
      run(TweenAction(plain, Plain.overloaded), word)
      run(TweenAction(isolated, Isolated.nothing), word)
      #expect(scene.log.calls.suffix(4) == ["nothing", "nothing", "nothing", "nothing"])
      run(TweenAction(plain, Plain.tween), word)
      run(TweenAction(isolated, Isolated.tween), word)
      run(TweenAction(isolated, Isolated.answer), word)
      #expect(scene.log.calls.suffix(3).allSatisfy { $0 == "tween \(scene.tween.id)" })
    }
    #expect(scene.log.calls.count == 28)
  }

  @Test("hold their object weakly, and call nothing once it is gone")
  func weakly() {
    var plain: Plain? = Plain(scene.log)
    var isolated: Isolated? = Isolated(scene.log)
    let weakPlain = Weakly(object: plain)
    let weakIsolated = Weakly(object: isolated)
    let plans = [
      TweenAction(plain!, Plain.nothing), TweenAction(plain!, Plain.tween),
      TweenAction(isolated!, Isolated.nothing), TweenAction(isolated!, Isolated.tween),
    ].map { Reading.plan([.updateSelector: $0]) }
    for plan in plans { plan.callbacks?.onUpdate?(scene.tween, scene.box) }
    #expect(scene.log.calls.count == 4)
    plain = nil
    isolated = nil
    #expect(weakPlain.object == nil)
    #expect(weakIsolated.object == nil)
    for plan in plans { plan.callbacks?.onUpdate?(scene.tween, scene.box) }
    #expect(scene.log.calls.count == 4)
  }

  @Test("run after the block of the same event")
  func afterBlock() {
    let plain = Plain(scene.log)
    for (selector, block) in selectors {
      for spelling in block.entry.spellings {
        let plan = Reading.plan([
          TweenKey(selector.name): TweenAction(plain, Plain.nothing),
          TweenKey(spelling): { scene.log.add("block") },
        ])
        plan.callbacks?.callback(block)?(scene.tween, scene.box)
        #expect(scene.log.calls.suffix(2) == ["block", "nothing"])
      }
    }
    #expect(scene.log.calls.count == 16)
  }

  @Test("do not run where the block ended the tween, and do where it had ended before")
  func afterEnd() {
    let plain = Plain(scene.log)
    let plan = Reading.plan([
      .onUpdate: { (tween: Tween) in tween.remove() },
      .updateSelector: TweenAction(plain, Plain.nothing),
    ])
    plan.callbacks?.onUpdate?(scene.tween, scene.box)
    #expect(scene.tween.outcome == .removed)
    #expect(scene.log.calls.isEmpty)
    // As in onComplete, where the tween has ended already.
    plan.callbacks?.onUpdate?(scene.tween, scene.box)
    #expect(scene.log.calls == ["nothing"])
  }

  @Test("report everything but an action, blocks included", arguments: selectors.map(\.word))
  func wrongType(word: ReservedKey) {
    for value in [{}, 5, "nothing", Optional<TweenAction>.none as Any, Plain(scene.log)] as [Any] {
      let plan = Reading.plan([TweenKey(word.name): value])
      #expect(plan.kinds == [.wrongParameterType])
      #expect(plan.problems.first?.remedy == "give a TweenAction(object, Type.method)")
      #expect(plan.callbacks == nil)
    }
  }

  @Test("take an action in an optional")
  func optional() {
    let plain = Plain(scene.log)
    let action: TweenAction? = TweenAction(plain, Plain.nothing)
    Reading.plan([.startSelector: action as Any]).callbacks?.onStart?(scene.tween, scene.box)
    #expect(scene.log.calls == ["nothing"])
  }

  @Test("of the main actor are reported in an engine that runs elsewhere")
  nonisolated func elsewhere() async {
    nonisolated(unsafe) let log = CallLog()
    let isolated = await Isolated(log)
    for action in [
      TweenAction(isolated, Isolated.nothing), TweenAction(isolated, Isolated.tween),
    ] {
      let plan = Reading.plan([.startSelector: action])
      #expect(plan.kinds == [.callbackOffMainActor])
      #expect(plan.callbacks == nil)
      action.run(CallScene().tween)
    }
    #expect(log.calls.isEmpty)
  }
}
