import Testing
import TweenerTestSupport

@testable import Tweener

@Suite("Sets of parts")
struct PartSetTests {
  @Test("Random sets are as Swift's, however far the parts are apart")
  func random() {
    var random = SplitMix64(seed: 5)
    for span in [1, 3, 64, 100, 1_000] {
      for _ in 0..<200 {
        let first = Int(random.next() % 300)
        let numbers = (0..<Int(random.next() % 90)).map { _ in
          first + Int(random.next() % UInt64(span))
        }
        let (set, model) = (PartSet(numbers.map(PartIndex.init)), Set(numbers))
        #expect(set.isEmpty == model.isEmpty)
        #expect(set.count == model.count)
        #expect((0..<1_400).allSatisfy { set.contains(PartIndex($0)) == model.contains($0) })
      }
    }
  }
}
