import Tweener

/// How a component moves, where its easing does not say all.
enum ReferenceMotion {
  case spring(TweenSpring, velocity: Double)
  case decay(TweenDecay, velocity: Double)
  /// What is added to the easing in the first play, from a share of it on.
  case handover(velocity: Double, start: Double)
}

/// Rules 45 to 47.
extension ReferenceEngine {
  /// 45: "Let v be the velocity of the component at the start, d the difference of v and the tween's own initial velocity (both in
  /// own time)". 46: "from values and velocities at the start". 47: "with the velocity that it has".
  func beginMotions(_ row: ReferenceTween) {
    let rate = row.clock.rate
    var velocities: [Double?] = []
    for component in row.components {
      let found = component.isClaim || rate == 0 ? nil : velocity(of: component.cell, for: row)
      velocities.append(found.map { $0 / rate })
    }
    for place in row.components.indices {
      let component = row.components[place]
      if component.isClaim || component.motion != nil { continue }
      if case .decay(let decay, let given) = component.goal {
        let velocity = given ?? velocities[place] ?? 0
        row.components[place].motion = .decay(decay, velocity: velocity)
        row.components[place].to = decay.restingValue(from: component.from, velocity: velocity)
      } else if let spring = row.spec.spring {
        row.components[place].motion = .spring(
          spring, velocity: row.spec.initialVelocity ?? velocities[place] ?? 0)
      } else if row.spec.hasHandover, let velocity = velocities[place] {
        row.components[place].motion = handover(component, of: row, velocity)
      }
    }
  }

  private func handover(
    _ component: ReferenceComponent, of row: ReferenceTween, _ velocity: Double
  ) -> ReferenceMotion? {
    // "With a negative delay t counts from where the tween begins."
    let begun = row.spec.delay < 0 ? max(ownTime(row).whole, 0) : 0
    let duration = row.easedLength
    if case .keyframes = component.goal { return nil }
    guard begun < duration else { return nil }
    let start = Double(begun) / Double(duration)
    let way = component.to - component.from
    let slope = row.easing.derivative(start)
    // "Nothing is added where the base has an infinite slope at its start." Nor is an infinite velocity taken over.
    if !slope.isFinite || !velocity.isFinite { return nil }
    return .handover(velocity: velocity - way * slope / seconds(duration), start: start)
  }

  func seconds(_ flicks: Int) -> Double { Double(flicks) / Double(Flick.second) }

  /// 46: "Its play lasts as long as the longest `settlingDuration` of its components."
  func motionLength(_ row: ReferenceTween) -> Int {
    var longest = row.spec.spring == nil ? row.spec.duration : 0
    for component in row.components {
      let length: Double
      switch component.motion {
      case .spring(let spring, let velocity)?:
        length = spring.settlingDuration(from: component.from, to: component.to, velocity: velocity)
      case .decay(let decay, let velocity)?: length = decay.settlingDuration(velocity: velocity)
      case .handover?, nil: continue
      }
      longest = max(longest, Int((length * Double(Flick.second)).rounded()))
    }
    return longest
  }

  /// What a component without keyframes shows in a play.
  func value(_ component: ReferenceComponent, of row: ReferenceTween, inPlay play: Int) -> Double {
    let isBackward = row.timing.isBackward(play)
    let start = row.timing.start(of: play)
    let duration = row.timing.duration
    let time = elapsed(row, from: start, length: duration, backwards: isBackward)
    let seconds = max(time, 0) / Double(Flick.second)
    switch component.motion {
    case .spring(let spring, let velocity)?:
      return spring.value(from: component.from, to: component.to, velocity: velocity, at: seconds)
    case .decay(let decay, let velocity)?:
      return decay.value(from: component.from, velocity: velocity, at: seconds)
    case .handover?, nil: break
    }
    let length = row.easedLength
    let passed = max(ownTime(row) - start, ExactTime(0))
    if (isBackward ? ExactTime(duration) - passed : passed) >= ExactTime(length) {
      return component.to
    }
    let first = isBackward ? start + duration - length : start
    if isBackward, let easing = row.spec.autoreverseEasing?.easing {
      let share = fraction(row, from: first, length: length, backwards: false)
      return component.backwardValue(at: easing(share))
    }
    let share = fraction(row, from: first, length: length, backwards: isBackward)
    let base = component.value(at: row.easing(share))
    guard play == 0, case .handover(let velocity, let begun)? = component.motion else {
      return base
    }
    let rest = max((share - begun) / (1 - begun), 0)
    let way = velocity * (self.seconds(length) * (1 - begun))
    return base + way * (rest * ((1 - rest) * (1 - rest)))
  }
}

extension ReferenceTween {
  /// What its easings and keyframes take of a play.
  var easedLength: Int { spec.easedLength(ofPlay: timing.duration) }
  var hasDecays: Bool { spec.hasDecays }
  /// Whether some component may move otherwise than by its easing.
  var hasMotions: Bool { spec.spring != nil || spec.hasHandover || hasDecays }
}

extension TweenSpec {
  /// 47: other properties beside a decay take the call's duration, and stay at their ends after it. No scene has a speed there.
  func easedLength(ofPlay length: Int) -> Int { hasDecays ? duration : length }

  var hasDecays: Bool { properties.contains { $0.goal.isDecay } }
}
