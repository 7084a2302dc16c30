import Tweener

/// Tweens of playheads at random: rule 41.
extension SceneGenerator {
  /// A tween of the playhead of one of the tweens so far; `nil` where none of them has places that are known.
  mutating func makeMover(depth: Int) -> TweenSpec? {
    guard let moved = pickMoved(mayMove: random.chance(10)) else { return nil }
    var spec = TweenSpec(nextID)
    nextID += 1
    spec.playhead = PlayheadSpec(moved.id, makeGoals(of: moved))
    setTimes(&spec)
    spec.easing = random.chance(50) ? .linear : random.pick(SceneEasing.allCases)
    spec.overwrite = random.pick([.atStart, .atStart, .atStart, .atAdd, .all])
    if usesScales && random.chance(30) { spec.timeScale = makeScale() }
    // Values by a rate that is rounded depend on where the clock was read.
    if spec.playhead?.goals.contains(where: { $0.property == .rate }) == true {
      spec.easing = .stepsFromStart
    }
    if random.chance(25) { spec.deaf = SceneMoment.allCases }
    if has(.playback) {
      addPlayback(&spec)
      spec.unitsPerSecond = nil
      if spec.easing == .stepsFromStart { spec.autoreverseEasing = nil }
    }
    if has(.physics) { addMotion(&spec) }
    specs[spec.id] = spec
    if depth < 2, random.chance(30) { spec.scripts.append(makeScript(depth: depth + 1)) }
    return spec
  }

  /// A member that moves the own time of a tween. All members of a timeline name it in one way.
  mutating func makeMoverMember(of moved: TweenSpec, depth: Int) -> TweenSpec {
    var spec = TweenSpec(nextID)
    nextID += 1
    let property: PlayheadProperty = moved.id % 2 == 0 ? .elapsed : .progress
    spec.playhead = PlayheadSpec(moved.id, [PlayheadGoal(property, makeGoal(property, of: moved))])
    spec.duration = random.chance(10) ? 0 : makeLength(upTo: 4)
    spec.easing = random.chance(60) ? .linear : random.pick([.inQuad, .outCubic, .inOutSine])
    if random.chance(25) { setPlays(&spec) }
    if random.chance(15) { spec.delay = -makeLength(upTo: 8) }
    spec.showsStart = random.chance(70)
    setCallbacks(&spec, depth: depth)
    spec.deaf.append(.update)
    return spec
  }

  /// A spring in the place of a duration and an easing, or the velocity of what it takes over.
  private mutating func addMotion(_ spec: inout TweenSpec) {
    guard spec.playhead?.goals.contains(where: { $0.property == .rate }) == false else { return }
    spec.hasHandover = random.chance(20)
    guard random.chance(30), !spec.hasHandover, spec.delay >= 0 else { return }
    let length = Flick.seconds(unit * random.whole(in: 1...12))
    spec.spring = TweenSpring(
      response: length / 2, dampingRatio: random.pick([0.2, 0.5, 0.8, 1, 1.4]))
    (spec.duration, spec.easing) = (0, .linear)
    (spec.autoreverseEasing, spec.repeatRefresh) = (nil, false)
    spec.repeats = min(max(spec.repeats, 0), 2)
  }

  /// Whether targets are written by hand. In a callback they are not, where it may be called while tweens write: which of them have
  /// written then, the contract does not say.
  func writesByHand(depth: Int) -> Bool { depth == 0 || !has(.playheads) }

  /// Rather a recent tween: it is more likely to be alive. `mayMove`: also one that moves a playhead, which refuses to be moved.
  mutating func pickMoved(mayMove: Bool = false) -> TweenSpec? {
    // Whether what is moved while it is paused shows beside an older one with which it shares, the contract does not say.
    let list = specs.values.filter {
      !$0.isMeasured && $0.playLength > 0 && $0.overwrite != .none
        && (mayMove || $0.movedTweens.isEmpty)
    }.sorted { $0.id < $1.id }
    guard !list.isEmpty else { return nil }
    return random.pick(random.chance(60) ? list.suffix(2) : list)
  }

  /// One of the tweens that move playheads.
  mutating func pickMover() -> Int? {
    let list = specs.values.filter { $0.playhead != nil }.map(\.id).sorted()
    return list.isEmpty ? nil : random.pick(list)
  }

  private mutating func makeGoals(of moved: TweenSpec) -> [PlayheadGoal] {
    // Of an endless tween it is refused.
    let third = ReferenceTiming(moved).plays == nil ? PlayheadProperty.elapsed : .totalProgress
    let position = random.pick([PlayheadProperty.elapsed, .elapsed, .progress, third])
    var goals = [PlayheadGoal(position, makeGoal(position, of: moved))]
    if usesScales, random.chance(25) {
      let rate = PlayheadGoal(.rate, makeGoal(.rate, of: moved))
      goals = random.chance(50) ? [rate] : goals + [rate]
    }
    return goals
  }

  private mutating func makeGoal(_ property: PlayheadProperty, of moved: TweenSpec) -> SceneGoal {
    let (start, end) = (
      makePlayheadNumber(property, of: moved), makePlayheadNumber(property, of: moved)
    )
    switch random.whole(in: 0...9) {
    case 0: return .by([end])
    case 1: return .from([start])
    case 2, 3: return .fromTo([start], [end])
    default: return .to([end])
    }
  }

  private mutating func makePlayheadNumber(
    _ property: PlayheadProperty, of moved: TweenSpec
  ) -> Double {
    switch property {
    case .elapsed: Flick.seconds(makePlace(of: moved.id))
    case .progress, .totalProgress: random.pick([0, 0.25, 0.5, 1, 1, random.unit()])
    case .rate: makeExactScale()
    }
  }
}
