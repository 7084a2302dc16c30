import Testing

@testable import Tweener

// Special properties that say what else they write.

private protocol Sided: AnyObject {
  var x: Double { get set }
  var width: Double { get set }
}

private class Panel: Sided, TweenTarget {
  var x = 0.0
  var y = 0.0
  var width = 100.0
  var frame = RuleFrame()
  /// Behind accessors.
  var hidden: Double {
    get { stored }
    set { stored = newValue }
  }
  var stored = 0.0
  let name = "panel"
  /// Each value that the setter of a property under test was given.
  var centers: [Double] = []

  class var tweenProperties: TweenProperties {
    [
      "x": .init(\Panel.x), "y": .init(\Panel.y), "width": .init(\Panel.width),
      "frame": .init(\Panel.frame), "left": .init(\Panel.frame.x), "hidden": .init(\Panel.hidden),
    ]
  }
}

private final class DerivedPanel: Panel {}

private struct WritesStage {
  let stage: RuleStage
  let panel: Panel
  var tweener: Tweener { stage.tweener }

  init(directWrites: Bool = true, _ panel: Panel = Panel()) {
    stage = RuleStage(directWrites: directWrites)
    self.panel = panel
    tweener.registerSpecialProperty(
      "centerX", writes: [\Panel.x], get: { (panel: Panel) in panel.x + panel.width / 2 },
      set: { panel, center in
        panel.centers.append(center)
        panel.x = center - panel.width / 2
      })
    tweener.registerSpecialProperty(
      "diagonal", writes: [\Panel.x, \Panel.y], get: { (panel: Panel) in panel.x },
      set: { panel, new in (panel.x, panel.y) = (new, new) })
    tweener.registerSpecialProperty(
      "fall", writes: [\Panel.y], get: { (panel: Panel) in panel.y },
      set: { panel, new in panel.y = new })
    tweener.registerSpecialProperty(
      "inset", writes: [\Panel.frame], get: { (panel: Panel) in panel.frame.x },
      set: { panel, new in
        panel.frame = RuleFrame(x: new, y: new, width: 100 - 2 * new, height: 100 - 2 * new)
      })
    tweener.registerSpecialProperty(
      "veil", writes: [\Panel.hidden], get: { (panel: Panel) in panel.stored },
      set: { panel, new in panel.stored = new })
  }

  func add(_ parameters: TweenParameters) -> Tween { tweener.addTween(panel, parameters) }
}

@Suite("Rule 14: a special property owns what it says it writes")
struct Rule14WritesTests {
  @Test(
    "14 a newer tween of a written component takes the whole property", arguments: [true, false])
  func rule14_newerComponent(directWrites: Bool) {
    let stage = WritesStage(directWrites: directWrites)
    let center = stage.add([.duration: 2, "centerX": 250])
    #expect(stage.tweener.after(1, stage.panel.x) == 100)
    let x = stage.add([.duration: 1, "x": 0])
    #expect(stage.tweener.after(0.5, stage.panel.x) == 50)
    #expect(center.outcome == .overwritten(by: x))
    let written = stage.panel.centers.count
    #expect(stage.tweener.after(2, stage.panel.x) == 0)
    #expect(x.outcome == .completed)
    #expect(stage.panel.centers.count == written)
    #expect(stage.stage.problems.isEmpty)
  }

  @Test("14 a newer property takes what it writes from an older tween", arguments: [true, false])
  func rule14_newerProperty(directWrites: Bool) {
    let stage = WritesStage(directWrites: directWrites)
    let older = stage.add([.duration: 2, "x": 200, "y": 200])
    stage.tweener.advance(by: 0.5)
    // Added between two steps, and started in the middle of one: it begins where x is then.
    let center = stage.add([.delay: 0.5, .duration: 1, "centerX": 50])
    #expect(stage.tweener.after(1, center.state) == .running)
    #expect([stage.panel.x, stage.panel.y] == [50, 150])
    #expect(stage.tweener.after(1, [stage.panel.x, stage.panel.y]) == [0, 200])
    #expect(older.outcome == .completed)
    let alone = stage.add([.duration: 2, "x": 200])
    let last = stage.add([.delay: 1, .duration: 1, "centerX": 50])
    #expect(stage.tweener.after(1, alone.outcome) == .overwritten(by: last))
    #expect(stage.panel.x == 100)
  }

