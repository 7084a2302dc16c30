import Foundation
import TweenerPlugins

/// The stored numbers of a layer, by names of their own: what the names of Docs/Properties.md write in the end.
enum LayerNumber: String, CaseIterable {
  case x, y, width, height, boundsX, boundsY, alpha
  case translationX, translationY, rotation, scaleX, scaleY, shear
  case red, green, blue, colorAlpha

  func value(_ layer: LayerModel) -> Double {
    switch self {
    case .x: layer.frame.origin.x
    case .y: layer.frame.origin.y
    case .width: layer.frame.size.width
    case .height: layer.frame.size.height
    case .boundsX: layer.boundsOrigin.x
    case .boundsY: layer.boundsOrigin.y
    case .alpha: layer.alpha
    case .translationX: layer.transform.translationX
    case .translationY: layer.transform.translationY
    case .rotation: layer.transform.rotation
    case .scaleX: layer.transform.scaleX
    case .scaleY: layer.transform.scaleY
    case .shear: layer.transform.shear
    case .red: layer.backgroundColor.red
    case .green: layer.backgroundColor.green
    case .blue: layer.backgroundColor.blue
    case .colorAlpha: layer.backgroundColor.alpha
    }
  }

  func bits(_ layer: LayerModel) -> UInt64 { value(layer).bitPattern }
}

extension LayerModel {
  /// A layer whose numbers all differ, so that a mixed-up pair shows.
  static func sample() -> LayerModel {
    let layer = LayerModel(frame: CGRect(x: 10, y: 20, width: 30, height: 44))
    layer.boundsOrigin = CGPoint(x: 3, y: 5)
    layer.alpha = 0.875
    layer.transform = Transform2D(
      translationX: 7, translationY: -9, rotation: 0.25, scaleX: 1.5, scaleY: 0.75, shear: 0.125)
    layer.backgroundColor = RGBAColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4)
    return layer
  }
}
