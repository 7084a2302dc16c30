import Foundation
import Testing
import Tweener
import TweenerPlugins

/// A name of Docs/Properties.md on a layer: what to tween it to, what it writes, and how it reads.
struct LayerName: CustomTestStringConvertible, Sendable {
  let name: String
  /// The numbers it writes.
  let owns: Set<LayerNumber>
  /// The numbers it depends on besides.
  var looksAt: Set<LayerNumber> = []
  /// Whether its numbers go straight from start to end.
  var isStraight = true
  /// Whether it stands for other names, which the engine knows in its place.
  var isSplit = false
  /// Somewhere to go that differs from the sample in every component.
  let end: @Sendable () -> Any
  /// The value by this name, one number a component.
  let read: @Sendable (LayerModel) -> [Double]
  /// `end`, as `read` reads it.
  let endNumbers: [Double]

  var key: TweenKey { TweenKey(name) }
  var testDescription: String { name }

  static func number(
    _ name: String, _ owns: Set<LayerNumber>, looksAt: Set<LayerNumber> = [], to end: Double,
    read: @escaping @Sendable (LayerModel) -> Double
  ) -> LayerName {
    LayerName(
      name: name, owns: owns, looksAt: looksAt, end: { end }, read: { [read($0)] },
      endNumbers: [end])
  }

  static func pair(
    _ name: String, _ owns: Set<LayerNumber>, looksAt: Set<LayerNumber> = [],
    to end: @escaping @Sendable () -> Any, _ numbers: [Double],
    read: @escaping @Sendable (LayerModel) -> (Double, Double)
  ) -> LayerName {
    LayerName(
      name: name, owns: owns, looksAt: looksAt, end: end,
      read: { layer in [read(layer).0, read(layer).1] }, endNumbers: numbers)
  }

  static let geometry: [LayerName] = [
    number("x", [.x], to: 120) { $0.frame.origin.x },
    number("y", [.y], to: -35) { $0.frame.origin.y },
    number("width", [.width], to: 81) { $0.frame.size.width },
    number("height", [.height], to: 9) { $0.frame.size.height },
    pair(
      "origin", [.x, .y], to: { CGPoint(x: 61, y: 77) }, [61, 77],
      read: { ($0.frame.origin.x, $0.frame.origin.y) }),
    pair(
      "size", [.width, .height], to: { CGSize(width: 11, height: 13) }, [11, 13],
      read: { ($0.frame.size.width, $0.frame.size.height) }),
    LayerName(
      name: "frame", owns: [.x, .y, .width, .height],
      end: { CGRect(x: -4, y: -8, width: 100, height: 50) },
      read: { [$0.frame.origin.x, $0.frame.origin.y, $0.frame.size.width, $0.frame.size.height] },
      endNumbers: [-4, -8, 100, 50]),
    LayerName(
      name: "bounds", owns: [.x, .y, .width, .height, .boundsX, .boundsY],
      looksAt: [.width, .height], isSplit: true,
      end: { CGRect(x: 6, y: 1, width: 70, height: 20) },
      read: { [$0.bounds.origin.x, $0.bounds.origin.y, $0.bounds.width, $0.bounds.height] },
      endNumbers: [6, 1, 70, 20]),
    pair(
      "center", [.x, .y], looksAt: [.width, .height], to: { CGPoint(x: 200, y: 90) }, [200, 90],
      read: { ($0.center.x, $0.center.y) }),
    pair(
      "position", [.x, .y], looksAt: [.width, .height], to: { CGPoint(x: 20, y: 33) }, [20, 33],
      read: { ($0.center.x, $0.center.y) }),
    number("centerX", [.x], looksAt: [.width], to: 77) { $0.center.x },
    number("centerY", [.y], looksAt: [.height], to: 5) { $0.center.y },
    number("maxX", [.x], looksAt: [.width], to: 150) { $0.frame.origin.x + $0.frame.size.width },
    number("maxY", [.y], looksAt: [.height], to: 66) { $0.frame.origin.y + $0.frame.size.height },
  ]

  static let looks: [LayerName] = [
    number("alpha", [.alpha], to: 0.25) { $0.alpha },
    number("opacity", [.alpha], to: 0.5) { $0.alpha },
    number("scaleX", [.scaleX], to: 3) { $0.transform.scaleX },
    number("scaleY", [.scaleY], to: -1) { $0.transform.scaleY },
    pair(
      "scale", [.scaleX, .scaleY], to: { 2.0 }, [2, 2],
      read: { ($0.transform.scaleX, $0.transform.scaleY) }),
    number("rotation", [.rotation], to: 9) { $0.transform.rotation },
    number("rotationDegrees", [.rotation], to: 90) { $0.transform.rotation / .pi * 180 },
    number("translationX", [.translationX], to: 40) { $0.transform.translationX },
    number("translationY", [.translationY], to: 50) { $0.transform.translationY },
    number("shear", [.shear], to: -0.5) { $0.transform.shear },
    pair(
      "translation", [.translationX, .translationY], to: { CGPoint(x: 12, y: 21) }, [12, 21],
      read: { ($0.transform.translationX, $0.transform.translationY) }),
    LayerName(
      name: "transform",
      owns: [.translationX, .translationY, .rotation, .scaleX, .scaleY, .shear],
      end: {
        Transform2D(translationX: 1, translationY: 2, rotation: 3, scaleX: 4, scaleY: 5, shear: 6)
      },
      read: { layer in
        let transform = layer.transform
        return [
          transform.translationX, transform.translationY, transform.rotation, transform.scaleX,
          transform.scaleY, transform.shear,
        ]
      },
      endNumbers: [1, 2, 3, 4, 5, 6]),
    LayerName(
      name: "backgroundColor", owns: [.red, .green, .blue, .colorAlpha], isStraight: false,
      end: { RGBAColor(red: 1, green: 0.9, blue: 0.8, alpha: 0.7) },
      read: { layer in
        let color = layer.backgroundColor
        return [color.red, color.green, color.blue, color.alpha]
      },
      endNumbers: [1, 0.9, 0.8, 0.7]),
  ]

  static let all = geometry + looks
  /// And those that are parts of one stored value each, which no two of `all` share.
  static let everything = all + scrolling + space + color
}
