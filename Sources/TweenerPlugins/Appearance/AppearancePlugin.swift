import Tweener

/// The names of how much of a target shows: `opacity` for whatever has an `alpha`.
public struct AppearancePlugin: TweenerPlugin {
  public let name = "AppearancePlugin"

  public init() {}

  public func register(in tweener: Tweener) {
    tweener.registerSpecialProperty("opacity", sameAs: "alpha")
  }
}
