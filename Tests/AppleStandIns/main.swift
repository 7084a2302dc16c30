// Run by Scripts/check-apple against the stand-ins: the adapters register, and find, read and write what they should.

import Tweener
import TweenerPlugins

#if canImport(UIKit)
  import UIKit
  typealias PlatformView = UIView
  typealias PlatformColor = UIColor
#else
  import AppKit
  typealias PlatformView = NSView
  typealias PlatformColor = NSColor
#endif

var checks = 0
var faults: [String] = []

@MainActor func check(_ holds: Bool, _ what: String) {
  checks += 1
  if !holds { faults.append(what) }
}

func near(_ left: CGFloat, _ right: CGFloat) -> Bool { abs(left - right) < 1e-9 }

let tweener = Tweener()
var problems: [TweenProblem] = []
tweener.onProblem = { problem in MainActor.assumeIsolated { problems.append(problem) } }
tweener.install(StandardPlugins())
check(problems.isEmpty, "nothing is registered twice")
tweener.install(ViewPlugin())
check(problems.map(\.kind) == [.nameRegisteredTwice], "the standard plugins bring the views")
problems = []

@MainActor func view() -> PlatformView {
  let view = PlatformView()
  #if canImport(AppKit)
    view.wantsLayer = true
  #endif
  view.frame = CGRect(x: 10, y: 20, width: 40, height: 80)
  return view
}

/// Everything by name, on a view.
do {
  let view = view()
  tweener.addTween(
    view,
    [
      .duration: 1, "centerX": 130, "width": 20, "maxY": 200, "alpha": 0.5, "autoAlpha": 0,
      "backgroundColor": PlatformColor(RGBAColor(red: 1, green: 0.5, blue: 0, alpha: 1)),
    ])
  problems = []
  tweener.advance(by: 0.5)
  check(near(view.frame.origin.x, 65), "half way the middle is at 80, and the width 30")
  tweener.advance(by: 0.5)
  check(view.frame == CGRect(x: 120, y: 120, width: 20, height: 80), "the frame arrives")
  check(view.isHidden, "autoAlpha hides")
  check(view.layerColor?.components == [1, 0.5, 0, 1], "the colour arrives")
  check(problems.isEmpty, "and nothing is reported")
}

/// A transform by its parts and as a platform's.
do {
  let view = view()
  tweener.addTween(view, [.duration: 1, "rotationDegrees": 450, "translationX": 7])
  tweener.advance(by: 1)
  let matrix = view.layerTransform
  check(near(matrix.m11, 0) && near(matrix.m12, 1) && near(matrix.m21, -1), "it is turned")
  #if canImport(UIKit)
    check(near(matrix.m41, 7) && near(matrix.m42, 0), "and moved")
  #else
    check(near(matrix.m41, 67) && near(matrix.m42, 20), "and moved, and turned about its middle")
  #endif
  tweener.addTween(view, ["transform": CGAffineTransform(a: 2, b: 0, c: 0, d: 3, tx: 0, ty: 0)])
  check(near(view.layerTransform.m11, 2) && near(view.layerTransform.m22, 3), "a matrix is taken")
  var identity = CATransform3DIdentity
  identity.m33 = 2
  tweener.addTween(view, ["transform": Transform2D.identity, "transform3d": identity])
  check(view.layerTransform.m33 == 2 && near(view.layerTransform.m11, 1), "one in space too")
  check(problems.isEmpty, "and nothing is reported")
  tweener.addTween(view, ["scale": 2, "x": 0])
  #if canImport(UIKit)
    check(problems.isEmpty, "nothing is wrong with moving what is scaled")
    check(view.center == CGPoint(x: 20, y: 60), "and its frame before that is moved")
  #else
    check(problems.isEmpty && view.frame.origin.x == 0, "the layer's transform is no matter")
    let bare = NSView()
    tweener.addTween(bare, ["scale": 2])
    check(problems.map(\.key) == ["transform"], "without a layer there is no transform")
    problems = []
    let turned = NSView()
    turned.frameRotation = 30
    tweener.addTween(turned, ["x": 7])
    check(
      problems.map(\.kind) == [.unsupportedTargetState], "a view without a frame of its own is told"
    )
    check(turned.frame.origin.x == 7, "and moved all the same")
  #endif
  problems = []
}

