import Foundation
import Testing
import Tweener
import TweenerPlugins

@Suite("Flips")
struct FlipTests {
  private let tweener = engine()

  private func close(_ left: Quaternion, _ right: Quaternion) -> Bool {
    abs(left.x - right.x) < 1e-12 && abs(left.y - right.y) < 1e-12
      && abs(left.z - right.z) < 1e-12 && abs(left.w - right.w) < 1e-12
  }

  @Test("A flip turns by half a turn about its axis, seen from two widths away")
  func turns() {
    for (preset, axis) in [(Preset.flipX, SIMD3(0.0, 1, 0)), (.flipY, SIMD3(1, 0, 0))] {
      let (tweener, layer) = (engine(), LayerModel.plain())
      tweener.play(preset, on: layer, PresetOptions(duration: 1, curve: .linear))
      for share in [0.125, 0.5, 0.75, 0.96875] {
        tweener.advance(to: share)
        let turn = Quaternion(angle: .pi * share, x: axis.x, y: axis.y, z: axis.z)
        #expect(close(layer.transform3d.rotation, turn), "\(preset.name) \(share)")
        #expect(layer.transform3d.perspective == SIMD3(0, 0, -1.0 / 50 / 2))
      }
      tweener.advance(to: 1)
      #expect(layer.transform3d == .identity)
    }
  }

  @Test("A flip goes by the curve, and turns on what was turned before")
  func curve() {
    let layer = LayerModel.plain()
    let before = Quaternion(angle: 0.4, x: 0, y: 0, z: 1)
    layer.transform3d.rotation = before
    tweener.play(.flipX, on: layer, PresetOptions(duration: 1, curve: .inQuad))
    tweener.advance(by: 0.5)
    let turn = Quaternion(angle: .pi / 4, x: 0, y: 1, z: 0)
    #expect(close(layer.transform3d.rotation, turn * before))
  }

  @Test("With a direction it stays turned, or begins turned")
  func directions() {
    let layer = LayerModel.plain()
    tweener.play(.flipY, on: layer, PresetOptions(duration: 1, curve: .linear, direction: .to))
    tweener.advance(by: 1)
    #expect(close(layer.transform3d.rotation, Quaternion(angle: .pi, x: 1, y: 0, z: 0)))
    let other = LayerModel.plain()
    tweener.play(.flipY, on: other, PresetOptions(duration: 1, curve: .linear, direction: .from))
    tweener.advance(by: 0.25)
    #expect(close(other.transform3d.rotation, Quaternion(angle: .pi * 0.75, x: 1, y: 0, z: 0)))
    #expect(tweener.after(0.75, other.transform3d) == .identity)
  }

  /// Flat, and of a kind of its own: it says how wide it is, and conforms to nothing.
  private final class Tile: TweenTarget {
    var width: Float = 25
    var pose = Transform3D()

    static var tweenProperties: TweenProperties {
      ["width": .init(\Tile.width), "transform3d": .init(\Tile.pose)]
    }
  }

  @Test("Any target with a property width is seen in perspective, each of a call by its own width")
  func anyWidth() {
    let tile = Tile()
    tweener.play(.flipX, on: tile)
    #expect(tweener.after(0.3, tile.pose.perspective.z) == -1.0 / 25 / 2)
    let layers = [10.0, 0, 200].map {
      LayerModel(frame: CGRect(x: 0, y: 0, width: $0, height: 10))
    }
    tweener.play(.flipX, on: layers)
    #expect(tweener.after(0.3, layers.map(\.transform3d.perspective.z)) == [-0.05, 0, -0.0025])
  }
}
