import Foundation
import Testing
import Tweener
import TweenerPlugins
import TweenerTestSupport

/// Tweens of one template on one target: what one of them began with is no business of the others.
@Suite("Tweens that share a plan") struct SharedPlanTests {
  private let tweener = Tweener()
  private let box = Dot()

  /// Values that all go straight from the start to 100 further, each interpolated by itself.
  static var values: [TweenValue] {
    [
      .by(100).interpolated { $0 + ($1 - $0) * $2 },
      .by(100).filtered { $0 },
      .by(100).interpolated(as: Double.self) { (start: Double, end: Double, eased: Double) in
        start + (end - start) * eased
      },
      .by(100).interpolated(fromStart: Double.self) {
        (_: AnyObject, start: Double, end: inout Double) in
        { [end] in start + (end - start) * $0 }
      },
      .interpolated(components: 1) { start in
        TweenInterpolation(from: start, to: [start[0] + 100]) { $1[0] = start[0] + 100 * $0 }
      },
    ]
  }

  private func template(_ value: TweenValue, _ more: TweenParameters = [:]) -> TweenTemplate<Dot> {
    TweenTemplate<Dot>([.duration: 1, .path(\Dot.x): value]).with(more)
  }

  @Test("The one that is overwritten is left where it was itself", arguments: 0..<5)
  func loser(_ index: Int) {
    var seen: [Double] = []
    let template = template(
      Self.values[index], [.onOverwrite: { (box: Dot) in seen.append(box.x) }])
    tweener.addTween(box, template)
    tweener.advance(by: 0.5)
    tweener.addTween(box, template)
    #expect(tweener.after(0.25, seen) == [50])
    #expect(box.x == 75)
  }

  @Test("Those that share a property each keep their own way", arguments: 0..<5)
  func sharers(_ index: Int) {
    let template = template(Self.values[index], [.overwrite: OverwriteMode.none])
    tweener.addTween(box, template)
    tweener.advance(by: 0.5)
    let second = tweener.addTween(box, template)
    #expect(tweener.after(0.25, box.x) == 75)
    second.remove()
    #expect(tweener.after(0.125, box.x) == 87.5)
  }

  @Test("Texts keep their own way too")
  func texts() {
    let (tweener, layer) = (engine(), LayerModel())
    layer.text = "abcd"
    let template = TweenTemplate<LayerModel>([
      .duration: 1, .overwrite: OverwriteMode.none, "text": TextTween.retyped("wxyz"),
    ])
    tweener.addTween(layer, template)
    #expect(tweener.after(0.25, layer.text) == "ab")
    let second = tweener.addTween(layer, template)
    tweener.advance(by: 0.25)
    second.remove()
    #expect(tweener.after(0.25, layer.text) == "wx")
  }

  @Test("Colours in a space, paths and keyed colours keep their own way too")
  func colours() {
    let tweener = engine()
    let path = MotionPath(.polyline, [SIMD2(0, 0), SIMD2(80, 40)])
    let parameters: TweenParameters = [
      .duration: 1, .overwrite: OverwriteMode.none, "colorSpace": "oklab",
      "backgroundColor": RGBAColor(red: 0, green: 0, blue: 1),
      "position": TweenValue.along(path, placement: .moved),
    ]
    func frames(twice: Bool) -> [CGPoint] {
      let layer = LayerModel(frame: CGRect(x: 10, y: 20, width: 0, height: 0))
      layer.backgroundColor = RGBAColor(red: 1, green: 0, blue: 0)
      let template = TweenTemplate<LayerModel>(parameters)
      tweener.addTween(layer, template)
      tweener.advance(by: 0.5)
      if twice {
        let second = tweener.addTween(layer, template)
        tweener.advance(by: 0)
        second.remove()
      }
      tweener.advance(by: 0.25)
      let color = layer.backgroundColor
      return [
        layer.frame.origin, CGPoint(x: color.red, y: color.green), CGPoint(x: color.blue, y: 0),
      ]
    }
    #expect(frames(twice: true) == frames(twice: false))
  }

  // MARK: What remains

  /// A template that moves two numbers, each with a token that lives as long as its interpolation; and how many live.
  private var tokens: (template: TweenTemplate<Dot>, alive: () -> Int) {
    let tracker = LifetimeTracker()
    let value = TweenValue.by(100).interpolated(fromStart: Double.self) {
      (_: AnyObject, start: Double, end: inout Double) in
      let token = tracker.makeToken()
      return { [end] eased in withExtendedLifetime(token) { start + (end - start) * eased } }
    }
    return (TweenTemplate<Dot>([.duration: 1, "x": value, "y": value]), { tracker.living })
  }

