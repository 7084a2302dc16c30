import Foundation
import Testing
import Tweener
import TweenerPlugins
import TweenerTestSupport

/// Random tweens on two layers alike; offsets on one of them.
@Suite struct OffsetRandomTests {
  private static let moves = ["x", "centerX", "width", "origin", "maxX", "frame", "bounds"]

  private static func value(_ name: String, _ random: inout SplitMix64) -> Any {
    // Whole numbers meet each other often, also those that an offset makes.
    func number() -> Double { Double(random.whole(in: -4...4) * 10) }
    switch name {
    case "origin": return CGPoint(x: number(), y: number())
    case "frame", "bounds":
      return CGRect(x: number(), y: number(), width: number(), height: number())
    default: return random.chance(50) ? number() : TweenValue.by(number())
    }
  }

  @Test("What is below an offset goes on as without it, and shows by as much as is added")
  func randomScenes() {
    for seed in 1...UInt64(TrialCount.of(150, atLeast: 20)) {
      var random = SplitMix64(seed: seed)
      let tweener = engine(directWrites: random.chance(50))
      let (covered, bare) = (LayerModel.sample(), LayerModel.sample())
      let added = { (eased: Double) in (eased * 8).rounded(.down) * 10 }
      var offsets: [Tween] = []
      var moves: [(Tween, Tween)] = []
      for _ in 0..<30 {
        switch random.whole(in: 0...9) {
        case 0...2:
          let name = random.chance(50) ? "x" : "origin"
          offsets.append(
            tweener.addTween(covered, [.duration: 1.25, TweenKey(name): TweenValue.offset(added)]))
        case 3...5:
          let name = random.pick(Self.moves)
          let parameters: TweenParameters = [
            .duration: Double(random.whole(in: 0...4)) / 4,
            .delay: Double(random.whole(in: 0...2)) / 4,
            TweenKey(name): Self.value(name, &random),
          ]
          moves.append((tweener.addTween(covered, parameters), tweener.addTween(bare, parameters)))
        case 6:
          if moves.isEmpty { continue }
          let (one, other) = random.pick(moves)
          if random.chance(50) {
            one.pause()
            other.pause()
          } else {
            one.remove()
            other.remove()
          }
        case 7:
          for (one, other) in moves where one.isPaused {
            one.resume()
            other.resume()
          }
        default: tweener.advance(by: Double(random.whole(in: 0...3)) / 8)
        }
        // Views follow what they are computed from with the next step.
        tweener.advance(by: 0)
        let shown = offsets.filter { $0.state == .running }.map { added($0.progress) }
          .reduce(0, +)
        let x = (covered.x, bare.x + shown)
        #expect(areNear([x.0], [x.1], within: 1e-9), "seed \(seed)")
        #expect(covered.frame.size == bare.frame.size, "seed \(seed)")
      }
      for (one, other) in moves where one.isPaused {
        one.resume()
        other.resume()
      }
      tweener.advance(by: 9)
      #expect(covered.frame == bare.frame && tweener.tweenCount == 0, "seed \(seed)")
    }
  }
}
