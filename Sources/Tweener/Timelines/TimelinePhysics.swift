// The lengths of members that are played by a spring, a decay or a speed: their positions are
// resolved before anything is read from their targets (SEMANTICS 35, 46). A value without a known
// length is left out.

struct TimelinePhysics {
  let targetType: Any.Type?
  private(set) var problems: [TweenProblem] = []

  init(targetType: Any.Type?) { self.targetType = targetType }

  /// The description of a call as a member of a timeline: with a length that is known, and without
  /// the values that a member does not take.
  mutating func placed(_ call: TweenDescription) -> TweenDescription {
    let wanted = call.wanted.filter { takes($0) }
    let isMoved = wanted.contains { Self.isDecay($0.value) }
    guard
      call.spring != nil || call.unitsPerSecond != nil || isMoved
        || wanted.count != call.wanted.count
    else { return call }
    var seconds = Flicks.seconds(call.timing.duration)
    if let spring = call.spring {
      seconds = wanted.map { length($0.value, spring, call.initialVelocity) }.max() ?? 0
    } else if let speed = call.unitsPerSecond {
      seconds = longestWay(wanted.filter { !Self.isDecay($0.value) }, at: speed) / speed
    }
    let eased = Self.flicks(seconds)
    for value in wanted.compactMap({ TweenValue.inside($0.value) }) {
      guard case .decay(let decay) = value.kind else { continue }
      for velocity in (value.velocity ?? decay.velocity).map(Self.numbers) ?? [] {
        seconds = max(seconds, decay.decay.settlingDuration(velocity: velocity))
      }
    }
    return call.placed(lasting: Self.flicks(seconds), easings: eased, wanted)
  }

  /// The description of a part of a call with keyframes, whose length is given, without the values
  /// that a member does not take.
  mutating func ofKeyframes(_ part: TweenDescription) -> TweenDescription {
    let wanted = part.wanted.filter { takes($0) }
    return wanted.count == part.wanted.count ? part : part.copy { $0.wanted = wanted }
  }

  private static func flicks(_ seconds: Double) -> Int64 {
    Flicks.nearest(seconds: seconds) ?? TimelineLayout.farthest
  }

  private static func isDecay(_ value: Any) -> Bool {
    if case .decay? = TweenValue.inside(value)?.kind { true } else { false }
  }

  /// Whether a member takes a property's value.
  private mutating func takes(_ wanted: PropertyRequest) -> Bool {
    let given = TweenValue.inside(wanted.value)
    switch given?.kind {
    case .simulated?:
      refuse(
        wanted, "when a simulation is at rest is not known in advance",
        "add it as a tween of its own, from a call of the timeline")
    case .decay(let decay)? where decay.velocity == nil && given?.velocity == nil:
      refuse(wanted, "a decay in a timeline has no velocity to take over", "give it a velocity")
    default: return true
    }
    return false
  }

  private mutating func refuse(_ wanted: PropertyRequest, _ fault: String, _ remedy: String) {
    problems.append(
      TweenProblem(
        .unsupportedInTimeline, wanted.key, wanted.value, on: targetType, fault: fault,
        remedy: "it is left out; \(remedy)"))
  }

  /// The settling duration of a spring in seconds: from rest where the way is not known.
  private func length(_ value: Any, _ spring: TweenSpring, _ callVelocity: Any?) -> Double {
    let given = TweenValue.inside(value)
    let velocity = (given?.velocity ?? callVelocity).map(Self.numbers) ?? []
    guard let (from, to) = Self.ends(value), !from.isEmpty else { return spring.settlingDuration() }
    return zip(from, to).enumerated().map { index, ends in
      let own = velocity.count == 1 ? velocity[0] : index < velocity.count ? velocity[index] : 0
      return spring.settlingDuration(from: ends.0, to: ends.1, velocity: own)
    }.max() ?? 0
  }

  /// The longest distance that one of some properties moves; 0 for one of which the call gives no
  /// start. The first such is reported.
  private mutating func longestWay(_ wanted: [PropertyRequest], at speed: Double) -> Double {
    let ends = wanted.map { Self.ends($0.value) }
    if let unknown = ends.firstIndex(where: { $0 == nil }) {
      refuse(
        PropertyRequest(key: .unitsPerSecond, value: speed),
        "how far \(wanted[unknown].key) goes is not known in advance",
        "give .fromTo, or a duration")
    }
    return ends.compactMap { $0 }.flatMap { zip($0.from, $0.to).map { abs($1 - $0) } }.max() ?? 0
  }

  /// The numbers of the start and the end of a value that gives both, as many.
  private static func ends(_ value: Any) -> (from: [Double], to: [Double])? {
    guard case .fromTo(let start, let end)? = TweenValue.inside(value)?.kind else { return nil }
    let (from, to) = (numbers(start), numbers(end))
    return from.count == to.count ? (from, to) : nil
  }

  /// The numbers of a value; none where it has none.
  private static func numbers(_ value: Any) -> [Double] {
    if let number = NumberReader.number(value) { return [number] }
    guard let value = unwrapped(value) as? any Tweenable else { return [] }
    return components(value)
  }

  private static func components<Value: Tweenable>(_ value: Value) -> [Double] {
    var value = value
    return Value.tweenableComponents.prefix(64).map { component in
      var bits: UInt64 = 0
      component.transfer(&value, &bits, false)
      return component.toDouble(bits)
    }
  }
}
