import Foundation
import Testing
import Tweener

@testable import TweenerPlugins

@MainActor
@Suite("The transform of a thing of the screen, which knows nothing but a matrix")
struct ScreenTransformTests {
  private let screen = FakeScreen()
  private let view = FakeView()
  private var tweener: Tweener { screen.tweener }

  @Test("turns as often as it is told")
  func wholeTurns() {
    tweener.addTween(view, [.duration: 4, "rotationDegrees": 1440])
    tweener.advance(by: 3.25)
    // 1170 degrees: three turns and a quarter.
    let shown = view.shown(1, 0)
    #expect(abs(shown.x) < 1e-12 && abs(shown.y - 1) < 1e-12)
    tweener.advance(by: 0.75)
    tweener.addTween(view, [.duration: 1, "rotationDegrees": 1530])
    tweener.advance(by: 0.5)
    // From 1440 on, not from 0.
    #expect(abs(view.shown(1, 0).y - 0.5.squareRoot()) < 1e-12)
  }

  @Test("flips without turning, though a matrix cannot tell the two")
  func flip() {
    tweener.addTween(view, [.duration: 1, "scaleX": -1])
    for step in 1...8 {
      tweener.advance(by: 0.125)
      let scale = 1 - Double(step) / 4
      #expect(view.shown(1, 0) == AxisPair(x: scale, y: 0))
      #expect(view.shown(0, 1) == AxisPair(x: 0, y: 1))
    }
  }

  @Test("comes back from nothing as it was turned")
  func throughZero() {
    tweener.addTween(view, ["rotationDegrees": 90])
    tweener.addTween(view, [.duration: 1, .repeat: 1, .autoreverse: true, "scale": 0])
    for _ in 0..<8 { tweener.advance(by: 0.25) }
    let shown = view.shown(1, 0)
    #expect(abs(shown.x) < 1e-12 && abs(shown.y - 1) < 1e-12)
  }

  @Test("takes a matrix that somebody else has written for its own")
  func foreign() {
    tweener.addTween(view, ["rotation": 7])
    view.screenMatrix = ScreenMatrix(Transform2D(translationX: 5, rotation: 0, scaleX: 3))
    tweener.addTween(view, [.duration: 1, "rotation": 1])
    tweener.advance(by: 0.5)
    let expected = ScreenMatrix(Transform2D(translationX: 5, rotation: 0.5, scaleX: 3))
    #expect(view.screenMatrix.isNear(expected))
    view.screenMatrix.w.z = 2
    tweener.addTween(view, ["transform3d": Transform3D(translation: SIMD3(0, 0, 4))])
    #expect(view.screenMatrix.isNear(ScreenMatrix(Transform3D(translation: SIMD3(0, 0, 4)))))
  }

  @Test("survives a screen that stores its matrix with fewer digits")
  func coarse() {
    tweener.addTween(view, ["rotation": 7])
    view.screenMatrix.x *= 1 + 1e-12
    let tween = tweener.addTween(view, [.duration: 1, "rotation": 9])
    #expect(tweener.after(0.5, tween.state) == .running)
    #expect(view.screenMatrix.isNear(ScreenMatrix(Transform2D(rotation: 8))))
  }

  @Test("is flat and in space at once: two properties, one matrix, first the flat one")
  func flatAndSpace() {
    let turn = Transform3D(rotation: Quaternion(angle: .pi, x: 0, y: 1, z: 0))
    let flat = tweener.addTween(view, [.duration: 1, "translationX": 5])
    let space = tweener.addTween(view, [.duration: 1, "transform3d": turn])
    tweener.advance(by: 1)
    #expect(flat.outcome == .completed && space.outcome == .completed)
    #expect(view.shown(1, 0).x == -6)
  }

