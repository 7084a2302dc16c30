import Tweener

final class Card: TweenTarget {
  var y = 300.0
  var alpha = 0.0
  static var tweenProperties: TweenProperties {
    ["y": .init(\Card.y), "alpha": .init(\Card.alpha)]
  }
}

/// The screen that is tested: three cards that come in.
final class Screen {
  let cards = [Card(), Card(), Card()]
  var isReady = false

  func playIntro(on tweener: Tweener) {
    var intro = TweenTimeline(defaults: [.duration: 0.5, .easing: "outCubic"])
    intro.add(cards, ["y": 0, "alpha": 1, .stagger: 0.1])
    intro.call { [weak self] in self?.isReady = true }
    tweener.addTimeline(intro)
  }
}
