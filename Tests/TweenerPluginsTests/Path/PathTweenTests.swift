import Foundation
import Testing
import Tweener
import TweenerPlugins

private final class Pen: TweenTarget {
  var x = 3.0
  var y = 4.0
  var place = SIMD2<Float>(1, 2)
  var angle = 0.0

  static var tweenProperties: TweenProperties {
    [
      "x": .init(\Pen.x), "y": .init(\Pen.y), "place": .init(\Pen.place),
      "angle": .init(\Pen.angle),
    ]
  }
}

/// Tweens along paths.
@Suite struct PathTweenTests {
  private let tweener = engine()
  private let pen = Pen()
  private let path = MotionPath(
    .catmullRom, [SIMD2(0.1, 0.2), SIMD2(50, 80), SIMD2(90, -10), SIMD2(120.3, 20.7)])

  private func along(_ eased: Double) -> CGPoint {
    let point = path.point(at: eased)
    return CGPoint(x: point.x, y: point.y)
  }

  @Test("A speed measures all that a path goes, to and fro")
  func speed() {
    let ways: [[SIMD2<Double>]: Double] = [
      [[1, 2], [101, 2]]: 2, [[1, 2], [101, 2], [1, 2]]: 4, [[1, 2], [101, 2], [101, 102]]: 2,
    ]
    for (points, seconds) in ways {
      let way = TweenValue.along(MotionPath(.polyline, points))
      let tween = tweener.addTween(pen, [.unitsPerSecond: 50, "place": way])
      tweener.advance(by: 0)
      #expect(abs(tween.duration - seconds) < 1e-4 && tween.problems.isEmpty, "\(points)")
    }
  }

  @Test(
    "A property of two numbers follows the path and ends on its last point to the bit",
    arguments: ["center", "position", "origin", "translation"])
  func pairs(_ name: String) {
    let layer = LayerModel.sample()
    func place() -> CGPoint {
      switch name {
      case "origin": layer.frame.origin
      case "translation":
        CGPoint(x: layer.transform.translationX, y: layer.transform.translationY)
      default: layer.center
      }
    }
    tweener.addTween(layer, [.duration: 1, TweenKey(name): TweenValue.along(path)])
    tweener.advance(by: 0)
    #expect(distance(place(), along(0)) < 1e-12)
    for step in 1...3 {
      tweener.advance(by: 0.25)
      #expect(distance(place(), along(Double(step) / 4)) < 1e-12)
    }
    tweener.advance(by: 0.25)
    let end = CGPoint(x: 120.3, y: 20.7)
    if name == "center" || name == "position" {
      // The frame's corner is what is stored.
      #expect(layer.frame.origin == CGPoint(x: end.x - 15, y: end.y - 22))
    } else {
      #expect(place() == end)
    }
    #expect(tweener.tweenCount == 0)
  }

  private func distance(_ one: CGPoint, _ other: CGPoint) -> Double {
    abs(one.x - other.x) + abs(one.y - other.y)
  }

  @Test("x and y by name, each on its axis, and any type of two numbers, beyond the ends too")
  func overshoot() {
    tweener.addTween(
      pen,
      [
        .duration: 1, .easing: Easing.inOutBack, "x": TweenValue.along(path, axis: .x),
        "y": TweenValue.along(path, axis: .y), "place": TweenValue.along(path),
      ])
    for step in 1..<16 {
      tweener.advance(to: Double(step) / 16)
      let point = path.point(at: Easing.inOutBack(Double(step) / 16))
      #expect(SIMD2(pen.x, pen.y) == point)
      #expect(pen.place == SIMD2(Float(point.x), Float(point.y)))
    }
    tweener.advance(to: 1)
    #expect(SIMD2(pen.x, pen.y) == SIMD2(120.3, 20.7))
    #expect(pen.place == SIMD2(120.3, 20.7))
  }

