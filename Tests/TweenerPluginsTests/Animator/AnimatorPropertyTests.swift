import Testing
import Tweener
import TweenerPlugins

@Suite("An animator: any property, any engine")
struct AnimatorPropertyTests {
  /// A layer and an animator, in an engine with all plugins.
  private static func stage(
    _ properties: TweenParameters, easing: Easing = .inQuad
  ) -> (Tweener, LayerModel, TweenAnimator) {
    let (tweener, layer) = (engine(), LayerModel())
    let animator = TweenAnimator(duration: 1, easing: easing, on: tweener)
    animator.addAnimations(layer, properties)
    return (tweener, layer, animator)
  }

  @Test("Colours, texts, paths and geometry are scrubbed evenly, and end where they shall")
  func plugins() {
    let (tweener, layer, animator) = Self.stage([
      "backgroundColor": RGBAColor(red: 1, green: 0, blue: 0.5), "text": "abcdefgh",
      "rotation": 2, "motionPath": ["points": [[0, 0], [0, 100]]] as [String: Any],
    ])
    layer.backgroundColor = RGBAColor(red: 0, green: 0, blue: 0.5)
    animator.fractionComplete = 0.25
    #expect(layer.text == "ab")
    #expect(layer.transform.rotation == 0.5)
    #expect(layer.center.y == 25)
    animator.continueAnimation()
    #expect(tweener.after(0.75, layer.backgroundColor) == RGBAColor(red: 1, green: 0, blue: 0.5))
    #expect(layer.text == "abcdefgh")
    #expect(layer.transform.rotation == 2)
    #expect(animator.state == .inactive)
  }

  @Test("An offset adds to what another tween moves, and is gone at the end")
  func offset() {
    let (tweener, layer, animator) = Self.stage(
      ["x": TweenValue.offset { 10 * $0 * (1 - $0) }], easing: .linear)
    tweener.addTween(layer, [.duration: 1, "x": 100])
    animator.startAnimation()
    #expect(tweener.values(of: layer.x, after: 0.5, 0.5) == [52.5, 100])
  }

  @Test("A preset of an animator ends with it, and leaves the target as it was")
  func preset() {
    let (tweener, layer, animator) = Self.stage(["preset": "pop"], easing: .linear)
    animator.startAnimation()
    tweener.advance(by: 0.2)
    #expect(layer.transform.scaleX != 1)
    animator.fractionComplete = 0.7
    animator.isReversed = true
    #expect(tweener.after(2, layer.transform.scaleX) == 1)
    #expect(animator.state == .inactive)
    #expect(tweener.tweenCount == 0)
  }

  @Test("It takes the engine's time, with the engine's speed")
  func timeScale() {
    let (tweener, layer, animator) = Self.stage(["x": 100], easing: .linear)
    tweener.timeScale = 0.5
    animator.startAnimation(afterDelay: 0.5)
    #expect(tweener.after(2, layer.x) == 50)
    tweener.timeScale = 0
    tweener.advance(by: 2)
    #expect(animator.isRunning)
    animator.fractionComplete = 0.7
    #expect(layer.x == 70)
  }

  @Test("A paused animator lets an engine come to rest")
  func idle() async {
    let stage = AnimatorStage(at: 0.5)
    await stage.tweener.run(framesPerSecond: 1000, untilIdle: true)
    #expect(stage.animator.state == .active)
  }

  @Test("Of two animators of one component the one that starts later has it")
  func twoAnimators() {
    let stage = AnimatorStage(playing: 1)
    var positions: [TweenAnimator.Position] = []
    let other = TweenAnimator(duration: 1, easing: .linear, on: stage.tweener)
    other.addAnimations(stage.sled, ["x": 0])
    other.addCompletion { positions.append($0) }
    other.startAnimation()
    #expect(stage.positions == [.current])
    #expect(stage.after(0.5, stage.sled.x) == 25)
    #expect(stage.after(0.5, positions) == [.end])
  }

  @Test("What drags while it is written to sees each target at the fraction that was set last")
  func setInsideSetter() {
    final class Echo {
      var onWrite: (() -> Void)?
      var x = 0.0 { didSet { onWrite?() } }
      var y = 0.0
    }
    let tweener = Tweener()
    let echo = Echo()
    let animator = TweenAnimator(duration: 1, easing: .linear, on: tweener)
    animator.addAnimations(echo, [.path(\Echo.x): 100])
    animator.addAnimations(echo, [.path(\Echo.y): 100])
    animator.pauseAnimation()
    echo.onWrite = {
      echo.onWrite = nil
      animator.fractionComplete = 0.75
    }
    animator.fractionComplete = 0.25
    #expect(animator.fractionComplete == 0.75)
    #expect([echo.x, echo.y] == [75, 75])
  }

  @Test("On the main actor its completions may touch what belongs to that actor")
  @MainActor func mainActor() {
    let tweener = Tweener()
    let model = ScreenModel()
    let animator = TweenAnimator(duration: 1, on: tweener)
    animator.addAnimations(model, [.path(\ScreenModel.x): 100])
    animator.addCompletion { position in model.last = position }
    animator.startAnimation()
    #expect(tweener.after(1, model.last) == .end)
    #expect(model.x == 100)
  }

  @MainActor private final class ScreenModel {
    var x = 0.0
    var last: TweenAnimator.Position?
  }

  @Test("A value with an easing of its own goes by that, and follows a finger evenly too")
  func ownEasing() {
    let stage = AnimatorStage(easing: .linear, isEmpty: true)
    stage.add(["x": 100, "y": TweenValue.to(100).eased(.inQuad)])
    stage.play(1)
    #expect(stage.place == [50, 25])
    stage.animator.pauseAnimation()
    #expect(stage.held(at: 0.75, stage.place) == [75, 75])
    stage.animator.continueAnimation()
    #expect(stage.after(0, stage.place) == [75, 75])
    // What the easing lacks fades with the way that is left.
    let left = (75 - 100 * 0.75 * 0.75) * (1 - 0.875 * 0.875) / (1 - 0.75 * 0.75)
    #expect(abs(stage.after(0.25, stage.sled.y) - (100 * 0.875 * 0.875 + left)) < 1e-9)
    #expect(stage.after(0.25, stage.place) == [100, 100])
    #expect(stage.problems.isEmpty)
  }

  @Test("Such a value waits for the animation's delay, also in a base")
  func ownEasingDelayed() {
    let stage = AnimatorStage(easing: .linear, isEmpty: true)
    let base: TweenParameters = ["y": TweenValue.to(100).eased(.inQuad)]
    stage.add([.base: base], delayFactor: 0.5)
    stage.play(1)
    #expect(stage.after(0.5, stage.sled.y) == 25)
    stage.animator.scrubsLinearly = false
    stage.animator.pauseAnimation()
    #expect(stage.held(at: 0.25, stage.sled.y) == 0)
    #expect(stage.held(at: 0.875, stage.sled.y) == 56.25)
  }
}
