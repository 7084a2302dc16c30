import Testing
import TweenerTestSupport

@testable import Tweener

private final class Wall {
  var lamps = Array(repeating: 0.0, count: 12)
}

private func lamp(_ number: Int) -> TweenKey { .path(path(number)) }

private func path(_ number: Int) -> ReferenceWritableKeyPath<Wall, Double> { \Wall.lamps[number] }

/// Calls that name properties of a target with many tweens, which are found by an index.
@Suite("Rule 20: by property, among many tweens")
struct Rule20ManyTweensTests {
  /// A component that a tween has, by the names that mean it.
  private struct Element: Equatable {
    let lamp: Int
    let names: [TweenKey]
  }

  /// What the rule says of one tween, or of a part that was split off.
  private struct Part {
    var elements: [Element]
    var isPaused = false
  }

  /// The engine, and what the rule makes of the calls.
  private final class Story {
    let tweener = Tweener()
    let wall = Wall()
    var parts: [Part] = []
    /// The lamp that a registered name means, now and for what was added before.
    var swap = 0
    var random: SplitMix64

    init(seed: UInt64) {
      random = SplitMix64(seed: seed)
      tweener.onProblem = { _ in }
      tweener.registerPropertySplitter("pair", for: Wall.self) { value in
        [lamp(0): value, lamp(1): value]
      }
      register()
    }

    func register() {
      swap = random.whole(in: 0...11)
      let lamp = swap
      tweener.registerSpecialProperty("swap", path(lamp))
    }

    func add() {
      let number = random.whole(in: 0...11)
      var (elements, parameters): ([Element], TweenParameters)
      switch random.whole(in: 0...9) {
      case 0:
        elements = [0, 1].map { Element(lamp: $0, names: [lamp($0), "pair"]) }
        parameters = ["pair": 9]
      case 1:
        elements = [Element(lamp: swap, names: ["swap"])]
        parameters = ["swap": 9]
      case 2...4:
        let other = (number + 1 + random.whole(in: 0...10)) % 12
        elements = [number, other].map { Element(lamp: $0, names: [lamp($0)]) }
        parameters = [lamp(number): 9, lamp(other): 9]
      default:
        elements = [Element(lamp: number, names: [lamp(number)])]
        parameters = [lamp(number): 9]
      }
      parameters[.duration] = 1_000
      parameters[.delay] = random.pick([0, 0, 500])
      parameters[.overwrite] = OverwriteMode.none
      tweener.addTween(wall, parameters)
      parts.append(Part(elements: elements))
    }

    func key() -> TweenKey {
      switch random.whole(in: 0...9) {
      case 0: "pair"
      case 1: "swap"
      default: lamp(random.whole(in: 0...11))
      }
    }

    private func means(_ key: TweenKey, _ element: Element) -> Bool {
      element.names.contains(key) || (key == "swap" && element.lamp == swap)
        || key == lamp(element.lamp)
    }

    func isMoved(_ key: TweenKey) -> Bool {
      parts.contains { $0.elements.contains { means(key, $0) } }
    }

    func remove(_ key: TweenKey) -> Bool {
      let was = isMoved(key)
      for place in parts.indices { parts[place].elements.removeAll { means(key, $0) } }
      parts.removeAll { $0.elements.isEmpty }
      return was
    }

    func setPaused(_ isPaused: Bool, _ key: TweenKey) -> Bool {
      var (changed, new): (Bool, [Part]) = (false, [])
      for place in parts.indices where parts[place].isPaused != isPaused {
        let meant = parts[place].elements.filter { means(key, $0) }
        if meant.isEmpty { continue }
        changed = true
        if meant.count < parts[place].elements.count {
          parts[place].elements.removeAll { means(key, $0) }
          new.append(Part(elements: meant, isPaused: isPaused))
        } else {
          parts[place].isPaused = isPaused
        }
      }
      parts += new
      return changed
    }
  }

  @Test(
    "20 each call means the same parts, however many tweens the target has",
    arguments: 1...UInt64(TrialCount.of(300, few: 10)))
  func rule20_stories(seed: UInt64) {
    // In a third of the stories a name is registered anew.
    let story = Story(seed: seed)
    let (tweener, wall) = (story.tweener, story.wall)
    for step in 0..<120 {
      let key = story.key()
      switch story.random.whole(in: 0...19) {
      case 0: tweener.advance(by: 1)
      case 1 where seed % 3 == 0: story.register()
      case 2...4: #expect(tweener.pauseTween(wall, [key]) == story.setPaused(true, key))
      case 5, 6: #expect(tweener.resumeTween(wall, [key]) == story.setPaused(false, key))
      case 7 where step > 60:
        #expect(tweener.removeTween(wall, [key]) == story.remove(key))
      default: story.add()
      }
      #expect(tweener.isTweening(wall, key) == story.isMoved(key), "step \(step), \(key)")
      #expect(tweener.tweenCount == story.parts.count, "step \(step), \(key)")
      if tweener.tweenCount != story.parts.count { return }
    }
  }

  @Test("15 a newcomer takes what it moves from those that wait, however many there are")
  func rule15_atAddAmongMany() {
    let tweener = Tweener()
    let wall = Wall()
    let tweens = (0..<60).map { number in
      tweener.addTween(
        wall,
        [.delay: 1, .duration: 1, lamp(number % 12): 1, lamp((number + 1) % 12): 1])
    }
    let newcomer = tweener.addTween(
      wall, [.delay: 1, .duration: 1, .overwrite: OverwriteMode.atAdd, lamp(3): 5])
    for key in [lamp(2), lamp(3), lamp(4)] { #expect(tweener.isTweening(wall, key)) }
    #expect(tweens.allSatisfy { $0.state == .waiting })
    let second = tweener.addTween(
      wall, [.delay: 1, .duration: 1, .overwrite: OverwriteMode.atAdd, lamp(4): 5])
    // Those that had both have nothing left.
    #expect(
      tweens.indices.allSatisfy {
        (tweens[$0].outcome == .overwritten(by: second)) == ($0 % 12 == 3)
      })
    tweener.advance(by: 2)
    #expect([3, 4].allSatisfy { wall.lamps[$0] == 5 })
    #expect(newcomer.outcome == .completed)
  }
}
