import Foundation
import Testing
import Tweener
import TweenerPlugins

/// `motionPath` and `_bezier`: paths by key.
@Suite struct MotionRideTests {
  private let path = MotionPath(.smooth, [SIMD2(0, 0), SIMD2(50, 80), SIMD2(90, -10)])

  private func run(_ value: Any, for time: Double = 0.5) -> LayerModel {
    let tweener = engine()
    let layer = LayerModel(frame: CGRect(x: 5, y: 6, width: 10, height: 20))
    tweener.addTween(layer, [.duration: 1, "motionPath": value])
    tweener.advance(by: time)
    return layer
  }

  @Test("A path moves x and y; a ride moves what it names, and turns it")
  func rides() {
    let middle = path.point(at: 0.5)
    #expect(run(path).frame.origin == CGPoint(x: middle.x, y: middle.y))
    let layer = run(PathMotion(path, moving: "center", turning: "rotation"))
    #expect(abs(layer.center.x - middle.x) + abs(layer.center.y - middle.y) < 1e-12)
    #expect(layer.transform.rotation == path.angle(at: 0.5))
    var ride = PathMotion(path, turning: "rotationDegrees")
    ride.place = .axes(x: "width", y: "height")
    ride.from = 1
    ride.to = 0
    ride.period = 360
    ride.offset = 90
    let other = run(ride, for: 1)
    #expect(other.frame == CGRect(x: 5, y: 6, width: 0, height: 0))
    let angle = path.angle(at: 0) + 1.5 * .pi
    #expect(abs(other.transform.rotation - angle) < 1e-12)
  }

  @Test("A dictionary tells a ride")
  func dictionary() {
    let points: [[Double]] = [[0, 0], [50, 80], [90, -10]]
    let layer = run(
      [
        "points": points, "curve": "smooth", "moving": "origin", "turning": "rotation",
        "from": 0.25, "to": 1, "pace": "perPiece",
      ] as [String: Any])
    let middle = path.point(at: 0.625, pace: .perPiece)
    #expect(layer.frame.origin == CGPoint(x: middle.x, y: middle.y))
    #expect(layer.transform.rotation == path.angle(at: 0.625, pace: .perPiece))
    let cg = points.map { CGPoint(x: $0[0], y: $0[1]) }
    let moved = run(
      ["points": cg, "curve": PathCurve.polyline, "closed": true, "placement": "moved"]
        as [String: Any], for: 1)
    #expect(moved.frame.origin == CGPoint(x: 5, y: 6))
    let plain = run(["points": points])
    let place = MotionPath(.catmullRom, cg).point(at: 0.5)
    #expect(plain.frame.origin == CGPoint(x: place.x, y: place.y))
  }

  @Test("A joined ride of a pair begins where that is")
  func joined() {
    var ride = PathMotion(MotionPath(.polyline, [SIMD2(25, 6)]), moving: "origin")
    ride.placement = .joined
    #expect(run(ride).frame.origin == CGPoint(x: 15, y: 6))
  }

