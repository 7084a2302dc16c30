/// Timelines at random: rules 35 to 40.
extension SceneGenerator {
  /// A timeline with words of the whole.
  mutating func makeTimeline(depth: Int) -> TweenSpec {
    var spec = TweenSpec(nextID)
    nextID += 1
    spec.items = makeItems(nesting: 0, depth: depth)
    setPlays(&spec)
    if random.chance(25) { spec.delay = makeLength(upTo: 3) }
    if usesScales && random.chance(40) { spec.timeScale = makeExactScale() }
    spec.overwrite = random.pick([.atStart, .atStart, .atStart, .none])
    return spec
  }

  private mutating func setPlays(_ spec: inout TweenSpec) {
    guard random.chance(50) else { return }
    spec.repeats = random.pick([1, 1, 2, 3])
    if random.chance(50) { spec.repeatDelay = makeLength(upTo: 2) }
    spec.autoreverse = random.chance(50) && spec.playLength > 0
    if random.chance(20) { spec.endDelay = makeLength(upTo: 2) }
  }

  private mutating func makeItems(nesting: Int, depth: Int) -> [TimelineItem] {
    (0..<random.whole(in: 1...4)).map { _ in
      TimelineItem(makeLength(upTo: 6), .tween(makeMember(depth: depth)))
    }
  }

  private mutating func makeMember(depth: Int) -> TweenSpec {
    var spec = TweenSpec(nextID, target: random.whole(in: 0...(targetCount - 1)))
    nextID += 1
    let property = random.pick(properties.filter { $0 != .frame && $0 != .middle } + [.a])
    spec.properties = [PropertySpec(property, makeGoal(property))]
    spec.duration = random.chance(10) ? 0 : makeLength(upTo: 4)
    spec.deaf = SceneMoment.allCases
    return spec
  }

  private mutating func makeGoal(_ property: SceneProperty) -> SceneGoal {
    .to(makeNumbers(property.numberCount))
  }

  /// Rates by which nothing is rounded, so that values do not depend on where a clock was last read.
  mutating func makeExactScale() -> Double { random.pick([0, 0.5, 2, 1.5, 3, 1, 0.25, 2.5]) }
}
