import Testing

@testable import Tweener

// Special properties that say what else they write.

/// Registers properties of a box that say so: `z` is its width, and `count` how often its centre
/// was set.
private func panel(_ stage: RuleStage, _ box: RuleBox) {
  let tweener = stage.tweener
  box.z = 100
  tweener.registerSpecialProperty(
    "centerX", writes: [\RuleBox.x], get: { (box: RuleBox) in box.x + box.z / 2 },
    set: { box, center in
      box.count += 1
      box.x = center - box.z / 2
    })
  tweener.registerSpecialProperty(
    "diagonal", writes: [\RuleBox.x, \RuleBox.y], get: { (box: RuleBox) in box.x },
    set: { box, new in (box.x, box.y) = (new, new) })
  tweener.registerSpecialProperty(
    "fall", writes: [\RuleBox.y], get: { (box: RuleBox) in box.y },
    set: { box, new in box.y = new })
  tweener.registerSpecialProperty(
    "inset", writes: [\RuleBox.frame], get: { (box: RuleBox) in box.frame.x },
    set: { box, new in
      box.frame = RuleFrame(x: new, y: new, width: 100 - 2 * new, height: 100 - 2 * new)
    })
}

/// A meeting of tweens of such a box, of which x, y and the fates are looked at.
private func panels(
  _ title: String, _ tweens: [TweenParameters], _ steps: KeyValuePairs<RuleStep, String>,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  meeting(
    title, tweens, preparing: panel, { "\([$0.x, $0.y]): \($0.fates)" }, steps,
    sourceLocation: sourceLocation)
}

private protocol Sided: AnyObject {
  var x: Double { get set }
  var width: Double { get set }
}

private class Panel: Sided, TweenTarget {
  var x = 0.0
  var width = 100.0
  /// Behind accessors.
  var hidden: Double {
    get { stored }
    set { stored = newValue }
  }
  var stored = 0.0
  let name = "panel"

  class var tweenProperties: TweenProperties {
    ["x": .init(\Panel.x), "hidden": .init(\Panel.hidden)]
  }
}

private final class DerivedPanel: Panel {}

@Suite("Rule 14: a special property owns what it says it writes")
struct Rule14WritesTests {
  private let stage = RuleStage()

  @Test("14 a property and what it writes meet")
  func rule14_meetings() {
    panels(
      "14 a newer tween of a written component takes the whole property",
      [[.duration: 2, "centerX": 250]],
      [
        1: "[100.0, 0.0]: a running",
        [.add([.duration: 1, "x": 0]), 0.5]: "[50.0, 0.0]: a overwritten by b, b running",
        2: "[0.0, 0.0]: a overwritten by b, b completed",
      ])
    meeting(
      "14 its setter is called no more then", [[.duration: 2, "centerX": 250]], preparing: panel,
      { $0.count },
      [[1, .add([.duration: 1, "x": 0]), 0.5, .call { $1.count = 0 }, 2]: 0])
    panels(
      "14 a newer property takes what it writes from an older tween, where x is then",
      [[.duration: 2, "x": 200, "y": 200]],
      [
        0.5: "[50.0, 50.0]: a running",
        [.add([.delay: 0.5, .duration: 1, "centerX": 50]), 1]:
          "[50.0, 150.0]: a running, b running",
        1: "[0.0, 200.0]: a completed, b completed",
      ])
    panels(
      "14 so it ends one that has nothing else",
      [[.duration: 2, "x": 200], [.delay: 1, .duration: 1, "centerX": 50]],
      [1: "[100.0, 0.0]: a overwritten by b, b running"])
    panels(
      "14 an older tween that starts later leaves the whole property to a newer one",
      [
        [.delay: 1, .duration: 1, "diagonal": 10], [.duration: 3, "y": 30],
        [.duration: 0.5, "x": 5],
      ], [2: "[5.0, 20.0]: a overwritten by b, b running, c completed"])
    panels(
      "14 what it would have taken beside that stays where it is",
      [
        [.duration: 4, "x": 40], [.delay: 1, .duration: 1, "diagonal": 10],
        [.duration: 4, "y": 40],
      ], [2: "[20.0, 20.0]: a running, b overwritten by c, c running"])
    panels(
      "14 two properties that write a common component meet",
      [[.duration: 2, "centerX": 250], [.duration: 2, "fall": 20]],
      [
        1: "[100.0, 10.0]: a running, b running",
        [.add([.duration: 1, "diagonal": 0]), 0.5]:
          "[50.0, 50.0]: a overwritten by c, b overwritten by c, c running",
        [.add([.duration: 1, "fall": 100]), 0.5]: """
        [50.0, 75.0]: a overwritten by c, b overwritten by c, c overwritten by d, d running
        """,
      ])
    let bent = TweenValue.to(250).interpolated { $0 + ($1 - $0) * $2 }
    panels(
      "14 what goes its own way owns what it writes all the same",
      [[.duration: 1, .minimum: 0, "centerX": bent]],
      [
        0.5: "[100.0, 0.0]: a running",
        [.add([.duration: 1, "x": 0]), 0.5]: "[50.0, 0.0]: a overwritten by b, b running",
      ])
    meeting(
      "14 a property that says nothing of what it writes owns itself alone",
      [[.duration: 1, "silent": 1], [.duration: 1, "x": 1]],
      preparing: { stage, _ in
        stage.tweener.registerSpecialProperty(
          "silent", get: { (box: RuleBox) in box.x }, set: { $0.x = $1 })
      }, { $0.fates }, [1: "a completed, b completed"])
  }

