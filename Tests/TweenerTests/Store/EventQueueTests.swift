import Testing

@testable import Tweener

@Suite("EventQueue")
struct EventQueueTests {
  private func event(_ random: inout RuleRandom, _ serial: Int) -> QueuedEvent {
    QueuedEvent(
      instant: .random(in: 0...20, using: &random),
      order: QueuedEvent.order(
        isStart: .random(using: &random), age: .random(in: 0...10, using: &random)),
      slot: Slot(serial), stamp: 0)
  }

  private struct Key: Comparable {
    let instant: Int64
    let order: UInt64
    init(_ event: QueuedEvent) { (instant, order) = (event.instant, event.order) }
    static func < (a: Key, b: Key) -> Bool { (a.instant, a.order) < (b.instant, b.order) }
  }

  @Test("comes out as sorted, whatever goes in when", arguments: 1...100)
  func againstSort(seed: UInt64) {
    var random = RuleRandom(seed: seed)
    var queue = EventQueue()
    var model: [QueuedEvent] = []
    for serial in 0..<400 {
      switch Int.random(in: 0..<10, using: &random) {
      case 0..<6:
        let new = event(&random, serial)
        queue.push(new)
        model.append(new)
      case 6..<9:
        let first = model.map(Key.init).min()
        #expect(queue.first.map(Key.init) == first)
        let popped = queue.pop()
        #expect(popped.map(Key.init) == first)
        model.removeAll { $0.slot == popped?.slot }
      default:
        let odd = Int32(Int.random(in: 2...5, using: &random))
        queue.compact { $0.slot.raw % odd != 0 }
        model.removeAll { $0.slot.raw % odd == 0 }
      }
      #expect(queue.count == model.count)
    }
    var rest: [Key] = []
    while let popped = queue.pop() { rest.append(Key(popped)) }
    #expect(rest == model.map(Key.init).sorted(), "seed \(seed)")
    #expect(queue.first == nil)
    #expect(queue.pop() == nil)
  }

  @Test("comes out up to an instant as sorted, in the order of entering or not", arguments: 1...200)
  func takenTogether(seed: UInt64) {
    var random = RuleRandom(seed: seed)
    let isInOrder = seed % 2 == 0
    var queue = EventQueue()
    var model: [QueuedEvent] = []
    for serial in 0..<300 {
      if Int.random(in: 0..<12, using: &random) > 0 {
        let new =
          isInOrder
          ? QueuedEvent(
            instant: .random(in: 0...3, using: &random) + Int64(serial / 50),
            order: QueuedEvent.order(isStart: false, age: UInt64(serial)), slot: Slot(serial),
            stamp: 0) : event(&random, serial)
        queue.push(new)
        model.append(new)
      } else {
        let instant = Int64.random(in: -1...21, using: &random) / (isInOrder ? 3 : 1)
        var taken: [QueuedEvent] = []
        queue.popAll(upTo: instant, into: &taken)
        let due = model.filter { $0.instant <= instant }.sorted { $0.precedes($1) }
        #expect(taken.map(\.slot) == due.map(\.slot), "seed \(seed)")
        model.removeAll { $0.instant <= instant }
      }
      #expect(queue.count == model.count)
    }
    var rest: [QueuedEvent] = []
    queue.popAll(upTo: .max, into: &rest)
    #expect(rest.map(\.slot) == model.sorted { $0.precedes($1) }.map(\.slot), "seed \(seed)")
  }

  @Test("ends come before starts, then the older")
  func order() {
    let ages: [UInt64] = [0, 1, 1_000, 1 << 62]
    for end in ages {
      for start in ages {
        #expect(
          QueuedEvent.order(isStart: false, age: end) < QueuedEvent.order(isStart: true, age: start)
        )
      }
    }
    #expect(QueuedEvent.order(isStart: true, age: 1) < QueuedEvent.order(isStart: true, age: 2))
  }
}