/// A whole matrix under "transform", as GLDTween has it.
do {
  let layer = CALayer()
  layer.frame = CGRect(x: 10, y: 20, width: 40, height: 80)
  tweener.addTween(layer, ["rotation": 1])
  let turn = CATransform3D(Transform3D(rotation: Quaternion(angle: 1, x: 0, y: 1, z: 0)))
  tweener.addTween(layer, [.duration: 1, "transform": turn])
  tweener.advance(by: 1)
  check(near(layer.transform.m11, turn.m11) && near(layer.transform.m13, turn.m13), "it arrives")
  check(near(layer.transform.m12, 0) && near(layer.transform.m21, 0), "the flat part is gone")
  check(problems.isEmpty, "and nothing is reported")
}

/// Every preset, beside a LayerModel that plays it too.
do {
  let frame = CGRect(x: 10, y: 20, width: 40, height: 80)
  let names: [TweenKey] = [
    "x", "y", "width", "height", "opacity", "rotation", "scaleX", "scaleY", "transform3d",
  ]
  for preset in Preset.all {
    let (model, view, layer) = (LayerModel(frame: frame), view(), CALayer())
    layer.frame = frame
    let targets: [AnyObject] = [model, view, layer]
    tweener.play(preset, on: targets, PresetOptions(duration: 1, curve: .linear))
    for _ in 0..<10 {
      tweener.advance(by: 0.4)
      for (target, kind) in [(view, "a view"), (layer, "a layer")] as [(AnyObject, String)] {
        for name in names {
          let wanted = tweener.value(of: model, name) ?? []
          let shown = tweener.value(of: target, name) ?? []
          check(
            shown.count == wanted.count && zip(shown, wanted).allSatisfy { abs($0 - $1) < 1e-6 },
            "\(preset.name) moves \(name) of \(kind)")
        }
      }
    }
    if preset.direction == nil {
      check(CATransform3DIsIdentity(view.layerTransform), "\(preset.name) puts a view back")
      check(CATransform3DIsIdentity(layer.transform), "\(preset.name) puts a layer back")
      check(view.frame == frame && layer.frame == frame, "\(preset.name) moves nothing for good")
    }
  }
  for preset in [Preset.flipX, .flipY] {
    let (view, layer) = (view(), CALayer())
    layer.frame = frame
    tweener.play(
      preset, on: [view, layer] as [AnyObject], PresetOptions(duration: 1, curve: .linear))
    tweener.advance(by: 0.25)
    let depths = [view, layer].map { tweener.value(of: $0, "transform3d")?.last }
    check(depths == [-1.0 / 80, -1.0 / 80], "\(preset.name) is seen from two widths away")
    check(view.layerTransform.m34 != 0 && layer.transform.m34 != 0, "and so are the matrices")
    tweener.advance(by: 0.75)
  }
  check(problems.isEmpty, "and nothing is reported")
  problems = []
}

/// A window follows the interaction lock.
do {
  #if canImport(UIKit)
    let window = UIWindow()
    func takesTouches() -> Bool { window.isUserInteractionEnabled }
  #else
    let window = NSWindow()
    func takesTouches() -> Bool { !window.ignoresMouseEvents }
  #endif
  tweener.connectInteractionLock(to: window)
  tweener.addTween(
    view(), [.duration: 1, "x": 0, .locksInteraction: true, .unlocksInteraction: true])
  check(!takesTouches(), "it takes no touches while the lock is held")
  tweener.advance(by: 1)
  check(takesTouches(), "and takes them again")
}

/// Names and key paths are one thing.
do {
  let view = view()
  #if canImport(UIKit)
    let alpha: TweenKey = .path(\UIView.alpha)
    let x: TweenKey = .path(\UIView.frame.origin.x)
  #else
    let alpha: TweenKey = .path(\NSView.alphaValue)
    let x: TweenKey = .path(\NSView.frame.origin.x)
  #endif
  let older = tweener.addTween(view, [.duration: 1, "opacity": 0, "origin": CGPoint.zero])
  let newer = tweener.addTween(view, [.duration: 1, alpha: 0.25, x: 5])
  tweener.advance(by: 1)
  check(view.frame.origin == CGPoint(x: 5, y: 0), "the path has x, the name y")
  check(newer.outcome == .completed && older.outcome == .completed, "each keeps what is its own")
}