  @Test("14 a property that says nothing of what it writes owns itself alone")
  func rule14_silent() {
    let stage = RuleStage()
    let panel = Panel()
    stage.tweener.registerSpecialProperty(
      "silent", get: { (panel: Panel) in panel.x }, set: { panel, new in panel.x = new })
    let silent = stage.tweener.addTween(panel, [.duration: 1, "silent": 1])
    let x = stage.tweener.addTween(panel, [.duration: 1, "x": 1])
    #expect(stage.tweener.after(1, silent.outcome) == .completed && x.outcome == .completed)
  }

  @Test(
    "14 an older tween that starts later leaves the whole property to a newer one",
    arguments: [true, false])
  func rule14_laterStart(directWrites: Bool) {
    let stage = WritesStage(directWrites: directWrites)
    let diagonal = stage.add([.delay: 1, .duration: 1, "diagonal": 10])
    let y = stage.add([.duration: 3, "y": 30])
    let x = stage.add([.duration: 0.5, "x": 5])
    #expect(stage.tweener.after(2, diagonal.outcome) == .overwritten(by: y))
    #expect([stage.panel.x, stage.panel.y] == [5, 20])
    #expect(x.outcome == .completed)
    // What it would have taken beside that stays where it is.
    let old = stage.add([.duration: 4, "x": 45])
    let second = stage.add([.delay: 1, .duration: 1, "diagonal": 10])
    let third = stage.add([.duration: 3, "y": 50])
    #expect(stage.tweener.after(2, second.outcome) == .overwritten(by: third))
    #expect(old.outcome == nil)
    #expect(stage.panel.x == 25)
  }

  @Test("14 two properties that write a common component meet", arguments: [true, false])
  func rule14_twoProperties(directWrites: Bool) {
    let stage = WritesStage(directWrites: directWrites)
    let center = stage.add([.duration: 2, "centerX": 250])
    let fall = stage.add([.duration: 2, "fall": 20])
    #expect(stage.tweener.after(1, center.outcome) == nil && fall.outcome == nil)
    let diagonal = stage.add([.duration: 1, "diagonal": 0])
    #expect(stage.tweener.after(0.5, center.outcome) == .overwritten(by: diagonal))
    #expect(fall.outcome == .overwritten(by: diagonal))
    #expect(stage.panel.x == 50)
    let again = stage.add([.duration: 1, "fall": 100])
    #expect(stage.tweener.after(0.5, diagonal.outcome) == .overwritten(by: again))
    #expect([stage.panel.x, stage.panel.y] == [50, 75])
  }

  @Test("14 a path to several components means all of them", arguments: [true, false])
  func rule14_severalComponents(directWrites: Bool) {
    let stage = WritesStage(directWrites: directWrites)
    for key: TweenKey in ["left", .path(\Panel.frame.height), "frame"] {
      let inset = stage.add([.duration: 1, "inset": 10])
      #expect(stage.tweener.isTweening(stage.panel, key))
      stage.tweener.advance(by: 0.25)
      let value: Any = key == "frame" ? RuleFrame() : 0.0
      let other = stage.add([.duration: 1, key: value])
      #expect(stage.tweener.after(0.25, inset.outcome) == .overwritten(by: other))
      stage.tweener.advance(by: 1)
    }
    let frame = stage.add([.duration: 1, "frame": RuleFrame(x: 8, y: 8, width: 8, height: 8)])
    let inset = stage.add([.delay: 0.5, .duration: 1, "inset": 0])
    #expect(stage.tweener.after(0.5, frame.outcome) == .overwritten(by: inset))
    stage.tweener.advance(by: 1)
    #expect(stage.panel.frame == RuleFrame(x: 0, y: 0, width: 100, height: 100))
  }

  @Test(
    "14 written properties are found behind accessors and in subclasses", arguments: [true, false])
  func rule14_places(directWrites: Bool) {
    for panel in [Panel(), DerivedPanel()] {
      let stage = WritesStage(directWrites: directWrites, panel)
      for (name, path) in [("veil", \Panel.hidden), ("centerX", \Panel.x)] {
        for key: TweenKey in [.path(path), name == "veil" ? "hidden" : "x"] {
          let older = stage.add([.duration: 1, TweenKey(name): 10])
          stage.tweener.advance(by: 0.25)
          let newer = stage.add([.duration: 1, key: 0])
          #expect(stage.tweener.after(0.25, older.outcome) == .overwritten(by: newer))
          let last = stage.add([.duration: 1, TweenKey(name): 10])
          #expect(stage.tweener.after(0.25, newer.outcome) == .overwritten(by: last))
          stage.tweener.advance(by: 1)
        }
      }
    }
  }

