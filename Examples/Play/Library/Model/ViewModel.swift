// A stand-in for a view or a layer: a frame with the names that view animations use for its parts, an alpha and
// two transforms. The engine finds the names in the table of the type.

import Tweener

/// A headless view.
final class ViewModel: SceneModel, TweenTarget {
  var frame = Rect([0, 0, 0, 0])
  var alpha = 1.0
  var transform = Affine([1, 0, 0, 1, 0, 0])
  var layerTransform = SIMD16<Double>.identityTransform

  static var tweenProperties: TweenProperties {
    [
      "frame": .init(\ViewModel.frame),
      "x": .init(\ViewModel.frame.x),
      "y": .init(\ViewModel.frame.y),
      "width": .init(\ViewModel.frame.width),
      "height": .init(\ViewModel.frame.height),
      "center": .init(\ViewModel.frame.center),
      "centerX": .init(\ViewModel.frame.center.x),
      "centerY": .init(\ViewModel.frame.center.y),
      "bounds": .init(\ViewModel.bounds),
      "alpha": .init(\ViewModel.alpha),
      "transform": .init(\ViewModel.transform),
      "transform3d": .init(\ViewModel.layerTransform),
    ]
  }

  /// The size; a new one keeps the centre.
  var bounds: Rect {
    get { Rect([0, 0, frame.width, frame.height]) }
    set {
      let center = frame.center
      (frame.width, frame.height) = (newValue.width, newValue.height)
      frame.center = center
    }
  }

  private let isLayer: Bool

  init(_ fields: [SceneField], isLayer: Bool) {
    self.isLayer = isLayer
    for field in fields { _ = write(field.name, field.value) }
  }

  /// The name that this class has for what a view, or a layer, calls `name`.
  private func own(_ name: String) -> String {
    switch name {
    case "transform": isLayer ? "transform3d" : name
    case "layer.transform": "transform3d"
    case "position", "layer.position": "center"
    case "opacity", "layer.opacity": "alpha"
    default: name
    }
  }

  func key(for name: String) -> TweenKey { TweenKey(own(name)) }

  func read(_ name: String) -> SceneValue? {
    switch own(name) {
    case "frame": .shaped(.rect, frame.numbers)
    case "bounds": .shaped(.rect, bounds.numbers)
    case "x": .number(frame.x)
    case "y": .number(frame.y)
    case "width": .number(frame.width)
    case "height": .number(frame.height)
    case "center": .shaped(.point, frame.center.numbers)
    case "centerX": .number(frame.center.x)
    case "centerY": .number(frame.center.y)
    case "alpha": .number(alpha)
    case "transform": .shaped(.affine, transform.numbers)
    case "transform3d": .shaped(.transform3D, layerTransform.numbers)
    default: nil
    }
  }

  func write(_ name: String, _ value: SceneValue) -> Bool {
    guard let numbers = value.numbers, numbers.count == read(name)?.numbers?.count else {
      return false
    }
    switch own(name) {
    case "frame": frame = Rect(numbers)
    case "bounds": bounds = Rect(numbers)
    case "x": frame.x = numbers[0]
    case "y": frame.y = numbers[0]
    case "width": frame.width = numbers[0]
    case "height": frame.height = numbers[0]
    case "center": frame.center = Pair(numbers)
    case "centerX": frame.center.x = numbers[0]
    case "centerY": frame.center.y = numbers[0]
    case "alpha": alpha = numbers[0]
    case "transform": transform = Affine(numbers)
    case "transform3d": layerTransform = SIMD16(numbers)
    default: return false
    }
    return true
  }
}
