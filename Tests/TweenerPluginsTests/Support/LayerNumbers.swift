import Foundation
import TweenerPlugins

/// The stored numbers of a layer, by names of their own: what the names of Docs/Properties.md write in the end.
enum LayerNumber: String, CaseIterable {
  case x, y, width, height, boundsX, boundsY, alpha
  case translationX, translationY, rotation, scaleX, scaleY, shear
  case red, green, blue, colorAlpha
  case scrollX, scrollY, scrollWidth, scrollHeight
  case translation3X, translation3Y, translation3Z, scale3X, scale3Y, scale3Z, shear3X, shear3Y
  case shear3Z, turnX, turnY, turnZ, turnW, angleX, angleY, angleZ
  case perspectiveX, perspectiveY, perspectiveZ
  case brightness, tintBrightness, contrast, saturation, hue
  case tintRed, tintGreen, tintBlue, tintAlpha

  func value(_ layer: LayerModel) -> Double { place.read(layer) }

  /// The path to it in the layer.
  var path: String { place.path }

  private var place: (path: String, read: (LayerModel) -> Double) {
    switch self {
    case .x: ("frame.origin.x", { $0.frame.origin.x })
    case .y: ("frame.origin.y", { $0.frame.origin.y })
    case .width: ("frame.size.width", { $0.frame.size.width })
    case .height: ("frame.size.height", { $0.frame.size.height })
    case .boundsX: ("boundsOrigin.x", { $0.boundsOrigin.x })
    case .boundsY: ("boundsOrigin.y", { $0.boundsOrigin.y })
    case .alpha: ("alpha", { $0.alpha })
    case .translationX: ("transform.translationX", { $0.transform.translationX })
    case .translationY: ("transform.translationY", { $0.transform.translationY })
    case .rotation: ("transform.rotation", { $0.transform.rotation })
    case .scaleX: ("transform.scaleX", { $0.transform.scaleX })
    case .scaleY: ("transform.scaleY", { $0.transform.scaleY })
    case .shear: ("transform.shear", { $0.transform.shear })
    case .red: ("backgroundColor.red", { $0.backgroundColor.red })
    case .green: ("backgroundColor.green", { $0.backgroundColor.green })
    case .blue: ("backgroundColor.blue", { $0.backgroundColor.blue })
    case .colorAlpha: ("backgroundColor.alpha", { $0.backgroundColor.alpha })
    case .scrollX: ("scrollRect.origin.x", { $0.scrollRect.origin.x })
    case .scrollY: ("scrollRect.origin.y", { $0.scrollRect.origin.y })
    case .scrollWidth: ("scrollRect.size.width", { $0.scrollRect.size.width })
    case .scrollHeight: ("scrollRect.size.height", { $0.scrollRect.size.height })
    case .translation3X: ("transform3d.translation.x", { $0.transform3d.translation.x })
    case .translation3Y: ("transform3d.translation.y", { $0.transform3d.translation.y })
    case .translation3Z: ("transform3d.translation.z", { $0.transform3d.translation.z })
    case .scale3X: ("transform3d.scale.x", { $0.transform3d.scale.x })
    case .scale3Y: ("transform3d.scale.y", { $0.transform3d.scale.y })
    case .scale3Z: ("transform3d.scale.z", { $0.transform3d.scale.z })
    case .shear3X: ("transform3d.shear.x", { $0.transform3d.shear.x })
    case .shear3Y: ("transform3d.shear.y", { $0.transform3d.shear.y })
    case .shear3Z: ("transform3d.shear.z", { $0.transform3d.shear.z })
    case .turnX: ("transform3d.rotation.x", { $0.transform3d.rotation.x })
    case .turnY: ("transform3d.rotation.y", { $0.transform3d.rotation.y })
    case .turnZ: ("transform3d.rotation.z", { $0.transform3d.rotation.z })
    case .turnW: ("transform3d.rotation.w", { $0.transform3d.rotation.w })
    case .angleX: ("transform3d.angles.x", { $0.transform3d.angles.x })
    case .angleY: ("transform3d.angles.y", { $0.transform3d.angles.y })
    case .angleZ: ("transform3d.angles.z", { $0.transform3d.angles.z })
    case .perspectiveX: ("transform3d.perspective.x", { $0.transform3d.perspective.x })
    case .perspectiveY: ("transform3d.perspective.y", { $0.transform3d.perspective.y })
    case .perspectiveZ: ("transform3d.perspective.z", { $0.transform3d.perspective.z })
    case .brightness: ("colorAdjustment.brightness", { $0.colorAdjustment.brightness })
    case .tintBrightness: ("colorAdjustment.tintBrightness", { $0.colorAdjustment.tintBrightness })
    case .contrast: ("colorAdjustment.contrast", { $0.colorAdjustment.contrast })
    case .saturation: ("colorAdjustment.saturation", { $0.colorAdjustment.saturation })
    case .hue: ("colorAdjustment.hue", { $0.colorAdjustment.hue })
    case .tintRed: ("colorAdjustment.tint.red", { $0.colorAdjustment.tint.red })
    case .tintGreen: ("colorAdjustment.tint.green", { $0.colorAdjustment.tint.green })
    case .tintBlue: ("colorAdjustment.tint.blue", { $0.colorAdjustment.tint.blue })
    case .tintAlpha: ("colorAdjustment.tint.alpha", { $0.colorAdjustment.tint.alpha })
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
    layer.scrollRect = CGRect(x: 13, y: 15, width: 17, height: 19)
    layer.transform3d = Transform3D(
      translation: SIMD3(2, 4, 6), scale: SIMD3(1.25, 1.5, 1.75), shear: SIMD3(0.1, 0.2, 0.3),
      rotation: Quaternion(angle: 0.5, x: 1, y: 2, z: -3), angles: SIMD3(0.6, 0.7, 0.8),
      perspective: SIMD3(0.001, 0.002, 0.003))
    layer.colorAdjustment = ColorAdjustment(
      brightness: 0.1, tintBrightness: 0.2, contrast: 0.3, saturation: 0.4, hue: 5,
      tint: RGBAColor(red: 0.6, green: 0.7, blue: 0.8, alpha: 0.5))
    return layer
  }
}