  private final class Listed: TweenTarget {
    var x = 0.0
    let name = "listed"
    static var tweenProperties: TweenProperties {
      [
        "x": .init(\Listed.x),
        "double": .init(
          writes: [\Listed.x, \Listed.name], get: { (listed: Listed) in listed.x * 2 },
          set: { listed, new in listed.x = new / 2 }),
        "half": .init(partOf: "double", \Double.self),
        "twice": .init(sameAs: "double"),
      ]
    }
  }

  @Test("14 a table's properties say what they write too, and give it to second names and parts")
  func rule14_table() {
    let stage = RuleStage()
    let listed = Listed()
    for name: TweenKey in ["double", "half", "twice"] {
      let older = stage.tweener.addTween(listed, [.duration: 1, name: 10])
      stage.tweener.advance(by: 0.5)
      let newer = stage.tweener.addTween(listed, [.duration: 1, "x": 0])
      #expect(stage.tweener.after(0.5, older.outcome) == .overwritten(by: newer))
      #expect(stage.tweener.after(1, listed.x) == 0)
    }
    #expect(stage.kinds == [.propertyMisdescribed])
    #expect(stage.problems.first?.key == "double")
    #expect(stage.problems.first?.targetType == "Listed")
  }

  @Test("14 a written path to what no tween moves is reported, and the others count")
  func rule14_wrongPath() {
    let stage = RuleStage()
    stage.tweener.registerSpecialProperty(
      "named", writes: [\Panel.name, \Panel.x], get: { (panel: Panel) in panel.x },
      set: { panel, new in panel.x = new })
    #expect(stage.kinds == [.propertyMisdescribed])
    #expect(stage.problems.first?.key == "named")
    #expect(stage.problems.first?.fault.contains("String") == true)
    let panel = Panel()
    let named = stage.tweener.addTween(panel, [.duration: 1, "named": 1])
    let x = stage.tweener.addTween(panel, [.duration: 1, "x": 1])
    #expect(stage.tweener.after(0, named.outcome) == .overwritten(by: x))
    #expect(stage.problems.count == 1)
  }

  @Test(
    "14 a protocol's conformers have it; a path of the protocol leads to no class's property, which is reported"
  )
  func rule14_protocol() {
    let stage = RuleStage()
    let panel = Panel()
    stage.tweener.registerSpecialProperty(
      "middle", writes: [], get: { (sided: any Sided) in sided.x + sided.width / 2 },
      set: { sided, new in sided.x = new - sided.width / 2 })
    #expect(stage.problems.isEmpty)
    for name: TweenKey in ["low", "lower"] {
      stage.tweener.registerSpecialProperty(
        name, writes: [\(any Sided).x], get: { (sided: any Sided) in sided.x },
        set: { sided, new in sided.x = new })
      #expect(stage.problems.last?.key == name.description)
    }
    #expect(stage.kinds == [.propertyMisdescribed, .propertyMisdescribed])
    stage.tweener.addTween(panel, ["middle": 60])
    #expect(panel.x == 10)
    let low = stage.tweener.addTween(panel, [.duration: 1, "low": 0])
    let lower = stage.tweener.addTween(panel, [.duration: 1, "lower": 0])
    #expect(stage.tweener.after(1, low.outcome) == .overwritten(by: lower))
    #expect(panel.x == 0)
  }

  @Test("14 what goes its own way owns what it writes all the same", arguments: [true, false])
  func rule14_ownWay(directWrites: Bool) {
    let stage = WritesStage(directWrites: directWrites)
    let bent = stage.add([
      .duration: 1, .minimum: 0,
      "centerX": TweenValue.to(250).interpolated { start, end, eased in
        start + (end - start) * eased
      },
    ])
    #expect(stage.tweener.after(0.5, stage.panel.x) == 100)
    let x = stage.add([.duration: 1, "x": 0])
    #expect(stage.tweener.after(0.5, bent.outcome) == .overwritten(by: x))
    #expect(stage.panel.x == 50)
  }
}

