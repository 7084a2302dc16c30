import Testing
import TweenerTestSupport

@testable import Tweener

@Suite("ChunkedArray")
struct ChunkedArrayTests {
  @Test(
    "holds what an array holds, whatever is done to it",
    arguments: 1...UInt64(TrialCount.of(10, atLeast: 2)))
  func model(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    var array = ChunkedArray<Int>()
    var model: [Int] = []
    for step in 0..<400 {
      switch random.whole(in: 0...9) {
      case 0...4:
        for _ in 0..<random.whole(in: 1...700) {
          array.append(step)
          model.append(step)
        }
      case 5 where !model.isEmpty:
        #expect(array.removeLast() == model.removeLast())
      case 6:
        let kept = random.whole(in: 0...model.count)
        array.truncate(to: kept)
        model.removeSubrange(kept...)
      case 7: array.reserveCapacity(random.whole(in: 0...20_000))
      default:
        for _ in 0..<20 where !model.isEmpty {
          let index = random.whole(in: 0...(model.count - 1))
          array[index] += 1
          model[index] += 1
        }
      }
      guard array.count == model.count, model.indices.allSatisfy({ array[$0] == model[$0] })
      else {
        Issue.record("seed \(seed), step \(step)")
        return
      }
    }
  }

  @Test("a copy is its own")
  func copies() {
    var array = ChunkedArray<Int>()
    for number in 0..<3_000 { array.append(number) }
    let copy = array
    array[1_500] = -1
    array.append(-2)
    #expect(copy[1_500] == 1_500 && copy.count == 3_000)
    #expect(array[1_500] == -1 && array[3_000] == -2)
  }

  @Test("lets go of what it held")
  func lifetimes() {
    let tracker = LifetimeTracker()
    var array = ChunkedArray<AnyObject?>()
    for _ in 0..<2_500 { array.append(tracker.makeToken()) }
    #expect(tracker.living == 2_500)
    array.truncate(to: 1_000)
    #expect(tracker.living == 1_000)
    array[7] = nil
    #expect(tracker.living == 999)
    array = ChunkedArray()
    #expect(tracker.living == 0)
  }
}
