import Testing
import Tweener

private protocol Boxed: AnyObject {
  var extent: Double { get set }
}

private class Base: TweenTarget {
  var a = 0.0
  var b = 0.0
  class var tweenProperties: TweenProperties { ["a": .init(\Base.a), "tint": .init(\Base.a)] }
}

private class Middle: Base {
  var c = 0.0
  override class var tweenProperties: TweenProperties {
    super.tweenProperties.merging(["c": .init(\Middle.c), "tint": .init(\Middle.c)])
  }
}

private final class Leaf: Middle, Boxed {
  var d = 0.0
  var extent = 0.0
  override class var tweenProperties: TweenProperties {
    super.tweenProperties.merging(["d": .init(\Leaf.d)])
  }
}

private final class Stranger: Boxed {
  var extent = 0.0
}

@Suite("Tables, special properties, splitters, plugins, easings")
struct RegistrationTests {
  private let stage = RuleStage()
  private let base = Base()
  private let leaf = Leaf()
  private let box = RuleBox()

  @Test("a class hierarchy extends its table")
  func hierarchy() {
    let middle = Middle()
    stage.tweener.addTween(base, ["a": 1, "tint": 2])
    #expect(base.a == 1 || base.a == 2)
    stage.tweener.addTween(middle, ["a": 1, "c": 3])
    #expect([middle.a, middle.c] == [1, 3])
    stage.tweener.addTween(leaf, ["a": 1, "tint": 2, "d": 4])
    #expect([leaf.a, leaf.c, leaf.d] == [1, 2, 4])
    stage.tweener.addTween(base, ["c": 1])
    #expect(stage.kinds.last == .unknownProperty)
  }

  @Test("one list may hold different classes")
  func mixedList() {
    let targets = [Base(), Middle(), Leaf(), Base(), Leaf()]
    let tweens = stage.tweener.addTween(targets, [.duration: 1, "tint": 8])
    #expect(tweens.count == 5)
    #expect(Set(tweens).count == 5)
    #expect(stage.after(0.5, targets.map(\.a)) == [4, 0, 0, 4, 0])
    #expect(targets.map { ($0 as? Middle)?.c } == [nil, 4, 4, nil, 4])
    #expect(stage.tweener.addTween([Base](), ["a": 1]) == [])
    #expect(stage.problems.isEmpty)
  }

  @Test(
    "the most derived registration wins, in whatever order they came",
    arguments: [[0, 1, 2], [2, 1, 0], [1, 0, 2], [1, 2, 0]])
  func mostDerived(order: [Int]) {
    for index in order {
      switch index {
      case 0: stage.tweener.registerSpecialProperty("special", \Base.a)
      case 1: stage.tweener.registerSpecialProperty("special", \Middle.b)
      default: stage.tweener.registerSpecialProperty("special", \Leaf.d)
      }
    }
    let middle = Middle()
    for target in [base, middle, leaf] { stage.tweener.addTween(target, ["special": 7]) }
    #expect([base.a, base.b] == [7, 0])
    #expect([middle.a, middle.b] == [0, 7])
    #expect([leaf.a, leaf.b, leaf.d] == [0, 0, 7])
    #expect(stage.problems.isEmpty)
  }

  @Test(
    "a protocol's registration serves its conformers, and a class wins over it",
    arguments: [true, false])
  func protocols(classFirst: Bool) {
    let registerClass = { stage.tweener.registerSpecialProperty("size", \Leaf.d) }
    if classFirst { registerClass() }
    stage.tweener.registerSpecialProperty(
      "size", get: { (box: any Boxed) in box.extent }, set: { $0.extent = $1 })
    if !classFirst { registerClass() }
    let stranger = Stranger()
    stage.tweener.addTween(leaf, ["size": 7])
    stage.tweener.addTween(stranger, [.duration: 1, "size": TweenValue.fromTo(2, 4)])
    #expect(stage.after(0.5, [leaf.d, leaf.extent]) == [7, 0])
    #expect(stranger.extent == 3)
    stage.tweener.addTween(base, ["size": 7])
    #expect(stage.kinds == [.unknownProperty])
  }

  @Test("a name registered twice for one type is reported, and the new one counts")
  func twice() {
    stage.tweener.registerSpecialProperty("special", \Base.a)
    stage.tweener.addTween(base, ["special": 1])
    stage.tweener.registerSpecialProperty("special", \Base.b)
    #expect(stage.kinds == [.nameRegisteredTwice])
    #expect(stage.problems.first?.key == "special")
    stage.tweener.addTween(base, ["special": 2])
    #expect([base.a, base.b] == [1, 2])
  }

  @Test("found in this order: splitter, special property, table, key path")
  func order() {
    stage.tweener.addTween(leaf, ["a": 1, .path(\Leaf.d): 2])
    #expect([leaf.a, leaf.d] == [1, 2])
    stage.tweener.registerSpecialProperty("a", \Base.b)
    stage.tweener.addTween(leaf, ["a": 3])
    #expect([leaf.a, leaf.b] == [1, 3])
    stage.tweener.registerPropertySplitter("a", for: Base.self) { ["c": $0] }
    stage.tweener.addTween(leaf, ["a": 4])
    #expect([leaf.a, leaf.b, leaf.c] == [1, 3, 4])
  }

