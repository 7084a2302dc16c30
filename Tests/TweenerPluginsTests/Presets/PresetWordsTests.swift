import Foundation
import Testing
import Tweener
import TweenerPlugins

@Suite("Words of presets")
struct PresetWordsTests {
  private let tweener = engine()
  private let layer = LayerModel.plain()

  @Test("A preset takes 0.7 seconds, or as long as it is told", arguments: [nil, 0.25, 3])
  func duration(given: Double?) {
    let duration = given ?? 0.7
    let tween = tweener.play(.pop, on: layer, PresetOptions(duration: given))
    #expect(tween.duration == duration)
    #expect(tweener.after(duration * 0.99, tween.state) == .running)
    #expect(tweener.after(duration * 0.01, tween.outcome) == .completed)
  }

  @Test("Until its delay is over it stays at its start")
  func delay() {
    let tween = tweener.play(.slideLeft, on: layer, PresetOptions(delay: 0.5))
    tweener.advance(by: 0.49)
    #expect(layer.x == 300 && tween.state == .waiting)
    tweener.advance(by: 0.02)
    #expect(layer.x > 250 && layer.x < 300)
    tweener.advance(by: 0.69)
    #expect(layer.x == 0 && tween.outcome == .completed)
  }

  @Test("The repeat count is the number of plays", arguments: [1, 2, 5])
  func repeatCount(_ count: Int) {
    let options = PresetOptions(duration: 0.5, repeatCount: Double(count))
    for (preset, length) in [(Preset.shake, 0.5), (.slideUp, 0.5), (.flipX, 0.5), (.flash, 2)] {
      let layer = LayerModel.plain()
      var repeats = 0
      let tween = tweener.play(preset, on: layer, options, with: [.onRepeat: { repeats += 1 }])
      #expect(tweener.after(length * Double(count) - 0.01, tween.state) == .running)
      #expect(tweener.after(0.01, tween.outcome) == .completed)
      if preset != .flash { #expect(repeats == count - 1) }
    }
  }

  @Test("Infinity repeats for ever, and so does a repeat of -1")
  func endless() {
    let layers = (0..<3).map { _ in LayerModel.plain() }
    let tweens = [
      tweener.play(.shake, on: layers[0], PresetOptions(repeatCount: .infinity)),
      tweener.play(.flash, on: layers[1], PresetOptions(repeatCount: .infinity)),
      tweener.addTween(layers[2], ["preset": "flash", .repeat: -1]),
    ]
    withExtendedLifetime(layers) { tweener.advance(by: 1000) }
    #expect(tweens.allSatisfy { $0.state == .running })
  }

  @Test("A repeat of flash means all of it, so that it ends where it began")
  func repeatWord() {
    tweener.addTween(layer, ["preset": "flash", .duration: 1, .repeat: 1, "autoreverse": false])
    #expect(tweener.after(7, layer.alpha) == 0)
    tweener.advance(by: 1)
    #expect(layer.alpha == 1 && tweener.tweenCount == 0)
  }

  @Test("A word that makes no sense is reported under its name and takes the preset's default")
  func senseless() {
    let calls: [(TweenParameters, key: String)] = [
      ([.duration: -1], "duration"), ([.duration: Double.nan], "duration"),
      ([.duration: "soon"], "duration"), (["curve": 5], "curve"), ([.easing: 5], "easing"),
      ([.unitsPerSecond: 5], "unitsPerSecond"),
    ]
    for (words, key) in calls {
      let (tweener, list) = listening()
      let (plain, layer) = (LayerModel.plain(), LayerModel.plain())
      tweener.addTween(plain, ["preset": "shake"])
      let tween = tweener.addTween(layer, words.merging(["preset": "shake"]) { $1 })
      #expect(tween.duration == 0.7, "\(key)")
      #expect(list.keys == [key])
      #expect(list.problems.allSatisfy { !$0.fault.contains("too") })
      for _ in 0..<4 {
        tweener.advance(by: 0.15)
        #expect(layer.x == plain.x, "\(key)")
      }
    }
  }

  @Test("A curve is an easing, a name, or a function")
  func curves() {
    func x(_ curve: Any, force: Double = 1) -> Double {
      let (tweener, layer) = (engine(), LayerModel.plain())
      tweener.registerEasing("mine", .inQuint)
      tweener.addTween(layer, ["preset": "shake", .duration: 1, "curve": curve, "force": force])
      return tweener.after(0.05, layer.x)
    }
    #expect(abs(x(Easing.inCubic) - 30 / 64.0) < 1e-12)
    let names: [(String, Easing)] = [
      ("inCubic", .inCubic), ("easeInOut", .easeInOut), ("bezierInOutBack", .bezierInOutBack),
      ("MINE", .inQuint),
    ]
    for (name, curve) in names { #expect(x(name) == x(curve), "\(name)") }
    let square: (Double) -> Double = { $0 * $0 }
    #expect(abs(x(square) - 30 / 16.0) < 1e-12)
    #expect(x("spring", force: 3) == x(Easing.spring(force: 3), force: 3))
    #expect(x("spring", force: 3) != x(Easing.spring, force: 3))
  }

  @Test("A curve by one of Spring's names is Spring's Bézier curve, and so only as the word curve")
  func springNames() {
    func x(_ word: TweenKey, _ name: String) -> Double {
      let (tweener, layer) = (engine(), LayerModel.plain())
      tweener.addTween(layer, ["preset": "shake", .duration: 1, word: name])
      return tweener.after(0.05, layer.x)
    }
    for family in ["Sine", "Quad", "Cubic", "Quart", "Quint", "Expo", "Circ", "Back"] {
      for direction in ["In", "Out", "InOut"] {
        let bezier = x("curve", "bezier\(direction)\(family)")
        #expect(x("curve", "ease\(direction)\(family)") == bezier)
        #expect(x("curve", "Ease\(direction)\(family)") == bezier)
        #expect(x(.easing, "ease\(direction)\(family)") != bezier)
      }
    }
    #expect(x("curve", "EaseOut") == x("curve", "easeOut"))
    #expect(x("curve", "easeInElastic") == x(.easing, "inElastic"))
  }

  @Test("One scale is a factor for both axes, and an axis with a word of its own keeps that")
  func scale() {
    let (tweener, list) = listening()
    let layers = [LayerModel.plain(), .plain(), .plain()]
    tweener.addTween(layers[0], ["preset": "slideLeft", "scale": 3])
    tweener.play(.zoomOut, on: layers[1], PresetOptions(duration: 1, scale: 4))
    tweener.advance(by: 0)
    #expect(layers[0].transform.scaleX == 3 && layers[0].transform.scaleY == 3)
    #expect(list.problems.isEmpty)
    tweener.addTween(layers[2], ["preset": "fadeIn", "scale": 3, "scaleY": 2])
    #expect(list.reports == ["scale componentGivenTwice"])
    tweener.advance(by: 0)
    #expect(layers[2].transform.scaleX == 3 && layers[2].transform.scaleY == 2)
    tweener.advance(by: 1)
    #expect(layers[1].transform.scaleX == 4 && layers[1].transform.scaleY == 4)
    #expect(layers[0].transform == .identity)
  }

  @Test("No name that only presets use is suggested")
  func hiddenNames() {
    let (tweener, list) = listening()
    for name in ["x (prset)", "y (preset", "rotation (presett)", "rotation(preset)"] {
      tweener.addTween(layer, [.duration: 1, TweenKey(name): 1])
    }
    #expect(list.problems.count == 4)
    #expect(list.problems.allSatisfy { $0.suggestion?.contains("(preset)") != true })
  }

  @Test("The call's own easing is the curve where no curve is given")
  func easingWord() {
    tweener.addTween(layer, ["preset": "shake", .duration: 1, "transition": "linear"])
    #expect(abs(tweener.after(0.05, layer.x) - 7.5) < 1e-12)
  }

  @Test("What a call says of the movement takes the place of the preset's own, and adds to it")
  func movement() {
    tweener.play(
      .slideLeft, on: layer,
      PresetOptions(x: 40, y: 7, scaleX: 2, scaleY: 3, rotate: 0.5, opacity: 0.25))
    #expect(tweener.after(0, [layer.x, layer.y]) == [40, 7])
    #expect(
      layer.transform == Transform2D(rotation: 0.5, scaleX: 2, scaleY: 3) && layer.alpha == 0.25)
    #expect(tweener.after(0.7, LayerState(layer)) == LayerState(.plain()))
  }

  @Test("A preset with tracks moves as well where the call says so")
  func movementWithTracks() {
    tweener.play(.shake, on: layer, PresetOptions(duration: 1, x: 100, opacity: 0))
    #expect(tweener.after(0, [layer.x, layer.alpha]) == [100, 0])
    tweener.advance(by: 0.2)
    let spring = Easing.dampedSpring(damping: 0.7, velocity: 0.7)
    #expect(abs(layer.x - (100 - 100 * spring(0.2) + 30)) < 1e-9)
    #expect(tweener.after(0.8, LayerState(layer)) == LayerState(.plain()))
  }

  @Test("An unknown preset is reported with the nearest name, and the rest of the call runs")
  func unknownName() throws {
    let (tweener, list) = listening()
    let tween = tweener.addTween(
      layer, ["preset": "slideleft2", "force": 2, "curve": "ease", .duration: 1, "width": 100])
    #expect(tween.problems == list.problems)
    let problem = try #require(list.problems.first)
    #expect(list.problems.count == 1)
    #expect(problem.key == "preset" && problem.suggestion == "slideLeft")
    #expect(problem.kind == .wrongParameterType)
    #expect("\(problem)".contains("did you mean \"slideLeft\"?"))
    #expect(tweener.after(1, [layer.frame.size.width, layer.x]) == [100, 0])
    tweener.addTween(layer, ["preset": 7])
    #expect(list.problems.count == 2)
  }

  struct Fault: Sendable {
    let key: String
    let value: any Sendable
    let kind: TweenProblem.Kind
    let suggestion: String?

    init(
      _ key: String, _ value: any Sendable, _ kind: TweenProblem.Kind, suggestion: String? = nil
    ) {
      (self.key, self.value, self.kind, self.suggestion) = (key, value, kind, suggestion)
    }
  }

  @Test(
    "A word that makes no sense is reported and takes its default, and the others count",
    arguments: [
      Fault("force", "strong", .wrongParameterType),
      Fault("force", Double.nan, .numberOutOfRange),
      Fault("damping", 1.5, .numberOutOfRange),
      Fault("damping", -0.1, .numberOutOfRange),
      Fault("velocity", Double.infinity, .numberOutOfRange),
      Fault("repeatCount", 0, .numberOutOfRange),
      Fault("repeatCount", 1.5, .numberOutOfRange),
      Fault("repeatCount", "twice", .wrongParameterType),
      Fault("curve", "esaeInOut", .unknownEasing, suggestion: "easeInOut"),
      Fault("y", "far", .wrongParameterType),
      Fault("opacity", Double.nan, .numberOutOfRange),
      Fault("direction", "form", .wrongParameterType, suggestion: "from"),
      Fault("forse", 3, .unknownProperty, suggestion: "force"),
      Fault("reapeatCount", 3, .unknownProperty, suggestion: "repeatCount"),
      Fault("wobble", 1, .unknownProperty),
    ])
  func faults(_ fault: Fault) throws {
    let (tweener, list) = listening()
    let tween = tweener.addTween(
      layer, ["preset": "shake", .duration: 1, TweenKey(fault.key): fault.value])
    let problem = try #require(list.problems.first, "\(fault)")
    #expect(list.problems.count == 1 && tween.problems == list.problems)
    #expect(problem.key == fault.key)
    #expect(problem.kind == fault.kind)
    #expect(problem.suggestion == fault.suggestion)
    #expect(tweener.after(0.2, layer.frame.origin) == CGPoint(x: 30, y: 0))
  }

  @Test("A word without a preset is an unknown property, and does not suggest itself")
  func lonelyWord() throws {
    let (tweener, list) = listening()
    tweener.addTween(LayerModel.plain(), ["force": 2, .duration: 1])
    let problem = try #require(list.problems.first)
    #expect(problem.kind == .unknownProperty && problem.suggestion != "force")
  }

  @Test("What a preset moves by a track of its own cannot be moved otherwise by the same call")
  func twice() {
    let (tweener, list) = listening()
    tweener.addTween(LayerModel.plain(), ["preset": "morph", "scaleX": 2])
    tweener.addTween(LayerModel.plain(), ["preset": "swing", "rotation": 1])
    #expect(list.reports == ["scaleX componentGivenTwice", "rotation componentGivenTwice"])
  }
}
