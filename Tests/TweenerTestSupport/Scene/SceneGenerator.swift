/// What there is in random scenes beside plain tweens that are paused, removed and overwritten.
public enum SceneTopic: String, CaseIterable, Sendable {
  /// Many calls are alike but for target and numbers.
  case habit
  /// Tweens are turned round, sought and restarted (rules 29 to 34).
  case playback
  /// Rules 35 to 42.
  case timelines
  /// Springs, decays and hand-overs (rules 44 to 47).
  case physics
  /// Tweens of playheads (rule 41).
  case playheads
  /// Calls with the word `keyframes`.
  case pieces
  /// Some of what lies on timelines has no end (rule 42).
  case endlessMembers
  /// Members have several properties, some of which give their start.
  case mixedStarts
  /// Timelines grow while they play.
  case growth
}

/// Makes scenes at random, weighted so that things meet: equal starts, boundaries that fall on each other,
/// chains at one instant, overlaps, lengths of nothing, rates that are no sum of powers of two.
public struct SceneGenerator {
  public enum Flavor: Equatable, Sendable {
    /// Everything that no cutting of steps may change (rule 2).
    case divisible
    /// Also what counts calls of `advance`: `useFrames`, and work done in an `onUpdate`.
    case perStep
  }

  var random: SplitMix64
  let flavor: Flavor
  /// Times are small multiples of this many flicks.
  let unit: Int
  let targetCount: Int
  let usesScales: Bool
  /// What the tweens are about: few properties, so that they meet.
  private(set) var properties: [SceneProperty]
  /// Whether some tweens move what others' setters write.
  public let hasMiddle: Bool
  var nextID = 0
  let topics: Set<SceneTopic>
  /// The call that the others are like, where they have a habit.
  var habit: TweenSpec?
  /// Whether the time of some timelines is bent (rule 41).
  let hasBentTime: Bool
  /// Whether most timelines repeat and call nobody, so that their lanes follow them by themselves.
  public let hasLoops: Bool
  /// Whether some of what lies on timelines has no end (rule 42).
  let hasEndlessMembers: Bool
  /// Whether some members are played by springs and decays, or take keyframes.
  let hasMovedMembers: Bool
  /// The tween whose playhead the members of the timeline move that is being made.
  var movedByMembers: TweenSpec?
  /// The tweens so far, by their numbers.
  var specs: [Int: TweenSpec] = [:]

  public init(seed: UInt64, flavor: Flavor = .divisible, _ topics: Set<SceneTopic> = []) {
    random = SplitMix64(seed: seed)
    self.flavor = flavor
    self.topics = topics
    unit = random.pick([Flick.second / 4, Flick.second / 60, 1_000, 997, 12, 1])
    hasLoops = topics.contains(.timelines) && seed / 4 % 4 == 3
    targetCount = hasLoops ? 8 : random.pick([1, 1, 1, 1, 2, 3])
    properties = random.pick([
      [.a], [.a, .b], [.frame, .x, .y], [.frame, .x, .a], [.frame, .height],
      SceneProperty.allCases.filter { $0 != .middle },
    ])
    // Every fourth scene of every kind is about what a setter writes.
    hasMiddle = seed / 16 % 4 == 1 && !topics.contains(.timelines)
    if hasMiddle {
      properties =
        seed / 64 % 2 == 0 ? [.middle, .a, .b] : SceneProperty.allCases
    }
    usesScales = random.chance(50)
    hasBentTime = topics.contains(.timelines) && seed / 4 % 4 == 1
    hasEndlessMembers =
      topics.contains(.endlessMembers) && !topics.contains(.playheads) && !hasBentTime
    hasMovedMembers = topics.contains(.timelines) && seed / 16 % 2 == 1
  }

  func has(_ topic: SceneTopic) -> Bool { topics.contains(topic) }

  public mutating func makeScene() -> Scene {
    let targets = (0..<targetCount).map { _ in
      (0..<SceneProperty.componentCount).map { _ in makeNumber() }
    }
    // Most things are called at the beginning, or together at a later instant.
    var moments = [0, 0, 0] + (0..<random.whole(in: 0...3)).map { _ in makeLength(upTo: 10) }
    // What has begun is turned round and sought; before its start little comes of that.
    if has(.playback) { moments += (0..<6).map { _ in makeLength(upTo: 16) } }
    let mostCalls = hasLoops ? 6 : has(.playback) ? 18 : has(.habit) ? 12 : 9
    let times = (0..<random.whole(in: 2...mostCalls)).map { _ in random.pick(moments) }.sorted()
    let commands = times.flatMap { time in
      makeCommands(depth: 0).map { TimedCommand(time, $0) }
    }
    // What goes to and fro takes longer.
    let most = hasLoops ? 80 : has(.playback) ? 40 : 20
    let end = (times.last ?? 0) + makeLength(upTo: most) + unit
    return Scene(targets: targets, commands: commands, end: end)
  }

  // MARK: Numbers

  /// A multiple of the unit, now and then one flick beside it.
  mutating func makeLength(upTo most: Int) -> Int {
    let length = random.whole(in: 0...most) * unit
    return random.chance(10) ? max(0, length + random.pick([-1, 1])) : length
  }

  mutating func makeNumber() -> Double {
    switch random.whole(in: 0...9) {
    case 0...3: Double(random.whole(in: -3...3))
    case 4...6: Double(random.whole(in: -20...20)) * 5.5
    // On a timeline 0 may come with either sign: a member begins with a fraction of its way, which may be -0.
    case 7: random.pick([0.1, has(.timelines) ? 0.25 : -0.0, 1e6, 1e-9, 0.5, 2.5])
    default: (random.unit() - 0.5) * 300
    }
  }

  mutating func makeScale() -> Double {
    if has(.timelines) || has(.playheads) || has(.pieces) { return makeExactScale() }
    return random.pick([0, 0.5, 2, 0.3, 1 / 3, 1.7, 3, 1, 0.1, 2.5])
  }

  mutating func makeNumbers(_ count: Int) -> [Double] {
    (0..<count).map { _ in makeNumber() }
  }
}