@Suite("Rules 16 to 20 and 28 for properties that say what they write")
struct Rule14WritesControlTests {
  @Test("16 the loser keeps its other properties and is called once a newcomer")
  func rule16_rest() {
    let stage = WritesStage()
    let older = stage.tweener.addTween(
      stage.panel, stage.stage.noted("a", [.duration: 2, "diagonal": 10, "width": 200]))
    stage.tweener.advance(by: 1)
    _ = stage.add([.duration: 1, "y": 0, "x": 0])
    #expect(stage.tweener.after(1, stage.panel.width) == 200)
    #expect(older.outcome == .completed)
    stage.stage.expectLog(
      "a start @0.0", "a overwrite @1.0", "a complete @2.0", "a end completed @2.0")
  }

  @Test("17 paused, it owns what it writes", arguments: [true, false])
  func rule17_paused(directWrites: Bool) {
    let stage = WritesStage(directWrites: directWrites)
    let center = stage.add([.duration: 1, "centerX": 250])
    stage.tweener.advance(by: 0.5)
    center.pause()
    let x = stage.add([.duration: 1, "x": 0])
    #expect(stage.tweener.after(0.5, center.outcome) == .overwritten(by: x))
    #expect(stage.panel.x == 50)
  }

  @Test("17 .atAdd takes the whole property at the call", arguments: [true, false])
  func rule17_atAdd(directWrites: Bool) {
    let stage = WritesStage(directWrites: directWrites)
    let diagonal = stage.add([.duration: 2, "diagonal": 100, "width": 0])
    stage.tweener.advance(by: 1)
    _ = stage.add([.delay: 0.5, .duration: 1, .overwrite: OverwriteMode.atAdd, "y": 0])
    #expect(!stage.tweener.isTweening(stage.panel, "diagonal") || diagonal.outcome == nil)
    stage.tweener.advance(by: 0.25)
    #expect([stage.panel.x, stage.panel.y, stage.panel.width] == [50, 50, 37.5])
    #expect(!stage.tweener.isTweening(stage.panel, "x"))
    let x = stage.add([.duration: 2, "x": 0])
    stage.tweener.advance(by: 0.25)
    _ = stage.add([.delay: 1, .duration: 1, .overwrite: OverwriteMode.atAdd, "centerX": 0])
    #expect(x.outcome.map(ruleShort) == "overwritten")
    #expect(stage.panel.x == 43.75)
  }

  @Test("18 .none of a part takes the whole property that writes it", arguments: [true, false])
  func rule18_none(directWrites: Bool) {
    let stage = WritesStage(directWrites: directWrites)
    let diagonal = stage.add([.duration: 4, "diagonal": 40])
    stage.tweener.advance(by: 1)
    let x = stage.add([.duration: 2, .overwrite: OverwriteMode.none, "x": 30])
    #expect(stage.tweener.after(1, diagonal.outcome.map(ruleShort)) == "overwritten")
    #expect([stage.panel.x, stage.panel.y] == [20, 10])
    x.pause()
    #expect(stage.tweener.after(1, [stage.panel.x, stage.panel.y]) == [20, 10])
  }

  @Test("18 .none of a property that says what it writes takes that", arguments: [true, false])
  func rule18_noneNewer(directWrites: Bool) {
    let stage = WritesStage(directWrites: directWrites)
    let both = stage.add([.duration: 4, "x": 40, "y": 40])
    stage.tweener.advance(by: 1)
    let center = stage.add([.duration: 1, .overwrite: OverwriteMode.none, "centerX": 50])
    #expect(stage.tweener.after(0.5, [stage.panel.x, stage.panel.y]) == [5, 15])
    #expect(stage.tweener.after(0.5, center.outcome) == .completed)
    let x = stage.panel.x
    #expect(stage.tweener.after(1, [stage.panel.x, stage.panel.y]) == [x, 30])
    #expect(both.outcome == nil)
  }

  @Test(
    "18 .none: of three that say what they write, each takes it from the older",
    arguments: [true, false])
  func rule18_three(directWrites: Bool) {
    let stage = WritesStage(directWrites: directWrites)
    let older = [
      stage.add([.duration: 4, "diagonal": 40]),
      stage.add([.duration: 4, .overwrite: OverwriteMode.none, "fall": 80]),
    ]
    let last = stage.add([.duration: 2, .overwrite: OverwriteMode.none, "centerX": 250])
    #expect(stage.tweener.after(1, older[0].outcome.map(ruleShort)) == "overwritten")
    #expect(last.state == .running)
    #expect(stage.panel.x == 100)
  }

