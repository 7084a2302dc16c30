import Testing
import Tweener
import TweenerTestSupport

@Suite("Rule 6: generations at one instant")
struct Rule06GenerationTests {
  private let stage = RuleStage()

  /// Adds a tween of no length whose completion adds the next, for as long as `more` says.
  private final class Chain {
    let stage: RuleStage
    var count = 0
    var limit = Int.max
    var times: Set<Double> = []
    var lowest = UInt.max
    var highest = UInt.min

    init(_ stage: RuleStage) { self.stage = stage }

    func next(_ duration: Double = 0) {
      stage.tweener.addCaller([
        .duration: duration,
        .onComplete: { [unowned self] in
          count += 1
          times.insert(stage.tweener.time)
          lookAtStack()
          if count < limit { next(duration) }
        },
      ])
    }

    @inline(never)
    private func lookAtStack() {
      var here = 0
      withUnsafeMutablePointer(to: &here) {
        let address = UInt(bitPattern: $0)
        lowest = min(lowest, address)
        highest = max(highest, address)
      }
    }
  }

  @Test("6 what a callback adds belongs to the next generation")
  func rule06_next() {
    for name in ["a", "b"] {
      stage.tweener.addCaller([
        .duration: 1,
        .onComplete: {
          stage.note(name)
          stage.tweener.addCaller([.onComplete: { stage.note("child of \(name)") }])
        },
      ])
    }
    stage.tweener.addCaller([.delay: 1, .duration: 1, .onStart: { stage.note("c") }])
    stage.tweener.advance(by: 1)
    #expect(stage.log == ["a @1.0", "b @1.0", "c @1.0", "child of a @1.0", "child of b @1.0"])
  }

  @Test("6 after 10,000 generations the rest waits for the next advance, and is reported")
  func rule06_cap() {
    let chain = Chain(stage)
    stage.tweener.addCaller([.duration: 0.5, .onComplete: { chain.next() }])
    stage.tweener.advance(by: 1)
    // The end that begins it is the first generation.
    #expect(chain.count == 9_999)
    #expect(chain.times == [0.5])
    #expect(stage.kinds == [.tooManyGenerations])
    #expect(stage.tweener.time == 1)
    #expect(stage.tweener.tweenCount == 1)
    #expect(stage.after(1, chain.count) == 19_999)
    #expect(stage.kinds == [.tooManyGenerations, .tooManyGenerations])
    #expect(stage.tweener.time == 2)
    chain.limit = 20_005
    #expect(stage.after(0, chain.count) == 20_005)
    #expect(stage.kinds.count == 2)
    #expect(stage.tweener.tweenCount == 0)
  }

  @Test("6 the cap holds outside of advance as well")
  func rule06_capOutside() {
    let chain = Chain(stage)
    chain.next()
    #expect(stage.kinds == [.tooManyGenerations])
    #expect(chain.count >= 10_000)
    #expect(chain.count <= 10_001)
    #expect(stage.tweener.tweenCount == 1)
    let before = chain.count
    chain.limit = before + 100
    #expect(stage.after(0, chain.count) == before + 100)
    #expect(stage.kinds.count == 1)
  }

  @Test("6 any number of tweens may start together: that is one generation")
  func rule06_many() {
    var started = 0
    for _ in 0..<11_000 {
      stage.tweener.addCaller([.delay: 1, .duration: 0, .onStart: { started += 1 }])
    }
    #expect(stage.after(1, started) == 11_000)
    #expect(stage.problems.isEmpty)
  }

  /// More than are called at one instant. Each link that left as much as an address on the stack would show by
  /// six times the limit below.
  private static let longest = TrialCount.of(100_000, atLeast: 12_500)
  /// Of links that have an instant each, fewer show it: by ten times the limit.
  private static let longestInTime = TrialCount.of(100_000, atLeast: 5_000)

  @Test("6 a long chain does not grow the stack, of no length", .timeLimit(.minutes(15)))
  func rule06_stackOfNoLength() {
    let chain = Chain(stage)
    chain.limit = Self.longest
    chain.next()
    while stage.tweener.tweenCount > 0 { stage.tweener.advance(by: 0) }
    #expect(chain.count == Self.longest)
    #expect(chain.highest - chain.lowest < 16_384)
  }

  @Test("6 a long chain does not grow the stack, of one flick each", .timeLimit(.minutes(15)))
  func rule06_stackOfOneFlick() {
    let chain = Chain(stage)
    chain.limit = Self.longestInTime
    chain.next(ruleFlicks(1))
    #expect(stage.after(1, chain.count) == Self.longestInTime)
    #expect(stage.problems.isEmpty)
    #expect(chain.times.count == Self.longestInTime)
    #expect(chain.highest - chain.lowest < 4_096)
  }
}
