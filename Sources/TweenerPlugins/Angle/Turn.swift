import Tweener

/// The direction in which an angle changes.
public enum Turn: Hashable, Sendable, CaseIterable {
  /// The way of at most half a turn. At exactly half, up.
  case shortest
  /// The way of at least half a turn. At exactly half, up.
  case longest
  /// Up: clockwise where y points down, as on screens. Less than a turn; none at all between equal
  /// angles.
  case clockwise
  /// Down. Less than a turn; none at all between equal angles.
  case counterclockwise

  /// The angle that means the same as `start`, and from which it is this way to `end`.
  func start(_ start: Double, before end: Double, period: Double) -> Double {
    let change = change(from: start, to: end, period: period)
    return change == end - start ? start : end - change
  }

  private func change(from start: Double, to end: Double, period: Double) -> Double {
    // What is left of the difference after whole turns: 0 up to a turn.
    let difference = end - start
    var up = difference.truncatingRemainder(dividingBy: period)
    if up < 0 { up += period }
    // Whole turns that rounding hid.
    if up >= period { up = 0 }
    let down = up == 0 ? 0 : up - period
    switch self {
    case .clockwise: return up
    case .counterclockwise: return down
    case .shortest: return up <= period / 2 ? up : down
    case .longest:
      if up == 0 { return period }
      return up >= period / 2 ? up : down
    }
  }
}

extension TweenValue {
  /// To an angle in radians, this way round. It arrives at `angle` as it is given.
  ///
  /// ```swift
  /// // From 350° through 0° to 10°.
  /// let turn = TweenValue.turn(.shortest, to: 10, period: 360)
  /// tweener.addTween(layer, [.duration: 1, "rotationDegrees": turn])
  /// ```
  ///
  /// - Parameters:
  ///   - turn: which way round.
  ///   - angle: where to.
  ///   - period: a full turn in the property's unit: 2π, or 360. Positive and finite; with anything
  ///     else it goes straight there.
  public static func turn(_ turn: Turn, to angle: Double, period: Double = 2 * .pi) -> TweenValue {
    guard period > 0, period.isFinite, angle.isFinite else { return .to(angle) }
    return .ends { start in (turn.start(start, before: angle, period: period), angle) }
  }
}
