import Testing
import Tweener

@testable import TweenerPlugins

/// The ways on from where a hand let go, for every easing.
@Suite("An animator: the way back onto the easing")
struct AnimatorCurveTests {
  private static let steady: [Easing] = [
    .linear, .inQuad, .outQuad, .inOutQuad, .outInCubic, .inExpo, .outExpo, .inOutExpo, .inCirc,
    .inQuint, .cubicBezier(0.9, 0, 0.1, 1),
  ]
  private static let swinging: [Easing] = [
    .outElastic, .inElastic, .inBack, .outBack, .inOutBack, .outBounce, .inOutBounce,
  ]
  private static let places = stride(from: 0.0, through: 1, by: 1.0 / 16)

  /// Shares at evenly spread places, going from one to the other.
  private static func way(_ curve: AnimatorCurve, from start: Double, to end: Double) -> [Double] {
    (0...200).map { curve.share(at: start + (end - start) * Double($0) / 200) }
  }

  private static func departed(
    _ easing: Easing, at place: Double, to reach: Double, by other: Easing? = nil,
    delay: Double = 0
  ) -> AnimatorCurve {
    let curve = AnimatorCurve(easing, start: delay)
    curve.drag(to: place)
    curve.depart(from: place, to: reach, by: other.map { .easing($0) })
    return curve
  }

  @Test("It begins with what the hand showed and ends at the ends", arguments: steady + swinging)
  func ends(_ easing: Easing) {
    for place in Self.places {
      for delay in [0, 0.25] {
        let curve = Self.departed(easing, at: place, to: 1, delay: delay)
        #expect(curve.share(at: place) == max((place - delay) / (1 - delay), 0))
        if place > 0 { #expect(abs(curve.share(at: 0)) < 1e-15) }
        if place < 1 { #expect(abs(curve.share(at: 1) - 1) < 1e-15) }
      }
    }
  }

  @Test("There is no jump on either side", arguments: steady + swinging)
  func noJump(_ easing: Easing) {
    for place in Self.places where place > 0 && place < 1 {
      let curve = Self.departed(easing, at: place, to: 1)
      let step = 1e-9
      // The steepest easings of the list rise by less than 2,000 a unit so near to a place.
      #expect(abs(curve.share(at: place + step) - place) < 2e-6, "\(place)")
      #expect(abs(curve.share(at: place - step) - place) < 2e-6, "\(place)")
    }
  }

  @Test("It never turns back, where the easing never does", arguments: steady)
  func steadyWay(_ easing: Easing) {
    for place in Self.places {
      let curve = Self.departed(easing, at: place, to: 1)
      let halfway = (place + 1) / 2
      for curve in [curve, Self.departed(easing, at: place, to: halfway, by: .outQuad)] {
        let way = Self.way(curve, from: 0, to: 1)
        #expect(zip(way, way.dropFirst()).allSatisfy { $0 <= $1 + 1e-12 }, "\(place)")
      }
    }
  }

  @Test("Where the easing swings it stays within the swings", arguments: swinging)
  func swingingWay(_ easing: Easing) {
    let swings = Self.way(AnimatorCurve(easing), from: 0, to: 1)
    for place in Self.places {
      let difference = abs(place - easing(place))
      let way = Self.way(Self.departed(easing, at: place, to: 1), from: 0, to: 1)
      #expect(way.allSatisfy { $0 >= (swings.min() ?? 0) - difference - 1e-9 })
      #expect(way.allSatisfy { $0 <= (swings.max() ?? 0) + difference + 1e-9 })
    }
  }

  @Test(
    "Up to a place by another easing: there and beyond it is where it would be without",
    arguments: steady + swinging)
  func reach(_ easing: Easing) {
    for (place, reach) in [(0.25, 0.5), (0.75, 0.5), (0.125, 0.875), (1, 0.25), (0, 0.5)] {
      let plain = Self.departed(easing, at: place, to: reach)
      let curve = Self.departed(easing, at: place, to: reach, by: .outCubic)
      for beyond in [0, 0.1, 0.2].map({ reach + (reach > place ? $0 : -$0) }) {
        #expect(curve.share(at: beyond) == plain.share(at: beyond))
      }
      let step = reach > place ? -1e-9 : 1e-9
      #expect(abs(curve.share(at: reach + step) - plain.share(at: reach)) < 1e-6)
      #expect(abs(curve.share(at: place - step) - place) < 1e-6 || place == 0 || place == 1)
    }
  }

  @Test("By another easing it goes as that one, in the direction of the way")
  func other() {
    for (place, reach) in [(0.25, 1.0), (0.75, 0), (0.5, 0.75)] {
      let curve = Self.departed(.inQuad, at: place, to: reach, by: .outCubic)
      for share in [0.1, 0.5, 0.9] {
        let end = Self.departed(.inQuad, at: place, to: reach).share(at: reach)
        let expected = place + (end - place) * Easing.outCubic(share)
        #expect(abs(curve.share(at: place + (reach - place) * share) - expected) < 1e-12)
      }
    }
  }

  @Test("Without a hand and without another easing a departure changes nothing")
  func nothing() {
    let curve = AnimatorCurve(.inOutCubic)
    curve.depart(from: 0.3, to: 1, by: nil)
    for place in Self.places { #expect(curve.share(at: place) == Easing.inOutCubic(place)) }
  }

  @Test("Held again and let go again, only the last difference counts")
  func again() {
    let curve = Self.departed(.inQuad, at: 0.25, to: 1, by: .outExpo)
    curve.drag(to: 0.5)
    curve.depart(from: 0.5, to: 1, by: nil)
    let once = Self.departed(.inQuad, at: 0.5, to: 1)
    for place in Self.places { #expect(curve.share(at: place) == once.share(at: place)) }
  }
}
