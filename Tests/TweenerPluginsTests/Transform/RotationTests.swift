import Testing
import Tweener
import TweenerPlugins

@Suite struct RotationTests {
  private func angle(_ from: Quaternion, _ to: Quaternion) -> Double {
    // The length of the chord tells the angle: |a - b| = 2 sin(angle / 4), over both signs.
    func chord(_ sign: Double) -> Double {
      let (x, y, z, w) = (
        from.x - sign * to.x, from.y - sign * to.y, from.z - sign * to.z, from.w - sign * to.w
      )
      return (x * x + y * y + z * z + w * w).squareRoot()
    }
    return min(chord(1), chord(-1))
  }

  private let axes: [(Double, Double, Double)] = [(1, 0, 0), (0, 1, 0), (0, 0, 1), (1, -2, 0.5)]

  @Test("Half way lies half the angle, from either sign of either end")
  func halfWay() {
    for (x, y, z) in axes {
      for turn in [0.01, 1, 2, 3, 3.14, -2.5] {
        let end = Quaternion(angle: turn, x: x, y: y, z: z)
        let other = Quaternion(x: -end.x, y: -end.y, z: -end.z, w: -end.w)
        let middle = Quaternion(angle: turn / 2, x: x, y: y, z: z)
        #expect(angle(Quaternion.identity.turned(to: end, 0.5), middle) < 1e-12)
        #expect(angle(Quaternion.identity.turned(to: other, 0.5), middle) < 1e-12)
        #expect(angle(other.turned(to: .identity, 0.5), middle) < 1e-12)
      }
    }
  }

  @Test("Half a turn is turned evenly, without shrinking")
  func halfTurn() {
    for (x, y, z) in axes {
      let end = Quaternion(angle: .pi, x: x, y: y, z: z)
      for step in 0...8 {
        let part = Double(step) / 8
        let turned = Quaternion.identity.turned(to: end, part)
        #expect(angle(turned, Quaternion(angle: .pi * part, x: x, y: y, z: z)) < 1e-12)
      }
    }
  }

  @Test("More than half a turn goes the shorter way; no axis is no rotation, and so is no length")
  func shorter() {
    let end = Quaternion(angle: 1.5 * .pi, x: 0, y: 0, z: 1)
    let expected = Quaternion(angle: -0.25 * .pi, x: 0, y: 0, z: 1)
    #expect(angle(Quaternion.identity.turned(to: end, 0.5), expected) < 1e-12)
    #expect(Quaternion(angle: 1, x: 0, y: 0, z: 0) == .identity)
    #expect(Quaternion(x: 0, y: 0, z: 0, w: 0).normalized == .identity)
    let same = Quaternion(angle: 1, x: 1, y: 0, z: 0)
    #expect(angle(same.turned(to: same, 0.3), same) < 1e-15)
  }

  @Test("A product turns by the right one first")
  func product() {
    let (first, second) = (
      Quaternion(angle: 0.5, x: 0, y: 0, z: 1), Quaternion(angle: 0.75, x: 0, y: 0, z: 1)
    )
    #expect(angle(second * first, Quaternion(angle: 1.25, x: 0, y: 0, z: 1)) < 1e-15)
    let quarter = Double.pi / 2
    let tilted =
      Quaternion(angle: quarter, x: 1, y: 0, z: 0) * Quaternion(angle: quarter, x: 0, y: 0, z: 1)
    // x goes to y by the first, and y to z by the second.
    #expect(areNear(Transform3D(rotation: tilted).matrix[0].axis, [0, 0, 1]))
  }

  @Test("A tween of a transform in space turns evenly and ends on what it was given")
  func tween() {
    let (tweener, layer) = (engine(), LayerModel())
    let end = Transform3D(
      translation: SIMD3(10, 0, 0), rotation: Quaternion(angle: 3, x: 0, y: 1, z: 0),
      perspective: SIMD3(0, 0, -0.01))
    tweener.addTween(layer, [.duration: 1, "transform3d": end])
    #expect(tweener.after(0.25, layer.transform3d.translation.x) == 2.5)
    #expect(layer.transform3d.perspective.z == -0.0025)
    #expect(angle(layer.transform3d.rotation, Quaternion(angle: 0.75, x: 0, y: 1, z: 0)) < 1e-12)
    tweener.addTween(layer, [.duration: 1, .path(\LayerModel.transform3d.translation.x): 2.5])
    tweener.advance(by: 0.75)
    #expect(layer.transform3d.rotation == end.rotation && layer.transform3d.translation.x == 2.5)
  }
}

extension SIMD4<Double> {
  fileprivate var axis: [Double] { [x, y, z] }
}
