import Testing

@testable import Tweener

@Suite("Text as a property's value")
struct NumberTextTests {
  @Test(
    "is a number, a change or a factor",
    arguments: [
      ("12.5", TextValue.number(12.5)), ("-3", .number(-3)), ("+3", .number(3)),
      ("  7\n", .number(7)), ("1e3", .number(1000)), ("0", .number(0)),
      ("+=100", .by(100)), ("-=50", .by(-50)), ("*=2", .times(2)), ("+=-4", .by(-4)),
      ("-=-4", .by(4)), ("*=0.5", .times(0.5)), (" += 10 ", .by(10)), ("*=-1", .times(-1)),
      ("inf", .number(.infinity)), ("+=inf", .by(.infinity)),
    ])
  func values(text: String, expected: TextValue) {
    #expect(NumberText.parse(text) == expected)
  }

  @Test(
    "is neither where it is something else",
    arguments: [
      "", " ", "x", "+=", "-=", "*=", "+=x", "1 2", "12px", "/=2", "=2", "+ =2", "++2", "1,5",
      "+=+=1", "٣", "½", "0x",
    ])
  func noValue(text: String) {
    #expect(NumberText.parse(text) == nil)
  }

  @Test("reads back every number that Swift prints")
  func roundTrip() {
    var bits: UInt64 = 1
    for _ in 0..<2000 {
      bits = bits &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let number = Double(bitPattern: bits)
      guard number.isFinite else { continue }
      #expect(NumberText.parse("\(number)") == .number(number))
      #expect(NumberText.parse("+=\(number)") == .by(number))
    }
  }
}
