import Testing
import TweenerTestSupport

@testable import Tweener

/// A target whose numbers lanes move in random trials.
protocol LaneSceneCast: AnyObject {
  init()
  var frame: RuleFrame { get set }
  /// All that it shows.
  var bits: [UInt64] { get }
}

/// Random calls to one target, which are turned round, hastened, paused and disturbed.
struct LaneSceneTrial<Cast: LaneSceneCast> {
  let call: (inout SplitMix64) -> TweenParameters

  /// Fails where lanes show other bits than the exact path, or the accessors others than direct writes.
  func check(_ seed: UInt64) {
    let direct = run(seed, directWrites: true, isChecked: true)
    #expect(run(seed, directWrites: false, isChecked: false) == direct, "seed \(seed)")
  }

  /// What shows behind each step. `isChecked`: the exact path writes everything once more.
  private func run(_ seed: UInt64, directWrites: Bool, isChecked: Bool) -> [[UInt64]] {
    var random = SplitMix64(seed: seed)
    let tweener = Tweener(directWrites: directWrites)
    tweener.onProblem = { _ in }
    let cast = Cast()
    var tweens: [Tween] = []
    var seen: [[UInt64]] = []
    for step in 0..<30 {
      if random.chance(35) { tweens.append(tweener.addTween(cast, call(&random))) }
      if random.chance(8), !tweens.isEmpty { random.pick(tweens).reverse() }
      if random.chance(8), !tweens.isEmpty { random.pick(tweens).timeScale = 1.5 }
      if random.chance(8), !tweens.isEmpty { random.pick(tweens).pause() }
      if random.chance(12), !tweens.isEmpty { random.pick(tweens).resume() }
      if random.chance(8) { cast.frame.width = Double(step) }
      tweener.advance(by: Double(random.whole(in: 1...40)) / 120)
      tweener.checkInvariants("seed \(seed), step \(step)")
      seen.append(cast.bits)
      guard isChecked else { continue }
      tweener.engine.writeAll()
      #expect(cast.bits == seen[step], "seed \(seed), step \(step)")
    }
    return seen
  }
}

extension TweenEngine {
  /// Writes all that runs by the exact path.
  func writeAll() {
    for slot in rows.slots where rows[slot].isAlive && rows.isDriving(slot) { write(slot) }
  }
}

extension Tweener {
  /// Fails where the engine's tables contradict each other.
  func checkInvariants(_ place: String = "") {
    #if DEBUG
      let broken = engine.brokenInvariants()
      #expect(broken.isEmpty, "\(place): \(broken)")
    #endif
  }
}
