import Tweener

/// The plugin for colours: the names of their channels, and the key for the space in which a call
/// mixes them.
///
/// | key | value |
/// |---|---|
/// | `backgroundColor.red`, `.green`, `.blue`, `.alpha` | a channel, 0…1; the same of `color` |
/// | `colorSpace` | a ``ColorSpace`` or its name: where all colours of the call are mixed |
///
/// ```swift
/// tweener.addTween(
///   layer, [.duration: 1, "backgroundColor": "tomato", "colorSpace": "oklch longer"])
/// ```
public struct ColorPlugin: TweenerPlugin {
  public let name = "ColorPlugin"

  public init() {}

  public func register(in tweener: Tweener) {
    tweener.install(ColorChannels(of: "backgroundColor"))
    tweener.install(ColorChannels(of: "color"))
    tweener.registerMix("colorSpace", of: RGBAColor.self) { value in
      guard let name = value as? String else { return (value as? ColorSpace)?.mix }
      if let space = ColorSpace(name) { return space.mix }
      throw TweenValueError(
        "no such space for colours", name: name, known: ColorSpace.names,
        remedy: "known are \(ColorSpace.names.joined(separator: ", "))")
    }
  }
}
