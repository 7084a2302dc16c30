// The plugins' own stand-in for a view, as an object of scenes: it has every name that the plugins bring.
// Must not know how these names are found.

import Tweener
import TweenerPlugins

#if canImport(CoreGraphics)
  import CoreGraphics
#elseif canImport(Foundation)
  import Foundation
#endif

#if canImport(CoreGraphics) || canImport(Foundation)
  extension LayerModel: SceneModel {
    /// The numbers of its transform and its opacity, by name.
    private func path(_ name: String) -> ReferenceWritableKeyPath<LayerModel, Double>? {
      switch name {
      case "alpha", "opacity": \.alpha
      case "scaleX": \.transform.scaleX
      case "scaleY": \.transform.scaleY
      case "rotation": \.transform.rotation
      case "shear": \.transform.shear
      case "translationX": \.transform.translationX
      case "translationY": \.transform.translationY
      default: nil
      }
    }

    /// The numbers of its frame, by name.
    private func edge(_ name: String) -> ReferenceWritableKeyPath<LayerModel, CGFloat>? {
      switch name {
      case "x": \.frame.origin.x
      case "y": \.frame.origin.y
      case "width": \.frame.size.width
      case "height": \.frame.size.height
      case "centerX": \.center.x
      case "centerY": \.center.y
      default: nil
      }
    }

    convenience init(_ fields: [SceneField]) {
      self.init()
      for field in fields { _ = write(field.name, field.value) }
    }

    func key(for name: String) -> TweenKey { TweenKey(name) }

    func read(_ name: String) -> SceneValue? {
      if let path = path(name) { return .number(self[keyPath: path]) }
      if let edge = edge(name) { return .number(Double(self[keyPath: edge])) }
      return switch name {
      case "frame":
        .shaped(.rect, frame.origin.numbers + [Double(frame.width), Double(frame.height)])
      case "origin": .shaped(.point, frame.origin.numbers)
      case "size": .shaped(.size, [Double(frame.width), Double(frame.height)])
      case "center", "position": .shaped(.point, center.numbers)
      case "scale":
        transform.scaleX == transform.scaleY
          ? .number(transform.scaleX)
          : .list([.number(transform.scaleX), .number(transform.scaleY)])
      case "text": .text(text)
      case "backgroundColor":
        .shaped(
          .color,
          [
            backgroundColor.red, backgroundColor.green, backgroundColor.blue,
            backgroundColor.alpha,
          ])
      default: nil
      }
    }

    func write(_ name: String, _ value: SceneValue) -> Bool {
      if let words = value.text, let isWritten = write(name, words: words) { return isWritten }
      guard let numbers = value.numbers, !numbers.isEmpty else { return false }
      if let path = path(name), numbers.count == 1 {
        self[keyPath: path] = numbers[0]
        return true
      }
      if let edge = edge(name), numbers.count == 1 {
        self[keyPath: edge] = CGFloat(numbers[0])
        return true
      }
      switch (name, numbers.count) {
      case ("frame", 4):
        frame = CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
      case ("origin", 2): frame.origin = CGPoint(x: numbers[0], y: numbers[1])
      case ("size", 2): frame.size = CGSize(width: numbers[0], height: numbers[1])
      case ("center", 2), ("position", 2): center = CGPoint(x: numbers[0], y: numbers[1])
      case ("scale", 1): (transform.scaleX, transform.scaleY) = (numbers[0], numbers[0])
      case ("backgroundColor", 4):
        backgroundColor = RGBAColor(
          red: numbers[0], green: numbers[1], blue: numbers[2], alpha: numbers[3])
      default: return false
      }
      return true
    }

    /// Writes what is told in words; `nil` where the name is not of that kind.
    private func write(_ name: String, words: String) -> Bool? {
      switch name {
      case "text": text = words
      case "backgroundColor":
        guard let color = RGBAColor(words) else { return false }
        backgroundColor = color
      default: return nil
      }
      return true
    }

    func vector(_ shape: SceneValue.Shape, _ numbers: [Double]) -> Any {
      switch shape {
      case .point: CGPoint(x: numbers[0], y: numbers[1])
      case .size: CGSize(width: numbers[0], height: numbers[1])
      case .rect: CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
      case .color:
        RGBAColor(red: numbers[0], green: numbers[1], blue: numbers[2], alpha: numbers[3])
      case .affine, .transform3D: plainVector(shape, numbers)
      }
    }
  }

  extension CGPoint {
    fileprivate var numbers: [Double] { [Double(x), Double(y)] }
  }
#endif
