import Testing

@testable import Tweener

/// What is replaced may hold the last reference to an object whose `deinit` calls the engine.
@Suite struct ReplacementReentryTests {
  private let tweener = Tweener()
  private let quiet = Quiet()

  /// An object that adds a tween when it goes, by way of the name that is being registered.
  private func dying(_ name: TweenKey) -> Dying {
    let (tweener, quiet) = (tweener, quiet)
    return Dying { tweener.addTween(quiet, [.duration: 1, name: 1]) }
  }

  private func expectAdded() {
    #expect(tweener.tweenCount == 1)
    #expect(tweener.after(1, quiet.q) == 1)
    expectSound(tweener)
  }

  @Test("a special property")
  func specialProperty() {
    tweener.onProblem = { _ in }
    do {
      let dying = dying("both")
      tweener.registerSpecialProperty(
        "both", get: { (quiet: Quiet) in withExtendedLifetime(dying) { quiet.p } },
        set: { $0.p = $1 })
    }
    tweener.registerSpecialProperty("both", \Quiet.q)
    // A property is remembered for as long as the engine lives.
    tweener.addTween(quiet, [.duration: 1, "both": 1])
    #expect(tweener.after(1, quiet.q) == 1)
    expectSound(tweener)
  }

  @Test("a property splitter")
  func splitter() {
    tweener.onProblem = { _ in }
    do {
      let dying = dying("both")
      tweener.registerPropertySplitter("both", for: Quiet.self) { _ in
        withExtendedLifetime(dying) { [.path(\Quiet.p): 1] }
      }
    }
    tweener.registerPropertySplitter("both", for: Quiet.self) { _ in [.path(\Quiet.q): 1] }
    expectAdded()
  }

  @Test("an easing")
  func easing() {
    tweener.onProblem = { _ in }
    struct Held: @unchecked Sendable { let dying: Dying }
    do {
      let held = Held(dying: dying(.path(\Quiet.q)))
      tweener.registerEasing("own", .custom { time in withExtendedLifetime(held) { time } })
    }
    tweener.registerEasing("own", .linear)
    expectAdded()
  }

  @Test(
    "an interpolation, a filter, an interpolation of a type, a shorthand and a fallback",
    arguments: 0..<5)
  func others(which: Int) {
    tweener.onProblem = { _ in }
    for turn in 0..<2 {
      let dying: Dying? = turn == 0 ? dying(.path(\Quiet.q)) : nil
      switch which {
      case 0: tweener.registerInterpolation("own") { _ in withExtendedLifetime(dying) { nil } }
      case 1: tweener.registerFilter("own") { _ in withExtendedLifetime(dying) { nil } }
      case 2:
        tweener.registerInterpolation("own", of: Double.self) { _ in
          withExtendedLifetime(dying) { nil }
        }
      case 3: tweener.registerShorthand("own") { _ in withExtendedLifetime(dying) {} }
      default:
        // Fallbacks are not replaced.
        tweener.registerFallback(for: Quiet.self) { _, _ in nil }
        if turn == 0 { withExtendedLifetime(dying) {} }
      }
    }
    expectAdded()
  }

  @Test("a handler of problems, and of the interaction lock", arguments: [true, false])
  func handlers(isProblem: Bool) {
    do {
      let dying = dying(.path(\Quiet.q))
      if isProblem {
        tweener.onProblem = { _ in withExtendedLifetime(dying) {} }
      } else {
        tweener.onInteractionLock = { _ in withExtendedLifetime(dying) {} }
      }
    }
    // The tween's own report and lock ask for the handlers meanwhile.
    if isProblem { tweener.onProblem = { _ in } } else { tweener.onInteractionLock = { _ in } }
    expectAdded()
  }

  @Test("Key paths whose arguments register something when they are compared")
  func comparedKeys() {
    let room = Room()
    var isActing = false
    let key = { (number: Int) in
      Seat(number) { [tweener] in
        if isActing { return }
        isActing = true
        tweener.registerSpecialProperty(TweenKey("name\(number)"), \Quiet.p)
        isActing = false
      }
    }
    tweener.onProblem = { _ in }
    for number in 0..<20 { tweener.addTween(room, [.duration: 1, .path(\Room[key(number)]): 5]) }
    tweener.advance(by: 1)
    #expect((0..<20).allSatisfy { room.heights[$0] == 5 })
    #expect(!tweener.removeTween(room, [.path(\Room[key(3)])]))
    expectSound(tweener)
  }

  @Test("A template that another engine uses while the first one reads it")
  func templateOfTwoEngines() {
    let other = Tweener()
    let (first, second) = (Quiet(), Quiet())
    let template = TweenTemplate<Quiet>([.duration: 1, "both": 1])
    for engine in [tweener, other] {
      engine.registerPropertySplitter("both", for: Quiet.self) { _ in
        if engine === self.tweener { other.addTween(second, template) }
        return [.path(\Quiet.p): 1, .path(\Quiet.q): 2]
      }
    }
    tweener.addTween(first, template)
    other.addTween(first, template)
    other.advance(by: 1)
    #expect([first.p, first.q, second.p, second.q] == [1, 2, 1, 2])
    expectSound(tweener)
    expectSound(other)
  }
}

private final class Seat: Hashable {
  let number: Int
  private let onCompare: () -> Void

  init(_ number: Int, onCompare: @escaping () -> Void) {
    self.number = number
    self.onCompare = onCompare
  }

  static func == (left: Seat, right: Seat) -> Bool {
    left.onCompare()
    return left.number == right.number
  }

  /// All alike, so that they are compared.
  func hash(into hasher: inout Hasher) {}
}

private final class Room {
  var heights: [Int: Double] = [:]
  subscript(seat: Seat) -> Double {
    get { heights[seat.number] ?? 0 }
    set { heights[seat.number] = newValue }
  }
}
