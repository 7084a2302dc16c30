import Foundation
import Testing
import Tweener
import TweenerPlugins

/// The numbers of a layer that presets move, all of them, to the bit.
struct LayerState: Equatable, CustomStringConvertible {
  let frame: CGRect
  let alpha: Double
  let transform: Transform2D
  let transform3d: Transform3D

  init(_ layer: LayerModel) {
    frame = layer.frame
    alpha = layer.alpha
    transform = layer.transform
    transform3d = layer.transform3d
  }

  private var numbers: [Double] {
    let flat = transform
    let space = transform3d
    return [
      frame.origin.x, frame.origin.y, frame.size.width, frame.size.height, alpha,
      flat.translationX, flat.translationY, flat.rotation, flat.scaleX, flat.scaleY, flat.shear,
      space.rotation.x, space.rotation.y, space.rotation.z, space.rotation.w,
    ]
      + [space.translation, space.scale, space.shear, space.perspective].flatMap {
        [$0.x, $0.y, $0.z]
      }
  }

  static func == (left: LayerState, right: LayerState) -> Bool {
    left.numbers.map(\.bitPattern) == right.numbers.map(\.bitPattern)
  }

  var description: String { "\(numbers)" }
}

extension LayerModel {
  /// A layer with odd numbers everywhere, zeros of both signs among them.
  static func odd() -> LayerModel {
    let layer = LayerModel.sample()
    layer.frame = CGRect(x: 10.1, y: -0.0, width: 33.3, height: 44.7)
    layer.transform3d = Transform3D(
      translation: SIMD3(0.1, -0.0, 3), scale: SIMD3(1.1, 0.9, 1),
      rotation: Quaternion(angle: 0.3, x: 1, y: 2, z: 3))
    return layer
  }

  /// A layer on which every track starts at the number of the table.
  static func plain() -> LayerModel {
    LayerModel(frame: CGRect(x: 0, y: 0, width: 50, height: 40))
  }
}

/// Ways to go through the same time.
struct Cut: Sendable, CustomTestStringConvertible {
  let name: String
  let steps: @Sendable (Double) -> [Double]
  var testDescription: String { name }

  private static func even(_ name: String, _ step: Double) -> Cut {
    Cut(name: name) { Array(repeating: step, count: Int(($0 / step).rounded(.up))) }
  }

  static let all: [Cut] = [
    Cut(name: "at once") { [$0] }, even("24 Hz", 1 / 24), even("60 Hz", 1 / 60),
    even("144 Hz", 1 / 144),
    Cut(name: "unevenly") { total in
      [0.001, 0.3, 0, 0.0333, 0.4142, 0.25, 0.07, 1.1, total]
    },
  ]

  /// Goes on by `seconds` in all, or a little more.
  func run(_ tweener: Tweener, _ seconds: Double) {
    for step in steps(seconds) { tweener.advance(by: step) }
  }
}
