import Foundation
import TweenerPlugins

extension LayerName {
  static let scrolling: [LayerName] = [
    rectangle("scrollRect", isSplit: false), rectangle("_scrollRect", isSplit: true),
    number("scrollRect.x", .scrollX, to: 1), number("scrollRect.y", .scrollY, to: 2),
    number("scrollRect.width", .scrollWidth, to: 3),
    number("scrollRect.height", .scrollHeight, to: 4),
  ]

  private static func rectangle(_ name: String, isSplit: Bool) -> LayerName {
    LayerName(
      name, [.scrollX, .scrollY, .scrollWidth, .scrollHeight], isSplit: isSplit,
      to: { CGRect(x: -1, y: -2, width: 40, height: 50) }, [-1, -2, 40, 50])
  }

  static let space: [LayerName] = [
    number("rotationX", .angleX, to: 20), number("rotationY", .angleY, to: .pi),
    number("rotationZ", .angleZ, to: -7), number("translationZ", .translation3Z, to: 60),
    number("scaleZ", .scale3Z, to: 0), number("perspective", .perspectiveZ, to: -0.01),
    LayerName(
      "orientation", [.turnX, .turnY, .turnZ, .turnW], isStraight: false,
      to: { Quaternion(x: 0.1, y: 0.7, z: 0.1, w: 0.7) }, [0.1, 0.7, 0.1, 0.7]),
    LayerName(
      "transform3d",
      [
        .translation3X, .translation3Y, .translation3Z, .scale3X, .scale3Y, .scale3Z, .shear3X,
        .shear3Y, .shear3Z, .turnX, .turnY, .turnZ, .turnW, .angleX, .angleY, .angleZ,
        .perspectiveX, .perspectiveY, .perspectiveZ,
      ],
      isStraight: false,
      to: {
        Transform3D(
          translation: SIMD3(1, 2, 3), scale: SIMD3(4, 5, 6), shear: SIMD3(7, 8, 9),
          rotation: Quaternion(x: 0.1, y: 0.7, z: 0.1, w: 0.7), angles: SIMD3(10, 11, 12),
          perspective: SIMD3(13, 14, 15))
      }, [1, 2, 3, 4, 5, 6, 7, 8, 9, 0.1, 0.7, 0.1, 0.7, 10, 11, 12, 13, 14, 15]),
  ]

  // In pieces: the compiler takes seconds over the sum of unnamed lists.
  static let color: [LayerName] = plain + adjusted("") + adjusted("_")

  private static let plain: [LayerName] = [
    colored("tint", isSplit: false), colored("_color", isSplit: true),
    number("autoAlpha", .alpha, to: 0.125), number("_autoAlpha", .alpha, to: 0.25),
    number("backgroundColor.red", .red, to: 0.5), number("backgroundColor.green", .green, to: 0.6),
    number("backgroundColor.blue", .blue, to: 0.7),
    number("backgroundColor.alpha", .colorAlpha, to: 0.8),
    number("tint.red", .tintRed, to: 0.1), number("tint.green", .tintGreen, to: 0.2),
    number("tint.blue", .tintBlue, to: 0.3), number("tint.alpha", .tintAlpha, to: 0.4),
    LayerName(
      "colorAdjustment",
      [
        .brightness, .tintBrightness, .contrast, .saturation, .hue, .tintRed, .tintGreen,
        .tintBlue, .tintAlpha,
      ],
      isStraight: false,
      to: {
        ColorAdjustment(
          brightness: 1, tintBrightness: 0.5, contrast: 2, saturation: 3, hue: 90,
          tint: RGBAColor(red: 1, green: 0.9, blue: 0.75, alpha: 0.75))
      }, [1, 0.5, 2, 3, 90, 1, 0.9, 0.75, 0.75]),
    LayerName("_scale", [.scaleX, .scaleY], isSplit: true, to: { 2.5 }, [2.5, 2.5]),
  ]

  private static func adjusted(_ prefix: String) -> [LayerName] {
    [
      number(prefix + "brightness", .brightness, to: 1),
      number(prefix + "tintBrightness", .tintBrightness, to: -1),
      number(prefix + "contrast", .contrast, to: 2),
      number(prefix + "saturation", .saturation, to: 0), number(prefix + "hue", .hue, to: -400),
    ]
  }

  private static func colored(_ name: String, isSplit: Bool) -> LayerName {
    LayerName(
      name, [.tintRed, .tintGreen, .tintBlue, .tintAlpha], isStraight: false, isSplit: isSplit,
      to: { "#ffcc0033" }, [1, 0.8, 0, 0.2])
  }
}
