import Testing
import TweenerTestSupport

@testable import Tweener

@Suite("Calls with checked key paths")
struct TypedCallTests {
  private let stage = RuleStage()
  private let box = RuleBox()

  @Test("every form of value goes where a dictionary's goes")
  func values() {
    (box.x, box.y, box.z) = (10, 10, 10)
    box.frame.width = 10
    stage.tweener.addTween(box, duration: 1) {
      $0.to(\.x, 20).by(\.y, 5).from(\.z, 0).fromTo(\.frame.width, 1, 3).with(["count": 8])
    }
    stage.tweener.advance(by: 0.5)
    #expect([box.x, box.y, box.z, box.frame.width, Double(box.count)] == [15, 12.5, 5, 2, 4])
    stage.tweener.advance(by: 0.5)
    #expect([box.x, box.y, box.z, box.frame.width, Double(box.count)] == [20, 15, 10, 3, 8])
    #expect(stage.problems.isEmpty)
  }

  @Test("each argument means what the word of its name means")
  func options() {
    let older = stage.add(box, [.duration: 9, "x": 1])
    let tween = stage.tweener.addTween(
      box, duration: 2, delay: 0.5, easing: .inQuad, repeat: 1, repeatDelay: 0.25,
      autoreverse: true, overwrite: .all
    ) { $0.to(\.y, 8).to(\.z, 8, easing: .linear) }
    #expect(tween.duration == 2)
    #expect(stage.after(1.5, older.outcome) == .removed)
    #expect([box.y, box.z] == [2, 4])
    #expect(stage.after(1.25, [box.y, box.z]) == [8, 8])
    #expect(stage.after(1, [box.y, box.z]) == [2, 4])
    #expect(stage.after(1, tween.outcome) == .completed)
  }

  @Test("several targets get a tween each, in their order, and what is wrong is reported once")
  func severalTargets() {
    let boxes = (0..<3).map { RuleBox(x: Double($0)) }
    let tweens = stage.tweener.addTween(boxes, duration: -1, delay: 1) { $0.to(\.x, 10) }
    #expect(tweens.count == 3)
    #expect(stage.kinds == [.numberOutOfRange])
    #expect(stage.after(1, boxes.map(\.x)) == [10, 10, 10])
    #expect(stage.tweener.addTween([RuleBox](), duration: 1) { $0.to(\.x, 10) }.isEmpty)
  }

  @Test("of two values for one property the later counts, whoever wrote it")
  func later() {
    stage.tweener.addTween(box, duration: 1) {
      $0.to(\.x, 1).with([.path(\RuleBox.x): 2]).to(\.x, 3)
    }
    stage.tweener.addTween(box, duration: 1) {
      $0.to(\.y, 1).with([.path(\RuleBox.y): 2, .duration: 4])
    }
    #expect(stage.after(1, [box.x, box.y]) == [3, 0.5])
    #expect(stage.problems.isEmpty)
  }

  @Test("a ready template may be given back, and counts with its own times")
  func readyTemplate() {
    let ready = TweenTemplate<RuleBox>(duration: 2).to(\.x, 4)
    stage.tweener.addTween(box, duration: 1) { _ in ready }
    #expect(stage.after(1, box.x) == 2)
  }

  @Test("the template of a call can be kept and used again")
  func keptTemplate() {
    let other = RuleBox()
    var kept: TweenTemplate<RuleBox>?
    stage.tweener.addTween(box, duration: 2) {
      kept = $0.to(\.x, 4)
      return $0.to(\.x, 8)
    }
    if let kept {
      for _ in 0..<3 { stage.tweener.addTween(other, kept) }
      stage.tweener.addTween([RuleBox()], kept.by(\.y, 1))
    }
    #expect(stage.after(1, [box.x, other.x, other.y]) == [4, 2, 0])
  }

  @Test("neither the target nor the engine is held by the template")
  func holdsNothing() {
    var kept: TweenTemplate<RuleBox>?
    weak var target: RuleBox?
    weak var engine: Tweener?
    do {
      let (box, tweener) = (RuleBox(), Tweener())
      (target, engine) = (box, tweener)
      tweener.addTween(box, duration: 1) {
        kept = $0.to(\.x, 1)
        return $0.to(\.x, 1)
      }
    }
    #expect(kept != nil)
    #expect(target == nil)
    #expect(engine == nil)
  }

