extension SceneGenerator {
  mutating func makeSpec(depth: Int) -> TweenSpec {
    if has(.playheads), random.chance(30), let spec = makeMover(depth: depth) { return spec }
    if has(.pieces), depth == 0, random.chance(30) {
      let spec = makePieces(depth: depth, isMember: false)
      specs[spec.id] = spec
      return spec
    }
    if let habit, random.chance(60) { return makeAnother(like: habit) }
    if has(.timelines), depth == 0, random.chance(50) {
      let spec = makeTimeline(depth: depth)
      specs[spec.id] = spec
      return spec
    }
    let spec = makeNewSpec(depth: depth)
    if has(.habit), habit == nil, spec.target != nil { habit = spec }
    specs[spec.id] = spec
    return spec
  }

  /// A call that differs from another in its numbers: one that nobody listens to, of single numbers, by a curve of the engine's.
  private mutating func makeAnother(like habit: TweenSpec) -> TweenSpec {
    var spec = habit
    spec.id = nextID
    nextID += 1
    spec.target = random.whole(in: 0...(targetCount - 1))
    spec.deaf = SceneMoment.allCases
    spec.scripts = []
    if spec.easing == .custom { spec.easing = .outCubic }
    spec.properties = habit.properties.filter { $0.property != .frame }.map { property in
      if case .keyframes(let keyframes) = property.goal, random.chance(70) {
        return PropertySpec(property.property, makeKeyframes(like: keyframes))
      }
      return PropertySpec(property.property, .to([makeNumber()]))
    }
    if has(.physics), let property = spec.properties.first, random.chance(75) {
      makeSimple(&spec, property)
    }
    return spec
  }

  /// Values at the times of other keyframes, with nothing more to them.
  private mutating func makeKeyframes(like keyframes: [SceneKeyframe]) -> SceneGoal {
    .keyframes(keyframes.map { SceneKeyframe($0.time, .to, [makeNumber()], nil) })
  }

  private mutating func makeNewSpec(depth: Int) -> TweenSpec {
    let isCaller = random.chance(6)
    // What loops is mostly alone on its target.
    let most = hasLoops && random.chance(80) ? 0 : targetCount - 1
    var spec = TweenSpec(nextID, target: isCaller ? nil : random.whole(in: 0...most))
    nextID += 1
    if !isCaller { spec.properties = makeProperties() }
    setTimes(&spec)
    spec.easing = random.chance(40) ? .linear : random.pick(SceneEasing.allCases)
    spec.overwrite = random.pick([
      .atStart, .atStart, .atStart, .atStart, .atAdd, .atAdd, .none, .none, .all,
    ])
    if usesScales && random.chance(45) { spec.timeScale = makeScale() }
    spec.rounded = random.chance(8)
    if random.chance(6) { spec.minimum = makeNumber() }
    if random.chance(6) { spec.maximum = (spec.minimum ?? 0) + random.unit() * 50 }
    if random.chance(25) {
      spec.deaf =
        random.chance(50)
        ? SceneMoment.allCases : random.some(2, of: SceneMoment.heard(hasPlayback: has(.playback)))
    }
    spec.locks = random.chance(5)
    spec.unlocks = random.chance(5)
    spec.showsStart = spec.id % 3 != 2 && writesByHand(depth: depth)
    if flavor == .perStep && random.chance(30) {
      spec.usesFrames = true
      spec.duration = random.whole(in: 0...6) * Flick.second
      spec.delay = random.whole(in: -1...3) * Flick.second
      spec.repeatDelay = random.whole(in: 0...2) * Flick.second
    }
    if has(.playback) {
      addPlayback(&spec)
      specs[spec.id] = spec
    }
    if has(.physics) {
      addPhysics(&spec)
      specs[spec.id] = spec
    }
    if depth < 2 {
      for _ in 0..<random.pick([0, 0, 1, 1, 2]) {
        spec.scripts.append(makeScript(depth: depth + 1))
      }
    }
    // In its own onStart nobody knows where its places are.
    if spec.isMeasured { spec.scripts.removeAll { $0.on == .start } }
    return spec
  }

  mutating func setTimes(_ spec: inout TweenSpec) {
    spec.duration = random.chance(10) ? 0 : makeLength(upTo: 7)
    spec.delay = random.chance(60) ? 0 : makeLength(upTo: 4)
    if random.chance(10) { spec.delay = -makeLength(upTo: 8) }
    guard random.chance(35) else { return }
    spec.repeats = random.pick([1, 1, 2, 3, 5, -1])
    spec.repeatDelay = random.chance(50) ? 0 : makeLength(upTo: 2)
    spec.repeatsDelay = random.chance(20)
    spec.autoreverse = random.chance(50)
    // Plays of no length that go to and fro: which one shows where a pause ends and a play starts and ends at
    // one instant, and a callback stops the tween there, the contract does not say.
    if spec.duration == 0, spec.repeatDelay > 0 || spec.repeatsDelay { spec.autoreverse = false }
    // An endless tween must not have more plays than a test can count.
    if spec.repeats == -1 && spec.duration < unit { spec.duration = unit }
  }

