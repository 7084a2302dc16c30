import Testing
import Tweener
import TweenerPlugins
import TweenerTestSupport

/// Calls of chance, made to an animator and to the arithmetic of it.
@Suite("An animator beside its arithmetic")
struct AnimatorModelTests {
  private enum Call {
    case add
    case start(Double)
    case pause
    case go(Double, Double)
    case stop(Bool)
    case finish(TweenAnimator.Position)
    case set(Double)
    case turn, togglePauses
    case advance(Double)
  }

  private static func call(_ random: inout SplitMix64) -> Call {
    let fraction = random.pick([0, 0.25, 0.5, 1, random.unit()])
    switch random.whole(in: 0...19) {
    case 0: return .add
    case 1, 2: return .start(random.pick([0, 0, 0.25]))
    case 3, 4: return .pause
    case 5, 6: return .go(1, random.pick([0, 0, 0.5, 2]))
    case 7: return .go(fraction, random.pick([0, 0.5]))
    case 8: return .stop(random.chance(30))
    case 9: return .finish(random.pick([.start, .end, .current]))
    case 10, 11: return .set(fraction)
    case 12, 13: return .turn
    case 14: return .togglePauses
    default: return .advance(random.pick([0, 0.125, 0.25, random.unit()]))
    }
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
        let call = Self.call(&random)
        var answers: (Bool, Bool) = (true, true)
        switch call {
        case .add:
          guard animator.state == .inactive, !model.hasAnimation else { continue }
          stage.add(["x": 100])
          stage.listen()
          model.add()
        case .start(let delay):
          answers = (animator.startAnimation(afterDelay: delay), model.start(delay))
        case .pause: answers = (animator.pauseAnimation(), model.pause())
        case .go(let to, let factor):
          answers = (
            animator.continueAnimation(durationFactor: factor, upTo: to), model.go(to, factor, 0)
          )
        case .stop(let isAll): answers = (animator.stopAnimation(isAll), model.stop(isAll))
        case .finish(let position):
          answers = (animator.finishAnimation(at: position), model.finish(position))
        case .set(let fraction):
          animator.fractionComplete = fraction
          model.set(fraction)
        case .turn:
          animator.isReversed.toggle()
          model.turn()
        case .togglePauses:
          animator.pausesOnCompletion.toggle()
          model.pausesOnCompletion.toggle()
        case .advance(let seconds):
          stage.advance(seconds)
          model.advance(seconds)
        }
        let text: Comment = "seed \(seed), step \(step), \(call)"
        #expect(answers.0 == answers.1, text)
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
