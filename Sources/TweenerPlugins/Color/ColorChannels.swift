import Tweener

/// Names for the channels of a colour, so that one may be moved, or taken over, while the others go
/// on.
///
/// Of `backgroundColor`: `backgroundColor.red`, `backgroundColor.green`, `backgroundColor.blue`,
/// `backgroundColor.alpha`. Each is a number, 0…1 and extrapolating beyond, on every target whose
/// property of the colour's name is an ``RGBAColor``.
///
/// ```swift
/// final class Card { var borderColor = RGBAColor(red: 1, green: 0, blue: 0) }
/// let card = Card()
/// tweener.registerSpecialProperty("borderColor", \Card.borderColor)
/// tweener.install(ColorChannels(of: "borderColor"))
/// tweener.addTween(card, [.duration: 1, "borderColor.alpha": 0])
/// tweener.advance(by: 0.5)
/// print(card.borderColor.hexText)  // prints #ff000080
/// ```
public struct ColorChannels: TweenerPlugin {
  private let color: String

  public var name: String { "ColorChannels of \(color)" }

  /// The channels of the colour of this name.
  public init(of color: String) {
    self.color = color
  }

  public func register(in tweener: Tweener) {
    let base = TweenKey(color)
    tweener.register([
      TweenKey(color + ".red"): .init(partOf: base, \RGBAColor.red),
      TweenKey(color + ".green"): .init(partOf: base, \RGBAColor.green),
      TweenKey(color + ".blue"): .init(partOf: base, \RGBAColor.blue),
      TweenKey(color + ".alpha"): .init(partOf: base, \RGBAColor.alpha),
    ])
  }
}
