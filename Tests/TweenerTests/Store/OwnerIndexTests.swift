import Testing
import TweenerTestSupport

@testable import Tweener

/// Many components behind one subscript.
private final class Wall {
  var lamps: [Double]
  init(_ count: Int) { lamps = Array(repeating: 0, count: count) }
}

@Suite("Targets that own many components")
struct OwnerIndexTests {
  private func key(_ lamp: Int) -> TweenKey { .path(\Wall.lamps[lamp]) }

  /// What happened to each lamp, in order.
  private final class Log {
    var lines: [Int: [String]] = [:]
  }

  /// One random story, on one wall of many lamps or on many walls of one.
  private func play(seed: UInt64, count: Int, isOneWall: Bool) -> ([[UInt64]], [Int: [String]]) {
    var random = RuleRandom(seed: seed)
    let tweener = Tweener()
    let walls = isOneWall ? [Wall(count)] : (0..<count).map { _ in Wall(1) }
    let log = Log()
    func place(_ lamp: Int) -> (Wall, TweenKey) {
      isOneWall ? (walls[0], key(lamp)) : (walls[lamp], key(0))
    }
    var trace: [[UInt64]] = []
    // The longest tween lasts as long as half of all.
    for _ in 0..<TrialCount.of(60, atLeast: 30) {
      for _ in 0..<count / 2 {
        let lamp = Int.random(in: 0..<count, using: &random)
        let (wall, key) = place(lamp)
        switch Int.random(in: 0..<10, using: &random) {
        case 0: tweener.removeTween(wall, [key])
        case 1: tweener.pauseTween(wall, [key])
        case 2: tweener.resumeTween(wall, [key])
        default:
          let mode: OverwriteMode = Bool.random(using: &random) ? .atStart : .none
          tweener[wall].add([
            .duration: Double.random(in: 0...2, using: &random),
            .delay: Double.random(in: 0...1, using: &random), .overwrite: mode,
            key: Double.random(in: -9...9, using: &random),
            .onOverwrite: { log.lines[lamp, default: []].append("lost at \(tweener.time)") },
            .onEnd: { (outcome: TweenOutcome) in
              log.lines[lamp, default: []].append("\(ruleShort(outcome)) at \(tweener.time)")
            },
          ])
        }
      }
      tweener.advance(by: 0.1)
      trace.append(
        (0..<count).map { lamp in
          let (wall, _) = place(lamp)
          return wall.lamps[isOneWall ? lamp : 0].bitPattern
        })
    }
    return (trace, log.lines)
  }

  @Test(
    "a wall of lamps plays as the same lamps on walls of their own",
    arguments: 1...UInt64(TrialCount.of(6, atLeast: 2, few: 1)))
  func againstAlone(seed: UInt64) {
    for count in [10, 16, 17, 18, 60] {
      let together = play(seed: seed, count: count, isOneWall: true)
      let alone = play(seed: seed, count: count, isOneWall: false)
      #expect(together.0 == alone.0, "seed \(seed), \(count) lamps")
      #expect(together.1 == alone.1, "seed \(seed), \(count) lamps")
    }
  }

  @Test("one call of many components gives up any of them, and pauses in parts")
  func parts() {
    let tweener = Tweener()
    let wall = Wall(40)
    var parameters: TweenParameters = [.duration: 4]
    for lamp in 0..<40 { parameters[key(lamp)] = 4 }
    let whole = tweener.addTween(wall, parameters)
    tweener.advance(by: 1)
    for lamp in [39, 0, 7, 8, 21] { tweener.addTween(wall, [.duration: 1, key(lamp): 0]) }
    tweener.advance(by: 1)
    for lamp in [1, 38, 9] { tweener.removeTween(wall, [key(lamp)]) }
    tweener.pauseTween(wall, [key(2), key(37)])
    tweener.advance(by: 1)
    for lamp in 0..<40 {
      let expected: Double =
        switch lamp {
        case 39, 0, 7, 8, 21: 0
        case 1, 38, 9, 2, 37: 2
        default: 3
        }
      #expect(wall.lamps[lamp] == expected, "lamp \(lamp)")
    }
    tweener.removeAllTweens()
    #expect(whole.outcome == .removed)
  }

  @Test("owners are found by key from seventeen components on, until the target's last tween")
  func threshold() {
    let tweener = Tweener()
    let wall = Wall(40)
    for lamp in 0..<15 { tweener.addTween(wall, [.duration: 1, key(lamp): 1]) }
    tweener.advance(by: 0.5)
    tweener.addTween(wall, [.duration: 1, key(0): 0])
    #expect(tweener.after(0, tweener.engine.targets.ownerIndexes.count) == 0)
    for lamp in 15..<40 { tweener.addTween(wall, [.duration: 1, key(lamp): 1]) }
    #expect(tweener.after(0, tweener.engine.targets.ownerIndexes.count) == 1)
    let owners = tweener.engine.targets.find(wall).flatMap {
      tweener.engine.targets.ownerIndexes[$0]
    }
    #expect(owners?.alone.count == 40)
    #expect(tweener.after(2, tweener.engine.targets.ownerIndexes.count) == 0)
    #expect(wall.lamps == [0] + Array(repeating: 1, count: 39))
  }
}
