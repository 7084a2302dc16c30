// A decay that comes to a bound, or to a place that the caller chose. Made for one component when
// its tween starts.

/// A decay up to some instant, and from there a critically damped spring to where it ends.
struct BoundedDecay {
  let start: Double
  /// The value at which the decay alone would rest.
  private let rest: Double
  private let drag: Double
  /// The time at which the spring takes over, in seconds; infinite if it does not.
  private let turn: Double
  /// The value and the velocity with which the spring begins.
  private let turnValue, turnVelocity: Double
  /// The value at its end.
  let end: Double
  /// The length, in seconds.
  let duration: Double

  /// Goes back to where a decay may not go beyond: natural frequency 10 a second, damping ratio 1.
  static let spring = TweenSpring(stiffness: 100, damping: 20)

  /// - Parameters:
  ///   - velocity: at the start, in units a second.
  ///   - landing: where it shall rest; `nil` for where the decay takes it.
  init(
    _ decay: TweenDecay, from start: Double, velocity: Double, landing: Double?,
    within bounds: ClosedRange<Double>?
  ) {
    self.start = start
    let natural = decay.restingValue(from: start, velocity: velocity)
    let wanted = landing ?? natural
    let way = wanted - start
    let isOutside = bounds.map { !$0.contains(start) } ?? false
    let isAgainst = landing != nil && (way == 0 ? velocity != 0 : way * velocity <= 0)
    if isOutside || isAgainst {
      let goal = bounds.map { (isOutside ? start : wanted).within($0) } ?? wanted
      (rest, drag, turn, turnValue, turnVelocity) = (start, decay.drag, 0, start, velocity)
      end = goal
      duration = Self.settling(decay, from: start, to: goal, velocity)
      return
    }
    rest = wanted
    drag = landing == nil || way == 0 ? decay.drag : velocity / way
    let bound = bounds.map { wanted.within($0) } ?? wanted
    guard bound != wanted else {
      (turn, turnValue, turnVelocity) = (.infinity, wanted, 0)
      end = wanted
      duration = TweenDecay.settlingDuration(settling: decay.settling, drag: drag, way: way)
      return
    }
    // The velocity falls in proportion to the way: what is left at the bound is drag · (rest -
    // bound).
    let left = (wanted - bound) / way
    turn = max(0, -left.log2() * naturalLogarithmOf2 / drag)
    turnValue = bound
    turnVelocity = velocity * left
    end = bound
    duration = turn + Self.settling(decay, from: bound, to: bound, turnVelocity)
  }

  private static func settling(
    _ decay: TweenDecay, from start: Double, to end: Double, _ velocity: Double
  ) -> Double {
    var spring = spring
    spring.settling = decay.settling
    return spring.settlingDuration(from: start, to: end, velocity: velocity)
  }

  private static let springKernel = SpringKernel(spring)

  /// The value and the velocity after some seconds.
  func state(at seconds: Double) -> MotionState {
    guard seconds < turn else {
      return Self.springKernel.state(
        from: turnValue, to: end, velocity: turnVelocity, at: seconds - turn)
    }
    let (way, kernel, t) = (rest - start, DecayKernel(drag: drag), seconds.atLeast(0))
    return (start + way * kernel.covered(at: t), way * drag * kernel.remaining(at: t))
  }
}

extension Double {
  fileprivate func within(_ bounds: ClosedRange<Double>) -> Double {
    Swift.min(Swift.max(self, bounds.lowerBound), bounds.upperBound)
  }
}
