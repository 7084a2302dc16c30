#if DEBUG
  import Testing

  @testable import Tweener

  // Setters that write more than their property declares. Only debug builds look for them.

  private class Panel: TweenTarget {
    final var x = 0.0
    final var y = 0.0
    final var width = 100.0
    final var frame = RuleFrame()
    /// What was called, in order.
    var calls: [String] = []
    var onSet: () -> Void = {}

    final var center: Double {
      get { x + width / 2 }
      set { x = newValue - width / 2 }
    }

    class var tweenProperties: TweenProperties {
      [
        "x": .init(\Panel.x), "y": .init(\Panel.y), "left": .init(\Panel.frame.x),
        "frame": .init(\Panel.frame),
        "listed": .init(get: { (panel: Panel) in panel.x }, set: { $0.x = $1 }),
      ]
    }
  }

  private final class DerivedPanel: Panel {}

  private struct WatchStage {
    let stage: RuleStage
    let panel: Panel
    var tweener: Tweener { stage.tweener }

    init(directWrites: Bool = true, _ panel: Panel = Panel()) {
      stage = RuleStage(directWrites: directWrites)
      self.panel = panel
      tweener.registerSpecialProperty(
        "centerX",
        get: { (panel: Panel) in
          panel.calls.append("get")
          return panel.center
        },
        set: { panel, center in
          panel.calls.append("set")
          panel.center = center
          panel.onSet()
        })
      tweener.registerSpecialProperty(
        "poke", get: { (_: Panel) in 0.0 }, set: { panel, _ in panel.onSet() })
      tweener.registerSpecialProperty(
        "inset", get: { (panel: Panel) in SIMD2(panel.frame.x, panel.frame.width) },
        set: { panel, new in (panel.frame.x, panel.frame.width, panel.y) = (new.x, new.y, new.x) })
      tweener.registerSpecialProperty(
        "glow", get: { (panel: Panel) in panel.frame.height },
        set: { panel, new in panel.frame.height = new })
    }

    @discardableResult
    func add(_ parameters: TweenParameters) -> Tween { tweener.addTween(panel, parameters) }
  }

  @Suite("A setter that changes what another tween drives, and does not declare it")
  struct UndeclaredWriteTests {
    @Test("is reported once, with the property, the component and what to write")
    func reported() throws {
      for directWrites in [true, false] {
        let stage = WatchStage(directWrites: directWrites)
        let center = stage.add([.duration: 2, "centerX": 250])
        stage.add([.duration: 2, "x": 10])
        for _ in 0..<8 { stage.tweener.advance(by: 0.25) }
        let problem = try #require(stage.stage.problems.first)
        #expect(stage.stage.kinds == [.undeclaredWrite])
        #expect(center.problems == [problem])
        #expect(problem.key == "centerX" && problem.targetType == "Panel")
        #expect(problem.fault.contains("\\Panel.x,"))
        #expect(problem.remedy.contains("writes: [\\Panel.x]"))
      }
    }

    @Test("is found wherever the two are written from")
    func ways() {
      let slow: TweenParameters = [.rounded: true]
      for (first, second) in [(slow, [:]), ([:], slow), (slow, slow)] as [(TweenParameters, _)] {
        let stage = WatchStage()
        stage.add([.base: first, .duration: 2, "x": 10])
        stage.add([.base: second, .duration: 2, "centerX": 250])
        for _ in 0..<3 { stage.tweener.advance(by: 0.25) }
        #expect(stage.stage.kinds == [.undeclaredWrite])
      }
    }

    @Test("is found in a table, behind a key path, and in a value of several numbers")
    func properties() {
      for key: TweenKey in ["listed", .path(\Panel.center)] {
        let stage = WatchStage()
        stage.add([.duration: 2, key: 250])
        stage.add([.duration: 2, .path(\Panel.x): 10])
        for _ in 0..<3 { stage.tweener.advance(by: 0.25) }
        #expect(stage.stage.problems.map(\.key) == [key.description])
      }
      let stage = WatchStage()
      stage.add([.duration: 2, "inset": SIMD2(9.0, 50)])
      stage.add([.duration: 2, "frame": RuleFrame(x: 3, y: 4, width: 5, height: 6), "y": 8])
      for _ in 0..<3 { stage.tweener.advance(by: 0.25) }
      #expect(stage.stage.kinds == [.undeclaredWrite])
      let remedy = stage.stage.problems.first?.remedy ?? ""
      #expect(remedy.contains("[\\Panel.y, \\Panel.frame.x, \\Panel.frame.width]"), "\(remedy)")
    }

    @Test("is reported for each property and each class once, however many tweens there are")
    func once() {
      let stage = WatchStage()
      let panels = (0..<20).map { $0 % 2 == 0 ? Panel() : DerivedPanel() }
      for _ in 0..<2 {
        stage.tweener.addTween(panels, [.duration: 1, "centerX": 250])
        stage.tweener.addTween(panels, [.duration: 1, "x": 10])
        for _ in 0..<8 { stage.tweener.advance(by: 0.125) }
      }
      #expect(stage.stage.kinds == [.undeclaredWrite, .undeclaredWrite])
      #expect(stage.stage.problems.map(\.targetType) == ["Panel", "DerivedPanel"])
    }

    @Test("is found when the other tween comes later")
    func later() {
      let stage = WatchStage()
      stage.add([.duration: 9, "centerX": 250])
      stage.add([.duration: 9, "y": 250])
      for _ in 0..<8 { stage.tweener.advance(by: 0.25) }
      #expect(stage.stage.kinds.isEmpty)
      stage.add([.duration: 2, "x": 10])
      for _ in 0..<3 { stage.tweener.advance(by: 0.25) }
      #expect(stage.stage.kinds == [.undeclaredWrite])
    }

    @Test("is not reported where nobody drives what it changes, or where it changes nothing else")
    func quiet() {
      let stage = WatchStage()
      stage.add([.duration: 2, "centerX": 250])
      stage.add([.duration: 2, "x": 10]).pause()
      stage.add([.duration: 2, .delay: 5, "x": 10])
      stage.add([.duration: 2, "glow": 10])
      stage.add([.duration: 2, "left": 10, "y": 10])
      for _ in 0..<8 { stage.tweener.advance(by: 0.25) }
      #expect(stage.stage.problems.isEmpty)
    }

    @Test("is not reported where the property declares it")
    func declared() {
      let stage = RuleStage()
      stage.tweener.registerSpecialProperty(
        "centerX", writes: [\Panel.x], get: { (panel: Panel) in panel.center },
        set: { panel, center in panel.center = center })
      let panel = Panel()
      stage.tweener.addTween(panel, [.duration: 2, "centerX": 250])
      stage.tweener.addTween(panel, [.duration: 2, "x": 10, .overwrite: OverwriteMode.none])
      for _ in 0..<8 { stage.tweener.advance(by: 0.25) }
      #expect(stage.problems.isEmpty)
    }

    @Test("is not reported where the setter has the engine write, or ends the other tween")
    func engineWrites() {
      let actions: [(Tweener, Panel) -> Void] = [
        { $0.settle($1) }, { $0.removeTween($1, ["x"]) }, { $0.removeTween($1) },
        { $0.tweens(of: $1).first?.complete() }, { $0.tweens(of: $1).first?.progress = 0.9 },
        { $0.addTween($1, ["x": 5]) },
      ]
      for action in actions {
        let stage = WatchStage()
        var isActing = false
        stage.panel.onSet = { [weak tweener = stage.tweener, unowned panel = stage.panel] in
          // The action may write the property once more.
          guard let tweener, !isActing else { return }
          isActing = true
          action(tweener, panel)
          isActing = false
        }
        stage.add([.duration: 2, "x": 10])
        stage.add([.duration: 2, "poke": 250])
        for _ in 0..<8 { stage.tweener.advance(by: 0.25) }
        #expect(stage.stage.kinds.allSatisfy { $0 == .tweenEnded })
        #expect(stage.tweener.engine.brokenInvariants() == [])
      }
    }

    @Test("is written as often as where nobody looks, and its getter is called no more")
    func calls() {
      let (alone, watched) = (WatchStage(), WatchStage())
      for stage in [alone, watched] { stage.add([.duration: 2, "centerX": 250]) }
      watched.add([.duration: 2, "x": 10])
      alone.tweener.addTween(Panel(), [.duration: 2, "x": 10])
      for stage in [alone, watched] {
        for _ in 0..<9 { stage.tweener.advance(by: 0.25) }
      }
      #expect(watched.panel.calls == alone.panel.calls)
      #expect(watched.panel.calls.filter { $0 == "get" }.count == 1)
    }

    @Test("whoever hears the report may call the engine")
    func heard() {
      let stage = WatchStage()
      var heard = 0
      stage.tweener.onProblem = { [unowned tweener = stage.tweener, panel = stage.panel] problem in
        heard += 1
        #expect(problem.kind == .undeclaredWrite)
        tweener.removeTween(panel)
        tweener.addTween(panel, ["x": 77])
      }
      stage.add([.duration: 2, "centerX": 250])
      stage.add([.duration: 2, "x": 10])
      for _ in 0..<3 { stage.tweener.advance(by: 0.25) }
      #expect(heard == 1 && stage.panel.x == 77 && stage.tweener.tweenCount == 0)
      #expect(stage.tweener.engine.brokenInvariants() == [])
    }
  }
#endif
