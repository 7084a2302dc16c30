import Testing

@testable import Tweener

private struct FlagWord: CustomTestStringConvertible, Sendable {
  let name: String
  let read: @Sendable (TweenDescription) -> Bool

  var testDescription: String { name }

  static let all = [
    FlagWord(name: "autoreverse") { $0.timing.autoreverse },
    FlagWord(name: "yoyo") { $0.timing.autoreverse },
    FlagWord(name: "rounded") { $0.limits.isRounded },
    FlagWord(name: "useFrames") { $0.timing.usesFrames },
    FlagWord(name: "retainsTarget") { $0.retainsTarget },
    FlagWord(name: "locksInteraction") { $0.locksInteraction },
    FlagWord(name: "unlocksInteraction") { $0.unlocksInteraction },
    // Seen in the pause between plays.
    FlagWord(name: "repeatsDelay") { $0.timing.gap > 0 },
  ]
}

@Suite("Words that take true or false")
struct FlagWordTests {
  @Test("take both, also in optionals", arguments: FlagWord.all)
  fileprivate func flags(word: FlagWord) {
    for value in [true, Optional(true) as Any, Optional(Optional(true)) as Any] {
      let plan = Reading.plan([TweenKey(word.name): value, .delay: 1])
      #expect(word.read(plan))
      #expect(plan.problems.isEmpty)
    }
    let plan = Reading.plan([TweenKey(word.name): false, .delay: 1])
    #expect(!word.read(plan))
    #expect(plan.problems.isEmpty)
  }

  @Test("report everything else, say what to give, and are false", arguments: FlagWord.all)
  fileprivate func wrongType(word: FlagWord) {
    let bad: [Any] = [
      1, 0, 1.0, "true", "yes", Optional<Bool>.none as Any, [true], Reading.Box(), { true },
    ]
    for value in bad {
      let plan = Reading.plan([TweenKey(word.name): value, .delay: 1, "x": 2])
      #expect(plan.kinds == [.wrongParameterType])
      #expect(plan.problems.first?.key == word.name)
      #expect(plan.problems.first?.remedy == "give true or false; false is taken")
      #expect(!word.read(plan))
      #expect(plan.wantedNames == ["x"])
    }
  }
}

@Suite("overwrite")
struct OverwriteWordTests {
  @Test("takes a mode, its name, true or false")
  func modes() {
    for mode in OverwriteMode.allCases {
      #expect(Reading.plan([.overwrite: mode]).overwrite == mode)
      #expect(Reading.plan([.overwrite: Optional(mode) as Any]).overwrite == mode)
      #expect(Reading.plan([.overwrite: "\(mode)"]).overwrite == mode)
      #expect(Reading.plan([.overwrite: "\(mode)".uppercased()]).overwrite == mode)
      #expect(Reading.plan([.overwrite: mode]).problems.isEmpty)
    }
    #expect(Reading.plan([.overwrite: true]).overwrite == .atStart)
    #expect(Reading.plan([.overwrite: false]).overwrite == .none)
    #expect(OverwriteMode.allCases.count == 4)
  }

  @Test("reports everything else and takes atStart")
  func wrongType() {
    for value in [
      1, "auto", "", Optional<OverwriteMode>.none as Any, Reading.Box(), [OverwriteMode.all],
    ]
      as [Any]
    {
      let plan = Reading.plan([.overwrite: value])
      #expect(plan.kinds == [.wrongParameterType])
      #expect(plan.overwrite == .atStart)
    }
  }
}
