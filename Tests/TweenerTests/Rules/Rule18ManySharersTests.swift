import Testing
import TweenerTestSupport

@testable import Tweener

@Suite("18 Many tweens of one component")
struct Rule18ManySharersTests {
  /// A tween that shares, with what it needs to say where it is.
  private struct Sharer {
    let tween: Tween
    let from: Double
    let to: Double
    var scale = 1.0

    var drives: Bool { tween.state == .running && !tween.isPaused && scale > 0 }
    var value: Double { from + (to - from) * tween.progress }
  }

  @Test(
    "18 the newest that drives shows, among forty that pause, resume, stand still and end",
    arguments: 1...UInt64(TrialCount.of(40, atLeast: 8)))
  func rule18_stories(seed: UInt64) {
    var random = RuleRandom(seed: seed)
    let (tweener, box) = (Tweener(), RuleBox())
    var sharers: [Sharer] = []
    for step in 0..<300 {
      if sharers.filter({ $0.tween.state != .ended }).count < 40 {
        let ends = (
          Double.random(in: -9...9, using: &random), Double.random(in: -9...9, using: &random)
        )
        let tween = tweener[box].add([
          .duration: Double.random(in: 1...60, using: &random),
          .delay: Double.random(in: 0...1, using: &random), .overwrite: OverwriteMode.none,
          "x": TweenValue.fromTo(ends.0, ends.1),
        ])
        sharers.append(Sharer(tween: tween, from: ends.0, to: ends.1))
      }
      let place = Int.random(in: sharers.indices, using: &random)
      switch Int.random(in: 0..<8, using: &random) {
      case 0: sharers[place].tween.pause()
      case 1: sharers[place].tween.resume()
      case 2:
        sharers[place].scale = 0
        sharers[place].tween.timeScale = 0
      case 3:
        sharers[place].scale = 1
        sharers[place].tween.timeScale = 1
      case 4: sharers[place].tween.remove()
      case 5: sharers[place].tween.progress = Double.random(in: 0...1, using: &random)
      default: break
      }
      tweener.advance(by: 0.1)
      if let shown = sharers.last(where: \.drives) {
        #expect(abs(box.x - shown.value) < 1e-9, "seed \(seed), \(step)")
      }
    }
    #expect(tweener.engine.targets.ownerIndexes.count == 1)
    #if DEBUG
      #expect(tweener.engine.brokenInvariants() == [])
    #endif
  }
}
