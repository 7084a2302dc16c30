import Testing
import Tweener

@MainActor
@Suite("Calls with bare names")
struct BareNameTests {
  private let stage = RuleStage()
  private let box = RuleBox()

  @Test("pause, resume and remove what the names mean, and no more")
  func parts() {
    _ = stage.add(box, [.duration: 4, "x": 4, "y": 4, "z": 4])
    stage.tweener.advance(by: 1)
    #expect(stage.tweener.pauseTween(box, "x", "y"))
    #expect(!stage.tweener.pauseTween(box, "x"))
    stage.tweener.advance(by: 1)
    #expect(stage.tweener.resumeTween(box, "y"))
    stage.tweener.advance(by: 1)
    #expect(stage.tweener.removeTween(box, "y", "z"))
    #expect(!stage.tweener.removeTween(box, "y"))
    #expect(stage.after(1, [box.x, box.y, box.z]) == [1, 2, 3])
    #expect(stage.tweener.isTweening(box, "x") && !stage.tweener.isTweening(box, "z"))
    #expect(!stage.tweener.removeTween(box, "zz", "z"))
    #expect(stage.kinds == [.unknownProperty])
  }

  @Test("isTweening says whether one of several is")
  func query() {
    _ = stage.add(box, [.duration: 4, "x": 4])
    #expect(stage.tweener.isTweening(box, "y", "z", "x"))
    #expect(stage.tweener.isTweening(box, "y", .path(\RuleBox.x)))
    #expect(!stage.tweener.isTweening(box, "y", "z"))
  }

  @Test("the static twins do the same")
  func twins() {
    Tweener.shared.isManual = true
    Tweener.addTween(box, [.duration: 4, "x": 4, "y": 4])
    #expect(Tweener.pauseTween(box, "x", "y"))
    #expect(Tweener.resumeTween(box, "x"))
    #expect(Tweener.isTweening(box, "z", "y") && !Tweener.isTweening(box, "z", "wide"))
    #expect(Tweener.removeTween(box, "x", "y"))
    box.frame.width = 3
    #expect(Tweener.value(of: box, "frame") == [0, 0, 3, 0])
    #expect(Tweener.value(of: box, "writes") == nil)
  }
}
