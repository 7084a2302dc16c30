import Foundation
import Tweener

@testable import TweenerPlugins

/// Behaves as a view does that is drawn through a layer: it stores its anchor's place, its bounds and a matrix, and
/// its frame is what these make of it.
@MainActor
final class FakeView: ViewAdapter {
  var position = CGPoint.zero
  var bounds = CGRect.zero
  var anchor = CGPoint(x: 0.5, y: 0.5)
  var screenMatrix = ScreenMatrix()
  var screenAlpha = 1.0
  var screenFill = RGBAColor.clear
  var hasScreenLayer = true
  var hasScreenFrame = true
  var screenPivot = CGPoint.zero
  /// Frames that were set, as they were given.
  private(set) var framesSet: [CGRect] = []

  init(_ frame: CGRect = CGRect(x: 10, y: 20, width: 40, height: 80)) {
    screenFrame = frame
  }

  var isFrameItsOwn: Bool { screenMatrix == .identity }

  /// While something transforms it, a rectangle that means nothing, as on a screen.
  var frame: CGRect {
    get { isFrameItsOwn ? screenFrame : CGRect(x: -1, y: -1, width: -1, height: -1) }
    set {
      framesSet.append(newValue)
      screenFrame = newValue
    }
  }

  var screenFrame: CGRect {
    get { AnchoredFrame(position: position, bounds: bounds, anchor: anchor).frame }
    set {
      var anchored = AnchoredFrame(position: position, bounds: bounds, anchor: anchor)
      anchored.frame = newValue
      (position, bounds) = (anchored.position, anchored.bounds)
    }
  }

  var screenOrigin: CGPoint {
    get { bounds.origin }
    set { bounds.origin = newValue }
  }

  /// Where a point of the view's own, counted from its anchor, is drawn, from the anchor's place.
  func shown(_ x: Double, _ y: Double) -> AxisPair {
    let row = screenMatrix.x * x + screenMatrix.y * y + screenMatrix.w
    return AxisPair(x: row.x, y: row.y)
  }
}

/// An engine with the standard plugins and the fake view's names.
@MainActor
final class FakeScreen {
  let tweener = Tweener()
  private(set) var problems: [TweenProblem] = []

  init() {
    tweener.install(StandardPlugins())
    tweener.onProblem = { [weak self] problem in
      MainActor.assumeIsolated { self?.problems.append(problem) }
    }
    let names = ScreenNames<FakeView>()
    names.register(in: tweener)
    names.register(framePath: \FakeView.frame, alpha: .path(\FakeView.screenAlpha), in: tweener)
  }
}