  @Test("takes a whole matrix for \"transform\": its parts are the ends of both properties")
  func wholeMatrix() throws {
    tweener.addTween(view, ["translationX": 5])
    tweener.addTween(
      view, ["transform3d": Transform3D(rotation: Quaternion(angle: 1, x: 1, y: 0, z: 0))])
    let turn = ScreenMatrix(Transform3D(rotation: Quaternion(angle: 1, x: 0, y: 1, z: 0)))
    tweener.addTween(view, [.duration: 1, "transform": turn])
    #expect(tweener.isTweening(view, "rotation") && tweener.isTweening(view, "transform3d"))
    tweener.advance(by: 0.5)
    #expect(abs((tweener.value(of: view, "translationX")?.first ?? 0) - 2.5) < 1e-9)
    tweener.advance(by: 0.5)
    #expect(view.screenMatrix.isNear(turn))
    let flat = ScreenMatrix(Transform2D(translationX: 9, rotation: 0.5, scaleX: 2))
    tweener.addTween(view, [.duration: 1, "transform": flat])
    tweener.advance(by: 1)
    #expect(view.screenMatrix.isNear(flat))
    #expect(abs((tweener.value(of: view, "rotation")?.first ?? 0) - 0.5) < 1e-9)
    #expect(screen.problems.isEmpty)
    var nothing = ScreenMatrix()
    (nothing.x, nothing.z) = (SIMD4(repeating: 0), SIMD4(0, 0, 2, 0))
    tweener.addTween(view, ["transform": nothing])
    #expect(screen.problems.map(\.kind) == [.splitterRefused])
    #expect(view.screenMatrix.isNear(flat))
  }

  @Test("is one property by that name, whatever may be given for it: removing it removes its parts")
  func removedByName() {
    let part = tweener.addTween(view, [.duration: 1, "rotation": 1])
    #expect(tweener.isTweening(view, "transform"))
    #expect(tweener.removeTween(view, ["transform"]))
    #expect(part.outcome == .removed)
  }

  @Test("is done about the middle, where the screen does it about a corner")
  func pivot() {
    view.screenPivot = CGPoint(x: 20, y: 40)
    tweener.addTween(view, [.duration: 2, "scale": 3])
    #expect(tweener.after(1, view.shown(20, 40)) == AxisPair(x: 20, y: 40))
    #expect(view.shown(0, 0) == AxisPair(x: -20, y: -40))
    // The middle moves with the size; the parts stay.
    view.screenPivot = CGPoint(x: 10, y: 40)
    #expect(tweener.after(1, view.shown(0, 0)) == AxisPair(x: -20, y: -80))
    // And a matrix of somebody else's is seen about it too.
    view.screenMatrix = ScreenMatrix(Transform2D(scaleX: 2, scaleY: 2)).about(x: 10, y: 40)
    tweener.addTween(view, ["translationX": 1])
    #expect(view.shown(10, 40) == AxisPair(x: 11, y: 40))
  }

  @Test("without a layer is left alone and reported once; the rest of the call runs")
  func noLayer() {
    view.hasScreenLayer = false
    let color = RGBAColor(red: 1, green: 0, blue: 0)
    tweener.addTween(
      view, [.duration: 1, "scale": 2, "backgroundColor": color, "x": 0, "alpha": 0])
    for _ in 0..<4 { tweener.advance(by: 0.25) }
    #expect(view.screenMatrix == .identity)
    #expect(view.screenFill == .clear)
    #expect(view.frame.origin.x == 0)
    #expect(view.screenAlpha == 0)
    #expect(screen.problems.map(\.kind) == [.unsupportedTargetState, .unsupportedTargetState])
    #expect(Set(screen.problems.map(\.key)) == ["backgroundColor", "transform"])
  }

  @Test("A weak table forgets what has gone, and does not grow for ever")
  func weakTable() {
    final class Thing {}
    var table = WeakTable<Int>()
    let kept = Thing()
    table[kept] = 1
    for index in 0..<10_000 { table[Thing()] = index }
    #expect(table.count <= 64)
    #expect(table[kept] == 1)
    #expect(table[Thing()] == nil)
    table[kept] = nil
    #expect(table[kept] == nil)
  }
}
