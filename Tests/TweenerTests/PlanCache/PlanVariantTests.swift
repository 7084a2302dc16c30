import Testing
import TweenerTestSupport

@testable import Tweener

@Suite("Tweens of one plan with other times have a summary of their own, as long as they live")
struct PlanVariantTests {
  private let tweener = Tweener()
  private var rows: RowTable { tweener.engine.rows }

  private func add(_ duration: Double, _ words: TweenParameters = [:]) -> (Tween, PlanIndex) {
    let tween = tweener.addTween(
      CachedBox(), ([.duration: duration, "x": 5.0] as TweenParameters).merging(words) { $1 })
    return (tween, tweener.engine.rows[tween.id.slot].plan)
  }

  @Test("one for times that are equal, one after the other")
  func sharing() {
    // The first call is read, and shares its plan with those that are not.
    let (known, place) = add(1)
    let places = [1.0, 1, 2, 2, 1, 3, 2].map { add($0).1 }
    #expect(place == places[0] && places[0] == places[1] && places[0] == places[4])
    #expect(places[2] == places[3] && places[2] != places[6])
    #expect(Set(places).count == 4)
    let summaries = places.map { rows.plans[$0] }
    #expect(Set(summaries.map(\.firstPart)).count == 1)
    #expect(summaries.map { Flicks.seconds($0.timing.duration) } == [1, 1, 2, 2, 1, 3, 2])
    // The first counts four tweens and three variants.
    #expect(summaries.map(\.uses) == [7, 7, 2, 2, 7, 1, 1])
    known.remove()
    #expect(tweener.engine.brokenInvariants() == [])
  }

  @Test("freed with the last tween, in every order, and made again")
  func lifetime() {
    var random = SplitMix64(seed: 5)
    var most = 0
    for turn in 0..<40 {
      var living = (0..<12).map { _ in
        add(Double(random.whole(in: 1...3)), turn % 2 == 0 ? [:] : ["y": 1]).0
      }
      while !living.isEmpty {
        living.remove(at: random.whole(in: 0...(living.count - 1))).remove()
        if random.chance(30) { living.append(add(Double(random.whole(in: 1...4))).0) }
        #expect(tweener.engine.brokenInvariants() == [], "turn \(turn)")
      }
      #expect(tweener.tweenCount == 0)
      #expect(rows.plans.livingCount == 0, "turn \(turn)")
      most = turn == 19 ? rows.plans.summaries.count : most
    }
    // What is freed serves again.
    #expect(rows.plans.summaries.count <= most + 8)
  }

  @Test("the first, of a plan that is not remembered, goes with the last of the others")
  func passing() {
    let tracker = LifetimeTracker()
    weak var plan: ResolvedPlan?
    do {
      nonisolated(unsafe) let token = tracker.makeToken()
      let easing = Easing.custom { time in withExtendedLifetime(token) { time } }
      let first = add(1, [.easing: easing]).0
      plan = tweener.engine.rows.plan(first.id.slot)
      let second = add(2, [.easing: easing]).0
      #expect(tweener.engine.rows.plan(second.id.slot) === plan)
      first.remove()
      #expect(plan != nil && rows.plans.livingCount == 2)
      let third = add(1, [.easing: easing]).0
      #expect(tweener.engine.rows.plan(third.id.slot) === plan && rows.plans.livingCount == 2)
      third.remove()
    }
    #expect(tracker.living == 1)
    #expect(tweener.after(2, plan) == nil && tracker.living == 0 && rows.plans.livingCount == 0)
  }

  @Test("a zero length, a rate, a delay and a repeat decide for each tween how it starts")
  func traits() {
    let simple: [TweenParameters] = [
      [:], [.delay: 0.5], [.delay: 0, .repeat: 0, .endDelay: 0, .timeScale: 1],
    ]
    let other: [TweenParameters] = [
      [.duration: 0], [.delay: -0.5], [.timeScale: 2], [.timeScale: 0], [.repeat: 1],
      [.endDelay: 0.1], [.onStart: {}],
    ]
    for words in simple + other + simple {
      // Each kind is known, by a call that may be started simply.
      var plain = words
      for (key, value) in words where value is Int || value is Double { plain[key] = 0 }
      _ = add(
        1,
        plain.merging(words[.timeScale] == nil ? [.duration: 1] : [.duration: 1, .timeScale: 1]) {
          $1
        })
      let (_, place) = add(1, words)
      let isSimple =
        simple.contains { $0.keys == words.keys } && words[.duration] == nil
        && (words[.delay] as? Double ?? 0) >= 0
      #expect(rows.plans[place].traits.contains(.simple) == isSimple, "\(words)")
    }
    #expect(tweener.after(3, tweener.engine.brokenInvariants()) == [])
  }

  @Test("a timeline that grows has its own, and leaves those of others alone")
  func growth() {
    var timeline = TweenTimeline(defaults: [.duration: 1])
    let box = CachedBox()
    timeline.add(box, ["x": 8.0])
    let tweens = (0..<3).map { _ in tweener.addTimeline(timeline) }
    tweens[0].append { $0.add(box, ["y": 8.0]) }
    #expect(tweens.map(\.duration) == [2, 1, 1])
    tweens[1].append { $0.add(box, ["y": 8.0]) }
    tweens[1].append { $0.add(box, ["y": 9.0]) }
    #expect(tweens.map(\.duration) == [2, 3, 1] && tweener.engine.brokenInvariants() == [])
    #expect(tweener.after(4, tweener.tweenCount) == 0 && rows.plans.livingCount == 0)
  }
}

extension PlanTable {
  /// How many summaries tweens have.
  fileprivate var livingCount: Int { summaries.count { $0.uses > 0 } }
}
