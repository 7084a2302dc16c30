import Testing
import Tweener
import TweenerPlugins

@Suite struct TransformMatrixTests {
  private let numbers = [-2.0, -0.5, 0, 0.25, 1, 3]

  @Test("A flat matrix comes back from its parts, mirrored and slanted ones too")
  func flat() {
    for a in numbers {
      for b in numbers {
        for c in numbers {
          for d in numbers where abs(a * d - b * c) > 1e-3 {
            let transform = Transform2D(a: a, b: b, c: c, d: d, translationX: 7, translationY: -3)
            let (x, y) = (transform.xAxis, transform.yAxis)
            #expect(areNear([x.x, x.y, y.x, y.y], [a, b, c, d]), "\([a, b, c, d])")
          }
        }
      }
    }
  }

  @Test("A flat matrix without height keeps what can be told of it")
  func flattened() {
    let line = Transform2D(a: 3, b: 4, c: 0, d: 0)
    #expect(line.scaleX == 5 && line.scaleY == 0 && line.shear == 0)
    let upright = Transform2D(a: 0, b: 0, c: 0, d: 2)
    #expect(upright.scaleX == 0 && upright.scaleY == 2 && upright.rotation == 0)
    #expect(Transform2D(a: 0, b: 0, c: 0, d: 0) == Transform2D(scaleX: 0, scaleY: 0))
    #expect(Transform2D(a: 1, b: 0, c: 0, d: 1) == .identity)
  }

  @Test("A point is scaled, slanted, turned and moved, in this order")
  func order() {
    let transform = Transform2D(
      translationX: 10, translationY: 20, rotation: .pi / 2, scaleX: 2, scaleY: 3, shear: 1)
    // (1, 1) becomes (2, 3), then (5, 3), then (-3, 5), then (7, 25).
    let point = transform.applied(to: AxisPair(x: 1, y: 1))
    #expect(areNear([point.x, point.y], [7, 25]))
  }

  @Test("A matrix of space comes back from its parts, with perspective and mirrored")
  func space() throws {
    for (angle, mirror) in [(0.4, 1.0), (2.9, 1), (-1.7, -1), (Double.pi, 1)] {
      let transform = Transform3D(
        translation: SIMD3(5, -6, 7), scale: SIMD3(2, 0.5, 1.5 * mirror),
        shear: SIMD3(0.25, -0.5, 0.75),
        rotation: Quaternion(angle: angle, x: 1, y: -2, z: 0.5),
        perspective: SIMD3(0.001, 0.002, -0.01))
      let matrix = transform.matrix
      let again = try #require(Transform3D(matrix: matrix)).matrix
      for (row, expected) in zip(again, matrix) {
        #expect(areNear(row.numbers, expected.numbers, within: 1e-9))
      }
    }
    #expect(Transform3D(matrix: Transform3D(scale: SIMD3(1, 0, 1)).matrix) == nil)
    #expect(Transform3D(matrix: []) == nil)
    #expect(try #require(Transform3D(matrix: Transform3D.identity.matrix)) == .identity)
  }

  @Test("A flat transform does the same in space")
  func flatInSpace() {
    let flat = Transform2D(
      translationX: 4, translationY: 5, rotation: 1.1, scaleX: 2, scaleY: -3, shear: 0.5)
    let matrix = Transform3D(flat).matrix
    #expect(areNear([matrix[0].x, matrix[0].y], [flat.xAxis.x, flat.xAxis.y]))
    #expect(areNear([matrix[1].x, matrix[1].y], [flat.yAxis.x, flat.yAxis.y]))
    #expect(matrix[3] == SIMD4(4, 5, 0, 1))
  }
}

extension SIMD4<Double> {
  fileprivate var numbers: [Double] { [x, y, z, w] }
}
