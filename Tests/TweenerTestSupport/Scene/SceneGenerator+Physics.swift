import Tweener

/// Springs, decays and hand-overs: rules 44 to 47.
extension SceneGenerator {
  /// One number, to a plain end by a spring or by an easing, once: what an engine may start beside others of its kind.
  mutating func makeSimple(_ spec: inout TweenSpec, _ property: PropertySpec) {
    let (heard, easing) = (spec.deaf, spec.easing)
    spec = TweenSpec(spec.id, target: spec.target)
    spec.properties = [property]
    spec.deaf = heard
    let length = unit * random.whole(in: 1...12)
    if random.chance(30) { spec.delay = unit * random.whole(in: 0...4) }
    guard random.chance(65) else {
      (spec.duration, spec.easing) = (length, easing)
      return
    }
    spec.spring = TweenSpring(
      response: Flick.seconds(length) / random.pick([1, 2, 4]),
      dampingRatio: random.pick([0.2, 0.5, 0.8, 1, 4]))
    if case .keyframes = property.goal {
      spec.properties = [PropertySpec(property.property, .to([makeNumber()]))]
    }
    if random.chance(20) { spec.initialVelocity = makeNumber() / Flick.seconds(length) }
  }

  mutating func addPhysics(_ spec: inout TweenSpec) {
    guard spec.target != nil, spec.unitsPerSecond == nil else { return }
    if random.chance(25) {
      spec.hasHandover = true
      return
    }
    guard random.chance(55) else { return }
    // What lasts as long as other things do.
    let length = Flick.seconds(unit * random.whole(in: 1...12))
    spec.autoreverseEasing = nil
    if random.chance(70) {
      spec.spring = TweenSpring(
        response: length / 2, dampingRatio: random.pick([0.2, 0.5, 0.8, 1, 1, 1.4, 4]))
      spec.duration = 0
      spec.easing = .linear
      if random.chance(25) { spec.initialVelocity = makeNumber() / length }
      spec.properties = spec.properties.map { property in
        guard case .keyframes = property.goal else { return property }
        return PropertySpec(property.property, .to(makeNumbers(property.property.numberCount)))
      }
    } else if !spec.properties.isEmpty {
      let place = random.whole(in: 0...(spec.properties.count - 1))
      spec.properties[place].goal = .decay(
        TweenDecay(drag: 7 / length), velocity: random.chance(50) ? makeNumber() / length : nil)
    }
    // An endless tween must not have more plays than a test can count, and one of no length is as long as its pauses.
    if spec.isMeasured {
      // Which of several plays of no length a tween that begins part-way in is at, the contract does not say.
      spec.repeats = spec.delay < 0 ? 0 : min(max(spec.repeats, 0), 2)
      spec.repeatRefresh = false
    }
  }
}