  @Test("What cannot be read is reported, with what would be right")
  func faults() {
    let (tweener, list) = listening()
    let layer = LayerModel()
    var turning = PathMotion(path, moving: "origin", turning: "rotation")
    turning.placement = .joined
    let values: [(Any, String)] = [
      (5, "no path"),
      (MotionPath(.cubic, [SIMD2(1, 1)]), "the cubic path has 1 point"),
      (["points": [[0.0, 1]]], "the catmullRom path has 1 point"),
      (["points": [[0.0, 1, 2], [1]]], #""points" is [[0.0, 1.0, 2.0], [1.0]]"#),
      (
        ["points": [[1, "a", 2], [1, 2]] as [[Any]]] as [String: Any],
        #""points" is [[1, "a", 2], [1, 2]]"#
      ),
      (["points": [[0.0, 1], [1, 2]], "curve": "bent"] as [String: Any], #""curve" is bent"#),
      (["curv": "smooth"], "the catmullRom path has 0 points"),
      (
        ["points": [[0.0, 1], [1, 2]], "speed": 5] as [String: Any],
        #""speed" means nothing in a motion path"#
      ),
      (turning, "nothing can turn along a joined path"),
    ]
    for (value, _) in values {
      layer.alpha = 1
      tweener.addTween(layer, [.duration: 1, "motionPath": value, "alpha": 0])
      #expect(tweener.after(1, layer.alpha) == 0)
      #expect(layer.frame == .zero)
    }
    #expect(list.problems.count == values.count)
    for (problem, (_, fault)) in zip(list.problems, values) {
      if fault != "the catmullRom path has 0 points" { #expect(problem.fault == fault) }
      #expect(problem.key == "motionPath")
    }
  }

  @Test("A misspelt word or name is reported with the nearest")
  func misspelt() {
    let points = [[0.0, 1], [1, 2]]
    let values: [([String: Any], String)] = [
      (["points": points, "curve": "polylin"], "polyline"),
      (["points": points, "curv": 1], "curve"),
      (["points": points, "pace": "evn"], "even"),
      (["points": points, "placement": "movd"], "moved"),
    ]
    for (value, nearest) in values {
      let (tweener, list) = listening()
      tweener.addTween(LayerModel(), [.duration: 1, "motionPath": value])
      #expect(list.problems.map(\.remedy) == ["did you mean \"\(nearest)\"?"])
      #expect(list.problems.map(\.suggestion) == [nearest])
    }
  }

  /// What Tweener for ActionScript computes, written from its documentation once more.
  private func bezier(_ start: Double, _ end: Double, _ t: Double, _ controls: [Double]) -> Double {
    if controls.count == 1 {
      return (1 - t) * (1 - t) * start + 2 * t * (1 - t) * controls[0] + t * t * end
    }
    let piece = min(Int(max(t, 0) * Double(controls.count)), controls.count - 1)
    let part = t * Double(controls.count) - Double(piece)
    let joints = [start] + zip(controls, controls.dropFirst()).map { ($0 + $1) / 2 } + [end]
    let (from, to) = (joints[piece], joints[piece + 1])
    return (1 - part) * (1 - part) * from + 2 * part * (1 - part) * controls[piece]
      + part * part * to
  }

  @Test("_bezier bends the properties beside it by control points, also beyond the ends")
  func bezierKey() {
    let values: [(Any, [Double], [Double])] = [
      (["x": 50, "y": 20], [50], [20]),
      (
        [["x": 50.0, "y": 20], ["x": -30, "y": 90], ["x": 10, "y": 0.5]], [50, -30, 10],
        [20, 90, 0.5]
      ),
      ([["x": 50], ["y": 20], ["x": 40]] as [[TweenKey: Any]], [50, 40], [20]),
    ]
    for (value, x, y) in values {
      let tweener = engine()
      let layer = LayerModel(frame: CGRect(x: 10, y: 20, width: 0, height: 0))
      tweener.addTween(
        layer,
        [
          .duration: 1, .easing: Easing.inOutBack, "x": 100.1, "y": -7.7, "width": 50,
          "_bezier": value,
        ])
      for step in 1..<32 {
        tweener.advance(to: Double(step) / 32)
        let eased = Easing.inOutBack(Double(step) / 32)
        #expect(abs(layer.x - bezier(10, 100.1, eased, x)) < 1e-9)
        #expect(abs(layer.y - bezier(20, -7.7, eased, y)) < 1e-9)
        #expect(abs(layer.frame.size.width - 50 * eased) < 1e-12)
      }
      tweener.advance(to: 1)
      #expect(layer.frame == CGRect(x: 100.1, y: -7.7, width: 50, height: 0))
    }
  }

  @Test("_bezier without usable control points is reported, and the properties go straight")
  func bezierFaults() {
    let values: [Any] = [5, [Double](), ["x": "far"], [["x": 5], 6] as [Any], ["x": Double.nan]]
    for value in values {
      let (tweener, list) = listening()
      let layer = LayerModel()
      tweener.addTween(layer, [.duration: 1, "x": 100, "_bezier": value])
      #expect(tweener.after(0.5, layer.x) == 50)
      #expect(list.keys == ["_bezier"])
    }
  }
}
