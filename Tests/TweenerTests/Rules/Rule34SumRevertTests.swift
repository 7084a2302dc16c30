import Testing
import Tweener

@Suite("Rule 34: revert() of what is computed from other numbers")
struct Rule34SumRevertTests {
  private static let cuts = [1, 4, 10, 100]

  private func stage(directWrites: Bool = true) -> RuleStage {
    let stage = RuleStage(directWrites: directWrites)
    stage.tweener.registerSpecialProperty(
      "right", TweenProperty(partOf: "frame", \RuleFrame.x, plus: [\.width: 1]))
    stage.tweener.registerSpecialProperty(
      "middle", TweenProperty(partOf: "frame", \RuleFrame.y, plus: [\.height: 0.5]))
    return stage
  }

  private func box() -> RuleBox {
    let box = RuleBox()
    box.frame = RuleFrame(x: 0.1, y: 0.7, width: 100.3, height: 50)
    return box
  }

  /// Advances one second in `cuts` steps, and reverts a tween at 0.75 s.
  private func revert(_ tween: Tween, _ stage: RuleStage, cuts: Int) {
    stage.tweener.addCaller([.duration: 0.75, .onComplete: { tween.revert() }])
    for _ in 0..<cuts { stage.tweener.advance(by: 1 / Double(cuts)) }
  }

  @Test(
    "34 a sum gives back the number that is stored, also where its tween moves what is added",
    arguments: cuts, [true, false])
  func rule34_ownWidth(cuts: Int, directWrites: Bool) {
    let values: [TweenParameters] = [
      ["right": 300, "wide": 200, "middle": 9, "high": 7],
      ["right": TweenValue.fromTo(5, 300), "wide": TweenValue.from(70)],
      ["right": TweenValue.by(7), "wide": 200, .repeat: 3, .repeatRefresh: true],
      ["right": 300, "wide": 200, .delay: 0.25, .rounded: true],
    ]
    for value in values {
      let (stage, box) = (stage(directWrites: directWrites), box())
      let tween = stage.add(box, value.merging([.duration: 2]) { $1 })
      revert(tween, stage, cuts: cuts)
      #expect(box.frame == RuleFrame(x: 0.1, y: 0.7, width: 100.3, height: 50))
      #expect(stage.problems.isEmpty)
    }
  }

  @Test("34 so it does where another tween moves what is added", arguments: cuts)
  func rule34_otherWidth(cuts: Int) {
    let (stage, box) = (stage(), box())
    box.frame.width = 100
    stage.add(box, [.duration: 2, "wide": 200])
    let tween = stage.add(box, [.duration: 2, "right": 300])
    revert(tween, stage, cuts: cuts)
    #expect(box.frame == RuleFrame(x: 0.1, y: 0.7, width: 150, height: 50))
  }

  @Test("34 what it held is the exact number of the sum that moved it then", arguments: cuts)
  func rule34_takenFromAnother(cuts: Int) {
    let (stage, box) = (stage(), box())
    box.frame = RuleFrame(x: 0, y: 0, width: 100, height: 0)
    stage.add(box, [.duration: 1, "right": 300, "wide": 200])
    let tween = stage.add(box, [.delay: 0.5, .duration: 2, "right": 0])
    revert(tween, stage, cuts: cuts)
    #expect([box.frame.x, box.frame.width] == [50, 200])
  }

  @Test("34 a timeline gives back the numbers that are stored", arguments: cuts)
  func rule34_timeline(cuts: Int) {
    let (stage, box) = (stage(), box())
    let timeline = TweenTimeline.of(
      box,
      at: [0: ["wide": 200], 0.125: ["right": 300], 0.25: ["middle": 8], 0.375: ["right": 30]],
      defaults: [.duration: 2])
    let tween = stage.tweener.addTimeline(timeline)
    revert(tween, stage, cuts: cuts)
    #expect(box.frame == RuleFrame(x: 0.1, y: 0.7, width: 100.3, height: 50))
  }

  @Test("34 the other effects of a write are given the value that is held then", arguments: cuts)
  func rule34_effect(cuts: Int) {
    let (stage, box) = (stage(), box())
    var seen: [Double] = []
    stage.tweener.registerSpecialProperty(
      "far",
      TweenProperty(
        computedFrom: "frame", owns: [[\RuleFrame.x]],
        get: { (frame: RuleFrame) in frame.x + frame.width },
        set: { $0.x = $1 - $0.width }, effect: { seen.append($1) }))
    let tween = stage.add(box, [.duration: 2, "far": 300, "wide": 200])
    revert(tween, stage, cuts: cuts)
    #expect(box.frame == RuleFrame(x: 0.1, y: 0.7, width: 100.3, height: 50))
    #expect(seen.last == 0.1 + 100.3)
  }
}
