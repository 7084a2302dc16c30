// Plays one preset on a layer and keeps what moved. Read by PresetSheet; must not know how it is drawn.

import Foundation
import Tweener
import TweenerPlugins

/// What a preset does to a layer, from its start to its end.
struct PresetTrace {
  /// One number over time.
  struct Track {
    let name: String
    let values: [Double]
  }

  /// Seconds from start to end.
  let length: Double
  let tracks: [Track]

  /// A multiple of four and of five, so that the key times and the turns of flash are among them.
  static let samples = 80

  private static let numbers: [(name: String, read: @Sendable (LayerModel) -> Double)] = [
    ("x", { $0.frame.origin.x }), ("y", { $0.frame.origin.y }),
    ("scaleX", { $0.transform.scaleX }), ("scaleY", { $0.transform.scaleY }),
    ("rotation", { $0.transform.rotation }),
    // The cosine of the turn: how much of the width is seen, negative from behind.
    ("seen width", { $0.transform3d.matrix[0].x }),
    ("seen height", { $0.transform3d.matrix[1].y }),
    ("opacity", { $0.alpha }),
  ]

  init(_ preset: Preset) {
    let tweener = Tweener()
    tweener.install(StandardPlugins())
    let layer = LayerModel(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let tween = tweener.play(preset, on: layer)
    length = tween.duration * Double(max(2 * preset.returns, 1))
    var columns = Self.numbers.map { _ in [Double]() }
    for sample in 0...Self.samples {
      tweener.advance(to: length * Double(sample) / Double(Self.samples))
      for (index, number) in Self.numbers.enumerated() { columns[index].append(number.read(layer)) }
    }
    let rest = LayerModel(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    var moved: [Track] = []
    for (number, values) in zip(Self.numbers, columns) {
      guard values.contains(where: { $0 != number.read(rest) }) else { continue }
      // Two numbers that go the same way are one track.
      if number.name == "scaleY", let last = moved.last, last.values == values {
        moved[moved.count - 1] = Track(name: "scale", values: values)
      } else {
        moved.append(Track(name: number.name, values: values))
      }
    }
    tracks = moved
  }
}
