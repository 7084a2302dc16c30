import Foundation
import Testing
import Tweener

@testable import TweenerPlugins

@MainActor
@Suite("The geometry names on a thing of the screen")
struct ScreenFrameTests {
  private let view = FakeView()
  private let screen = FakeScreen()
  private var tweener: Tweener { screen.tweener }

  nonisolated static let values: [(TweenKey, any Tweenable & Sendable)] = [
    ("frame", CGRect(x: 1, y: 2, width: 3, height: 4)), ("x", 50), ("y", 50), ("width", 50),
    ("height", 50), ("origin", CGPoint(x: 5, y: 6)), ("size", CGSize(width: 5, height: 6)),
    ("center", CGPoint(x: 5, y: 6)), ("position", CGPoint(x: 5, y: 6)), ("centerX", 50),
    ("centerY", 50), ("maxX", 60), ("maxY", 60),
    ("bounds", CGRect(x: 1, y: 2, width: 30, height: 40)), ("alpha", 0.25), ("opacity", 0.25),
    ("scale", 2), ("scaleX", 2), ("scaleY", 2), ("rotation", 1), ("rotationDegrees", 90),
    ("translation", AxisPair(x: 3, y: 4)), ("translationX", 3), ("translationY", 4),
    ("transform", Transform2D(rotation: 1, scaleX: 2)),
    ("transform3d", Transform3D(translation: SIMD3(1, 2, 3))),
    ("backgroundColor", RGBAColor(red: 1, green: 0.5, blue: 0.25)),
  ]

  @Test("do to a view what they do to a LayerModel", arguments: values)
  func sameAsModel(name: TweenKey, end: any Tweenable & Sendable) {
    let frame = CGRect(x: 10, y: 20, width: 40, height: 80)
    let (view, model) = (FakeView(frame), LayerModel(frame: frame))
    tweener.addTween(view, [.duration: 2, .easing: Easing.inQuad, name: end])
    tweener.addTween(model, [.duration: 2, .easing: Easing.inQuad, name: end])
    let before = state(view)
    for _ in 0..<4 {
      tweener.advance(by: 0.5)
      #expect(near(view.screenFrame, model.frame))
      #expect(view.screenOrigin == model.boundsOrigin)
      #expect(view.screenAlpha == model.alpha)
      #expect(view.screenFill == model.backgroundColor)
      var parts = ScreenTransform()
      (parts.flat, parts.space) = (model.transform, model.transform3d)
      #expect(view.screenMatrix == parts.matrix)
    }
    #expect(state(view) != before)
    #expect(screen.problems.isEmpty)
  }

  private func state(_ view: FakeView) -> String {
    "\(view.screenFrame) \(view.bounds) \(view.screenMatrix) \(view.screenAlpha) \(view.screenFill)"
  }

  @Test("write the frame while nothing transforms the view")
  func plain() {
    tweener.addTween(view, ["x": 30])
    #expect(view.framesSet == [CGRect(x: 30, y: 20, width: 40, height: 80)])
    #expect(screen.problems.isEmpty)
  }

  @Test("mean the frame before the transform where there is one, and nothing is wrong with that")
  func transformed() {
    tweener.addTween(view, ["scale": 3])
    tweener.addTween(view, [.duration: 1, "x": 30, "maxY": 200])
    for _ in 0..<4 { tweener.advance(by: 0.25) }
    #expect(near(view.screenFrame, CGRect(x: 30, y: 120, width: 40, height: 80)))
    #expect(view.framesSet.isEmpty)
    #expect(screen.problems.isEmpty)
  }

  @Test("say once for each view where the frame before the transform cannot be told")
  func noOtherFrame() {
    for count in 1...2 {
      let view = FakeView()
      view.hasScreenFrame = false
      tweener.addTween(view, ["rotation": 1])
      tweener.addTween(view, [.duration: 1, "y": 0])
      for _ in 0..<4 { tweener.advance(by: 0.25) }
      #expect(view.screenFrame.origin.y == 0)
      #expect(
        screen.problems.map(\.kind) == Array(repeating: .unsupportedTargetState, count: count))
    }
    #expect(screen.problems.map(\.key) == ["frame", "frame"])
    #expect(screen.problems.map(\.targetType) == ["FakeView", "FakeView"])
  }

  @Test("go on smoothly where a transform begins half way")
  func transformBegins() {
    tweener.addTween(view, [.duration: 1, "x": 110])
    tweener.addTween(view, [.delay: 0.5, "rotation": 1])
    for (time, x) in [(0.25, 35.0), (0.75, 85), (1, 110)] {
      tweener.advance(to: time)
      #expect(near(view.screenFrame, CGRect(x: x, y: 20, width: 40, height: 80)))
    }
  }

  @Test("keep the frame where the anchor lies elsewhere")
  func anchor() {
    let view = FakeView(CGRect(x: 0, y: 0, width: 100, height: 50))
    view.anchor = .zero
    view.position = CGPoint(x: 7, y: 8)
    #expect(view.frame == CGRect(x: 7, y: 8, width: 100, height: 50))
    tweener.addTween(view, ["centerX": 107, "width": 20])
    #expect(view.frame == CGRect(x: 97, y: 8, width: 20, height: 50))
    #expect(view.position == CGPoint(x: 97, y: 8))
  }

  @Test("share their numbers with the class's key paths")
  func keyPaths() {
    let byPath = tweener.addTween(view, [.duration: 1, .path(\FakeView.frame.origin.x): 100])
    let byName = tweener.addTween(view, [.duration: 1, "x": 30])
    let whole = tweener.addTween(view, [.duration: 1, .path(\FakeView.frame): CGRect.zero])
    #expect(tweener.after(0.5, byPath.outcome) == .overwritten(by: byName))
    #expect(byName.outcome == .overwritten(by: whole))
    let alpha = tweener.addTween(view, [.duration: 1, "opacity": 0])
    let path = tweener.addTween(view, [.duration: 1, .path(\FakeView.screenAlpha): 0.5])
    #expect(tweener.after(1, alpha.outcome) == .overwritten(by: path))
    #expect(view.frame == .zero)
    #expect(view.screenAlpha == 0.5)
  }

  private func near(_ left: CGRect, _ right: CGRect) -> Bool {
    [
      left.origin.x - right.origin.x, left.origin.y - right.origin.y,
      left.size.width - right.size.width, left.size.height - right.size.height,
    ].allSatisfy { $0.magnitude < 1e-12 * 256 }
  }
}
