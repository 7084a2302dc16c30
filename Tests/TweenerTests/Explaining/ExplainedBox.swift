import Tweener

/// The target of the tests of explanations.
final class ExplainedBox: TweenTarget {
  var x = 0.0
  var y = 0.0
  static var tweenProperties: TweenProperties {
    ["x": .init(\ExplainedBox.x), "y": .init(\ExplainedBox.y)]
  }
}
