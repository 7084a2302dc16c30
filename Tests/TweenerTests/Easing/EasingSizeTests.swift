import Testing

@testable import Tweener

@Suite("What an easing takes")
struct EasingSizeTests {
  @Test("no more than an Any holds by itself, three words of eight bytes")
  func size() {
    #expect(MemoryLayout<Easing>.size <= 24)
  }

  @Test("one with many parameters is as equal, hashes as equally and eases as one with few")
  func longParameters() {
    let pairs: [(Easing, Easing, Easing)] = [
      (
        .cubicBezier(0.3, 0.1, 0.2, 1), .cubicBezier(0.3, 0.1, 0.2, 1),
        .cubicBezier(0.3, 0.1, 0.2, 0.9)
      ),
      (
        .inElastic(amplitude: 2, period: 0.4), .inElastic(amplitude: 2, period: 0.4),
        .inElastic(amplitude: 3)
      ),
      (.inPower(2.5), .inPower(2.5), .inPower(2.6)),
      (.points([0, 0.3, 1]), .points([0, 0.3, 1], at: [0, 0.5, 1]), .points([0, 0.4, 1])),
      (.inBack(overshoot: 2), .inBack(overshoot: 2), .inBack(overshoot: 3)),
    ]
    for (one, same, other) in pairs {
      #expect(one == same && one.hashValue == same.hashValue)
      #expect(one != other)
      #expect(one(0.4).bitPattern == same(0.4).bitPattern)
      #expect(one(0.4) != other(0.4))
    }
  }
}
