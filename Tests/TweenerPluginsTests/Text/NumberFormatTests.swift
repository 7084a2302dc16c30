import Foundation
import Testing
import TweenerPlugins
import TweenerTestSupport

/// Numbers as text.
@Suite struct NumberFormatTests {
  @Test(
    "The decimal one sees is rounded, halves away from zero",
    arguments: [
      (0.0, 0, "0"), (0.5, 0, "1"), (1.5, 0, "2"), (2.5, 0, "3"), (-2.5, 0, "-3"), (0.4999, 0, "0"),
      (1.005, 2, "1.01"), (1.115, 2, "1.12"), (2.675, 2, "2.68"), (-0.004, 2, "0.00"),
      (-0.005, 2, "-0.01"), (999.995, 2, "1000.00"), (9.5, 0, "10"), (1e-7, 6, "0.000000"),
      (5e-7, 6, "0.000001"), (1e-7, 7, "0.0000001"), (1e16, 1, "10000000000000000.0"),
      (1.5e300, 0, "15" + String(repeating: "0", count: 299)),
      (123_456_789.125, 3, "123456789.125"), (0.1, 5, "0.10000"), (-0.0, 1, "0.0"),
      (Double.leastNonzeroMagnitude, 2, "0.00"), (0.05, 1, "0.1"), (0.95, 1, "1.0"),
      (12.0, 0, "12"),
    ])
  func rounding(number: Double, decimals: Int, text: String) {
    #expect(NumberFormat(decimals: decimals).text(number) == text)
  }

  @Test("Away from halves it agrees with the C library")
  func agreement() {
    for seed in UInt64(0)..<2000 {
      var random = SplitMix64(seed: seed)
      let decimals = random.whole(in: 0...6)
      // Of few enough digits that no half is a matter of taste, and never a half.
      let number = Double(random.whole(in: -4_000_000...4_000_000) * 10 + 3) / 1e7 * 37
      let expected = String(format: "%.\(decimals)f", number)
      let text = NumberFormat(decimals: decimals).text(number)
      let isZero = !expected.contains { "123456789".contains($0) }
      #expect(
        text == (isZero ? expected.replacingOccurrences(of: "-", with: "") : expected),
        "seed \(seed)")
    }
  }

  @Test("Groups, signs, prefix and suffix stand in their places")
  func parts() {
    var format = NumberFormat(decimals: 2)
    format.grouping = ","
    format.prefix = "$"
    format.suffix = " total"
    #expect(format.text(-1_234_567.5) == "$-1,234,567.50 total")
    #expect(format.text(999) == "$999.00 total")
    #expect(format.text(1000) == "$1,000.00 total")
    format = NumberFormat()
    format.sign = .always
    #expect([1, -1, 0, 0.2].map(format.text) == ["+1", "-1", "0", "0"])
    format.sign = .never
    #expect(format.text(-7) == "7")
    format.sign = .negative
    format.wholeDigits = 4
    format.grouping = " "
    format.point = ","
    format.decimals = 1
    #expect(format.text(-7.25) == "-0 007,3")
  }

  @Test("Padding fills up in front to a width")
  func padding() {
    var format = NumberFormat()
    format.width = 6
    #expect(format.text(42) == "    42")
    format.padding = "·"
    format.suffix = "%"
    #expect(format.text(-42) == "··-42%")
    #expect(format.text(1_234_567) == "1234567%")
  }

  @Test("Out of range it clamps, and what is not finite is written plainly")
  func limits() {
    var format = NumberFormat(decimals: -3)
    #expect(format.text(1.6) == "2")
    format.decimals = -1
    format.wholeDigits = 0
    #expect(format.decimals == 0 && format.wholeDigits == 1)
    #expect(NumberFormat(decimals: 999).decimals == 300)
    format.width = .min
    #expect(format.text(1) == "1" && format.width == 0)
    format.width = .max
    #expect(format.text(1).count == 300)
    format.width = 0
    #expect(format.text(.nan) == "nan")
    #expect(format.text(-.infinity) == "-inf")
  }
}
