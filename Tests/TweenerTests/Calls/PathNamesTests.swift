import Testing
import Tweener

@Suite("Key paths where calls take names")
struct PathNamesTests {
  private let stage = RuleStage()
  private let box = RuleBox()

  @Test("remove, pause and resume take one path or several, and do what names do")
  func control() {
    let tween = stage.add(
      box, [.duration: 1, "x": 8, "y": 8, "z": 8, "frame": RuleFrame(x: 8, y: 8)])
    #expect(stage.tweener.removeTween(box, \.x, \.y))
    #expect(!stage.tweener.removeTween(box, \.x, \.y))
    #expect(stage.tweener.pauseTween(box, \.z, \.frame.x))
    #expect(stage.after(0.5, [box.x, box.y, box.z, box.frame.x, box.frame.y]) == [0, 0, 0, 0, 4])
    #expect(stage.tweener.resumeTween(box, \.z))
    #expect(!stage.tweener.resumeTween(box, \.z))
    #expect(stage.after(0.5, [box.z, box.frame.x, box.frame.y]) == [4, 0, 8])
    #expect(tween.outcome == .completed)
    #expect(stage.problems.isEmpty)
  }

  @Test("isTweening takes a path, of a part too, or several")
  func query() {
    stage.tweener.addTween(box, duration: 1) { $0.to(\.frame, RuleFrame(x: 1)) }
    #expect(stage.tweener.isTweening(box, \.frame))
    #expect(stage.tweener.isTweening(box, \.frame.width))
    #expect(!stage.tweener.isTweening(box, \.x))
    #expect(stage.tweener.isTweening(box, \.x, \.count, \.frame.y))
    #expect(!stage.tweener.isTweening(box, \.x, \.y))
    #expect(stage.tweener.removeTween(box, \.frame.width))
    #expect(!stage.tweener.isTweening(box, \.frame.width))
    #expect(stage.tweener.isTweening(box, \.frame))
  }

  @Test("names, lists and whole targets still mean what they meant")
  func others() {
    stage.tweener.addTween(box, duration: 1) { $0.to(\.x, 1).to(\.y, 1).to(\.z, 1) }
    #expect(stage.tweener.pauseTween(box, ["x", .path(\RuleBox.y)]))
    #expect(stage.tweener.isTweening(box, "x"))
    #expect(stage.tweener.isTweening(box, .path(\RuleBox.x)))
    #expect(stage.tweener.removeTween(box, [.path(\RuleBox.z)]))
    #expect(stage.tweener.resumeTween(box))
    #expect(stage.tweener.removeTween(box))
    #expect(!stage.tweener.isTweening(box))
  }
}
