import Testing
import Tweener

@Suite("Names of easings as other libraries write them")
struct EasingForeignNamesTests {
  @Test("GSAP's families, with a direction or out")
  func families() {
    let families = [
      "power1": "Quad", "power2": "Cubic", "power3": "Quart", "power4": "Quint", "sine": "Sine",
      "circ": "Circ", "expo": "Expo", "back": "Back", "elastic": "Elastic", "bounce": "Bounce",
    ]
    for (name, family) in families {
      #expect(Easing(named: name) == Easing(named: "out" + family), "\(name)")
      for direction in ["in", "out", "inOut"] {
        let easing = Easing(named: direction + family)
        #expect(easing != nil)
        #expect(Easing(named: "\(name).\(direction)") == easing, "\(name).\(direction)")
      }
    }
    for family in ["quad", "cubic", "quart", "quint"] {
      #expect(Easing(named: family + ".inOut") == Easing(named: "inOut" + family))
      #expect(Easing(named: family) == nil)
    }
    #expect(Easing(named: "none") == .linear)
    #expect(Easing(named: "Power2.Out") == .outCubic)
  }

  @Test("GSAP's numbers")
  func numbers() {
    #expect(Easing(named: "back.out(1.7)") == .outBack(overshoot: 1.7))
    #expect(Easing(named: "back.in(3)") == .inBack(overshoot: 3))
    #expect(Easing(named: "back.inOut(2)") == .inOutBack(overshoot: 2))
    #expect(Easing(named: "elastic.out(1,0.3)") == .outElastic(amplitude: 1, period: 0.3))
    #expect(Easing(named: "elastic.in(1.5, 0.4)") == .inElastic(amplitude: 1.5, period: 0.4))
    #expect(Easing(named: "elastic.inOut(2, 0.5)") == .inOutElastic(amplitude: 2, period: 0.5))
    #expect(Easing(named: "elastic.out(2)") == .outElastic(amplitude: 2, period: 0.3))
    #expect(Easing(named: "elastic(1, 0.3)") == .outElastic)
  }

  @Test(
    "what is no such name is nil",
    arguments: [
      "power5.out", "power2.", ".out", "power2.out.in", "power2.outIn", "power2.out(1)",
      "back.out()",
      "back.out(x)", "back.out(1", "back.out(1,2)", "elastic.out(1,2,3)", "elastic.out(nan)",
      "sine.up",
      "back.out(inf)", "power", "(1)",
    ])
  func others(name: String) {
    #expect(Easing(named: name) == nil)
  }

  @Test("the older order: a family, a dot, ease and the direction")
  func olderOrder() {
    let families = [
      "Regular": "Quad", "Quad": "Quad", "Power1": "Quad", "Cubic": "Cubic", "Quart": "Quart",
      "Quint": "Quint", "Strong": "Quint", "Power4": "Quint", "Sine": "Sine", "Circ": "Circ",
      "Expo": "Expo", "Back": "Back", "Elastic": "Elastic", "Bounce": "Bounce",
    ]
    for (name, family) in families {
      for direction in ["In", "Out", "InOut"] {
        let written = "\(name).ease\(direction)"
        let easing = Easing(named: direction.lowercased() + family)
        #expect(easing != nil)
        #expect(Easing(named: written) == easing, "\(written)")
        #expect(Easing(named: written.lowercased()) == easing, "\(written)")
      }
    }
    #expect(Easing(named: "Back.easeOut(3)") == .outBack(overshoot: 3))
    for name in ["Linear.easeNone", "Linear.easeIn", "Power0.easeInOut", "power0.out"] {
      #expect(Easing(named: name) == .linear, "\(name)")
    }
    for name in ["Back.ease", "Back.easeNone", "Back.easeNone(2)", "Linear.up", "Linear.easeIn(2)"]
    {
      #expect(Easing(named: name) == nil, "\(name)")
    }
  }

  @Test(
    "a near miss is reported with the nearest name, in the spelling that was meant",
    arguments: [
      ("easeOutExpoo", "easeOutExpo"), ("easOutExpo", "easeOutExpo"), ("outExpoo", "outExpo"),
      ("Back.easeInn", "Back.easeIn"), ("Elastic.easInOut", "Elastic.easeInOut"),
      ("power2.inOt", "power2.inOut"), ("GLDEasingInOutExp", "GLDEasingInOutExpo"),
      ("elastc", "elastic"), ("Lineer.easeIn", "Linear.easeIn"),
    ])
  func nearest(name: String, meant: String) {
    let stage = RuleStage()
    _ = stage.add(RuleBox(), [.duration: 1, .easing: name, "x": 1])
    #expect(Easing(named: meant) != nil)
    #expect(stage.kinds == [.unknownEasing])
    #expect(stage.problems.first?.suggestion == meant)
    #expect(stage.problems.first?.remedy.contains("did you mean \"\(meant)\"?") == true)
  }

  @Test("GLDTween's constants")
  func constants() {
    #expect(Easing(named: "GLDEasingInOutExpo") == .inOutExpo)
    #expect(Easing(named: "GLDEasingOutBounce") == .outBounce)
    #expect(Easing(named: "GLDEasingNone") == .linear)
    #expect(Easing(named: "GLDEasing") == nil)
  }

  @Test("a tween takes them, and a misspelt one is reported with the nearest name")
  func inACall() {
    let (stage, box) = (RuleStage(), RuleBox())
    stage.tweener.addTween(box, [.duration: 1, "ease": "power1.in", "x": 4])
    stage.tweener.addTween(box, [.duration: 1, .easing: "power1.inn", "y": 4])
    #expect(stage.after(0.5, [box.x, box.y]) == [1, 2])
    #expect(stage.kinds == [.unknownEasing])
  }
}
