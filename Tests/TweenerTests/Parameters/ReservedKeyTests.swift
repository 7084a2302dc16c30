import Testing

@testable import Tweener

@Suite("Reserved words")
struct ReservedKeyTests {
  /// The published table: first column, other spellings, key.
  static let published: [(name: String, others: [String], key: TweenKey)] = [
    ("duration", ["time"], .duration),
    ("delay", [], .delay),
    ("easing", ["transition", "ease"], .easing),
    ("repeat", [], .repeat),
    ("repeatDelay", [], .repeatDelay),
    ("repeatsDelay", [], .repeatsDelay),
    ("autoreverse", ["yoyo"], .autoreverse),
    ("rounded", [], .rounded),
    ("minimum", ["min"], .minimum),
    ("maximum", ["max"], .maximum),
    ("overwrite", [], .overwrite),
    ("timeScale", [], .timeScale),
    ("useFrames", [], .useFrames),
    ("base", [], .base),
    ("retainsTarget", [], .retainsTarget),
    ("locksInteraction", [], .locksInteraction),
    ("unlocksInteraction", [], .unlocksInteraction),
    ("showsStart", ["immediateRender"], .showsStart),
    ("paused", [], .paused),
    ("pausesOnCompletion", [], .pausesOnCompletion),
    ("endDelay", [], .endDelay),
    ("repeatRefresh", [], .repeatRefresh),
    ("autoreverseEasing", ["yoyoEase"], .autoreverseEasing),
    ("unitsPerSecond", [], .unitsPerSecond),
    ("stagger", [], .stagger),
    ("keyframes", [], .keyframes),
    ("spring", [], .spring),
    ("initialVelocity", [], .initialVelocity),
    ("handover", [], .handover),
    ("onStart", ["startBlock"], .onStart),
    ("onUpdate", ["updateBlock"], .onUpdate),
    ("onRepeat", ["repeatBlock"], .onRepeat),
    ("onComplete", ["completionBlock"], .onComplete),
    ("onOverwrite", [], .onOverwrite),
    ("onReverseComplete", [], .onReverseComplete),
    ("onPause", [], .onPause),
    ("onResume", [], .onResume),
    ("onEnd", [], .onEnd),
    ("startSelector", [], .startSelector),
    ("updateSelector", [], .updateSelector),
    ("repeatSelector", [], .repeatSelector),
    ("completionSelector", [], .completionSelector),
    ("tag", [], .tag),
  ]

  @Test("The table holds the published words, spellings and keys, and no other")
  func published() {
    let table = ReservedKey.table
    #expect(table.count == Self.published.count)
    for (entry, expected) in zip(table, Self.published) {
      #expect(entry.spellings == [expected.name] + expected.others)
      #expect(expected.key == TweenKey(expected.name))
      #expect(expected.key.description == expected.name)
    }
  }

  @Test("Every word stands in its own row of the table")
  func rows() {
    for word in ReservedKey.allCases { #expect(word.entry.word == word) }
  }

  @Test("A spelling finds its word and its rank", arguments: ReservedKey.allCases)
  func match(word: ReservedKey) throws {
    for (rank, spelling) in word.entry.spellings.enumerated() {
      let match = try #require(ReservedKey.match(spelling))
      #expect(match.word == word)
      #expect(match.rank == rank)
    }
  }

  @Test("No spelling belongs to two words")
  func unique() {
    #expect(Set(ReservedKey.allSpellings).count == ReservedKey.allSpellings.count)
  }

  @Test(
    "Other names are properties, reserved words in other letters included",
    arguments: ["", "x", "Duration", "durations", "TIME", "alpha", "onstart", "repeats", "é"])
  func other(name: String) {
    #expect(ReservedKey.match(name) == nil)
    let plan = Reading.plan([TweenKey(name): 1.0])
    #expect(plan.wantedNames == [name])
    #expect(plan.problems.isEmpty)
  }

  @Test("No words at all means the defaults")
  func defaults() {
    let plan = Reading.plan([:])
    #expect(plan.timing == Timing())
    #expect(plan.timing.duration == 0)
    #expect(plan.timing.repeats == 0)
    #expect(plan.timing.timeScale == 1)
    #expect(plan.timing.endDelay == 0)
    #expect(!plan.timing.refreshes)
    #expect(plan.backwardEasing == nil)
    #expect(plan.unitsPerSecond == nil)
    #expect(plan.spring == nil)
    #expect(plan.initialVelocity == nil)
    #expect(plan.handover == .jump)
    #expect(!plan.isPaused)
    #expect(!plan.pausesOnCompletion)
    #expect(plan.easing == .linear)
    #expect(plan.overwrite == .atStart)
    #expect(plan.limits.minimum == nil)
    #expect(plan.limits.maximum == nil)
    #expect(plan.callbacks == nil)
    #expect(!plan.limits.isRounded)
    #expect(!plan.retainsTarget)
    #expect(!plan.locksInteraction)
    #expect(!plan.unlocksInteraction)
    #expect(plan.stagger == nil)
    #expect(plan.wanted.isEmpty)
    #expect(plan.problems.isEmpty)
  }
}
