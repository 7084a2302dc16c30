import Testing
import Tweener

@Suite("Rule 13: a removed tween calls nothing but onEnd")
struct Rule13RemovedTests {
  private let stage = RuleStage()
  private let box = RuleBox()

  @Test(
    "13 from outside: running, waiting and paused", arguments: ["running", "waiting", "paused"])
  func rule13_outside(state: String) {
    let tween = stage.add(
      box, noted: "a", [.delay: state == "waiting" ? 9 : 0, .duration: 1, "x": 4], updates: true)
    stage.tweener.advance(by: 0.5)
    if state == "paused" { tween.pause() }
    #expect("\(tween.state)" == state)
    stage.log = []
    #expect(tween.remove())
    #expect(stage.log == ["a end removed @0.5"])
    #expect(stage.after(20, stage.log.count) == 1)
    #expect(box.x == (state == "waiting" ? 0 : 2))
    #expect(!tween.remove())
  }

  @Test("13 not even what was due at the same instant")
  func rule13_sameInstant() {
    var victims: [Tween] = []
    stage.add(
      RuleBox(), [.duration: 1, "x": 1, .onComplete: { for victim in victims { victim.remove() } }])
    victims = [
      stage.add(box, stage.noted("completing", [.duration: 1, "x": 1], updates: true)),
      stage.add(box, stage.noted("repeating", [.duration: 1, .repeat: 3, "y": 1], updates: true)),
      stage.add(box, stage.noted("starting", [.delay: 1, .duration: 3, "z": 1], updates: true)),
    ]
    stage.tweener.advance(by: 0.5)
    stage.log = []
    stage.expectLog(
      after: 1, "completing end removed @1.0", "repeating end removed @1.0",
      "starting end removed @1.0")
    #expect([box.x, box.y, box.z] == [1, 1, 0])
  }

  @Test("13 removed in its own onStart, onUpdate, onRepeat or last onUpdate")
  func rule13_own() {
    for word in [TweenKey.onStart, .onUpdate, .onRepeat] {
      let (stage, box) = (RuleStage(), RuleBox())
      var parameters = stage.noted("a", [.duration: 1, .repeat: 1, "x": 1], updates: true)
      parameters[word] = { (tween: Tween) in
        stage.note("removing")
        tween.remove()
      }
      stage.add(box, parameters)
      #expect(stage.after(5, stage.log.suffix(2).map { $0.prefix(8) }) == ["removing", "a end re"])
      #expect(stage.log.filter { $0.hasPrefix("removing") }.count == 1)
      #expect(!stage.log.contains { $0.hasPrefix("a complete") })
    }
  }

  @Test("13 the last onUpdate that removes its tween prevents onComplete; the value is the end's")
  func rule13_lastUpdate() {
    heard(
      "removed", [.duration: 1, "x": 8, .onUpdate: { (tween: Tween) in _ = tween.remove() }],
      { "\($0.x) \($0.called)" }, [1: "8.0 start @0.0, end removed @1.0"])
  }

  @Test("13 removed in its own onOverwrite, where something was left")
  func rule13_ownOverwrite() {
    heard(
      "removed",
      [.duration: 1, "x": 8, "y": 8, .onOverwrite: { (tween: Tween) in _ = tween.remove() }],
      { "\($0.y) \($0.fate) \($0.called)" },
      [
        [.add([.delay: 0.5, .duration: 1, "x": 0]), 0.75]:
          "4.0 removed start @0.0, end removed @0.5"
      ])
  }

  @Test("13 by target, by list, by property, by all")
  func rule13_ways() {
    let other = RuleBox()
    func begin() {
      stage.add(box, noted: "a", [.duration: 1, "x": 1], updates: true)
      stage.tweener.advance(by: 0.25)
      stage.log = []
    }
    let ways: [() -> Bool] = [
      { stage.tweener.removeTween(box) },
      { stage.tweener.removeTweens([other, box]) },
      { stage.tweener.removeTween(box, ["x", "y"]) },
      { stage.tweener.removeAllTweens() },
    ]
    for way in ways {
      begin()
      #expect(way())
      #expect(stage.log.count == 1)
      #expect(stage.log.first?.hasPrefix("a end removed") == true)
      #expect(!way())
    }
  }
}
