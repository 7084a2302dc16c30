import Testing

@testable import Tweener

/// The words that take seconds, with what the plan made of them.
private struct TimeWord: CustomTestStringConvertible, Sendable {
  let name: String
  let isSigned: Bool
  let read: @Sendable (Timing) -> Int64

  var testDescription: String { name }

  static let all = [
    TimeWord(name: "duration", isSigned: false) { $0.duration },
    TimeWord(name: "time", isSigned: false) { $0.duration },
    TimeWord(name: "delay", isSigned: true) { $0.delay },
    TimeWord(name: "repeatDelay", isSigned: false) { $0.gap },
  ]
}

@Suite("Words that take seconds")
struct TimeWordTests {
  @Test("take any number, text that is one, and a Duration", arguments: TimeWord.all)
  fileprivate func numbers(word: TimeWord) {
    for two in Reading.twos + [("Duration", Duration.seconds(2))] {
      let plan = Reading.plan([TweenKey(word.name): two.value])
      #expect(word.read(plan.timing) == Reading.flicks(2), "\(two.name)")
      #expect(plan.problems.isEmpty, "\(two.name)")
    }
  }

  @Test("are rounded to the nearest flick", arguments: TimeWord.all)
  fileprivate func rounding(word: TimeWord) {
    func count(_ value: Any) -> Int64 {
      word.read(Reading.plan([TweenKey(word.name): value]).timing)
    }
    #expect(count(1.0 / 60) == 11_760_000)
    #expect(count(0.4 / 705_600_000) == 0)
    #expect(count(0.6 / 705_600_000) == 1)
    #expect(count(Duration.milliseconds(1)) == 705_600)
  }

  @Test("report what is no time, and take their default", arguments: TimeWord.all)
  fileprivate func wrongType(word: TimeWord) {
    for bad in Reading.noNumbers {
      let plan = Reading.plan([TweenKey(word.name): bad.value, "x": 1.0])
      #expect(plan.kinds == [.wrongParameterType], "\(bad.name)")
      #expect(plan.problems.first?.key == word.name)
      #expect(plan.problems.first?.targetType == "Box")
      #expect(word.read(plan.timing) == 0)
      #expect(plan.wantedNames == ["x"])
    }
  }

  @Test("report what is not finite or too long, and take their default", arguments: TimeWord.all)
  fileprivate func outOfRange(word: TimeWord) {
    let bad: [Any] = [
      Double.nan, Double.infinity, -Double.infinity, Float.nan, "nan", 1e10, -1e10, 1e300,
      Duration.seconds(2_000_000_000), Duration.seconds(1e20), Duration.seconds(-1e20), Int.max,
      Int.min,
    ]
    for value in bad {
      let plan = Reading.plan([TweenKey(word.name): value])
      #expect(plan.kinds == [.numberOutOfRange], "\(value)")
      #expect(word.read(plan.timing) == 0, "\(value)")
    }
  }

  @Test("take negative seconds only as a delay", arguments: TimeWord.all)
  fileprivate func negative(word: TimeWord) {
    for value in [-0.5, "-0.5", Duration.milliseconds(-500)] as [Any] {
      let plan = Reading.plan([TweenKey(word.name): value])
      #expect(plan.kinds == (word.isSigned ? [] : [.numberOutOfRange]))
      #expect(word.read(plan.timing) == (word.isSigned ? Reading.flicks(-0.5) : 0))
    }
  }

  @Test("take their longest")
  func longest() {
    let plan = Reading.plan([.duration: 1_000_000_000, .delay: -1_000_000_000, .repeatDelay: 1e9])
    #expect(plan.problems.isEmpty)
    #expect(plan.timing.duration == Flicks.longest)
    #expect(plan.timing.delay == -Flicks.longest)
    #expect(plan.timing.gap == Flicks.longest)
  }
}

@Suite("The pause between plays")
struct RepeatDelayTests {
  @Test("is repeatDelay, plus the delay where repeatsDelay asks and the delay is positive")
  func gap() {
    func gap(_ parameters: TweenParameters) -> Int64 { Reading.plan(parameters).timing.gap }
    #expect(gap([.delay: 3, .repeatDelay: 1]) == Reading.flicks(1))
    #expect(gap([.delay: 3, .repeatsDelay: true]) == Reading.flicks(3))
    #expect(gap([.delay: 3, .repeatDelay: 1, .repeatsDelay: true]) == Reading.flicks(4))
    #expect(gap([.delay: 3, .repeatsDelay: false]) == 0)
    #expect(gap([.delay: -3, .repeatDelay: 1, .repeatsDelay: true]) == Reading.flicks(1))
    #expect(gap([.repeatsDelay: true]) == 0)
  }
}
