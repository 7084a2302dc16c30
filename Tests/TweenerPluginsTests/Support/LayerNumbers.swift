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
    case .scrollX: layer.scrollRect.origin.x
    case .scrollY: layer.scrollRect.origin.y
    case .scrollWidth: layer.scrollRect.size.width
    case .scrollHeight: layer.scrollRect.size.height
    case .translation3X: layer.transform3d.translation.x
    case .translation3Y: layer.transform3d.translation.y
    case .translation3Z: layer.transform3d.translation.z
    case .scale3X: layer.transform3d.scale.x
    case .scale3Y: layer.transform3d.scale.y
    case .scale3Z: layer.transform3d.scale.z
    case .shear3X: layer.transform3d.shear.x
    case .shear3Y: layer.transform3d.shear.y
    case .shear3Z: layer.transform3d.shear.z
    case .turnX: layer.transform3d.rotation.x
    case .turnY: layer.transform3d.rotation.y
    case .turnZ: layer.transform3d.rotation.z
    case .turnW: layer.transform3d.rotation.w
    case .angleX: layer.transform3d.angles.x
    case .angleY: layer.transform3d.angles.y
    case .angleZ: layer.transform3d.angles.z
    case .perspectiveX: layer.transform3d.perspective.x
    case .perspectiveY: layer.transform3d.perspective.y
    case .perspectiveZ: layer.transform3d.perspective.z
    case .brightness: layer.colorAdjustment.brightness
    case .tintBrightness: layer.colorAdjustment.tintBrightness
    case .contrast: layer.colorAdjustment.contrast
    case .saturation: layer.colorAdjustment.saturation
    case .hue: layer.colorAdjustment.hue
    case .tintRed: layer.colorAdjustment.tint.red
    case .tintGreen: layer.colorAdjustment.tint.green
    case .tintBlue: layer.colorAdjustment.tint.blue
    case .tintAlpha: layer.colorAdjustment.tint.alpha
    }
  }

  /// Where the layer keeps it.
  var path: String {
    switch self {
    case .x: "frame.origin.x"
    case .y: "frame.origin.y"
    case .width: "frame.size.width"
    case .height: "frame.size.height"
    case .boundsX: "boundsOrigin.x"
    case .boundsY: "boundsOrigin.y"
    case .alpha: "alpha"
    case .translationX, .translationY, .rotation, .scaleX, .scaleY, .shear: "transform.\(rawValue)"
    case .red, .green, .blue: "backgroundColor.\(rawValue)"
    case .colorAlpha: "backgroundColor.alpha"
    case .scrollX: "scrollRect.origin.x"
    case .scrollY: "scrollRect.origin.y"
    case .scrollWidth: "scrollRect.size.width"
    case .scrollHeight: "scrollRect.size.height"
    case .translation3X, .translation3Y, .translation3Z: "transform3d.translation.\(axis)"
    case .scale3X, .scale3Y, .scale3Z: "transform3d.scale.\(axis)"
    case .shear3X, .shear3Y, .shear3Z: "transform3d.shear.\(axis)"
    case .turnX, .turnY, .turnZ, .turnW: "transform3d.rotation.\(axis)"
    case .angleX, .angleY, .angleZ: "transform3d.angles.\(axis)"
    case .perspectiveX, .perspectiveY, .perspectiveZ: "transform3d.perspective.\(axis)"
    case .brightness, .tintBrightness, .contrast, .saturation, .hue: "colorAdjustment.\(rawValue)"
    case .tintRed, .tintGreen, .tintBlue, .tintAlpha:
      "colorAdjustment.tint.\(rawValue.dropFirst(4).lowercased())"
    }
  }

  /// The last letter: the axis of the names in space.
  private var axis: String { String(rawValue.suffix(1)).lowercased() }

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
