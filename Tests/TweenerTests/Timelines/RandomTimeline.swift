import Tweener
import TweenerTestSupport

/// A timeline made at random on one target: members that meet, nested timelines with plays of their own, boundaries that fall
/// on each other. All times are multiples of a quarter of a second.
struct RandomTimeline {
  private var random: SplitMix64
  private let box: RuleBox
  private let hasNesting: Bool

  /// This timeline on any box, and the words of the whole.
  static func make(seed: UInt64, on box: RuleBox, hasNesting: Bool) -> (
    TweenTimeline, TweenParameters
  ) {
    var maker = RandomTimeline(random: SplitMix64(seed: seed), box: box, hasNesting: hasNesting)
    let timeline = maker.timeline(depth: 0)
    return (timeline, maker.plays())
  }

  private mutating func quarters(_ range: ClosedRange<Int>) -> Double {
    Double(random.whole(in: range)) / 4
  }

  private mutating func plays() -> TweenParameters {
    [
      .repeat: random.whole(in: 0...2), .autoreverse: random.chance(50),
      .repeatDelay: quarters(0...1),
    ]
  }

  private mutating func timeline(depth: Int) -> TweenTimeline {
    var timeline = TweenTimeline(defaults: [.duration: quarters(0...4)])
    for _ in 0..<random.whole(in: 1...4) {
      let place = TimelinePosition.at(quarters(0...6))
      if hasNesting, depth < 2, random.chance(20) {
        var parameters = random.chance(50) ? plays() : [:]
        if random.chance(20) { parameters[.timeScale] = 2 }
        timeline.add(self.timeline(depth: depth + 1), parameters, at: place)
      } else {
        timeline.add(box, member(), at: place)
      }
    }
    return timeline
  }

  private mutating func member() -> TweenParameters {
    var parameters: TweenParameters = [
      random.pick(["x", "y", "left", "observed"] as [TweenKey]): random.whole(in: 0...100)
    ]
    if random.chance(30) {
      parameters.merge(plays()) { $1 }
      parameters[.duration] = 0.5
    }
    if random.chance(25) { parameters[.easing] = Easing.inOutQuad }
    return parameters
  }
}
