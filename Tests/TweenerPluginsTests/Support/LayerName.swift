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
  let looksAt: Set<LayerNumber>
  /// Whether its numbers go straight from start to end.
  let isStraight: Bool
  /// Whether it stands for other names, which the engine knows in its place.
  let isSplit: Bool
  /// Somewhere to go that differs from the sample in every component.
  let end: @Sendable () -> Any
  /// `end`, as `read` reads it.
  let endNumbers: [Double]
  /// The value by this name, one number a component.
  let read: @Sendable (LayerModel) -> [Double]

  /// A name whose components are what it owns, in their order, unless it is read otherwise.
  init(
    _ name: String, _ owns: [LayerNumber], looksAt: Set<LayerNumber> = [], isStraight: Bool = true,
    isSplit: Bool = false, to end: @escaping @Sendable () -> Any, _ endNumbers: [Double],
    read: (@Sendable (LayerModel) -> [Double])? = nil
  ) {
    (self.name, self.owns, self.looksAt) = (name, Set(owns), looksAt)
    (self.isStraight, self.isSplit) = (isStraight, isSplit)
    (self.end, self.endNumbers) = (end, endNumbers)
    self.read = read ?? { layer in owns.map { $0.value(layer) } }
  }

  var key: TweenKey { TweenKey(name) }
  var testDescription: String { name }

  /// A name of one number.
  static func number(
    _ name: String, _ owned: LayerNumber, looksAt: Set<LayerNumber> = [], to end: Double,
    read: (@Sendable (LayerModel) -> Double)? = nil
  ) -> LayerName {
    LayerName(
      name, [owned], looksAt: looksAt, to: { end }, [end],
      read: read.map { read in { @Sendable layer in [read(layer)] } })
  }

  static let geometry: [LayerName] = [
    number("x", .x, to: 120), number("y", .y, to: -35),
    number("width", .width, to: 81), number("height", .height, to: 9),
    LayerName("origin", [.x, .y], to: { CGPoint(x: 61, y: 77) }, [61, 77]),
    LayerName("size", [.width, .height], to: { CGSize(width: 11, height: 13) }, [11, 13]),
    LayerName(
      "frame", [.x, .y, .width, .height], to: { CGRect(x: -4, y: -8, width: 100, height: 50) },
      [-4, -8, 100, 50]),
    LayerName(
      "bounds", [.x, .y, .width, .height, .boundsX, .boundsY], looksAt: [.width, .height],
      isSplit: true, to: { CGRect(x: 6, y: 1, width: 70, height: 20) }, [6, 1, 70, 20],
      read: { [$0.bounds.origin.x, $0.bounds.origin.y, $0.bounds.width, $0.bounds.height] }),
    centered("center", to: CGPoint(x: 200, y: 90)), centered("position", to: CGPoint(x: 20, y: 33)),
    number("centerX", .x, looksAt: [.width], to: 77) { $0.center.x },
    number("centerY", .y, looksAt: [.height], to: 5) { $0.center.y },
    number("maxX", .x, looksAt: [.width], to: 150) { $0.frame.origin.x + $0.frame.size.width },
    number("maxY", .y, looksAt: [.height], to: 66) { $0.frame.origin.y + $0.frame.size.height },
  ]

  private static func centered(_ name: String, to end: CGPoint) -> LayerName {
    LayerName(
      name, [.x, .y], looksAt: [.width, .height], to: { end }, [Double(end.x), Double(end.y)],
      read: { [$0.center.x, $0.center.y] })
  }

  static let looks: [LayerName] = [
    number("alpha", .alpha, to: 0.25), number("opacity", .alpha, to: 0.5),
    number("scaleX", .scaleX, to: 3), number("scaleY", .scaleY, to: -1),
    LayerName("scale", [.scaleX, .scaleY], to: { 2.0 }, [2, 2]),
    number("rotation", .rotation, to: 9),
    number("rotationDegrees", .rotation, to: 90) { $0.transform.rotation / .pi * 180 },
    number("translationX", .translationX, to: 40), number("translationY", .translationY, to: 50),
    number("shear", .shear, to: -0.5),
    LayerName(
      "translation", [.translationX, .translationY], to: { CGPoint(x: 12, y: 21) }, [12, 21]),
    LayerName(
      "transform", [.translationX, .translationY, .rotation, .scaleX, .scaleY, .shear],
      to: {
        Transform2D(translationX: 1, translationY: 2, rotation: 3, scaleX: 4, scaleY: 5, shear: 6)
      }, [1, 2, 3, 4, 5, 6]),
    LayerName(
      "backgroundColor", [.red, .green, .blue, .colorAlpha], isStraight: false,
      to: { RGBAColor(red: 1, green: 0.9, blue: 0.8, alpha: 0.7) }, [1, 0.9, 0.8, 0.7]),
  ]

  static let all = geometry + looks
  /// And those that are parts of one stored value each, which no two of `all` share.
  static let everything = all + scrolling + space + color
}
