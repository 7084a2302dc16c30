// The share of its way that an animation of an animator, or one of its values that has its own
// easing, shows at each position between its start and its end. It knows no tween.

import Tweener

/// A function from places (0 is the animator's start, 1 its end) to shares of an animation's way.
///
/// On its own it is an easing, from `start` to 1. A hand that holds it, and a departure from where
/// the hand let go, change it. The tween of the animation asks it for every value, so it is shared
/// and changes.
final class AnimatorCurve {
  let easing: Easing
  /// The place where the animation begins to move, 0…1.
  var start: Double
  /// The position at which a hand holds it, and the share there; the way is linear meanwhile.
  private var dragged: (place: Double, share: Double)?
  private var departure: AnimatorDeparture?

  init(_ easing: Easing, start: Double = 0) {
    self.easing = easing
    self.start = start
  }

  /// Places nearer than this are one place: own time of a tween is whole flicks.
  private static let nearness = 1e-6

  func share(at place: Double) -> Double {
    if let dragged {
      return abs(place - dragged.place) < Self.nearness ? dragged.share : linear(at: place)
    }
    return departure?.share(at: place, on: self) ?? eased(at: place)
  }

  /// The share of the way that a hand shows at a place.
  func linear(at place: Double) -> Double {
    if place <= start { return place < 1 ? 0 : 1 }
    return min((place - start) / (1 - start), 1)
  }

  /// The share of the way by the easing alone.
  func eased(at place: Double) -> Double {
    if place < start { return 0 }
    return start < 1 ? easing(linear(at: place)) : 1
  }

  /// Holds it at a place, where the share of its way is linear in the place.
  func drag(to place: Double) { dragged = (place, linear(at: place)) }

  /// Takes the hand away: what the easing and the last departure say shows again.
  func letGo() { dragged = nil }

  /// Goes on from a place without a jump, towards another one: by a motion, or back onto its own
  /// easing.
  func depart(from place: Double, to reach: Double, by motion: AnimatorMotion?) {
    guard dragged != nil || motion != nil else { return }
    let share = share(at: place)
    dragged = nil
    departure = AnimatorDeparture(from: place, share: share, to: reach, by: motion, on: self)
  }

  /// The part of its way that it covers while the animator covers the whole, where a hand moves
  /// that.
  var rate: Double { start < 1 ? 1 / (1 - start) : 1 }

  /// The time that a spring takes from a position to where the curve is at another, with a velocity
  /// towards that, in fractions of the whole a second.
  func settlingDuration(
    of spring: TweenSpring, from place: Double, to reach: Double, velocity: Double
  ) -> Double {
    let signed = rate * (reach < place ? -velocity : velocity)
    return spring.settlingDuration(from: share(at: place), to: eased(at: reach), velocity: signed)
  }
}
