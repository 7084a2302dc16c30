import Tweener

/// Springs and decays of members (46, 47).
extension TweenSpec {
  /// One play of a member. 46: "its place is `settlingDuration` for velocity / way, or from rest where the way is not known in
  /// advance". 47: a decay takes as long as its velocity says, and other things beside it the call's duration.
  public var placeLength: Int {
    if items != nil || pieces != nil { return playLength }
    if let speed = unitsPerSecond {
      return flicks((givenEnds.map { abs($0.end - $0.start) }.max() ?? 0) / speed)
    }
    var longest = spring == nil ? duration : 0
    for property in properties {
      if case .decay(let decay, let velocity?) = property.goal {
        longest = max(longest, flicks(decay.settlingDuration(velocity: velocity)))
      } else if let spring {
        guard case .fromTo(let starts, let ends) = property.goal else {
          longest = max(longest, flicks(spring.settlingDuration()))
          continue
        }
        for (start, end) in zip(starts, ends) {
          let length = spring.settlingDuration(from: start, to: end, velocity: initialVelocity ?? 0)
          longest = max(longest, flicks(length))
        }
      }
    }
    return longest
  }

  /// The ways that the call gives.
  private var givenEnds: [(start: Double, end: Double)] {
    properties.flatMap { property -> [(start: Double, end: Double)] in
      guard case .fromTo(let starts, let ends) = property.goal else { return [] }
      return zip(starts, ends).map { ($0, $1) }
    }
  }

  private func flicks(_ seconds: Double) -> Int {
    Int((seconds * Double(Flick.second)).rounded())
  }
}

extension ReferenceTiming {
  /// Of what lies on a timeline: how long it takes is known at the call. 35: "What has no length, pauses between plays apart,
  /// plays once on a timeline."
  init(placed spec: TweenSpec) {
    let length = spec.hasEndlessPlay ? nil : spec.placeLength
    self.init(length == 0 ? spec.with { $0.repeats = 0 } : spec, duration: length)
  }
}

extension ReferenceComponent {
  /// How it moves as a member's. 46: "In a timeline a spring starts with the `initialVelocity` that is given, else from rest."
  mutating func beginMotion(ofMember spec: TweenSpec) {
    if case .decay(let decay, let velocity?) = goal {
      motion = .decay(decay, velocity: velocity)
      to = decay.restingValue(from: from, velocity: velocity)
    } else if let spring = spec.spring {
      motion = .spring(spring, velocity: spec.initialVelocity ?? 0)
    }
  }

  /// What it shows after so many flicks of a member's play, where its easing does not say.
  func movedValue(after flicks: Double) -> Double? {
    let seconds = max(flicks, 0) / Double(Flick.second)
    switch motion {
    case .spring(let spring, let velocity)?:
      return spring.value(from: from, to: to, velocity: velocity, at: seconds)
    case .decay(let decay, let velocity)?:
      return decay.value(from: from, velocity: velocity, at: seconds)
    case .handover?, nil: return nil
    }
  }
}
