/// What scenes do with tweens that are played both ways: rules 29 to 34, and the words of API 7.
extension SceneGenerator {
  mutating func addPlayback(_ spec: inout TweenSpec) {
    spec.paused = random.chance(8)
    spec.pausesOnCompletion = random.chance(25)
    let unit = spec.usesFrames ? Flick.second : unit
    if random.chance(20) { spec.endDelay = random.whole(in: 0...3) * unit }
    // More plays, so that there are boundaries to turn at.
    if spec.repeats == 0, spec.duration > 0, random.chance(35) {
      spec.repeats = random.pick([1, 2, 3])
      if random.chance(40) { spec.repeatDelay = random.whole(in: 0...2) * unit }
      spec.autoreverse = random.chance(50)
    }
    if spec.autoreverse, random.chance(40) {
      spec.autoreverseEasing = random.pick(SceneEasing.allCases)
    }
    // Plays of no length: which of them shows at the place of all, the contract does not say.
    if spec.duration > 0, spec.repeats != 0 { spec.repeatRefresh = random.chance(25) }
    // An endless tween must not have more plays than a test can count.
    if spec.repeats >= 0, spec.target != nil, !spec.autoreverse, random.chance(8) {
      spec.duration = 0
      spec.repeatRefresh = false
      // Which of several plays of no length a tween that begins part-way in is at, the contract does not say.
      if spec.delay < 0 { spec.repeats = 0 }
      spec.unitsPerSecond = Double(random.whole(in: 1...20)) / Flick.seconds(unit)
    }
  }

  mutating func makePlaybackCommand(_ tween: Int) -> SceneCommand {
    // Where its places are is known at its start only.
    let isMeasured = specs[tween]?.isMeasured == true
    switch isMeasured ? random.pick([0, 5, 8, 18, 19, 20, 21]) : random.whole(in: 0...21) {
    case 0...4: return .reverse(tween: tween)
    case 5...7: return .setReversed(tween: tween, random.chance(65))
    case 8...10: return .restart(tween: tween, includingDelay: random.chance(40))
    case 11...14:
      return .seek(tween: tween, to: makePlace(of: tween), callsBack: random.chance(50))
    case 15...17: return .pauseAt(tween: tween, makePlace(of: tween))
    case 18: return .setTotalProgress(tween: tween, random.pick([0, 0.5, 1, random.unit()]))
    case 19: return .completeAtStart(tween: tween)
    case 20: return .revert(tween: tween)
    default: return .resume(.tween(tween))
    }
  }

  /// A place of a tween's own time: an end or a boundary of its plays, beside one, in the middle, or outside.
  mutating func makePlace(of tween: Int) -> Int {
    guard let spec = specs[tween] else { return 0 }
    let timing = ReferenceTiming(spec)
    if timing.duration == ReferenceTiming.endless { return makeLength(upTo: 16) }
    var places = [0, timing.end(of: 0), timing.end(of: 0) / 2]
    for play in 1..<min(timing.plays ?? 4, 4) + 1 where play < timing.plays ?? 4 {
      let (start, end) = (timing.start(of: play), timing.end(of: play))
      places += [start, end, (start + end) / 2, (timing.end(of: play - 1) + start) / 2]
    }
    if let length = timing.length { places += [length, length, length - spec.endDelay / 2] }
    let place = random.pick(places)
    if random.chance(8) { return place + (timing.length ?? 0) }
    return random.chance(15) ? max(0, place + random.pick([-1, 1])) : place
  }
}

extension SceneMoment {
  /// Those of the scenes that are asked for: of scenes without playback it makes the same as ever.
  static func heard(hasPlayback: Bool) -> [SceneMoment] {
    hasPlayback
      ? allCases : allCases.filter { ![.reverseComplete, .pause, .resume].contains($0) }
  }
}

extension SceneGenerator {
  /// Some values to pass; now and then at the ends of a play, or several at one time.
  mutating func makeKeyframes(_ count: Int) -> SceneGoal {
    let times = (0..<random.whole(in: 1...4)).map { _ in
      random.pick([0, 0.25, 0.5, 0.5, 0.75, 1, 1, random.unit()])
    }
    let keyframes = times.sorted().map { time in
      SceneKeyframe(
        time, random.pick([.to, .to, .to, .by, .times]), makeNumbers(count),
        random.chance(30) ? random.pick(SceneEasing.allCases) : nil)
    }
    return .keyframes(keyframes)
  }
}
