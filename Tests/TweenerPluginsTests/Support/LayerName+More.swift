import Foundation
import TweenerPlugins

extension LayerName {
  static let scrolling: [LayerName] = [
    rectangle("scrollRect", isSplit: false), rectangle("_scrollRect", isSplit: true),
    number("scrollRect.x", [.scrollX], to: 1) { $0.scrollRect.origin.x },
    number("scrollRect.y", [.scrollY], to: 2) { $0.scrollRect.origin.y },
    number("scrollRect.width", [.scrollWidth], to: 3) { $0.scrollRect.size.width },
    number("scrollRect.height", [.scrollHeight], to: 4) { $0.scrollRect.size.height },
  ]

  private static func rectangle(_ name: String, isSplit: Bool) -> LayerName {
    LayerName(
      name: name, owns: [.scrollX, .scrollY, .scrollWidth, .scrollHeight], isSplit: isSplit,
      end: { CGRect(x: -1, y: -2, width: 40, height: 50) },
      read: { layer in
        let rectangle = layer.scrollRect
        return [
          rectangle.origin.x, rectangle.origin.y, rectangle.size.width, rectangle.size.height,
        ]
      },
      endNumbers: [-1, -2, 40, 50])
  }

  static let space: [LayerName] = [
    number("rotationX", [.angleX], to: 20) { $0.transform3d.angles.x },
    number("rotationY", [.angleY], to: .pi) { $0.transform3d.angles.y },
    number("rotationZ", [.angleZ], to: -7) { $0.transform3d.angles.z },
    number("translationZ", [.translation3Z], to: 60) { $0.transform3d.translation.z },
    number("scaleZ", [.scale3Z], to: 0) { $0.transform3d.scale.z },
    number("perspective", [.perspectiveZ], to: -0.01) { $0.transform3d.perspective.z },
    LayerName(
      name: "orientation", owns: [.turnX, .turnY, .turnZ, .turnW], isStraight: false,
      end: { Quaternion(x: 0.1, y: 0.7, z: 0.1, w: 0.7) },
      read: { numbers($0.transform3d.rotation) }, endNumbers: [0.1, 0.7, 0.1, 0.7]),
    LayerName(
      name: "transform3d",
      owns: [
        .translation3X, .translation3Y, .translation3Z, .scale3X, .scale3Y, .scale3Z, .shear3X,
        .shear3Y, .shear3Z, .turnX, .turnY, .turnZ, .turnW, .angleX, .angleY, .angleZ,
        .perspectiveX, .perspectiveY, .perspectiveZ,
      ],
      isStraight: false,
      end: {
        Transform3D(
          translation: SIMD3(1, 2, 3), scale: SIMD3(4, 5, 6), shear: SIMD3(7, 8, 9),
          rotation: Quaternion(x: 0.1, y: 0.7, z: 0.1, w: 0.7), angles: SIMD3(10, 11, 12),
          perspective: SIMD3(13, 14, 15))
      },
      read: { layer in
        let transform = layer.transform3d
        let before = numbers(transform.translation, transform.scale, transform.shear)
        return before + numbers(transform.rotation)
          + numbers(transform.angles, transform.perspective)
      },
      endNumbers: [1, 2, 3, 4, 5, 6, 7, 8, 9, 0.1, 0.7, 0.1, 0.7, 10, 11, 12, 13, 14, 15]),
  ]

  private static func numbers(_ turn: Quaternion) -> [Double] { [turn.x, turn.y, turn.z, turn.w] }

  private static func numbers(_ vectors: SIMD3<Double>...) -> [Double] {
    vectors.flatMap { [$0.x, $0.y, $0.z] }
  }

  // In pieces: the compiler takes seconds over the sum of unnamed lists.
  static let color: [LayerName] = plain + adjusted("") + adjusted("_")

  private static let plain: [LayerName] = [
    colored("tint", isSplit: false), colored("_color", isSplit: true),
    number("autoAlpha", [.alpha], to: 0.125) { $0.alpha },
    number("_autoAlpha", [.alpha], to: 0.25) { $0.alpha },
    number("backgroundColor.red", [.red], to: 0.5) { $0.backgroundColor.red },
    number("backgroundColor.green", [.green], to: 0.6) { $0.backgroundColor.green },
    number("backgroundColor.blue", [.blue], to: 0.7) { $0.backgroundColor.blue },
    number("backgroundColor.alpha", [.colorAlpha], to: 0.8) { $0.backgroundColor.alpha },
    number("tint.red", [.tintRed], to: 0.1) { $0.colorAdjustment.tint.red },
    number("tint.green", [.tintGreen], to: 0.2) { $0.colorAdjustment.tint.green },
    number("tint.blue", [.tintBlue], to: 0.3) { $0.colorAdjustment.tint.blue },
    number("tint.alpha", [.tintAlpha], to: 0.4) { $0.colorAdjustment.tint.alpha },
    LayerName(
      name: "colorAdjustment",
      owns: [
        .brightness, .tintBrightness, .contrast, .saturation, .hue, .tintRed, .tintGreen,
        .tintBlue, .tintAlpha,
      ],
      isStraight: false,
      end: {
        ColorAdjustment(
          brightness: 1, tintBrightness: 0.5, contrast: 2, saturation: 3, hue: 90,
          tint: RGBAColor(red: 1, green: 0.9, blue: 0.75, alpha: 0.75))
      },
      read: { layer in
        let adjustment = layer.colorAdjustment
        return [
          adjustment.brightness, adjustment.tintBrightness, adjustment.contrast,
          adjustment.saturation, adjustment.hue,
        ] + numbers(adjustment.tint)
      },
      endNumbers: [1, 0.5, 2, 3, 90, 1, 0.9, 0.75, 0.75]),
    LayerName(
      name: "_scale", owns: [.scaleX, .scaleY], isSplit: true, end: { 2.5 },
      read: { [$0.transform.scaleX, $0.transform.scaleY] }, endNumbers: [2.5, 2.5]),
  ]

  private static func adjusted(_ prefix: String) -> [LayerName] {
    [
      number(prefix + "brightness", [.brightness], to: 1) { $0.colorAdjustment.brightness },
      number(prefix + "tintBrightness", [.tintBrightness], to: -1) {
        $0.colorAdjustment.tintBrightness
      },
      number(prefix + "contrast", [.contrast], to: 2) { $0.colorAdjustment.contrast },
      number(prefix + "saturation", [.saturation], to: 0) { $0.colorAdjustment.saturation },
      number(prefix + "hue", [.hue], to: -400) { $0.colorAdjustment.hue },
    ]
  }

  private static func numbers(_ color: RGBAColor) -> [Double] {
    [color.red, color.green, color.blue, color.alpha]
  }

  private static func colored(_ name: String, isSplit: Bool) -> LayerName {
    LayerName(
      name: name, owns: [.tintRed, .tintGreen, .tintBlue, .tintAlpha], isStraight: false,
      isSplit: isSplit, end: { "#ffcc0033" }, read: { numbers($0.colorAdjustment.tint) },
      endNumbers: [1, 0.8, 0, 0.2])
  }
}
