import Testing

@testable import Tweener

// What the engine keeps of keys and of registrations: nothing of the caller's that no tween uses.

private final class Seat: Hashable {
  var height = 0.0
  static func == (one: Seat, other: Seat) -> Bool { one === other }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

private final class Room {
  var cells = [Int: Double]()
  subscript(seat: Seat) -> Double {
    get { seat.height }
    set { seat.height = newValue }
  }
  subscript(index: Int) -> Double {
    get { cells[index] ?? 0 }
    set { cells[index] = newValue }
  }
}

@Suite("24 keys are kept as long as a tween uses them")
struct KeyLifetimeTests {
  private func engine(_ tweener: Tweener) -> ComponentKeys { tweener.engine.resolver.keys }

  @Test("24 a subscript's argument is let go of with the last tween of it")
  func rule24_argument() {
    let (tweener, room) = (Tweener(), Room())
    weak var gone: Seat?
    do {
      let seat = Seat()
      gone = seat
      tweener.addTween(room, [.duration: 1, .path(\Room[seat]): 5])
      #expect(tweener.after(0.5, seat.height) == 2.5)
      #expect(tweener.isTweening(room, .path(\Room[seat])))
    }
    #expect(gone != nil)
    #expect(tweener.after(1, tweener.tweenCount) == 0)
    #expect(gone == nil)
  }

  @Test("24 a question and a removal leave nothing of an argument behind")
  func rule24_question() {
    let (tweener, room) = (Tweener(), Room())
    weak var gone: Seat?
    do {
      let seat = Seat()
      gone = seat
      tweener.addTween(room, [.duration: 1, .path(\Room[seat]): TweenValue.offset { $0 }])
      tweener.addTween(room, [.delay: 1, .duration: 1, .path(\Room[seat]): 5, .rounded: true])
      #expect(tweener.isTweening(room, .path(\Room[seat])))
      #expect(tweener.removeTween(room, [.path(\Room[seat])]))
      #expect(!tweener.isTweening(room, .path(\Room[seat])))
    }
    #expect(gone == nil)
  }

  @Test("tweens of one argument meet, those of two do not")
  func arguments() {
    let (tweener, room) = (Tweener(), Room())
    let (seat, other) = (Seat(), Seat())
    let first = tweener.addTween(room, [.duration: 1, .path(\Room[seat]): 5])
    let beside = tweener.addTween(room, [.duration: 1, .path(\Room[other]): 5])
    tweener.advance(by: 0.25)
    let second = tweener.addTween(room, [.duration: 1, .path(\Room[seat]): 50])
    #expect(tweener.after(0, first.outcome) == .overwritten(by: second))
    #expect(beside.outcome == nil)
  }

  @Test("keys of arguments are used again: a thousand cells in turn need no more than are kept")
  func codes() {
    let (tweener, room) = (Tweener(), Room())
    var largest: UInt32 = 0
    for index in 0..<1_500 {
      tweener.addTween(room, [.duration: 1, .path(\Room[index]): 5])
      tweener.advance(by: 1)
      let key = engine(tweener).key(
        KeyPathLocation(\Room[index]), size: 8, path: \Room[index], in: room)
      largest = max(largest, key.key.code & ~(1 << 31))
    }
    #expect(room.cells.count == 1_500 && room.cells.values.allSatisfy { $0 == 5 })
    #expect(largest <= 512)
  }

  private final class Screen {
    var shown = 0.0
  }

  @Test("24 a special property that is registered again lets go of the closures before")
  func rule24_registration() {
    let (tweener, box) = (Tweener(), RuleBox())
    tweener.onProblem = { _ in }
    weak var gone: Screen?
    do {
      let screen = Screen()
      gone = screen
      tweener.registerSpecialProperty(
        "shown", get: { (_: RuleBox) in screen.shown }, set: { screen.shown = $1 })
    }
    let tween = tweener.addTween(box, [.duration: 1, "shown": 4])
    #expect(tweener.after(0.5, gone?.shown) == 2)
    tweener.registerSpecialProperty("shown", get: { (box: RuleBox) in box.y }, set: { $0.y = $1 })
    #expect(tweener.after(0.25, gone?.shown) == 3)
    #expect(tweener.after(1, tween.outcome) == .completed)
    #expect(gone == nil)
  }

  @Test("a computed property that is registered again has an encoding of its own")
  func views() {
    let (tweener, box) = (Tweener(), RuleBox())
    tweener.onProblem = { _ in }
    func register(_ factor: Double) {
      tweener.registerSpecialProperty(
        "scaled",
        TweenProperty(
          computedFrom: "frame", owns: [[\RuleFrame.x]], get: { $0.x * factor },
          set: { $0.x = $1 / factor }))
    }
    register(2)
    tweener.addTween(box, [.duration: 1, "scaled": 10])
    tweener.advance(by: 0.5)
    register(10)
    tweener.addTween(box, [.duration: 1, "scaled": TweenValue.by(0)])
    #expect(tweener.after(0.5, box.frame.x) == 2.5)
  }
}
