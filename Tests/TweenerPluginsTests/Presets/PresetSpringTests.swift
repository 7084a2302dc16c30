import Testing
import Tweener
import TweenerPlugins

/// Presets in calls that give a spring of their own.
@Suite("Presets moved by the call's spring")
struct PresetSpringTests {
  private let tweener = engine()
  private let layer = LayerModel()
  private let spring = TweenSpring(duration: 0.5, bounce: 0.3)

  @Test("The spring moves what the preset moves, and says how long it takes")
  func movement() {
    let tween = tweener.addTween(layer, ["preset": "slideLeft", .spring: spring])
    #expect(layer.x == 300)
    #expect(tween.problems.isEmpty)
    tweener.advance(by: 0)
    for step in 1...20 {
      tweener.advance(by: 1.0 / 64)
      let wanted = spring.value(from: 300, to: 0, velocity: 0, at: Double(step) / 64)
      #expect(layer.frame.origin.x.bitPattern == wanted.bitPattern, "\(step)")
    }
    let length = spring.settlingDuration(from: 300, to: 0, velocity: 0)
    #expect(abs(tween.totalDuration - length) < 1e-6)
    tweener.advance(by: length)
    #expect(layer.x == 0 && tweener.tweenCount == 0)
  }

  @Test("One that is misspelt is reported, and the preset takes its own time")
  func misspelt() {
    let tweener = Tweener()
    tweener.onProblem = { _ in }
    tweener.install(StandardPlugins())
    let tween = tweener.addTween(layer, ["preset": "slideLeft", .spring: "bouncyy", "damping": 1])
    #expect(tween.problems.map(\.key) == ["spring"])
    #expect(tween.duration == 0.7)
    let plain = LayerModel()
    tweener.addTween(plain, ["preset": "slideLeft", "damping": 1])
    #expect(tweener.after(0.35, layer.x) == plain.x && plain.x != 0)
  }

  @Test("One of several keyframes takes its own time too")
  func piece() {
    let pieces: [TweenParameters] = [
      ["preset": "slideLeft"], [.duration: 0.3, "x": 5], ["preset": "pop", .duration: 1],
    ]
    let tween = tweener.addTween(layer, [.keyframes: pieces])
    #expect(tween.duration == 2 && tween.problems.isEmpty)
    let (plain, other) = (LayerModel(), engine())
    other.addTween(plain, ["preset": "slideLeft"])
    #expect(tweener.after(0.35, layer.x) == other.after(0.35, plain.x))
    #expect(tweener.after(0.65, layer.x) == 5)
    tweener.advance(by: 1)
    #expect(tween.outcome == .completed)
  }

  @Test("Opacity stays between its ends while the spring swings, and ends where it was")
  func opacity() {
    tweener.addTween(layer, ["preset": "fadeIn", .spring: spring])
    var seen: [Double] = [layer.alpha]
    while tweener.tweenCount > 0 {
      tweener.advance(by: 1.0 / 60)
      seen.append(layer.alpha)
    }
    #expect(seen.allSatisfy { (0...1).contains($0) })
    #expect(seen.first == 0 && seen.last == 1)
  }

  @Test("One that is interrupted by another spring keeps its velocity")
  func interruption() {
    tweener.addTween(
      layer, ["preset": "slideLeft", .spring: spring, "direction": Preset.Direction.to])
    tweener.advance(by: 0)
    tweener.advance(by: 0.125)
    let (place, velocity) = (layer.x, tweener.velocity(of: layer, "x")?.first ?? 0)
    #expect(velocity > 100)
    tweener.addTween(layer, ["x": 0, .spring: spring])
    #expect(tweener.after(0, layer.x) == place)
    #expect(abs((tweener.velocity(of: layer, "x")?.first ?? 0) - velocity) <= 1e-12 * velocity)
  }

  @Test("A track goes its way as the call's spring goes, and leaves the target where it was")
  func track() {
    layer.x = 40
    let tween = tweener.addTween(layer, ["preset": "shake", .spring: spring])
    #expect(tween.problems.isEmpty)
    guard case .added(let amounts) = Preset.shake.tracks[0].motion else {
      Issue.record("shake adds")
      return
    }
    let (ways, times) = (amounts.map { $0.value(force: 1) }, PresetTrack.times(of: amounts))
    /// What the track adds at a share of its way.
    func added(at share: Double) -> Double {
      guard let next = times.firstIndex(where: { $0 > share }), next > 0 else {
        return share <= 0 ? ways[0] : ways[ways.count - 1]
      }
      let part = (share - times[next - 1]) / (times[next] - times[next - 1])
      return ways[next - 1] + (ways[next] - ways[next - 1]) * part
    }
    tweener.advance(by: 0)
    let length = spring.settlingDuration()
    for step in 1...Int(length * 64) {
      tweener.advance(by: 1.0 / 64)
      let share = spring.value(from: 0, to: 1, at: Double(step) / 64)
      #expect(abs(layer.x - 40 - added(at: share)) < 1e-9, "\(step)")
    }
    #expect(abs(tween.totalDuration - length) < 1e-6 && tween.state == .running)
    tweener.advance(by: 1.0 / 64)
    #expect(layer.x == 40 && tween.outcome == .completed)
  }

  @Test("What a call says of the preset's own spring beside a spring is reported")
  func wordsBesideSpring() {
    let list = ProblemList(of: tweener)
    let (told, plain) = (LayerModel(), LayerModel())
    let tween = tweener.addTween(
      told, ["preset": "slideLeft", .spring: spring, "damping": 0.5, "velocity": 3])
    #expect(tween.problems.map(\.key) == ["damping", "velocity"])
    #expect(tween.problems.map(\.value) == ["0.5", "3"])
    #expect(tween.problems.allSatisfy { $0.kind == .duplicateParameter })
    #expect(tween.problems.last?.remedy.contains("initialVelocity") == true)
    tweener.addTween(plain, ["preset": "slideLeft", .spring: spring])
    for _ in 0..<10 {
      tweener.advance(by: 1.0 / 64)
      #expect(told.frame.origin.x.bitPattern == plain.frame.origin.x.bitPattern)
    }
    #expect(list.problems.count == 2)
    // In a typed call, and without a spring.
    let options = PresetOptions(damping: 0.5)
    let typed = tweener.play(.slideLeft, on: told, options, with: [.spring: spring])
    #expect(typed.problems.map(\.key) == ["damping"])
    #expect(tweener.play(.slideLeft, on: told, options).problems.isEmpty)
  }
}
