import Testing
import Tweener
import TweenerPlugins

/// Transforms in space by their parts.
@Suite struct SpaceTests {
  private let tweener = engine()
  private let layer = LayerModel()

  @Test("A flip turns as far as it is told, also more than half a turn, seen in perspective")
  func flips() {
    tweener.addTween(layer, [.duration: 1, "rotationY": 3 * Double.pi, "perspective": -0.005])
    #expect(tweener.after(0.5, layer.transform3d.angles.y) == 1.5 * .pi)
    #expect(layer.transform3d.perspective == SIMD3(0, 0, -0.0025))
    tweener.advance(by: 0.5)
    let matrix = layer.transform3d.matrix
    #expect(areNear([matrix[0].x, matrix[1].y, matrix[2].z, matrix[2].w], [-1, 1, -1, 0.005]))
  }

  @Test("The angles turn about x, then y, then z, after the rotation")
  func order() {
    let transform = Transform3D(
      rotation: Quaternion(angle: 0.3, x: 1, y: 1, z: 0), angles: SIMD3(0.5, -0.7, 1.1))
    let expected =
      Quaternion(angle: 1.1, x: 0, y: 0, z: 1) * Quaternion(angle: -0.7, x: 0, y: 1, z: 0)
      * Quaternion(angle: 0.5, x: 1, y: 0, z: 0) * transform.rotation
    #expect(transform.orientation == expected)
    #expect(Transform3D(rotation: expected).matrix == transform.matrix)
  }

  @Test("Angles and orientation do not meet, though both are of one transform")
  func shares() {
    let whole = tweener.addTween(
      layer, [.duration: 1, "transform3d": Transform3D(translation: SIMD3(8, 8, 8))])
    let turn = tweener.addTween(
      layer, [.duration: 1, "orientation": Quaternion(angle: 2, x: 0, y: 0, z: 1)])
    tweener.addTween(layer, [.duration: 1, "rotationX": 4, "translationZ": 0])
    tweener.advance(by: 0.5)
    #expect(whole.state == .running && turn.state == .running)
    #expect(layer.transform3d.angles.x == 2)
    #expect(layer.transform3d.translation == SIMD3(4, 4, 0))
    let half = Quaternion(angle: 1, x: 0, y: 0, z: 1)
    #expect(areNear([layer.transform3d.rotation.dot(half)], [1]))
  }

  @Test("Mixed by nothing and by all it is one of the two; a rotation and its negative are one")
  func ends() {
    let start = Transform3D(scale: SIMD3(2, 2, 2), rotation: Quaternion(angle: 1, x: 1, y: 0, z: 0))
    var end = start
    end.rotation = Quaternion(x: -start.rotation.x, y: 0, z: 0, w: -start.rotation.w)
    end.angles.z = 4
    let half = start.mixed(with: end, 0.5)
    #expect(areNear([abs(half.rotation.dot(start.rotation)), half.angles.z], [1, 2]))
    #expect(start.mixed(with: end, 1.5).angles.z == 6)
  }

  @Test("A transform in the plane turns the way it is told, and reports what is no transform")
  func turning() {
    let end = TweenValue.to(Transform2D(rotation: 1))
    tweener.addTween(layer, [.duration: 1, "transform": end.turning(.longest)])
    tweener.advance(by: 0.5)
    #expect(areNear([layer.transform.rotation], [1 + .pi - 0.5]))
    #expect(tweener.after(0.5, layer.transform.rotation) == 1)
    let list = ProblemList(of: tweener)
    tweener.addTween(layer, [.duration: 1, "alpha": TweenValue.to(0.0).turning(.longest)])
    #expect(list.kinds == [.wrongPropertyType])
  }

  @Test("The mirrored and the flattened pass their scale through nothing")
  func edges() {
    let start = Transform2D(a: 1, b: 0, c: 0, d: -2)
    #expect(start.scaleY == -2)
    #expect(start.mixed(with: Transform2D(scaleY: 2), 0.5).scaleY == 0)
    let flat = Transform2D(a: 0, b: 0, c: 0, d: 0)
    #expect(flat.mixed(with: .identity, 0.25) == Transform2D(scaleX: 0.25, scaleY: 0.25))
    #expect(flat.mixed(with: .identity, 0) == flat && flat.mixed(with: .identity, 1) == .identity)
  }
}

extension Quaternion {
  fileprivate func dot(_ other: Quaternion) -> Double {
    x * other.x + y * other.y + z * other.z + w * other.w
  }
}
