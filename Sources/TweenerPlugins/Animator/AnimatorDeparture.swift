// How a curve goes on from a place at which it does not show what its easing says. It knows no tween.

import Tweener

/// The ways from a place: towards `reach` by an easing of its own, where there is one; everywhere else by the curve's easing, and the
/// difference at the place fades, in both directions.
struct AnimatorDeparture {
  private let place: Double
  private let share: Double
  private let reach: Double
  private let easing: Easing?
  /// The share at the place less what the curve's easing says there.
  private let difference: Double
  /// `nil` without a difference.
  private let up: DifferenceFade?
  private let down: DifferenceFade?

  init(
    from place: Double, share: Double, to reach: Double, by easing: Easing?, on curve: AnimatorCurve
  ) {
    self.place = place
    self.share = share
    self.reach = reach
    self.easing = easing
    difference = share - curve.eased(at: place)
    let isDifferent = difference != 0
    up = isDifferent ? DifferenceFade(from: place, to: reach > place ? reach : 1, on: curve) : nil
    down = isDifferent ? DifferenceFade(from: place, to: reach < place ? reach : 0, on: curve) : nil
  }

  func share(at place: Double, on curve: AnimatorCurve) -> Double {
    if place == self.place { return share }
    let isUp = place > self.place
    if let easing, isUp == (reach > self.place), isUp ? place < reach : place > reach {
      return share(at: place, by: easing, on: curve)
    }
    let eased = curve.eased(at: place)
    guard let fade = isUp ? up : down else { return eased }
    return eased + difference * fade.left(at: place, eased)
  }

  /// By the easing of this departure. What begins later on this way waits for its start.
  private func share(at place: Double, by easing: Easing, on curve: AnimatorCurve) -> Double {
    if place <= curve.start { return curve.eased(at: place) }
    let first = max(self.place, curve.start)
    let last = max(reach, curve.start)
    return share + (curve.eased(at: reach) - share) * easing((place - first) / (last - first))
  }
}

/// How much of a difference is left on the way from a place to a limit: 1…0.
struct DifferenceFade {
  private let place: Double
  private let limit: Double
  private let shareAtPlace: Double
  private let shareAtLimit: Double
  /// Whether it fades with the way that is left on the easing: then the sum never turns back. Where the easing swings, or has no way
  /// left, the difference fades evenly instead.
  private let isByWay: Bool

  /// An easing is looked at in so many places to see whether it swings.
  private static let looks = 64

  init(from place: Double, to limit: Double, on curve: AnimatorCurve) {
    self.place = place
    self.limit = limit
    let way = (0...Self.looks).map { look in
      curve.eased(at: place + (limit - place) * (Double(look) / Double(Self.looks)))
    }
    shareAtPlace = way[0]
    shareAtLimit = curve.eased(at: limit)
    let isRising = shareAtLimit > shareAtPlace
    let isSteady = zip(way, way.dropFirst()).allSatisfy { isRising ? $0 <= $1 : $0 >= $1 }
    isByWay = isSteady && shareAtLimit != shareAtPlace
  }

  /// What is left at a place, at which the easing says `eased`.
  func left(at place: Double, _ eased: Double) -> Double {
    if limit > self.place ? place >= limit : place <= limit { return 0 }
    if isByWay { return (shareAtLimit - eased) / (shareAtLimit - shareAtPlace) }
    return (limit - place) / (limit - self.place)
  }
}