  @Test("What a tween began with goes when the tween ends, though its template stays")
  func ended() {
    let boxes = (0..<5).map { _ in Dot() }
    let (template, alive) = tokens
    tweener.addTween(boxes[0], template)
    tweener.addTween(boxes[1], template)
    let removed = tweener.addTween(boxes[2], template)
    tweener.addTween(boxes[3], template.with([.repeat: -1, .timeScale: 0.5]))
    #expect(tweener.after(0.5, alive()) == 8)
    removed.remove()
    #expect(alive() == 6)
    tweener.addTween(boxes[3], [.duration: 1, .path(\Dot.x): 0, .path(\Dot.y): 0])
    #expect(tweener.after(0, alive()) == 4)
    tweener.addTween(boxes[0], template)
    #expect(tweener.values(of: alive(), after: 0, 0.5, 0.5) == [4, 2, 0])
    #expect(tweener.tweenCount == 0)
  }

  @Test("What a tween began with goes with a target that is gone")
  func targetGone() {
    let (template, alive) = tokens
    var box: Dot? = Dot()
    if let box { tweener.addTween(box, template) }
    #expect(tweener.after(0.25, alive()) == 2)
    box = nil
    for _ in 0..<64 { tweener.advance(by: 0) }
    #expect(alive() == 0)
  }

  @Test("Parts of a tween that was split go on as the whole would have")
  func split() {
    let (template, alive) = tokens
    tweener.addTween(box, template)
    tweener.advance(by: 0.25)
    tweener.pauseTween(box, [.path(\Dot.x)])
    #expect(alive() == 2)
    #expect(tweener.after(0.25, [box.x, box.y]) == [25, 50])
    tweener.resumeTween(box)
    #expect(tweener.after(0.5, [box.x, box.y]) == [75, 100])
    #expect(tweener.tweenCount == 1)
    tweener.advance(by: 0.25)
    #expect(box.x == 100 && alive() == 0)
  }

  @Test("A value that is split in the middle goes on as the whole would have")
  func splitValue() {
    let (tweener, layer) = (engine(), LayerModel())
    let value = TweenValue.by(CGRect(x: 100, y: 200, width: 0, height: 0)).interpolated {
      $0 + ($1 - $0) * $2
    }
    let template = TweenTemplate<LayerModel>([.duration: 1, "frame": value])
    tweener.addTween(layer, template)
    tweener.advance(by: 0.25)
    tweener.pauseTween(layer, ["x"])
    #expect(tweener.after(0.25, layer.frame.origin) == CGPoint(x: 25, y: 100))
    tweener.addTween(LayerModel(), template)
    tweener.resumeTween(layer)
    #expect(tweener.after(0.25, layer.frame.origin) == CGPoint(x: 50, y: 150))
    #expect(tweener.after(1, layer.frame.origin) == CGPoint(x: 100, y: 200))
  }

  @Test("A value whose parts are not listed as they lie in memory keeps them apart")
  func listedOtherwise() {
    struct Span: Tweenable {
      var low = 0.0, high = 0.0
      static var tweenableComponents: [TweenableComponent<Span>] { [.init(\.high), .init(\.low)] }
    }
    final class Ruler { var span = Span() }
    let ruler = Ruler()
    let value = TweenValue.to(Span(low: 10, high: 80)).interpolated { $0 + ($1 - $0) * $2 }
    tweener.addTween(ruler, [.duration: 1, .path(\Ruler.span): value])
    let shown = tweener.values(of: [ruler.span.low, ruler.span.high], after: 0.5, 0.5)
    #expect(shown == [[5, 40], [10, 80]])
  }

  // MARK: Functions that fill numbers in

  @Test("What an interpolation of all components leaves out is at its start, now as before")
  func leftOut() {
    func place(_ steps: [Double]) -> SIMD2<Double> {
      let (tweener, box) = (Tweener(), Dot())
      let value = TweenValue.interpolated(components: 2) { start in
        TweenInterpolation(from: start, to: [8, 8]) { eased, numbers in
          numbers[eased < 0.5 ? 0 : 1] = 8 * eased
        }
      }
      tweener.addTween(box, [.duration: 1, .path(\Dot.place): value])
      for step in steps { tweener.advance(by: step) }
      return withExtendedLifetime(tweener) { box.place }
    }
    #expect(place([0.75]) == SIMD2(0, 6))
    #expect(place([0.25, 0.5]) == SIMD2(0, 6))
  }

  @Test("An interpolation may have its own tween written while it fills in numbers")
  func fillsAgain() {
    var isInside = false
    var tween: Tween?
    let value = TweenValue.interpolated(components: 1) { start in
      TweenInterpolation(from: start, to: [8]) { eased, numbers in
        numbers[0] = 8 * eased
        if isInside { return }
        isInside = true
        tween?.progress = 0.75
        isInside = false
      }
    }
    tween = tweener.addTween(box, [.duration: 1, .path(\Dot.x): value])
    tweener.advance(by: 0.25)
    tween?.pause()
    #expect(box.x == 6)
  }
}
