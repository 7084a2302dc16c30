import Tweener

/// Timelines at random: rules 35 to 40.
extension SceneGenerator {
  /// A timeline with words of the whole.
  mutating func makeTimeline(depth: Int) -> TweenSpec {
    if hasLoops, random.chance(75) { return makeLoop() }
    movedByMembers = has(.playheads) && random.chance(40) ? pickMoved() : nil
    defer { movedByMembers = nil }
    let movesPlayhead = movedByMembers != nil
    var spec = TweenSpec(nextID)
    nextID += 1
    spec.items = makeItems(nesting: 0, depth: depth)
    setPlays(&spec)
    // Inside another one it may not be endless, nor have more plays than a test can count.
    if spec.repeats > 0, spec.playLength >= unit, random.chance(20) { spec.repeats = -1 }
    if random.chance(25) { spec.delay = makeLength(upTo: 3) }
    if random.chance(8) { spec.delay = -makeLength(upTo: 8) }
    if usesScales && random.chance(40) { spec.timeScale = makeExactScale() }
    // Whether a call at which time turns round, and comes back to, is passed again, the contract does not say.
    if hasBentTime, !movesPlayhead, random.chance(60) {
      spec.easing = random.pick(spec.autoreverse ? SceneEasing.rising : SceneEasing.ofTime)
    }
    spec.overwrite = random.pick([.atStart, .atStart, .atStart, .atStart, .atAdd])
    if has(.playback) {
      spec.paused = random.chance(6)
      spec.pausesOnCompletion = random.chance(25)
    }
    setCallbacks(&spec, depth: depth)
    return spec
  }

  /// A timeline of plain members that repeats and calls nobody.
  private mutating func makeLoop() -> TweenSpec {
    var spec = TweenSpec(nextID)
    nextID += 1
    let easing = random.pick([SceneEasing.linear, .inQuad, .outCubic, .inOutSine])
    let target = 1 + spec.id % (targetCount - 1)
    spec.items = (0..<random.whole(in: 1...5)).map { _ in
      var member = TweenSpec(nextID, target: random.chance(95) ? target : 0)
      nextID += 1
      let property = random.pick(properties.filter { $0 != .middle })
      member.properties = [PropertySpec(property, makeMemberGoal(property))]
      member.duration = random.chance(8) ? 0 : makeLength(upTo: 4)
      member.easing = random.chance(60) ? easing : random.pick([.linear, .inQuad])
      member.showsStart = random.chance(50)
      member.deaf = SceneMoment.allCases
      if random.chance(25) { member.delay = -makeLength(upTo: 8) }
      return TimelineItem(makeLength(upTo: 6), .tween(member))
    }
    spec.repeats = random.chance(50) ? -1 : random.whole(in: 2...12)
    if spec.playLength < unit { spec.repeats = 2 }
    spec.autoreverse = random.chance(40)
    if random.chance(30) { spec.repeatDelay = makeLength(upTo: 2) }
    if random.chance(25) { spec.delay = makeLength(upTo: 3) }
    if random.chance(15) { spec.delay = -makeLength(upTo: 20) }
    spec.deaf = SceneMoment.allCases
    return spec
  }

  mutating func setPlays(_ spec: inout TweenSpec, isPlaced: Bool = false) {
    guard random.chance(45) else { return }
    // The plays of what has no length lie at one instant: which of them turns there, the contract does not say. On a timeline
    // there is one.
    if spec.placeLength == 0, !isPlaced { return }
    spec.repeats = random.pick([1, 1, 2, 3])
    if random.chance(50) { spec.repeatDelay = makeLength(upTo: 2) }
    spec.autoreverse = random.chance(50)
    if random.chance(20) { spec.endDelay = makeLength(upTo: 2) }
  }

  mutating func setCallbacks(_ spec: inout TweenSpec, depth: Int) {
    if random.chance(25) { spec.deaf = SceneMoment.allCases }
    if depth < 2, random.chance(25) { spec.scripts.append(makeScript(depth: depth + 1)) }
  }

  /// Something more for one of the timelines that were added last.
  mutating func makeGrowth() -> SceneCommand? {
    let timelines = specs.values.filter { $0.items != nil }.map(\.id).sorted().suffix(3)
    guard !timelines.isEmpty else { return nil }
    let id = random.pick(Array(timelines))
    // The plays of what has no length lie at one instant: which of them shows there, the contract does not say.
    guard var spec = specs[id], spec.playLength > 0, spec.overwrite == .atStart else { return nil }
    let items = makeItems(nesting: 1, depth: 1)
    spec.items = (spec.items ?? []) + items
    specs[id] = spec
    return .append(tween: id, items)
  }

  private mutating func makeItems(nesting: Int, depth: Int) -> [TimelineItem] {
    (0..<random.whole(in: 1...4)).map { _ in
      let content: TimelineItem.Content =
        switch random.whole(in: 0...19) {
        case 0, 1: .call(makeCall(depth: depth))
        case 2: .pause
        case 3...7 where nesting < 3: .timeline(makeNested(nesting: nesting + 1, depth: depth))
        default:
          if let moved = movedByMembers {
            .tween(makeMoverMember(of: moved, depth: depth))
          } else {
            .tween(
              has(.pieces) && random.chance(30)
                ? makePieces(depth: depth, isMember: true) : makeMember(depth: depth))
          }
        }
      return TimelineItem(makeLength(upTo: 6), content)
    }
  }

