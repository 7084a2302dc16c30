import Foundation
import Testing
import Tweener
import TweenerPlugins

private final class Box {
  var x = 0.0
  var y = 0.0
  var place = SIMD2(0.0, 0.0)
}

/// What lives as long as the interpolation of one tween.
private final class Token {}

/// Tweens of one template on one target: what one of them began with is no business of the others.
@Suite("Tweens that share a plan") struct SharedPlanTests {
  private let tweener = Tweener()
  private let box = Box()

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

  private func template(_ value: TweenValue, _ more: TweenParameters = [:]) -> TweenTemplate<Box> {
    TweenTemplate<Box>([.duration: 1, .path(\Box.x): value]).with(more)
  }

  @Test("The one that is overwritten is left where it was itself", arguments: 0..<5)
  func loser(_ index: Int) {
    var seen: [Double] = []
    let template = template(
      Self.values[index], [.onOverwrite: { (box: Box) in seen.append(box.x) }])
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

  private var tokens: (template: TweenTemplate<Box>, alive: () -> Int) {
    final class Weak { weak var token: Token? }
    final class List { var tokens: [Weak] = [] }
    let list = List()
    let value = TweenValue.by(100).interpolated(fromStart: Double.self) {
      (_: AnyObject, start: Double, end: inout Double) in
      let token = Token()
      let weak = Weak()
      weak.token = token
      list.tokens.append(weak)
      return { [end] eased in withExtendedLifetime(token) { start + (end - start) * eased } }
    }
    let template = TweenTemplate<Box>([.duration: 1, .path(\Box.x): value, .path(\Box.y): value])
    return (template, { list.tokens.count { $0.token != nil } })
  }

  @Test("What a tween began with goes when the tween ends, though its template stays")
  func ended() {
    let boxes = (0..<5).map { _ in Box() }
    let (template, alive) = tokens
    tweener.addTween(boxes[0], template)
    tweener.addTween(boxes[1], template)
    let removed = tweener.addTween(boxes[2], template)
    tweener.addTween(boxes[3], template.with([.repeat: -1, .timeScale: 0.5]))
    #expect(tweener.after(0.5, alive()) == 8)
    removed.remove()
    #expect(alive() == 6)
    tweener.addTween(boxes[3], [.duration: 1, .path(\Box.x): 0, .path(\Box.y): 0])
    #expect(tweener.after(0, alive()) == 4)
    tweener.addTween(boxes[0], template)
    #expect(tweener.after(0, alive()) == 4)
    #expect(tweener.after(0.5, alive()) == 2)
    #expect(tweener.after(0.5, alive()) == 0)
    #expect(tweener.tweenCount == 0)
  }

  @Test("What a tween began with goes with a target that is gone")
  func targetGone() {
    let (template, alive) = tokens
    var box: Box? = Box()
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
    tweener.pauseTween(box, [.path(\Box.x)])
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
    tweener.advance(by: 0.5)
    #expect(ruler.span.low == 5 && ruler.span.high == 40)
    tweener.advance(by: 0.5)
    #expect(ruler.span.low == 10 && ruler.span.high == 80)
  }

  // MARK: Functions that fill numbers in

  @Test(
    "What an interpolation of all components leaves out is at its start, whatever it filled in before"
  )
  func leftOut() {
    func place(_ steps: [Double]) -> SIMD2<Double> {
      let (tweener, box) = (Tweener(), Box())
      let value = TweenValue.interpolated(components: 2) { start in
        TweenInterpolation(from: start, to: [8, 8]) { eased, numbers in
          numbers[eased < 0.5 ? 0 : 1] = 8 * eased
        }
      }
      tweener.addTween(box, [.duration: 1, .path(\Box.place): value])
      for step in steps { tweener.advance(by: step) }
      return withExtendedLifetime(tweener) { box.place }
    }
    #expect(place([0.75]) == SIMD2(0, 6))
    #expect(place([0.25, 0.5]) == SIMD2(0, 6))
  }

  @Test(
    "An interpolation of all components may have its own tween written while it fills in numbers")
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
    tween = tweener.addTween(box, [.duration: 1, .path(\Box.x): value])
    tweener.advance(by: 0.25)
    tween?.pause()
    #expect(box.x == 6)
  }
}
