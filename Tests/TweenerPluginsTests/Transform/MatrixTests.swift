import Foundation
import Testing
import Tweener
import TweenerPlugins

private final class Sheet: TweenTarget {
  var transform = AffineTransform.identity
  static var tweenProperties: TweenProperties { ["transform": .init(\Sheet.transform)] }
}

/// Matrices of other libraries: taken apart, put together, and tweened by their parts.
@Suite struct MatrixTests {
  private let tweener = engine()
  private let sheet = Sheet()

  private func cells(_ matrix: AffineTransform) -> [Double] {
    [matrix.m11, matrix.m12, matrix.m21, matrix.m22, matrix.tX, matrix.tY].map { Double($0) }
  }

  @Test("A matrix comes back from its parts")
  func roundTrip() {
    for angle in [0, 0.5, -2, Double.pi] {
      for (x, y) in [(2.0, 3.0), (-1, 0.5), (1, -4)] {
        let transform = Transform2D(
          translationX: 7, translationY: -2, rotation: angle, scaleX: x, scaleY: y, shear: 0.25)
        let matrix = AffineTransform(transform)
        #expect(areNear(cells(AffineTransform(Transform2D(matrix))), cells(matrix)))
        let point = transform.applied(to: AxisPair(x: 3, y: 5))
        let moved = matrix.transform(CGPoint(x: 3, y: 5))
        #expect(areNear([point.x, point.y], [Double(moved.x), Double(moved.y)]))
      }
    }
  }

  @Test("Half way lies half the turn, not a shrunken matrix, and the end is the matrix itself")
  func byParts() {
    let end = AffineTransform(rotationByRadians: .pi / 2)
    tweener.addTween(sheet, [.duration: 1, "transform": end])
    tweener.advance(by: 0.5)
    #expect(areNear(cells(sheet.transform), cells(AffineTransform(rotationByRadians: .pi / 4))))
    #expect(tweener.after(0.5, cells(sheet.transform)) == cells(end))
  }

  @Test("Where a transform is wanted a matrix will do, and the other way round")
  func converted() {
    let layer = LayerModel()
    tweener.addTween(sheet, ["transform": Transform2D(translationX: 3, scaleX: 2)])
    #expect(cells(sheet.transform) == [2, 0, 0, 1, 3, 0])
    tweener.addTween(layer, ["transform": AffineTransform(scaleByX: 2, byY: 3)])
    #expect(layer.transform == Transform2D(scaleX: 2, scaleY: 3))
    tweener.addTween(layer, ["transform3d": AffineTransform(translationByX: 2, byY: 3)])
    #expect(layer.transform3d == Transform3D(translation: SIMD3(2, 3, 0)))
    tweener.addTween(layer, ["transform3d": Transform2D(scaleX: 5)])
    #expect(layer.transform3d == Transform3D(scale: SIMD3(5, 1, 1)))
  }

  @Test("A mirrored matrix is told by a negative scale, and is flat on the way there")
  func mirrored() {
    tweener.addTween(sheet, [.duration: 1, "transform": AffineTransform(scaleByX: 1, byY: -1)])
    #expect(tweener.after(0.5, cells(sheet.transform)) == [1, 0, 0, 0, 0, 0])
    #expect(tweener.after(0.25, cells(sheet.transform)) == [1, 0, 0, -0.5, 0, 0])
  }

  @Test("A matrix of nothing grows from nothing")
  func singular() {
    sheet.transform = AffineTransform(m11: 0, m12: 0, m21: 0, m22: 0, tX: 4, tY: 6)
    tweener.addTween(sheet, [.duration: 1, "transform": AffineTransform.identity])
    #expect(tweener.after(0.5, cells(sheet.transform)) == [0.5, 0, 0, 0.5, 2, 3])
  }
}
