// Short tweens of every kind, one after the other for a long time: what is left of them in memory. Everything that a
// tween takes must be given back with it, or serve another.

import CLoops
import Tweener
import TweenerPlugins

func soakRows(_ bench: Bench) {
  guard allocated_bytes() > 0 else {
    return log("allocated bytes cannot be counted on this platform")
  }
  let scene = SoakScene()
  // Until tables and caches are as large as the scene needs them.
  for _ in 0..<400 { scene.round() }
  scene.rest()
  let (before, added) = (allocated_bytes(), scene.added)
  let wanted = bench.isShort ? 300_000 : 1_000_000
  while scene.added - added < wanted { scene.round() }
  scene.rest()
  let bytes = Double(allocated_bytes()) - Double(before)
  let adds = scene.added - added
  log("soak: \(adds) tweens, \(Int(bytes)) bytes more")
  if let fault = scene.fault() { return bench.fault("soak: \(fault)") }
  bench.add(
    Figure(
      row: "soak, bytes that a short tween leaves behind", size: wanted,
      value: max(bytes, 0) / Double(adds), bar: .bytes(0.1)))
}

private struct Patch: Tweenable {
  var a = 0.0
  var b = 0.0
  var c = 0.0
  var d = 0.0

  static var tweenableComponents: [TweenableComponent<Patch>] {
    [.init(\.a), .init(\.b), .init(\.c), .init(\.d)]
  }
}

private final class Piece {
  var x = 0.0
  var small: Float = 0
  var whole = 0
  var place = SIMD2<Double>()
  var patch = Patch()
  var observed = 0.0 { didSet { writes += 1 } }
  var writes = 0
}

private final class SoakScene {
  private(set) var added = 0
  private let tweener = Tweener()
  private let pieces = (0..<20).map { _ in Piece() }
  private let layers = (0..<4).map { _ in LayerModel() }
  private var number = 0.0
  private var ends = 0
  private var problems = 0
  private let path = MotionPath(.catmullRom, [SIMD2(0, 0), SIMD2(60, 80), SIMD2(120, 0)])
  private let typed = TweenTemplate<Piece>(duration: 0.03, easing: .outQuad).to(\.x, 5)
    .by(\.small, 2)
  private let bent = TweenTemplate<Piece>([
    .duration: 0.03, .overwrite: OverwriteMode.none,
    .path(\Piece.x): TweenValue.by(10).interpolated { start, end, progress in
      start + (end - start) * progress
    },
  ])
  private let named = TweenTemplate<LayerModel>([
    .duration: 0.03, "text": TextTween.typed("hello"), "backgroundColor": "red",
    "colorSpace": "oklab",
  ])

  init() {
    tweener.install(StandardPlugins())
    tweener.onProblem = { [unowned self] _ in problems += 1 }
  }

  /// Lets everything end, orphans as well.
  func rest() {
    for _ in 0..<70 { tweener.advance(by: 0.1) }
  }

  func fault() -> String? {
    if tweener.tweenCount != 0 { return "\(tweener.tweenCount) tweens are left" }
    return ends == 0 || problems == 0 ? "a callback was not called" : nil
  }

  private func add(_ piece: Piece, _ parameters: TweenParameters) {
    added += 1
    tweener.addTween(piece, parameters)
  }

  private func add(_ piece: Piece, _ template: TweenTemplate<Piece>) {
    added += 1
    tweener.addTween(piece, template)
  }

  func round() {
    number = number < 1_000 ? number + 1 : 0
    for piece in pieces { plain(piece) }
    for piece in pieces { losing(piece) }
    for piece in pieces { other(piece) }
    for layer in layers { named(layer) }
    orphan()
    for _ in 0..<6 { tweener.advance(by: 1.0 / 120) }
  }

  /// Calls that are alike, a dictionary each, and one for all.
  private func plain(_ piece: Piece) {
    add(piece, [.duration: 0.02, .easing: Easing.inOutQuad, .path(\Piece.x): number])
    add(piece, [.duration: 0.02, .path(\Piece.small): Float(number), .path(\Piece.whole): 7])
    add(piece, typed)
    add(piece, bent)
    add(piece, [.duration: 0.01, .delay: 0.01, .path(\Piece.observed): number])
  }

  /// Tweens that lose what they have: to others, by name, in parts.
  private func losing(_ piece: Piece) {
    add(piece, [.duration: 0.03, .path(\Piece.patch): Patch(a: 1, b: 2, c: 3, d: number)])
    tweener.advance(by: 0.001)
    add(piece, [.duration: 0.02, .path(\Piece.patch.b): number])
    add(
      piece,
      [.duration: 0.02, .path(\Piece.patch.c): number, .overwrite: OverwriteMode.atAdd])
    tweener.pauseTween(piece, [.path(\Piece.patch.a)])
    add(piece, [.duration: 0.03, .path(\Piece.place): SIMD2(1, number)])
    tweener.advance(by: 0.001)
    tweener.removeTween(piece, [.path(\Piece.place.x)])
    tweener.resumeTween(piece, [.path(\Piece.patch.a)])
  }

  /// Values with a start, repeats, callbacks, keyframes, frames, reports.
  private func other(_ piece: Piece) {
    add(
      piece,
      [
        .duration: 0.01, .repeat: 2, .autoreverse: true, .path(\Piece.x): TweenValue.fromTo(1, 2),
        .onEnd: { [unowned self] in ends += 1 },
      ])
    add(
      piece,
      [
        .duration: 0.02, .path(\Piece.observed): TweenValue.to(TweenKeyframes([1, 5, number])),
        .onUpdate: { [unowned self] in ends += 1 }, .overwrite: OverwriteMode.none,
      ])
    add(piece, [.duration: 3, .useFrames: true, .path(\Piece.small): 3, "nothing": 1])
    added += 1
    tweener.addTween(piece, [.duration: 0.02, .path(\Piece.whole): 9]).progress = .nan
    added += 1
    tweener.addCaller([.duration: 0.01, .onComplete: { [unowned self] in ends += 1 }])
    if number.truncatingRemainder(dividingBy: 5) == 0 {
      add(piece, [.duration: 0.02, .overwrite: OverwriteMode.all, .path(\Piece.x): 0])
    }
  }

  /// Names of plugins: numbers, texts, colours, a path, a preset.
  private func named(_ layer: LayerModel) {
    added += 4
    tweener.addTween(layer, named)
    tweener.addTween(layer, [.duration: 0.02, "x": number, "alpha": 0.5, "rotation": 90])
    tweener.addTween(layer, [.duration: 0.03, "position": TweenValue.along(path)])
    tweener.addTween(layer, [.duration: 0.02, "text": TextTween.scrambled("\(number)")])
  }

  /// A target that nobody holds.
  private func orphan() {
    added += 1
    tweener.addTween(Piece(), [.duration: 100, .path(\Piece.x): number])
  }
}