  @MainActor
  @Test("the shared engine takes them, and its twins take key paths")
  func shared() {
    let wasManual = Tweener.shared.isManual
    Tweener.shared.isManual = true
    defer { Tweener.shared.isManual = wasManual }
    let one = Tweener.shared.addTween(box, duration: 1) { $0.to(\.x, 1) }
    let many = Tweener.shared.addTween([box], duration: 1) { $0.to(\.y, 1) }
    #expect(Tweener.tweens(of: box) == [one] + many)
    #expect(Tweener.isTweening(box))
    #expect(Tweener.isTweening(box, \.x) && Tweener.isTweening(box, \.z, \.y))
    #expect(Tweener.pauseTween(box, \.x, \.y))
    #expect(Tweener.resumeTween(box, \.y))
    #expect(Tweener.removeTween(box, \.x, \.y))
    #expect(Tweener.tweens(of: box).isEmpty)
    #expect(!Tweener.isTweening(box) && !Tweener.isTweening(box, .path(\RuleBox.x)))
  }

  @Test("a spring stands in place of duration and easing, which are reported beside it")
  func spring() {
    let (plain, both, templated) = (RuleBox(), RuleBox(), RuleBox())
    stage.tweener.addTween(plain, spring: .bouncy) { $0.to(\.x, 8) }
    #expect(stage.kinds.isEmpty)
    stage.tweener.addTween(both, duration: 9, spring: .bouncy, easing: .inQuad) { $0.to(\.x, 8) }
    #expect(stage.keys == ["duration", "easing"])
    let template = TweenTemplate<RuleBox>(duration: 9, spring: .bouncy, easing: .inQuad)
    stage.tweener.addTween(templated, template.to(\.x, 8))
    #expect(stage.keys == ["duration", "easing", "duration", "easing"])
    for _ in 0..<8 {
      #expect(stage.tweener.after(0.0625, both.x) == plain.x && templated.x == plain.x)
    }
    #expect(plain.x > 4)
  }

  @Test("a call without times is applied at once, and a stagger delays each target by its own")
  func stagger() {
    let boxes = [RuleBox(), RuleBox(), RuleBox()]
    stage.tweener.addTween(boxes) { $0.to(\.y, 3) }
    #expect(boxes.map(\.y) == [3, 3, 3])
    stage.tweener.addTween(boxes, duration: 1, stagger: 0.5) { $0.to(\.x, 4) }
    #expect(stage.after(1, boxes.map(\.x)) == [4, 2, 0])
    let more = [RuleBox(), RuleBox(), RuleBox()]
    stage.tweener.addTween(more, duration: 1, stagger: 0.5) {
      $0.to(\.x, 4).with([.stagger: Stagger(each: 0.25)])
    }
    #expect(stage.after(0.5, more.map(\.x)) == [2, 1, 0])
    #expect(stage.problems.isEmpty)
  }

  @Test("templates of a typed call that follow from one another are values: none changes another")
  func branches() {
    typealias Template = TweenTemplate<RuleBox>
    let ways: [(Template) -> Template] = [
      { $0.to(\.x, 8).to(\.y, 4) },
      { all in
        let one = all.to(\.x, 8)
        _ = one.to(\.y, 100)
        _ = one.to(\.x, 200).with(["z": 5])
        return one.to(\.y, 4)
      },
      { all in
        _ = all.to(\.z, 50)
        return all.to(\.x, 1).to(\.x, 8).with(["y": 4])
      },
      { all in
        let other = all.to(\.x, 8)
        let longer = other.to(\.z, 5)
        _ = longer.to(\.z, 6)
        return other.to(\.y, 4)
      },
    ]
    for way in ways + ways {
      let box = RuleBox(x: 0)
      stage.tweener.addTween(box, duration: 1, way)
      #expect(stage.after(1, [box.x, box.y, box.z]) == [8, 4, 0])
    }
  }

  @Test("a typed call may answer with another template")
  func otherTemplate() {
    let ready = TweenTemplate<RuleBox>(duration: 2).to(\.x, 8)
    for _ in 0..<3 {
      let box = RuleBox(x: 0)
      let tween = stage.tweener.addTween(box, duration: 1) { _ in ready }
      #expect(tween.totalDuration == 2)
      #expect(stage.after(1, box.x) == 4)
    }
  }
}