/// Layers, and what they answer by key.
do {
  let layer = CALayer()
  layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
  layer.values = [
    "cornerRadius": NSNumber(value: 2.0), "count": NSNumber(value: 3), "offset": CGPoint.zero,
    "borderColor": CGColor(srgbRed: 0, green: 0, blue: 0, alpha: 1), "text": "none",
    "area": NSNumber(value: 4.0), "affine": CGAffineTransform(Transform2D.identity),
    "sublayerTransform": CATransform3DIdentity,
  ]
  layer.settersLeftOut = ["area"]
  let flat = CGPoint(x: 4, y: 6)
  tweener.addTween(
    layer,
    [
      .duration: 1, "cornerRadius": 12, "count": 6, "offset": flat, "borderColor": "#ff0000",
      "opacity": 0, "size": CGSize(width: 30, height: 30),
      "affine": CGAffineTransform(Transform2D(rotation: 2, scaleX: 3)),
      "sublayerTransform": CATransform3D(Transform3D(scale: SIMD3(3, 3, 1))),
    ])
  tweener.advance(by: 0.5)
  check(layer.values["cornerRadius"] as? NSNumber == 7, "a number by key")
  check(layer.values["count"] as? NSNumber == 5, "a whole number by key takes the nearest")
  check(layer.values["offset"] as? CGPoint == CGPoint(x: 2, y: 3), "a point by key")
  let border = layer.values["borderColor"] as? CGColor
  check(border?.components == [0.5, 0, 0, 1], "a colour by key, as Core Graphics'")
  let affine = (layer.values["affine"] as? CGAffineTransform).map { Transform2D($0) }
  check(
    near(affine?.rotation ?? 0, 1) && near(affine?.scaleX ?? 0, 2), "an affine transform by key")
  let space = layer.values["sublayerTransform"] as? CATransform3D
  check(near(space?.m11 ?? 0, 2) && near(space?.m22 ?? 0, 2), "one in space by key")
  check(layer.opacity == 0.5 && layer.bounds.size.width == 20, "its own names")
  check(problems.isEmpty, "and nothing is reported")
  tweener.addTween(layer, ["text": 1, "area": 1, "wobble": 1, "a:b": 1, "": 1, "count": 9])
  check(
    problems.map(\.kind) == Array(repeating: .unknownProperty, count: 5),
    "what cannot be tweened by key is unknown")
  check(layer.values["count"] as? NSNumber == 9, "and the rest of the call runs")
  problems = []
}

/// One key, on objects of two classes.
do {
  final class Observed: KeyedObject {}
  let (plain, observed) = (KeyedObject(), Observed())
  for object in [plain, observed] { object.values = ["volume": NSNumber(value: 0.0)] }
  tweener.addTween([plain, observed], [.duration: 1, "volume": 8])
  tweener.advance(by: 1)
  check(
    [plain, observed].allSatisfy { $0.values["volume"] as? NSNumber == 8 }, "two classes, one key")
}

#if canImport(UIKit)
  /// A colour behind a key path.
  do {
    let view = view()
    tweener.addTween(view, [.duration: 1, "tintColor": UIColor(RGBAColor(rgb: 0xff0000))])
    tweener.advance(by: 0.5)
    check(view.tintColor.cgColor.components == [0.5, 0, 0.5, 1], "tintColor")
  }

  extension UIView {
    var layerColor: CGColor? { backgroundColor?.cgColor }
    var layerTransform: CATransform3D { transform3D }
  }
#else
  extension NSView {
    var layerColor: CGColor? { layer?.backgroundColor }
    var layerTransform: CATransform3D { layer?.transform ?? CATransform3DIdentity }
  }
#endif

/// Frames from the display.
do {
  let driven = Tweener()
  driven.install(StandardPlugins())
  let view = view()
  #if canImport(UIKit)
    driven.drive(by: DisplayLinkSource(framesPerSecond: 60...120))
  #else
    driven.drive(by: DisplayLinkSource(view: view))
  #endif
  check(CADisplayLink.running.isEmpty, "no link runs while nothing moves")
  driven.addTween(view, [.duration: 1, "x": 30])
  check(CADisplayLink.running.count == 1, "one runs while something does")
  CADisplayLink.show(at: 7)
  CADisplayLink.show(at: 7.5)
  check(view.frame.origin.x == 20, "a frame moves by the time since the last")
  CADisplayLink.show(at: 8)
  check(view.frame.origin.x == 30 && CADisplayLink.running.isEmpty, "and the last lets go")
}

tweener.advance(by: 1)
check(tweener.tweenCount == 0, "all tweens have ended")
print(faults.isEmpty ? "\(checks) checks hold" : faults.joined(separator: "\n"))
exit(faults.isEmpty ? 0 : 1)
