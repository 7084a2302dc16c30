// A frame in which nothing begins or ends allocates nothing, in optimised builds: what the optimiser is told
// to leave alone puts closures and copies into memory. The benchmarks count the same at other sizes.

#if canImport(Glibc)
  import Testing
  import Tweener

  private final class Box {
    var x = 0.0
    var y: Float = 0
  }

  #if DEBUG
    private let isOptimised = false
  #else
    private let isOptimised = true
  #endif

  @Suite("Allocations", .serialized)
  struct SteadyFrameAllocationTests {
    private let size = 10_000
    private let tweener = Tweener()

    /// Allocations of 70 frames, which is more than what the engine spreads over several.
    private func allocationsOfFrames(keeping targets: [AnyObject]) throws -> Int {
      for _ in 0..<2 { tweener.advance(by: 1 / 60) }
      let made = AllocationCounter.allocations {
        for _ in 0..<70 { tweener.advance(by: 1 / 60) }
      }
      return try withExtendedLifetime(targets) { try #require(made) }
    }

    @Test("The counter sees each allocation, and none where there is none")
    func counterSees() throws {
      var boxes: [Box] = []
      boxes.reserveCapacity(100)
      let made = try #require(
        AllocationCounter.allocations { for _ in 0..<100 { boxes.append(Box()) } })
      #expect(made == 100)
      #expect(AllocationCounter.allocations {} == 0)
    }

    @Test("An easing that allocates is noticed in every frame")
    func allocatingEasingIsNoticed() throws {
      let box = Box()
      let kept = Kept()
      let easing: (Double) -> Double = { t in
        kept.path = [t, t * t]
        return kept.path[1]
      }
      tweener.addTween(box, [.duration: 1_000, .easing: easing, .path(\Box.x): 100])
      #expect(try allocationsOfFrames(keeping: [box]) >= 70)
      #expect(box.x > 0)
    }

    @Test(
      "A frame of 10,000 running tweens allocates nothing", .enabled(if: isOptimised),
      arguments: [
        Easing.linear, .inOutQuad, .outElastic, .inOutSine, .cubicBezier(0.25, 0.1, 0.25, 1),
      ]
    )
    func steadyFrame(_ easing: Easing) throws {
      let boxes = (0..<size).map { _ in Box() }
      for (index, box) in boxes.enumerated() {
        tweener.addTween(
          box,
          [
            .duration: 1_000 + Double(index), .easing: easing, .path(\Box.x): 100, .path(\Box.y): 1,
          ])
      }
      #expect(try allocationsOfFrames(keeping: boxes) == 0)
      #expect(boxes.allSatisfy { $0.x > 0 && $0.y > 0 })
      #expect(tweener.tweenCount == size)
    }

    @Test(
      "Nor does one with an onUpdate for each, nor tweens at another speed",
      .enabled(if: isOptimised))
    func steadyFrameWithUpdates() throws {
      let boxes = (0..<size).map { _ in Box() }
      let tally = Tally()
      for box in boxes {
        tweener.addTween(
          box,
          [
            .duration: 1_000, .timeScale: 0.75, .path(\Box.x): 100,
            .onUpdate: { tally.count += 1 },
          ])
      }
      #expect(try allocationsOfFrames(keeping: boxes) == 0)
      #expect(tally.count == 72 * size)
    }

    @Test(
      "Adding a template after room was made allocates nothing", .enabled(if: isOptimised),
      arguments: [true, false])
    func reservedTemplates(areObserved: Bool) throws {
      let count = 1_000
      let box = TweenTemplate<Box>(duration: 2, easing: .inOutQuad).to(\.x, 100)
      let observed = TweenTemplate<Observed>(duration: 2, easing: .inOutQuad).to(\.x, 100)
      let boxes = (0...count).map { _ in Box() }
      let others = (0...count).map { _ in Observed() }
      tweener.reserveCapacity(count + 1)
      // The first one is where the template is read.
      if areObserved {
        tweener.addTween(others[count], observed)
      } else {
        tweener.addTween(boxes[count], box)
      }
      let made = try #require(
        AllocationCounter.allocations {
          for index in 0..<count {
            if areObserved {
              tweener.addTween(others[index], observed)
            } else {
              tweener.addTween(boxes[index], box)
            }
          }
        })
      #expect(made == 0)
      #expect(tweener.tweenCount == count + 1)
      for _ in 0..<120 { tweener.advance(by: 1 / 60) }
      #expect(areObserved ? others.allSatisfy { $0.x == 100 } : boxes.allSatisfy { $0.x == 100 })
      #expect(tweener.tweenCount == 0)
    }
  }

  private final class Kept {
    var path: [Double] = []
  }

  private final class Observed {
    private(set) var writes = 0
    var x = 0.0 { didSet { writes += 1 } }
  }

  private final class Tally {
    var count = 0
  }
#endif