  @Test("A stretch of the path, backwards too, begins and ends at its fractions")
  func stretch() {
    tweener.addTween(
      pen, [.duration: 1, "x": TweenValue.along(path, axis: .x, from: 0.75, to: 0.25)])
    #expect(tweener.after(0, pen.x) == path.point(at: 0.75).x)
    #expect(tweener.after(0.25, pen.x) == path.point(at: 0.625).x)
    #expect(tweener.after(0.75, pen.x) == path.point(at: 0.25).x)
  }

  @Test("A moved path begins where the property is; a joined one leads there from it")
  func placements() throws {
    let layer = LayerModel(frame: CGRect(x: 7, y: 9, width: 4, height: 4))
    tweener.addTween(layer, [.duration: 1, "origin": TweenValue.along(path, placement: .moved)])
    #expect(tweener.after(0, layer.frame.origin) == CGPoint(x: 7, y: 9))
    tweener.advance(by: 0.5)
    #expect(
      distance(layer.frame.origin, CGPoint(x: along(0.5).x + 6.9, y: along(0.5).y + 8.8)) < 1e-12)
    tweener.advance(by: 0.5)
    #expect(distance(layer.frame.origin, CGPoint(x: 127.2, y: 29.5)) < 1e-12)

    let bend = MotionPath(.quadratic, [SIMD2(50, 0), SIMD2(50, 50)])
    #expect(bend.fault != nil)
    layer.frame.origin = CGPoint(x: 10, y: 20)
    tweener.addTween(layer, [.duration: 1, "origin": TweenValue.along(bend, placement: .joined)])
    tweener.advance(by: 0.5)
    let joined = MotionPath(.quadratic, [SIMD2(10, 20), SIMD2(50, 0), SIMD2(50, 50)])
    let middle = joined.point(at: 0.5)
    #expect(layer.frame.origin == CGPoint(x: middle.x, y: middle.y))
    #expect(tweener.after(0.5, layer.frame.origin) == CGPoint(x: 50, y: 50))
  }

  @Test("A newer tween takes one axis; the other goes on as if alone, to the bit")
  func override() {
    func run(_ interrupts: Bool) -> LayerModel {
      let (tweener, layer) = (engine(), LayerModel.sample())
      tweener.addTween(layer, [.duration: 1, "position": TweenValue.along(path)])
      tweener.advance(by: 0.3)
      if interrupts { tweener.addTween(layer, [.duration: 0.1, "x": 500]) }
      tweener.advance(by: 0.3)
      return layer
    }
    #expect(run(true).frame.origin.x == 500)
    #expect(run(true).frame.origin.y == run(false).frame.origin.y)
  }

  @Test("Removed or paused it stays where it is; a newer tween begins there")
  func removal() {
    let x = TweenValue.along(path, axis: .x)
    let tween = tweener.addTween(pen, [.duration: 1, "x": x])
    tweener.advance(by: 0.3)
    tween.pause()
    tweener.advance(by: 1)
    let (paused, shown) = (path.point(at: 0.3).x, pen.x)
    #expect(abs(shown - paused) < 1e-12)
    tween.resume()
    #expect(abs(tweener.after(0.2, pen.x) - path.point(at: 0.5).x) < 1e-12)
    tweener.addTween(pen, [.duration: 1, "x": TweenValue.by(10)])
    tweener.advance(by: 0.5)
    #expect(abs(pen.x - path.point(at: 0.5).x - 5) < 1e-12)
    tweener.removeTween(pen)
    tweener.addTween(pen, [.duration: 1, "x": x])
    tweener.advance(by: 0.5)
    tweener.removeTween(pen)
    #expect(tweener.after(0.5, pen.x) == path.point(at: 0.5).x)
  }

  @Test("However the way is cut into steps, forth and back, it is the same to the bit")
  func divisible() {
    func run(_ steps: [Double]) -> SIMD2<Double> {
      let (tweener, pen) = (engine(), Pen())
      tweener.addTween(
        pen,
        [
          .duration: 0.7, .repeat: 3, .autoreverse: true, .easing: Easing.inOutSine,
          "x": TweenValue.along(path, axis: .x, placement: .moved),
          "y": TweenValue.along(path, axis: .y),
        ])
      tweener.advance(in: steps)
      return SIMD2(pen.x, pen.y)
    }
    #expect(run([1.6]) == run([0.7, 0.9]))
    #expect(run([1.6]) == run(Array(repeating: 0.1, count: 16)))
    #expect(run([2.8]).x == 3)
  }

  @Test("A closed path may be passed more than once")
  func laps() {
    let square = MotionPath(
      .polyline, [SIMD2(0, 0), SIMD2(8, 0), SIMD2(8, 8), SIMD2(0, 8)], isClosed: true)
    tweener.addTween(
      pen,
      [
        .duration: 1, "x": TweenValue.along(square, axis: .x, to: 2.5),
        "y": TweenValue.along(square, axis: .y, to: 2.5),
        "angle": TweenValue.heading(along: square, to: 2.5),
      ])
    #expect(tweener.after(0.5, SIMD2(pen.x, pen.y)) == SIMD2(8, 0))
    #expect(pen.angle == 2.5 * .pi)
    #expect(tweener.after(0.5, SIMD2(pen.x, pen.y)) == SIMD2(8, 8))
    #expect(pen.angle == 5 * .pi)
  }

  @Test("A rotation heads along the path, with an offset, in degrees, and the way it travels")
  func heading() {
    let layer = LayerModel()
    let corner = MotionPath(.polyline, [SIMD2(0, 0), SIMD2(10, 0), SIMD2(10, 10)])
    tweener.addTween(layer, [.duration: 1, "rotation": TweenValue.heading(along: corner)])
    #expect(tweener.values(of: layer.transform.rotation, after: 0.25, 0.5) == [0, .pi / 2])
    let turned = TweenValue.heading(along: corner, offset: -90, period: 360)
    tweener.addTween(layer, [.duration: 1, "rotationDegrees": turned])
    #expect(tweener.values(of: layer.transform.rotation, after: 0.25, 0.75) == [-.pi / 2, 0])
    let back = TweenValue.heading(along: corner, from: 1, to: 0)
    tweener.addTween(layer, [.duration: 1, "rotation": back])
    #expect(tweener.after(0.25, layer.transform.rotation) == 1.5 * .pi)
  }

  @Test("What is wrong is reported with key and value, and the rest of the call goes on")
  func faults() {
    let (list, layer) = (ProblemList(of: tweener), LayerModel())
    let bad: [(TweenKey, Any)] = [
      ("position", TweenValue.along(MotionPath(.smooth, [SIMD2(1, 2)]))),
      ("position", TweenValue.along(path, to: .infinity)),
      ("x", TweenValue.along(path)),
      ("frame", TweenValue.along(path)),
      ("position", TweenValue.along(path, axis: .x)),
      ("x", TweenValue.along(path, axis: .x, placement: .joined)),
      ("rotation", TweenValue.heading(along: path, period: 0)),
      ("rotation", TweenValue.heading(along: path, offset: .nan)),
      ("position", path),
    ]
    for (key, value) in bad {
      let before = layer.frame
      layer.alpha = 1
      let tween = tweener.addTween(layer, [.duration: 1, key: value, "alpha": 0])
      #expect(tween.problems.count == 1, "\(key)")
      #expect(tween.problems.first?.kind == .wrongPropertyType)
      #expect(tween.problems.first?.key == key.description)
      tweener.advance(by: 1)
      #expect(layer.frame == before && layer.alpha == 0)
    }
    #expect(list.problems.count == bad.count)
    #expect(
      list.problems.first?.message
        == #"Tweener: LayerModel, "position" = smooth path of 1 points: the smooth path has 1 point; "#
        + "give at least 2 points")
  }
}