  private mutating func makeProperties() -> [PropertySpec] {
    random.some(random.pick([1, 1, 1, 1, 1, 2, 2, 3, 0]), of: properties).map { property in
      let count = property.numberCount
      let numbers = makeNumbers(count)
      let goal: SceneGoal
      switch random.whole(in: 0...9) {
      case 0...4: goal = .to(numbers)
      case 5: goal = .by(numbers)
      case 6: goal = .times(numbers)
      case 7: goal = .from(numbers)
      default: goal = .fromTo(numbers, makeNumbers(count))
      }
      if has(.playback), random.chance(20) { return PropertySpec(property, makeKeyframes(count)) }
      return PropertySpec(property, goal)
    }
  }

  mutating func makeScript(depth: Int) -> SceneScript {
    var moments: [SceneMoment] = [
      .start, .start, .repeat, .repeat, .overwrite, .complete, .end, .end,
    ]
    if flavor == .perStep { moments.append(.update) }
    if has(.playback) { moments += [.repeat, .complete, .reverseComplete, .pause, .resume] }
    let count = random.pick([1, 1, 1, 2, 3])
    return SceneScript(
      on: random.pick(moments), nth: random.pick([1, 1, 1, 2]),
      (0..<count).flatMap { _ in makeCommands(depth: depth) })
  }

  /// A command, and now and then a question to the tween it is about.
  mutating func makeCommands(depth: Int) -> [SceneCommand] {
    let command = makeCommand(depth: depth)
    switch command {
    case .pause(.tween(let tween)), .resume(.tween(let tween)), .setProgress(let tween, _),
      .setTimeScale(let tween, _), .reverse(let tween), .setReversed(let tween, _),
      .restart(let tween, _), .seek(let tween, _, _), .setTotalProgress(let tween, _):
      return random.chance(50) ? [command, .probe(tween: tween)] : [command]
    default:
      return [command]
    }
  }

  private mutating func makeCommand(depth: Int) -> SceneCommand {
    let addings = depth > 0 ? 35 : has(.habit) ? 75 : has(.playback) ? 40 : 55
    if nextID == 0 || random.chance(addings) { return .add(makeSpec(depth: depth)) }
    // Rather a recent one: it is more likely to be alive.
    var tween = random.whole(
      in: random.chance(50) ? max(0, nextID - 3)...(nextID - 1) : 0...(nextID - 1))
    if has(.growth), depth == 0, random.chance(30), let growth = makeGrowth() { return growth }
    if has(.playheads), random.chance(35), let mover = pickMover() { tween = mover }
    if has(.playback), random.chance(60) { return makePlaybackCommand(tween) }
    let target = random.whole(in: 0...(targetCount - 1))
    switch random.whole(in: 0...21) {
    case 0...2: return .remove(makeSelection(tween, target))
    case 3...6: return .pause(makeSelection(tween, target))
    case 7...9: return .resume(makeSelection(tween, target))
    case 10, 11:
      return usesScales ? .setTimeScale(tween: tween, makeScale()) : .resume(.all)
    case 12: return usesScales ? .setEngineTimeScale(makeScale()) : .probe(tween: tween)
    case 13, 14:
      return .setProgress(tween: tween, random.pick([0, 0.25, 0.5, 0.7, 1, random.unit()]))
    case 15:
      // Where a play without end is complete, the contract does not say. What a timeline's own script is about is not known yet.
      let isEndless = specs[tween].map(\.hasEndlessPlay) ?? hasEndlessMembers
      return isEndless ? .probe(tween: tween) : .complete(tween: tween)
    case 16:
      let component = random.whole(in: 0...(SceneProperty.componentCount - 1))
      let number = makeNumber()
      return writesByHand(depth: depth)
        ? .write(target: target, component: component, number) : .settle(target: target)
    case 17: return .settle(target: target)
    default: return .probe(tween: tween)
    }
  }

  private mutating func makeSelection(_ tween: Int, _ target: Int) -> SceneSelection {
    switch random.whole(in: 0...9) {
    case 0...4: return .tween(tween)
    case 5, 6: return .target(target)
    case 7, 8:
      let count = random.pick([1, 1, 2])
      return .properties(
        target, random.some(count, of: SceneProperty.allCases.filter { hasMiddle || $0 != .middle })
      )
    default: return .all
    }
  }
}
