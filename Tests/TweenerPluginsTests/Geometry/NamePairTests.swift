import Testing
import Tweener
import TweenerPlugins
import TweenerTestSupport

/// Every name against every other on one layer: the older moves from 0 to 1 s, the newer from 0.5 to 1.5 s. All rivals of a
/// name are tried at once, on an engine that they share, as to install everything takes longer than to play a pair.
@Suite struct NamePairTests {
  private let tweener = engine()

  /// What happened in one run.
  private struct Run {
    let layer = LayerModel.sample()
    let older: Tween
    var newer: Tween?

    init(_ older: LayerName, _ newer: LayerName?, on tweener: Tweener) {
      self.older = tweener.addTween(
        layer, [.duration: 1, .easing: Easing.inOutQuad, older.key: older.end()])
      self.newer = newer.map {
        tweener.addTween(layer, [.duration: 1, .delay: 0.5, $0.key: $0.end()])
      }
    }
  }

  /// The names that one is tried against: all of them where all trials are asked for; else a third, another one for each.
  private func rivals(of name: LayerName) -> [LayerName] {
    let all = LayerName.all
    guard !TrialCount.isAll, let place = all.firstIndex(where: { $0.name == name.name }) else {
      return all
    }
    return all.indices.filter { ($0 + place) % 3 == 0 || $0 == place }.map { all[$0] }
  }

  @Test("The older of two loses exactly what both write", arguments: LayerName.all)
  func losesExactlyTheShared(_ older: LayerName) {
    let runs = rivals(of: older).map { ($0, Run(older, $0, on: tweener)) }
    tweener.advance(by: 0.75)
    for (newer, run) in runs {
      let kept = older.owns.subtracting(newer.owns)
      #expect((run.older.state == .ended) == kept.isEmpty, "against \(newer.name)")
      if kept.isEmpty, let tween = run.newer {
        #expect(run.older.outcome == .overwritten(by: tween), "against \(newer.name)")
      }
    }
  }

  @Test("What the newer of two does not write moves as if it were alone", arguments: LayerName.all)
  func keepsTheRest(_ older: LayerName) {
    let alone = Run(older, nil, on: tweener)
    let runs = rivals(of: older).map { ($0, Run(older, $0, on: tweener)) }
    for _ in 0..<8 {
      tweener.advance(by: 0.2)
      for (newer, run) in runs {
        let kept = older.owns.subtracting(newer.owns)
        if older.looksAt.isDisjoint(with: newer.owns) {
          for number in kept {
            #expect(
              number.bits(run.layer) == number.bits(alone.layer), "\(number) against \(newer.name)")
          }
        } else if kept == older.owns, tweener.time <= 1 {
          // The middle and the far edge keep to their way though the size changes under them.
          #expect(areNear(older.read(run.layer), older.read(alone.layer)), "against \(newer.name)")
        }
      }
    }
  }

  @Test("No number has two writers: without the loser all is the same", arguments: LayerName.all)
  func oneWriter(_ older: LayerName) {
    let runs = rivals(of: older).map {
      ($0, Run(older, $0, on: tweener), Run(older, $0, on: tweener))
    }
    tweener.advance(by: 0.75)
    for (_, _, without) in runs { without.older.remove() }
    for _ in 0..<5 {
      tweener.advance(by: 0.2)
      for (newer, run, without) in runs {
        for number in newer.owns where newer.looksAt.isDisjoint(with: older.owns) {
          #expect(
            number.bits(run.layer) == number.bits(without.layer), "\(number) by \(newer.name)")
        }
      }
    }
    for (newer, run, _) in runs {
      #expect(areNear(newer.read(run.layer), newer.endNumbers), "\(newer.name)")
    }
  }

  @Test("The loser hears of it once, and only where something is shared", arguments: LayerName.all)
  func hearsOnce(_ older: LayerName) {
    for newer in rivals(of: older) {
      let layer = LayerModel.sample()
      var calls = 0
      tweener.addTween(layer, [.duration: 1, older.key: older.end(), .onOverwrite: { calls += 1 }])
      tweener.addTween(layer, [.duration: 1, .delay: 0.5, newer.key: newer.end()])
      tweener.advance(by: 2)
      #expect(calls == (older.owns.isDisjoint(with: newer.owns) ? 0 : 1), "against \(newer.name)")
    }
  }

  @Test("Asked by another name, the engine knows what is being moved", arguments: LayerName.all)
  func queries(_ name: LayerName) {
    // A splitter's name means what was split from it, and nothing else.
    let run = Run(name, nil, on: tweener)
    tweener.advance(by: 0.25)
    for other in rivals(of: name) where other.name != "bounds" || name.name == "bounds" {
      #expect(
        tweener.isTweening(run.layer, other.key) == !name.owns.isDisjoint(with: other.owns),
        "\(other.name)")
    }
  }
}
