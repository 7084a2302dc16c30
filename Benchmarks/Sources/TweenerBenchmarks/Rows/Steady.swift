// Frames in which everything moves and nothing begins or ends.

import CLoops
import Tweener

func steadyRows(_ bench: Bench) {
  let curves: [(name: String, easing: Easing, curve: Curve, bar: Double)] = [
    ("inOutQuad", .inOutQuad, CurveInOutQuad, 1.25),
    ("inOutExpo", .inOutExpo, CurveInOutExpo, 1.35),
    ("outElastic", .outElastic, CurveOutElastic, 1.35),
    ("inOutSine", .inOutSine, CurveInOutSine, 1.35),
    ("outBounce", .outBounce, CurveOutBounce, 1.35),
    ("outBack", .outBack, CurveOutBack, 1.35),
    ("cubicBezier", .cubicBezier(0.25, 0.1, 0.25, 1), CurveCubicBezier, 1.35),
  ]
  for curve in curves {
    var sizes = bench.sizes([1_000, 10_000, 100_000, 1_000_000])
    if bench.isShort, curve.name != "inOutQuad" { sizes = [1_000] }
    for size in sizes {
      let scene = Scene(.box, count: size, easing: curve.easing, curve: curve.curve)
      steady(bench, "steady, \(curve.name)", scene, perTarget: 1, bar: .ratio(curve.bar))
    }
  }
}

/// Times a scene's frames against its own C loop.
func steady<Target>(
  _ bench: Bench, _ row: String, _ scene: Scene<Target>, perTarget: Int, bar: Bar
) {
  let size = scene.targets.count
  let frames = max(bench.isShort ? 2 : 4, 1_000_000 / (size * perTarget))
  let writes = Double(frames * size * perTarget)
  let times = bench.time("\(row), \(size)", loops: scene.loop.frames(frames)) {
    for _ in 0..<frames { scene.frame() }
  }
  if let fault = scene.fault() { return bench.fault("\(row), \(size): \(fault)") }
  bench.add(row, size, times, units: writes, writes: writes, bar: bar)
}