  @Test("splitters may lead to splitters, two levels deep and more")
  func splitters() {
    stage.tweener.registerPropertySplitter("both", for: RuleBox.self) {
      ["horizontal": $0, "y": $0]
    }
    stage.tweener.registerPropertySplitter("horizontal", for: RuleBox.self) {
      ["x": $0, "half": $0]
    }
    stage.tweener.registerPropertySplitter("half", for: RuleBox.self) { value in
      (value as? Double).map { ["left": $0 / 2] }
    }
    let tween = stage.add(box, [.duration: 1, "both": 8.0])
    #expect(stage.after(0.5, [box.x, box.y, box.frame.x]) == [4, 4, 2])
    #expect(stage.tweener.isTweening(box, "both"))
    #expect(stage.tweener.isTweening(box, "half"))
    #expect(stage.tweener.removeTween(box, ["horizontal"]))
    #expect(!stage.tweener.isTweening(box, "x"))
    #expect(stage.tweener.isTweening(box, "y"))
    #expect(tween.state == .running)
  }

  @Test("a splitter that refuses is reported; the rest of the call runs")
  func refusal() {
    stage.tweener.registerPropertySplitter("never", for: RuleBox.self) { _ in nil }
    stage.add(box, ["never": 1, "x": 2])
    #expect(stage.kinds == [.splitterRefused])
    #expect(box.x == 2)
  }

  @Test("a splitter that names itself means the property behind it; a circle is reported")
  func circles() {
    stage.tweener.registerPropertySplitter("x", for: RuleBox.self) { ["x": $0, "y": $0] }
    stage.add(box, ["x": 2])
    #expect([box.x, box.y] == [2, 2])
    #expect(stage.problems.isEmpty)
    stage.tweener.registerPropertySplitter("here", for: RuleBox.self) { ["there": $0] }
    stage.tweener.registerPropertySplitter("there", for: RuleBox.self) { ["here": $0] }
    stage.add(box, ["here": 2, "z": 5])
    #expect(stage.problems.count == 1)
    #expect(box.z == 5)
  }

  @Test("a splitter serves its class and subclasses alone")
  func splitterTypes() {
    stage.tweener.registerPropertySplitter("pair", for: Middle.self) { ["a": $0, "c": $0] }
    stage.tweener.addTween(leaf, ["pair": 3])
    #expect([leaf.a, leaf.c] == [3, 3])
    stage.tweener.addTween(base, ["pair": 3])
    #expect(stage.kinds == [.unknownProperty])
  }

  private struct Plugin: TweenerPlugin {
    let name: String
    var counts: () -> Void = {}

    func register(in tweener: Tweener) {
      counts()
      tweener.registerEasing("halfway", .custom { _ in 0.5 })
      tweener.registerSpecialProperty("plugged", \RuleBox.z)
    }
  }

  @Test("a plugin registers what it brings, once; a second installation is reported")
  func plugins() {
    var count = 0
    stage.tweener.install(Plugin(name: "one", counts: { count += 1 }))
    stage.add(box, [.duration: 1, .easing: "halfway", "plugged": 8])
    #expect(stage.after(0.25, box.z) == 4)
    #expect(stage.problems.isEmpty)
    stage.tweener.install(Plugin(name: "one", counts: { count += 1 }))
    #expect(stage.kinds == [.nameRegisteredTwice])
    #expect(stage.problems.first?.key == "one")
    #expect(count == 1)
  }

  @Test("easings by name: registered ones ignore case, are listed, and a taken name is reported")
  func easings() {
    stage.tweener.registerEasing("Snap", .custom { $0 < 0.5 ? 0 : 1 })
    #expect(stage.tweener.easingNames.contains("Snap"))
    #expect(stage.tweener.easingNames.contains("inOutQuad"))
    stage.add(box, [.duration: 1, .easing: "snap", "x": 8])
    stage.expect(box.x, [0.25: 0, 0.25: 8])
    #expect(stage.problems.isEmpty)
    stage.tweener.registerEasing("snap", .inQuad)
    stage.tweener.registerEasing("inQuad", .linear)
    #expect(stage.kinds == [.nameRegisteredTwice, .nameRegisteredTwice])
    stage.add(box, [.duration: 1, .easing: "inQuad", "y": 8])
    #expect(stage.after(0.25, box.y) == 2)
  }

  @Test("addCaller has no properties: one is reported")
  func callers() {
    let tween = stage.tweener.addCaller([.duration: 1, "durration": 2])
    #expect(stage.kinds == [.unknownProperty])
    #expect(stage.problems.first?.suggestion == "duration")
    #expect(tween.duration == 1)
  }
}
