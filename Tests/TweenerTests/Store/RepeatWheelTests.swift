import Testing

@testable import Tweener

@Suite("RepeatWheel")
struct RepeatWheelTests {
  private func event(_ instant: Int64, _ slot: Int) -> TweenEvent {
    TweenEvent(instant: instant, order: 0, slot: Int32(slot), stamp: 0)
  }

  @Test("gives what is due once, whatever the steps, as a plain list would", arguments: 1...20)
  func againstList(seed: UInt64) {
    var random = RuleRandom(seed: seed)
    var wheel = RepeatWheel()
    var list: [TweenEvent] = []
    var now: Int64 = 0
    for serial in 0..<3_000 {
      switch Int.random(in: 0..<10, using: &random) {
      case 0..<6:
        // Some within the bucket of the present, some far away.
        let reach: Int64 = [1 << 12, 1 << 22, 1 << 25, 1 << 40].randomElement(using: &random) ?? 1
        let new = event(now + Int64.random(in: 0...reach, using: &random), serial)
        wheel.push(new)
        list.append(new)
      case 6 where serial % 50 == 0:
        let remainder = Int32.random(in: 0..<3, using: &random)
        wheel.compact { $0.slot % 3 != remainder }
        list.removeAll { $0.slot % 3 == remainder }
      default:
        let reach: Int64 = [0, 1 << 10, 11_760_000, 1 << 32].randomElement(using: &random) ?? 0
        now += Int64.random(in: 0...reach, using: &random)
        var due: [TweenEvent] = []
        wheel.take(upTo: now, into: &due)
        let wanted = list.filter { $0.instant <= now }.map(\.slot).sorted()
        #expect(due.map(\.slot).sorted() == wanted, "seed \(seed)")
        list.removeAll { $0.instant <= now }
      }
      #expect(wheel.count == list.count, "seed \(seed)")
    }
  }

  @Test("finds nothing where nothing is, and nothing that is not due")
  func nothing() {
    var wheel = RepeatWheel()
    var due: [TweenEvent] = []
    wheel.take(upTo: 1_000, into: &due)
    wheel.push(event(1_001, 1))
    wheel.take(upTo: 1_000, into: &due)
    #expect(due.isEmpty && wheel.count == 1)
    wheel.take(upTo: 1_001, into: &due)
    #expect(due.count == 1 && wheel.count == 0)
  }
}