  private mutating func makeCall(depth: Int) -> TweenSpec {
    var spec = TweenSpec(nextID)
    nextID += 1
    if depth < 2, random.chance(40) { spec.scripts.append(makeScript(depth: depth + 1)) }
    return spec
  }

  private mutating func makeNested(nesting: Int, depth: Int) -> TweenSpec {
    var spec = TweenSpec(nextID)
    nextID += 1
    spec.items = makeItems(nesting: nesting, depth: depth)
    setPlays(&spec, isPlaced: true)
    if hasEndlessMembers, random.chance(15), spec.playLength >= 6 * unit { setEndless(&spec) }
    // Which of two things comes first that a curve leads to between the same two flicks, the contract does not say.
    let bends = hasBentTime && unit > 500 && !has(.playheads)
    if random.chance(20), !bends { spec.timeScale = makePlacedRate() }
    if random.chance(20) { spec.delay = random.whole(in: 0...2) * 4 * unit }
    if random.chance(10) { spec.delay = -random.whole(in: 1...2) * 4 * unit }
    setCallbacks(&spec, depth: depth)
    return spec
  }

  private mutating func makeMember(depth: Int) -> TweenSpec {
    var spec = TweenSpec(nextID, target: random.whole(in: 0...(targetCount - 1)))
    nextID += 1
    if has(.mixedStarts) {
      let choice = properties.filter { $0 != .middle } + (properties.contains(.a) ? [] : [.a])
      spec.properties = random.some(random.pick([1, 2, 2, 3]), of: choice).map {
        PropertySpec($0, makeMemberGoal($0))
      }
    } else {
      let property = random.pick(properties.filter { $0 != .middle } + [.a])
      spec.properties = [PropertySpec(property, makeMemberGoal(property))]
    }
    spec.duration = random.chance(10) ? 0 : makeLength(upTo: 4)
    spec.easing = random.chance(60) ? .linear : random.pick([.inQuad, .outCubic, .inOutSine])
    if hasMovedMembers { setMotion(&spec) }
    if random.chance(25) { setPlays(&spec, isPlaced: true) }
    if hasEndlessMembers, random.chance(15) { setEndless(&spec) }
    if random.chance(15) { spec.delay = random.whole(in: 0...2) * 4 * unit }
    if random.chance(15) { spec.delay = -makeLength(upTo: 8) }
    if random.chance(15) { spec.timeScale = makePlacedRate() }
    spec.rounded = random.chance(5)
    spec.showsStart = random.chance(70)
    setCallbacks(&spec, depth: depth)
    return spec
  }

  /// Plays without end, of which a test lives to see some.
  private mutating func setEndless(_ spec: inout TweenSpec) {
    if spec.isMeasured || spec.hasEndlessPlay { return }
    (spec.repeats, spec.endDelay) = (-1, 0)
    if spec.items == nil { spec.duration = max(spec.duration, 6 * unit) }
  }

  /// A spring, a decay or a speed in the place of a duration.
  private mutating func setMotion(_ spec: inout TweenSpec) {
    spec.properties.removeLast(spec.properties.count - 1)
    let length = Flick.seconds(unit * random.whole(in: 1...6))
    switch random.whole(in: 0...9) {
    case 0...2:
      spec.spring = TweenSpring(
        response: length / 2, dampingRatio: random.pick([0.2, 0.5, 0.8, 1, 1, 1.4, 4]))
      (spec.duration, spec.easing) = (0, .linear)
      if random.chance(40) { spec.initialVelocity = makeNumber() / length }
    case 3:
      spec.properties[0].goal = .decay(
        TweenDecay(drag: 7 / length), velocity: makeNumber() / length)
    case 4:
      guard case .fromTo = spec.properties[0].goal else { return }
      spec.duration = 0
      spec.unitsPerSecond = Double(random.whole(in: 1...20)) / Flick.seconds(unit)
    case 5...7:
      let property = spec.properties[0].property
      guard case .keyframes(var keyframes) = makeKeyframes(property.numberCount) else { return }
      // Numbers that grow without end make tweens by a speed take longer than time can be counted.
      for place in keyframes.indices where keyframes[place].goal == .times {
        keyframes[place].numbers = keyframes[place].numbers.map { min(max($0, -3), 3) }
      }
      spec.properties[0].goal = .keyframes(keyframes)
    default: break
    }
  }

  mutating func makeMemberGoal(_ property: SceneProperty) -> SceneGoal {
    let numbers = makeNumbers(property.numberCount)
    return switch random.whole(in: 0...9) {
    case 0...4: .to(numbers)
    case 5, 6: .by(numbers)
    case 7: .from(numbers)
    case 8: .times(numbers)
    default: .fromTo(numbers, makeNumbers(property.numberCount))
    }
  }

  /// A rate of what lies on a timeline. Own time inside is computed from the present instant, so that it may be rounded; 0 counts
  /// as 1.
  private mutating func makePlacedRate() -> Double { random.pick([0, 0.5, 0.7, 1.1]) }

  /// Rates by which nothing is rounded, so that values do not depend on where a clock was last read.
  mutating func makeExactScale() -> Double {
    random.pick([0, 0.5, 2, 1.5, 3, 1, 0.25, 2.5])
  }
}