  @Test("18 Under a newer .none that says what it writes an older tween starts without that")
  func rule18_olderStartsLater() {
    let stage = WritesStage(directWrites: true)
    let x = stage.add([.duration: 2, .delay: 1, "x": 30, "y": 30])
    let center = stage.add([.duration: 4, .overwrite: OverwriteMode.none, "centerX": 250])
    #expect(stage.tweener.after(2, [stage.panel.x, stage.panel.y]) == [100, 15])
    #expect(x.state == .running && center.state == .running)
  }

  @Test("18 .all removes and is removed", arguments: [true, false])
  func rule18_all(directWrites: Bool) {
    let stage = WritesStage(directWrites: directWrites)
    let x = stage.add([.duration: 1, "x": 10])
    let width = stage.add([.duration: 1, "width": 10])
    stage.tweener.advance(by: 0.5)
    let center = stage.add([.duration: 1, .overwrite: OverwriteMode.all, "centerX": 0])
    #expect(stage.tweener.after(0.5, x.outcome) == .removed && width.outcome == .removed)
    let y = stage.add([.duration: 1, .overwrite: OverwriteMode.all, "y": 0])
    #expect(stage.tweener.after(0.5, center.outcome) == .removed && y.outcome == nil)
  }

  @Test("19 it is left at its exact value", arguments: [true, false])
  func rule19_exact(directWrites: Bool) {
    let stage = WritesStage(directWrites: directWrites)
    _ = stage.add([.duration: 2, "centerX": 250])
    let x = stage.add([.delay: 0.75, .duration: 1, "x": 0])
    #expect(stage.tweener.after(1, x.state) == .running)
    #expect(stage.panel.x == 75 * 0.75)
  }

  @Test("20 removing and pausing a written component means the whole property")
  func rule20_parts() {
    let stage = WritesStage()
    let tween = stage.add([.duration: 1, "diagonal": 100, "width": 200])
    stage.tweener.advance(by: 0.25)
    #expect(stage.tweener.isTweening(stage.panel, "x"))
    #expect(stage.tweener.isTweening(stage.panel, .path(\Panel.y)))
    #expect(stage.tweener.pauseTween(stage.panel, ["x"]))
    stage.tweener.advance(by: 0.25)
    #expect([stage.panel.x, stage.panel.y, stage.panel.width] == [25, 25, 150])
    #expect(stage.tweener.tweens(of: stage.panel).count == 2)
    #expect(stage.tweener.resumeTween(stage.panel, ["y"]))
    stage.tweener.advance(by: 0.25)
    #expect([stage.panel.x, stage.panel.y, stage.panel.width] == [50, 50, 175])
    #expect(stage.tweener.removeTween(stage.panel, ["y"]))
    #expect(!stage.tweener.isTweening(stage.panel, "diagonal"))
    #expect(!stage.tweener.isTweening(stage.panel, "x"))
    stage.tweener.advance(by: 0.25)
    #expect([stage.panel.x, stage.panel.y, stage.panel.width] == [50, 50, 200])
    #expect(tween.outcome == .completed)
    let x = stage.add([.duration: 1, "x": 0])
    #expect(stage.tweener.isTweening(stage.panel, "centerX"))
    #expect(stage.tweener.removeTween(stage.panel, ["centerX"]))
    #expect(x.outcome == .removed)
  }

  @Test(
    "28 of two keys of one call the one that writes fewer components wins, the other is dropped")
  func rule28_oneCall() {
    let stage = WritesStage()
    _ = stage.add(["centerX": 250, "x": 10])
    #expect(stage.panel.x == 10)
    #expect(stage.panel.centers.isEmpty)
    #expect(stage.stage.kinds == [.componentGivenTwice])
    #expect(stage.stage.problems.last?.key == "centerX")
    #expect(stage.stage.problems.last?.suggestion == "x")
    // The larger one goes as a whole, and what it would have taken stays with the others.
    _ = stage.add(["diagonal": 5, "fall": 20, "x": 10])
    #expect([stage.panel.x, stage.panel.y] == [10, 20])
    #expect(stage.stage.problems.dropFirst().map(\.key) == ["diagonal", "diagonal"])
    // A property of five components loses to one of its four.
    _ = stage.add(["inset": 5, "frame": RuleFrame(x: 1, y: 2, width: 3, height: 4)])
    #expect(stage.panel.frame == RuleFrame(x: 1, y: 2, width: 3, height: 4))
    #expect(stage.stage.problems.last?.key == "inset")
    #expect(stage.stage.problems.count == 4)
    // Nobody has what a dropped key would have taken from a third.
    _ = stage.add(["fall": 7, "y": 3])
    #expect(stage.panel.y == 3)
  }
}
