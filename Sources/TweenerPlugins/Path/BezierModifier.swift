// Tweener's `_bezier`: control points that bend the way of the properties beside it. Registered by
// PathPlugin.

import Tweener

enum BezierModifier {
  /// Reads one control point or a list of them, each a dictionary from property to number.
  ///
  /// A point need not name every property: each takes the points that name it.
  static func read(_ value: Any) throws -> [TweenKey: ComponentInterpolation]? {
    let list: [TweenParameters?]? =
      TweenParameters(reading: value).map { [$0] }
      ?? (value as? [Any])?.map { TweenParameters(reading: $0) }
    guard let list else { return nil }
    var controls: [TweenKey: [Double]] = [:]
    for (index, point) in list.enumerated() {
      guard let point else {
        throw TweenValueError(
          "control point \(index) is no dictionary", remedy: #"give such as ["x": 50, "y": 20]"#)
      }
      for (key, value) in point {
        guard let number = TweenParameters.number(value), number.isFinite else {
          throw TweenValueError(
            "control point \(index) has no finite number for \(key)", remedy: "give finite numbers")
        }
        controls[key, default: []].append(number)
      }
    }
    if controls.isEmpty {
      throw TweenValueError(
        "there are no control points", remedy: #"give such as ["x": 50, "y": 20]"#)
    }
    return controls.mapValues { controls in
      { start, end, eased in bent(start, end, eased, controls) }
    }
  }

  /// Quadratic pieces of equal time, one for each control point, that join half way between them.
  /// Beyond the ends the first and the last piece go on.
  ///
  /// > Source: Z. Fernando et al., Tweener for ActionScript, what its `_bezier` does.
  static func bent(_ start: Double, _ end: Double, _ eased: Double, _ controls: [Double])
    -> Double
  {
    let position = eased * Double(controls.count)
    let last = controls.count - 1
    let piece = position < 0 ? 0 : position < Double(controls.count) ? Int(position) : last
    let time = position - Double(piece)
    let control = controls[piece]
    let from = piece == 0 ? start : (controls[piece - 1] + control) / 2
    let to = piece == last ? end : (control + controls[piece + 1]) / 2
    return from + time * (2 * (1 - time) * (control - from) + time * (to - from))
  }
}
