import Testing
import Tweener
import TweenerPlugins
import TweenerTestSupport

/// Calls of chance, made to an animator and to the arithmetic of it.
@Suite("An animator beside its arithmetic")
struct AnimatorModelTests {
  /// Makes one call to both: what it was, and what they answered.
  private static func call(
    _ random: inout SplitMix64, _ stage: AnimatorStage, _ model: inout AnimatorModel
  ) -> (name: String, answer: Bool, wanted: Bool) {
    let animator = stage.animator
    let fraction = random.pick([0, 0.25, 0.5, 1, random.unit()])
    switch random.whole(in: 0...19) {
    case 0:
      guard animator.state == .inactive, !model.hasAnimation else { break }
      stage.add(["x": 100])
      stage.listen()
      model.add()
      return ("add", true, true)
    case 1, 2:
      let delay = random.pick([0, 0, 0.25])
      return ("start \(delay)", animator.startAnimation(afterDelay: delay), model.start(delay))
    case 3, 4: return ("pause", animator.pauseAnimation(), model.pause())
    case let number where (5...7).contains(number):
      let to = number == 7 ? fraction : 1
      let factor = random.pick(number == 7 ? [0, 0.5] : [0, 0, 0.5, 2])
      let answer = animator.continueAnimation(durationFactor: factor, upTo: to)
      return ("go \(to) \(factor)", answer, model.go(to, factor, 0))
    case 8:
      let isAll = random.chance(30)
      return ("stop \(isAll)", animator.stopAnimation(isAll), model.stop(isAll))
    case 9:
      let position = random.pick([TweenAnimator.Position.start, .end, .current])
      return ("finish \(position)", animator.finishAnimation(at: position), model.finish(position))
    case 10, 11:
      animator.fractionComplete = fraction
      model.set(fraction)
      return ("set \(fraction)", true, true)
    case 12, 13:
      animator.isReversed.toggle()
      model.turn()
      return ("turn", true, true)
    case 14:
      animator.pausesOnCompletion.toggle()
      model.pausesOnCompletion.toggle()
      return ("togglePauses", true, true)
    default: break
    }
    let seconds = random.pick([0, 0.125, 0.25, random.unit()])
    stage.advance(seconds)
    model.advance(seconds)
    return ("advance \(seconds)", true, true)
  }

  @Test("State, fraction, direction, values, answers and completions are the same")
  func same() {
    for seed in 1...UInt64(TrialCount.of(20_000, few: 300)) {
      var random = SplitMix64(seed: seed)
      let duration = random.pick([0, 0.5, 1, 2])
      let stage = AnimatorStage(duration: duration)
      let animator = stage.animator
      var model = AnimatorModel(duration: duration)
      for step in 0..<30 {
        let (call, answer, wanted) = Self.call(&random, stage, &model)
        let text: Comment = "seed \(seed), step \(step), \(call)"
        #expect(answer == wanted, text)
        #expect(animator.state == model.state, text)
        #expect(animator.isRunning == model.isRunning, text)
        #expect(animator.isReversed == model.isReversed, text)
        #expect(abs(animator.fractionComplete - model.fraction) < 1e-7, text)
        #expect(abs(stage.sled.x - model.x) < 1e-5, text)
        #expect(stage.positions == model.positions, text)
        guard animator.state == model.state, animator.isRunning == model.isRunning else { break }
      }
      #expect(stage.problems == [], "seed \(seed)")
    }
  }
}
