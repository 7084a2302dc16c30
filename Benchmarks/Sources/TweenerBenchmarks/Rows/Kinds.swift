// What people really tween, each kind beside plain numbers by name: what a steady frame costs, and adding with the first frame.
// The plain ones stand in the place of the C loop.

import Tweener
import TweenerPlugins

#if canImport(Foundation)
  import Foundation

  /// A target with a property of every kind.
  private final class Actor: TweenTarget {
    var x = 0.0
    var point = SIMD2<Double>(0, 0)
    var count = 0
    static var tweenProperties: TweenProperties {
      ["x": .init(\Actor.x), "point": .init(\Actor.point), "count": .init(\Actor.count)]
    }
  }

  private struct Kind: Sendable {
    let name: String
    /// Times what a plain number costs: a frame, and adding.
    let bars: (frame: Double, adding: Double)
    var size = 10_000
    var makesLayer = false
    /// The values and words of one target's call, but for duration and easing.
    let parameters: @Sendable (Int) -> TweenParameters

    func makeTargets() -> [any AnyObject] {
      (0..<size).map { index in
        guard makesLayer else { return Actor() }
        let layer = LayerModel(frame: CGRect(x: Double(index % 90), y: 3, width: 40, height: 20))
        layer.backgroundColor = RGBAColor(red: 0.1, green: 0.2, blue: 0.3)
        return layer
      }
    }

    func add(to tweener: Tweener, _ targets: [any AnyObject]) {
      for (index, target) in targets.enumerated() {
        var parameters = parameters(index)
        if parameters[.duration] == nil { parameters[.duration] = longest }
        if parameters[.easing] == nil { parameters[.easing] = Easing.inOutQuad }
        tweener.addTween(target, parameters)
      }
    }

    func makeTweener() -> Tweener {
      let tweener = Tweener()
      tweener.install(StandardPlugins())
      return tweener
    }
  }

  /// Seconds that no row lasts.
  private let longest = 1_000.0
  private let plain = Kind(name: "a number by name", bars: (1, 1)) { ["x": end($0)] }
  private let ownEasing = Easing.custom { $0 * $0 * (3 - 2 * $0) }
  private let route = MotionPath(.catmullRom, [SIMD2(0, 0), SIMD2(50, 80), SIMD2(120, 20)])

  private func end(_ index: Int) -> Double { Double(1 + index % 100) }

  private let kinds = [
    plain,
    Kind(name: "a SIMD2", bars: (2.5, 2)) { ["point": SIMD2(end($0), 2)] },
    Kind(name: "a whole number", bars: (3, 2)) { ["count": 1_000_000 + $0] },
    Kind(name: "rounded, with a maximum", bars: (3, 2)) {
      ["x": 1_000 * end($0), .rounded: true, .maximum: 90_000.0]
    },
    Kind(name: "an easing of one's own", bars: (10, 2.5)) { ["x": end($0), .easing: ownEasing] },
    Kind(name: "onComplete, a closure each", bars: (1.3, 2.5)) { index in
      ["x": end(index), .onComplete: { precondition(index >= 0) }]
    },
    Kind(name: "useFrames", bars: (3, 2)) {
      ["x": end($0), .useFrames: true, .duration: 60 * longest]
    },
    Kind(name: "keyframes", bars: (3, 3)) {
      ["x": TweenValue.keyframes([0, end($0), end($0) / 2, 2 * end($0)])]
    },
    Kind(name: "centerX of a layer", bars: (4, 2), makesLayer: true) { ["centerX": end($0)] },
    Kind(name: "frame of a layer", bars: (5, 2.5), makesLayer: true) {
      ["frame": CGRect(x: end($0), y: 20, width: 60, height: 80)]
    },
    Kind(name: "backgroundColor", bars: (10, 5), makesLayer: true) {
      ["backgroundColor": RGBAColor(red: 1, green: end($0) / 200, blue: 0.5)]
    },
    Kind(name: "backgroundColor, OKLab", bars: (45, 6), size: 2_000, makesLayer: true) {
      [
        "backgroundColor": TweenValue.to(RGBAColor(red: 1, green: end($0) / 200, blue: 0.5))
          .mixed(in: .oklab)
      ]
    },
    Kind(name: "a motion path", bars: (45, 20), size: 2_000, makesLayer: true) { _ in
      ["center": TweenValue.along(route)]
    },
    Kind(name: "a text", bars: (100, 8), size: 2_000, makesLayer: true) {
      ["text": "Score: \(1_000 + $0)"]
    },
    Kind(name: "preset shake", bars: (10, 10), size: 2_000, makesLayer: true) { _ in
      ["preset": Preset.shake]
    },
    Kind(name: "preset pop", bars: (15, 10), size: 2_000, makesLayer: true) { _ in
      ["preset": Preset.pop]
    },
  ]

  func kindRows(_ bench: Bench) {
    for kind in kinds {
      frames(of: kind, bench)
      adding(kind, bench)
    }
  }

  private func frames(of kind: Kind, _ bench: Bench) {
    let frames = bench.isShort ? 10 : 50
    let own = kind.makeTweener()
    let targets = kind.makeTargets()
    kind.add(to: own, targets)
    let base = plain.makeTweener()
    let boxes = Array(plain.makeTargets().prefix(kind.size))
    plain.add(to: base, boxes)
    let count = own.tweenCount
    let times = bench.time(
      "\(kind.name), \(kind.size)",
      loops: [{ for _ in 0..<frames { base.advance(by: Frame.seconds) } }]
    ) { for _ in 0..<frames { own.advance(by: Frame.seconds) } }
    // Targets are not kept alive by their tweens.
    withExtendedLifetime((targets, boxes)) {}
    if own.tweenCount != count || count < kind.size { bench.fault("\(kind.name): tweens ended") }
    let writes = Double(frames * kind.size)
    bench.add(
      "frame: \(kind.name)", kind.size, times, units: writes, writes: writes,
      bar: .ratio(kind.bars.frame))
  }

  private func adding(_ kind: Kind, _ bench: Bench) {
    let targets = kind.makeTargets()
    let boxes = Array(plain.makeTargets().prefix(kind.size))
    var (own, base) = (kind.makeTweener(), plain.makeTweener())
    let times = bench.time(
      "adding: \(kind.name), \(kind.size)",
      loops: [
        {
          plain.add(to: base, boxes)
          base.advance(by: Frame.seconds)
        }
      ],
      prepare: { (own, base) = (kind.makeTweener(), plain.makeTweener()) },
      body: {
        kind.add(to: own, targets)
        own.advance(by: Frame.seconds)
      })
    withExtendedLifetime((targets, boxes)) {}
    if own.tweenCount < kind.size { bench.fault("adding \(kind.name): \(own.tweenCount) tweens") }
    bench.add(
      "adding: \(kind.name)", kind.size, times, units: Double(kind.size),
      writes: Double(kind.size), bar: .ratio(kind.bars.adding))
  }
#else
  func kindRows(_ bench: Bench) {}
#endif
