import Observation
import Testing
import Tweener

@MainActor
private final class Panel {
  var alpha = 1.0
  private(set) var log: [String] = []
  func note(_ event: String) { log.append(event) }
}

@Observable
private final class Model {
  var x = 0.0
  var isDone = false
}

@MainActor
@Observable
private final class Screen {
  var x = 0.0
  var isDone = false
}

/// Compiled without a warning, this is also what shows that a closure may use what belongs to the main actor.
@Suite("Callbacks of a template")
struct TypedCallbackTests {
  private let stage = RuleStage()

  @Test("each is called with the target, at its instant and in the order of the events")
  func events() {
    let box = RuleBox()
    var log: [String] = []
    func note(_ event: String) -> (RuleBox) -> Void {
      { log.append("\(event) \($0.x) @\(stage.tweener.time)") }
    }
    stage.tweener.addTween(box, duration: 1, delay: 0.5, repeat: 1) {
      $0.to(\.x, 10).onStart(note("start")).onUpdate(note("update")).onRepeat(note("repeat"))
        .onComplete(note("complete"))
        .onEnd { box, outcome in log.append("end \(box.x) \(ruleShort(outcome))") }
    }
    stage.tweener.advance(by: 1)
    #expect(
      stage.after(2, log) == [
        "start 0.0 @0.5", "update 5.0 @1.0", "repeat 10.0 @1.5", "update 10.0 @2.5",
        "complete 10.0 @2.5", "end 10.0 completed",
      ])
  }

  @Test("of two for one event the later counts, also beside a dictionary's")
  func later() {
    let box = RuleBox()
    var log: [String] = []
    let template = TweenTemplate<RuleBox>(duration: 1).to(\.x, 1)
      .onStart { _ in log.append("first") }.onStart { _ in log.append("second") }
      .with([.onComplete: { log.append("third") }]).onComplete { _ in log.append("fourth") }
      .onEnd { _, _ in log.append("fifth") }.with([.onEnd: { log.append("sixth") }])
    stage.tweener.addTween(box, template)
    #expect(stage.after(2, log) == ["second", "fourth", "sixth"])
    #expect(stage.problems.isEmpty)
  }

  @Test("onEnd hears of a target that nobody else holds, and is given it")
  func targetGone() {
    var log: [String] = []
    stage.tweener.addTween(RuleBox(x: 3), duration: 9) {
      $0.to(\.y, 1).onEnd { log.append("\($0.x) \(ruleShort($1))") }
    }
    for _ in 0..<64 { stage.tweener.advance(by: 0.01) }
    #expect(log == ["3.0 gone"])
  }

  @MainActor
  @Test("a target of the main actor is used there, from a template and from a call")
  func mainActor() {
    let panel = Panel()
    stage.tweener.addTween(panel, duration: 1) {
      $0.to(\.alpha, 0).onStart { panel in panel.note("start") }
        .onComplete { $0.note("complete") }.onEnd { panel, _ in panel.note("end") }
    }
    let fade = TweenTemplate<Panel>(duration: 1).to(\.alpha, 1).onComplete { $0.note("again") }
    stage.tweener.advance(by: 1)
    stage.tweener.addTween([panel], fade)
    #expect(stage.after(1, panel.log) == ["start", "complete", "end", "again"])
    #expect(panel.alpha == 1)
  }

  @MainActor
  @Test("an observable target is used like any other, isolated or not")
  func observable() {
    let (model, screen) = (Model(), Screen())
    stage.tweener.addTween(model, duration: 1) { $0.to(\.x, 5).onComplete { $0.isDone = true } }
    stage.tweener.addTween(screen, duration: 1) { $0.to(\.x, 5).onComplete { $0.isDone = true } }
    #expect(stage.tweener.after(1, model.isDone) && screen.isDone)
    #expect([model.x, screen.x] == [5, 5])
  }
}