  @Test("14 a path to several components means all of them")
  func rule14_severalComponents() {
    for key: TweenKey in ["left", .path(\RuleBox.frame.height), "frame"] {
      let other: TweenParameters = [.duration: 1, key: key == "frame" ? RuleFrame() : 0.0]
      meeting(
        "\(key)", [[.duration: 1, "inset": 10]], preparing: panel,
        { "\($0.isTweening(key)) \($0.fates)" },
        [
          0.25: "true a running", [.add(other), 0.25]: "true a overwritten by b, b running",
        ])
    }
    let whole = RuleFrame(x: 0, y: 0, width: 100, height: 100)
    meeting(
      "all of frame",
      [
        [.duration: 1, "frame": RuleFrame(x: 8, y: 8, width: 8, height: 8)],
        [.delay: 0.5, .duration: 1, "inset": 0],
      ], preparing: panel, { "\($0.frame == whole) \($0.fates)" },
      [
        0.5: "false a overwritten by b, b running", 1: "true a overwritten by b, b completed",
      ])
  }

  @Test(
    "14 written properties are found behind accessors and in subclasses", arguments: [true, false])
  func rule14_places(directWrites: Bool) {
    let tweener = RuleStage(directWrites: directWrites).tweener
    for (name, path) in [("veil", \Panel.hidden), ("shift", \Panel.x)] {
      tweener.registerSpecialProperty(
        TweenKey(name), writes: [path], get: { (panel: Panel) in panel[keyPath: path] },
        set: { $0[keyPath: path] = $1 })
      for panel in [Panel(), DerivedPanel()] {
        for key: TweenKey in [.path(path), name == "veil" ? "hidden" : "x"] {
          let older = tweener.addTween(panel, [.duration: 1, TweenKey(name): 10])
          tweener.advance(by: 0.25)
          let newer = tweener.addTween(panel, [.duration: 1, key: 0])
          #expect(tweener.after(0.25, older.outcome) == .overwritten(by: newer))
          let last = tweener.addTween(panel, [.duration: 1, TweenKey(name): 10])
          #expect(tweener.after(0.25, newer.outcome) == .overwritten(by: last))
          tweener.advance(by: 1)
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
    let listed = Listed()
    for name: TweenKey in ["double", "half", "twice"] {
      let older = stage.tweener.addTween(listed, [.duration: 1, name: 10])
      stage.tweener.advance(by: 0.5)
      let newer = stage.tweener.addTween(listed, [.duration: 1, "x": 0])
      #expect(stage.after(0.5, older.outcome) == .overwritten(by: newer))
      #expect(stage.after(1, listed.x) == 0)
    }
    #expect(stage.kinds == [.propertyMisdescribed])
    #expect(stage.problems.first?.key == "double")
    #expect(stage.problems.first?.targetType == "Listed")
  }

  @Test("14 a written path to what no tween moves is reported, and the others count")
  func rule14_wrongPath() {
    stage.tweener.registerSpecialProperty(
      "named", writes: [\Panel.name, \Panel.x], get: { (panel: Panel) in panel.x },
      set: { panel, new in panel.x = new })
    #expect(stage.kinds == [.propertyMisdescribed])
    #expect(stage.problems.first?.key == "named")
    #expect(stage.problems.first?.fault.contains("String") == true)
    let panel = Panel()
    let named = stage.tweener.addTween(panel, [.duration: 1, "named": 1])
    let x = stage.tweener.addTween(panel, [.duration: 1, "x": 1])
    #expect(stage.after(0, named.outcome) == .overwritten(by: x))
    #expect(stage.problems.count == 1)
  }

  @Test(
    "14 a protocol's conformers have it; a path of the protocol leads to no class's property, which is reported"
  )
  func rule14_protocol() {
    let panel = Panel()
    stage.tweener.registerSpecialProperty(
      "middle", writes: [], get: { (sided: any Sided) in sided.x + sided.width / 2 },
      set: { sided, new in sided.x = new - sided.width / 2 })
    #expect(stage.problems.isEmpty)
    for name: TweenKey in ["low", "lower"] {
      stage.tweener.registerSpecialProperty(
        name, writes: [\(any Sided).x], get: { (sided: any Sided) in sided.x },
        set: { sided, new in sided.x = new })
    }
    #expect(stage.keys == ["low", "lower"])
    #expect(stage.kinds == [.propertyMisdescribed, .propertyMisdescribed])
    stage.tweener.addTween(panel, ["middle": 60])
    #expect(panel.x == 10)
    let low = stage.tweener.addTween(panel, [.duration: 1, "low": 0])
    let lower = stage.tweener.addTween(panel, [.duration: 1, "lower": 0])
    #expect(stage.after(1, low.outcome) == .overwritten(by: lower))
    #expect(panel.x == 0)
  }
}

@Suite("Rules 16 to 20 and 28 for properties that say what they write")
struct Rule14WritesControlTests {
  private let stage = RuleStage()
  private let box = RuleBox()
  private static let shares = OverwriteMode.none

  init() { panel(stage, box) }

  @Test("16 the loser keeps its other properties and is called once a newcomer")
  func rule16_rest() {
    meeting(
      "the loser", [[.duration: 2, "diagonal": 10, "z": 200]], isHeard: true, preparing: panel,
      { "\($0.z): \($0.fates): \($0.log)" },
      [
        1: "150.0: a running: a start @0.0",
        [.add([.duration: 1, "y": 0, "x": 0]), 1]: """
        200.0: a completed, b completed: \
        a overwrite @1.0, a complete @2.0, a end completed @2.0
        """,
      ])
  }

  @Test("17 paused, it owns what it writes; .atAdd takes the whole property at the call")
  func rule17_paused() {
    panels(
      "17 paused, it owns what it writes", [[.duration: 1, "centerX": 250]],
      [
        [0.5, .pause, .add([.duration: 1, "x": 0]), 0.5]:
          "[50.0, 0.0]: a overwritten by b, b running"
      ])
    func taking(_ delay: Double, _ key: TweenKey) -> TweenParameters {
      [.delay: delay, .duration: 1, .overwrite: OverwriteMode.atAdd, key: 0]
    }
    meeting(
      "17 .atAdd takes the whole property at the call",
      [[.duration: 2, "diagonal": 100, "z": 0]], preparing: panel,
      { "\([$0.x, $0.y, $0.z]) \($0.isTweening("x")): \($0.fates)" },
      [
        1: "[50.0, 50.0, 50.0] true: a running",
        [.add(taking(0.5, "y")), 0.25]: "[50.0, 50.0, 37.5] false: a running, b waiting",
        [.add([.duration: 2, "x": 0]), 0.25, .add(taking(1, "centerX"))]: """
        [43.75, 50.0, 25.0] true: a running, b running, c overwritten by d, d waiting
        """,
      ])
  }

  @Test("18 .none and .all of a part and of the whole")
  func rule18_meetings() {
    panels(
      "18 .none of a part takes the whole property that writes it",
      [[.duration: 4, "diagonal": 40]],
      [
        1: "[10.0, 10.0]: a running",
        [.add([.duration: 2, .overwrite: Self.shares, "x": 30]), 1]:
          "[20.0, 10.0]: a overwritten by b, b running",
        [.newer(.pause), 1]: "[20.0, 10.0]: a overwritten by b, b paused",
      ])
    panels(
      "18 .none of a property that says what it writes takes that",
      [[.duration: 4, "x": 40, "y": 40]],
      [
        1: "[10.0, 10.0]: a running",
        [.add([.duration: 1, .overwrite: Self.shares, "centerX": 50]), 0.5]:
          "[5.0, 15.0]: a running, b running",
        0.5: "[0.0, 20.0]: a running, b completed", 1: "[0.0, 30.0]: a running, b completed",
      ])
    panels(
      "18 .none: of three that say what they write, each takes it from the older",
      [
        [.duration: 4, "diagonal": 40], [.duration: 4, .overwrite: Self.shares, "fall": 80],
        [.duration: 2, .overwrite: Self.shares, "centerX": 250],
      ], [1: "[100.0, 20.0]: a overwritten by b, b running, c running"])
    panels(
      "18 Under a newer .none that says what it writes an older tween starts without that",
      [
        [.duration: 2, .delay: 1, "x": 30, "y": 30],
        [.duration: 4, .overwrite: Self.shares, "centerX": 250],
      ], [2: "[100.0, 15.0]: a running, b running"])
    let all: TweenParameters = [.duration: 1, .overwrite: OverwriteMode.all]
    meeting(
      "18 .all removes and is removed", [[.duration: 1, "x": 10], [.duration: 1, "z": 10]],
      preparing: panel, { $0.fates },
      [
        [0.5, .add(all.merging(["centerX": 0]) { $1 }), 0.5]: "a removed, b removed, c running",
        [.add(all.merging(["y": 0]) { $1 }), 0.5]: "a removed, b removed, c removed, d running",
      ])
  }

  @Test("19 it is left at its exact value")
  func rule19_exact() {
    panels(
      "taken at 0.75 s", [[.duration: 2, "centerX": 250], [.delay: 0.75, .duration: 1, "x": 0]],
      [1: "[56.25, 0.0]: a overwritten by b, b running"])
  }

  @Test("20 removing and pausing a written component means the whole property")
  func rule20_parts() {
    let tween = stage.add(box, [.duration: 1, "diagonal": 100, "z": 200])
    stage.tweener.advance(by: 0.25)
    #expect(stage.tweener.isTweening(box, "x"))
    #expect(stage.tweener.isTweening(box, .path(\RuleBox.y)))
    #expect(stage.tweener.pauseTween(box, ["x"]))
    #expect(stage.after(0.25, [box.x, box.y, box.z]) == [25, 25, 150])
    #expect(stage.tweener.tweens(of: box).count == 2)
    #expect(stage.tweener.resumeTween(box, ["y"]))
    #expect(stage.after(0.25, [box.x, box.y, box.z]) == [50, 50, 175])
    #expect(stage.tweener.removeTween(box, ["y"]))
    #expect(!stage.tweener.isTweening(box, "diagonal"))
    #expect(!stage.tweener.isTweening(box, "x"))
    #expect(stage.after(0.25, [box.x, box.y, box.z]) == [50, 50, 200])
    #expect(tween.outcome == .completed)
    let x = stage.add(box, [.duration: 1, "x": 0])
    #expect(stage.tweener.isTweening(box, "centerX"))
    #expect(stage.tweener.removeTween(box, ["centerX"]))
    #expect(x.outcome == .removed)
  }

  @Test(
    "28 of two keys of one call the one that writes fewer components wins, the other is dropped")
  func rule28_oneCall() {
    stage.add(box, ["centerX": 250, "x": 10])
    #expect(box.x == 10)
    #expect(box.count == 0)
    #expect(stage.kinds == [.componentGivenTwice])
    #expect(stage.problems.last?.key == "centerX")
    #expect(stage.problems.last?.suggestion == "x")
    // The larger one goes as a whole, and what it would have taken stays with the others.
    stage.add(box, ["diagonal": 5, "fall": 20, "x": 10])
    #expect([box.x, box.y] == [10, 20])
    #expect(stage.keys.dropFirst() == ["diagonal", "diagonal"])
    // A property of five components loses to one of its four.
    stage.add(box, ["inset": 5, "frame": RuleFrame(x: 1, y: 2, width: 3, height: 4)])
    #expect(box.frame == RuleFrame(x: 1, y: 2, width: 3, height: 4))
    #expect(stage.problems.last?.key == "inset")
    #expect(stage.problems.count == 4)
    // Nobody has what a dropped key would have taken from a third.
    stage.add(box, ["fall": 7, "y": 3])
    #expect(box.y == 3)
  }
}
