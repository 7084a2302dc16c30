import Foundation
import Testing
import Tweener

@testable import TweenerPlugins

@MainActor
@Suite("Presets on a thing of the screen")
struct ScreenPresetTests {
  private let screen = FakeScreen()
  private let view = FakeView()
  private var tweener: Tweener { screen.tweener }

  @Test("move it as they move a LayerModel, end where that ends, and report nothing")
  func asOnModel() {
    for preset in Preset.all {
      let frame = CGRect(x: 10, y: 20, width: 40, height: 80)
      let (view, model) = (FakeView(frame), LayerModel(frame: frame))
      tweener.play(preset, on: view)
      tweener.play(preset, on: model)
      for _ in 0..<8 {
        tweener.advance(by: 0.35)
        var parts = ScreenTransform()
        (parts.flat, parts.space) = (model.transform, model.transform3d)
        #expect(view.screenMatrix.isNear(parts.matrix), "\(preset.name)")
        #expect(abs(view.screenFrame.origin.x - model.frame.origin.x) < 1e-9, "\(preset.name)")
        #expect(abs(view.screenFrame.origin.y - model.frame.origin.y) < 1e-9, "\(preset.name)")
        #expect(view.screenAlpha == model.alpha, "\(preset.name)")
      }
    }
    #expect(tweener.tweenCount == 0)
    #expect(screen.problems.isEmpty, "\(screen.problems)")
  }

  @Test("see a flip from two widths away, those of the frame before any transform")
  func perspective() {
    view.screenMatrix = ScreenMatrix(Transform2D(scaleX: 3, scaleY: 3))
    tweener.play(.flipX, on: view, PresetOptions(duration: 1, curve: .linear))
    tweener.advance(by: 0.5)
    let turn = Quaternion(angle: .pi / 2, x: 0, y: 1, z: 0)
    var seen = ScreenTransform()
    seen.flat = Transform2D(scaleX: 3, scaleY: 3)
    seen.space = Transform3D(rotation: turn)
    seen.space.perspective.z = -1.0 / 40 / 2
    #expect(view.screenMatrix.isNear(seen.matrix))
    #expect(screen.problems.isEmpty)
  }
}
