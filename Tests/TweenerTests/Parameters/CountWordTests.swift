import Testing

@testable import Tweener

@Suite("repeat")
struct RepeatTests {
  private func timing(_ count: Any) -> Timing {
    Reading.plan([.repeat: count, .duration: 1]).timing
  }

  @Test("takes whole numbers of any type, from -1")
  func whole() {
    for two in Reading.twos { #expect(timing(two.value).repeats == 2, "\(two.name)") }
    #expect(timing(-1).repeats == -1)
    #expect(timing(0).repeats == 0)
    #expect(timing(-1.0).repeats == -1)
    #expect(Reading.plan([.repeat: 2, .duration: 1]).problems.isEmpty)
  }

  @Test("reports what is not whole, below -1 or not finite, and takes 0")
  func outOfRange() {
    for value in [1.5, -0.5, -2, -1e9, Double.nan, Double.infinity, Int.min, "2.5"] as [Any] {
      let plan = Reading.plan([.repeat: value, .duration: 1])
      #expect(plan.kinds == [.numberOutOfRange], "\(value)")
      #expect(plan.timing.repeats == 0, "\(value)")
    }
  }

  @Test("reports what is no number, and takes 0")
  func wrongType() {
    for bad in Reading.noNumbers {
      let plan = Reading.plan([.repeat: bad.value, .duration: 1])
      #expect(plan.kinds == [.wrongParameterType], "\(bad.name)")
      #expect(plan.timing.repeats == 0)
    }
  }

  @Test(
    "with plays and pauses of no length, endless or beyond 10,000 plays, is reported and dropped",
    arguments: [-1, 10_000, 1_000_000])
  func zeroLength(count: Int) {
    let plan = Reading.plan([.repeat: count])
    #expect(plan.kinds == [.zeroLengthRepeat])
    #expect(plan.problems.first?.key == "repeat")
    #expect(plan.timing.repeats == 0)
    #expect(Reading.plan([.repeat: count, .delay: 1]).kinds == [.zeroLengthRepeat])
    #expect(Reading.plan([.repeat: count, .repeatDelay: 1]).timing.repeats == Int64(count))
    #expect(Reading.plan([.repeat: count, .delay: 1, .repeatsDelay: true]).problems.isEmpty)
    #expect(Reading.plan([.repeat: 0]).problems.isEmpty)
    #expect(Reading.plan([.repeat: 9_999]).problems.isEmpty)
    #expect(Reading.plan([.repeat: 9_999]).timing.repeats == 9_999)
  }

  @Test("beyond half a century is cut down, and stays even or odd", arguments: [0.0, 1, 1e9])
  func cut(pause: Double) {
    // Odd and even, and held exactly by a Double.
    for count in [(1 << 53) - 1, (1 << 53) - 2] {
      let timing = Reading.plan([.repeat: count, .duration: 1, .repeatDelay: pause]).timing
      #expect(timing.repeats % 2 == Int64(count % 2))
      #expect((timing.duration + timing.gap) * (timing.repeats + 1) >= 1 << 60)
    }
  }

  @Test("never makes a length that overflows")
  func overflow() {
    for duration in [1 / 705_600_000.0, 1, 1e9] {
      for pause in [0, 1e9] {
        for count in [Int.max, Int.max - 1, 1 << 61, 1000, 3, 2, 1] {
          let plan = Reading.plan([
            .repeat: count, .duration: duration, .repeatDelay: pause, .delay: pause,
            .repeatsDelay: true,
          ])
          let timing = plan.timing
          let (length, overflow) = (timing.duration + timing.gap)
            .multipliedReportingOverflow(by: timing.repeats + 1)
          #expect(!overflow)
          #expect(!length.addingReportingOverflow(timing.delay).overflow)
          #expect(timing.repeats > 0)
          #expect(plan.problems.isEmpty)
        }
      }
    }
  }
}

@Suite("timeScale, minimum and maximum")
struct NumberWordTests {
  @Test("take any finite number, timeScale from 0")
  func numbers() {
    for two in Reading.twos {
      let plan = Reading.plan([.timeScale: two.value, "min": two.value, .maximum: two.value])
      #expect(plan.timing.timeScale == 2, "\(two.name)")
      #expect(plan.limits.minimum == 2, "\(two.name)")
      #expect(plan.limits.maximum == 2, "\(two.name)")
      #expect(plan.problems.isEmpty)
    }
    #expect(Reading.plan([.timeScale: 0]).timing.timeScale == 0)
    #expect(Reading.plan([.minimum: -5, "max": -2.5]).limits.minimum == -5)
    #expect(Reading.plan([.minimum: -5, "max": -2.5]).limits.maximum == -2.5)
  }

  @Test("report what is not finite, and a negative timeScale, and take the default")
  func outOfRange() {
    for value in [Double.nan, Double.infinity, -Double.infinity, "inf"] as [Any] {
      let plan = Reading.plan([.timeScale: value, .minimum: value, .maximum: value])
      #expect(plan.kinds == [.numberOutOfRange, .numberOutOfRange, .numberOutOfRange])
      #expect(plan.problems.map(\.key) == ["minimum", "maximum", "timeScale"])
      #expect(plan.timing.timeScale == 1)
      #expect(plan.limits.minimum == nil)
      #expect(plan.limits.maximum == nil)
    }
    #expect(Reading.plan([.timeScale: -1]).kinds == [.numberOutOfRange])
    #expect(Reading.plan([.timeScale: -1]).timing.timeScale == 1)
  }

  @Test("report what is no number", arguments: ["timeScale", "minimum", "maximum", "min", "max"])
  func wrongType(word: String) {
    for bad in Reading.noNumbers + [("Duration", Duration.seconds(1))] {
      let plan = Reading.plan([TweenKey(word): bad.value])
      #expect(plan.kinds == [.wrongParameterType], "\(bad.name)")
      #expect(plan.problems.first?.key == word)
    }
  }

  @Test("A minimum above the maximum is reported, and neither is taken")
  func crossed() {
    let plan = Reading.plan([.minimum: 3, .maximum: 2])
    #expect(plan.kinds == [.numberOutOfRange])
    #expect(plan.limits.minimum == nil)
    #expect(plan.limits.maximum == nil)
    #expect(Reading.plan([.minimum: 2, .maximum: 2]).problems.isEmpty)
  }
}
