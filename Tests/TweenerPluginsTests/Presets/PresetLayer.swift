import Foundation
import Testing
import Tweener
import TweenerPlugins

/// All numbers of a layer, to the bit.
struct LayerState: Equatable, CustomStringConvertible {
  private let bits: [UInt64]

  init(_ layer: LayerModel) { bits = LayerNumber.allCases.map { $0.bits(layer) } }

  var description: String { "\(bits.map { Double(bitPattern: $0) })" }
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
