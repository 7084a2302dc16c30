// The continuation of a curve from a position at which it does not show what its easing says. It
// knows no tween.

import Tweener

/// The motion of an animation from a position up to where it comes to rest, where that is not by
/// the curve's easing.
enum AnimatorMotion {
  case easing(Easing)
  /// By a spring that comes to rest in so many seconds, with a velocity towards its end, in
  /// fractions of the whole a second.
  case spring(TweenSpring, velocity: Double, seconds: Double)
}

/// The ways from a place: everywhere by the curve's easing, while the difference at the place fades
/// towards both ends; and up to `reach` by a motion of its own, where there is one.
struct AnimatorDeparture {
  private let place: Double
  private let share: Double
  private let reach: Double
  private let motion: AnimatorMotion?
  /// The share at the place less what the curve's easing says there.
  private let difference: Double
  /// Towards the end and towards the start; `nil` without a difference.
  private let up: DifferenceFade?
  private let down: DifferenceFade?

  init(
    from place: Double, share: Double, to reach: Double, by motion: AnimatorMotion?,
    on curve: AnimatorCurve
  ) {
    self.place = place
    self.share = share
    self.reach = reach
    self.motion = motion
    difference = share - curve.eased(at: place)
    up = difference == 0 ? nil : DifferenceFade(from: place, to: 1, on: curve)
    down = difference == 0 ? nil : DifferenceFade(from: place, to: 0, on: curve)
  }

  func share(at place: Double, on curve: AnimatorCurve) -> Double {
    if place == self.place { return share }
    let (isUp, isReachUp) = (place > self.place, reach > self.place)
    if let motion, isUp == isReachUp, isUp ? place < reach : place > reach {
      return share(at: place, by: motion, on: curve)
    }
    return faded(at: place, on: curve)
  }

  private func faded(at place: Double, on curve: AnimatorCurve) -> Double {
    let eased = curve.eased(at: place)
    guard let fade = place > self.place ? up : down else { return eased }
    return eased + difference * fade.left(at: place, eased)
  }

  /// By the motion of this departure. What begins later on this way waits for its start.
  private func share(at place: Double, by motion: AnimatorMotion, on curve: AnimatorCurve) -> Double
  {
    if place <= curve.start { return curve.eased(at: place) }
    let first = max(self.place, curve.start)
    let last = max(reach, curve.start)
    let end = faded(at: reach, on: curve)
    let passed = (place - first) / (last - first)
    switch motion {
    case .easing(let easing): return share + (end - share) * easing(passed)
    case .spring(let spring, let velocity, let seconds):
      // Places of tweens are whole flicks, so it is at its end a little before 1.
      if passed >= 1 - 1e-6 { return end }
      let rate = curve.rate * (reach > self.place ? velocity : -velocity)
      return spring.value(from: share, to: end, velocity: rate, at: passed * seconds)
    }
  }
}

/// The share of a difference that is left on the way from a position to a limit: 1…0.
struct DifferenceFade {
  private let place: Double
  private let limit: Double
  private let shareAtPlace: Double
  private let shareAtLimit: Double
  /// Whether it fades with the way that is left on the easing: then the sum never turns back. Where
  /// the easing swings, or has no way left, the difference fades evenly instead.
  private let isByWay: Bool

  /// An easing is looked at in so many places to see whether it swings.
  private static let looks = 64
  /// A share that is less than the rounding of a curve.
  private static let nothing = 1e-12

  init(from place: Double, to limit: Double, on curve: AnimatorCurve) {
    self.place = place
    self.limit = limit
    let way = (0...Self.looks).map { look in
      curve.eased(at: place + (limit - place) * (Double(look) / Double(Self.looks)))
    }
    shareAtPlace = way[0]
    shareAtLimit = curve.eased(at: limit)
    let direction: Double = shareAtLimit > shareAtPlace ? 1 : -1
    let isSteady = zip(way, way.dropFirst()).allSatisfy { ($1 - $0) * direction > -Self.nothing }
    isByWay = isSteady && abs(shareAtLimit - shareAtPlace) > 1000 * Self.nothing
  }

  /// The share that is left at a position, at which the easing says `eased`.
  func left(at place: Double, _ eased: Double) -> Double {
    if isByWay { return (shareAtLimit - eased) / (shareAtLimit - shareAtPlace) }
    return (limit - place) / (limit - self.place)
  }
}
