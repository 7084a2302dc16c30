import Testing
import TweenerTestSupport

@testable import Tweener

@Suite("The components of a timeline have numbers")
struct TrackNumbersTests {
  private static func key(_ target: Int32, _ offset: Int, _ keys: ComponentKeys) -> TrackKey {
    TrackKey(target: target, key: keys.key(offset: offset))
  }

  @Test("each is found by its key, however many there are, and what is forgotten is not")
  func findsAll() {
    let keys = ComponentKeys()
    var random = SplitMix64(seed: 5)
    var numbers = TrackNumbers()
    var known: [TrackKey: Int] = [:]
    for turn in 0..<3_000 {
      let key = Self.key(Int32(random.whole(in: 0...200)), 8 * Int(random.whole(in: 0...3)), keys)
      #expect(numbers.find(key) == known[key], "turn \(turn)")
      if known[key] == nil {
        known[key] = numbers.append(key)
      } else if random.chance(20), let number = known.removeValue(forKey: key) {
        numbers.forget(number)
      }
    }
    #expect(known.count > 500)
    #expect(known.allSatisfy { numbers.find($0.key) == $0.value })
  }

  @Test("what is added has numbers of its own, and is not found")
  func added() {
    var numbers = TrackNumbers()
    let key = TrackKey(target: 1, key: .added)
    for number in 0..<40 {
      #expect(numbers.append(key) == number)
      #expect(numbers.find(key) == nil)
    }
  }
}
