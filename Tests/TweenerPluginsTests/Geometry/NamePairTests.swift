import Testing
import Tweener
import TweenerPlugins
import TweenerTestSupport

/// Every name against every other on one layer: the older moves from 0 to 1 s, the newer from 0.5 to 1.5 s.
@Suite struct NamePairTests {
  /// What happened in one run.
  private struct Run {
    let tweener = engine()
    let layer = LayerModel.sample()
    let older: Tween
    var newer: Tween?

    init(_ older: LayerName, _ newer: LayerName?) {
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
    for newer in rivals(of: older) {
      let run = Run(older, newer)
      run.tweener.advance(by: 0.75)
      let kept = older.owns.subtracting(newer.owns)
      #expect((run.older.state == .ended) == kept.isEmpty, "against \(newer.name)")
      if kept.isEmpty, let tween = run.newer {
        #expect(run.older.outcome == .overwritten(by: tween), "against \(newer.name)")
      }
    }
  }

  @Test("What the newer of two does not write moves as if it were alone", arguments: LayerName.all)
  func keepsTheRest(_ older: LayerName) {
    for newer in rivals(of: older) {
      let (run, alone) = (Run(older, newer), Run(older, nil))
      for _ in 0..<8 {
        run.tweener.advance(by: 0.2)
        alone.tweener.advance(by: 0.2)
        let kept = older.owns.subtracting(newer.owns)
        if older.looksAt.isDisjoint(with: newer.owns) {
          for number in kept {
            #expect(
              number.bits(run.layer) == number.bits(alone.layer), "\(number) against \(newer.name)")
          }
        } else if kept == older.owns, run.tweener.time <= 1 {
          // The middle and the far edge keep to their way though the size changes under them.
          #expect(areNear(older.read(run.layer), older.read(alone.layer)), "against \(newer.name)")
        }
      }
    }
  }

  @Test(
    "No number has two writers: without the loser everything goes on the same",
    arguments: LayerName.all)
  func oneWriter(_ older: LayerName) {
    for newer in rivals(of: older) {
      let (run, without) = (Run(older, newer), Run(older, newer))
      run.tweener.advance(by: 0.75)
      without.tweener.advance(by: 0.75)
      without.older.remove()
      for _ in 0..<5 {
        run.tweener.advance(by: 0.2)
        without.tweener.advance(by: 0.2)
        for number in newer.owns where newer.looksAt.isDisjoint(with: older.owns) {
          #expect(
            number.bits(run.layer) == number.bits(without.layer), "\(number) by \(newer.name)")
        }
      }
      #expect(areNear(newer.read(run.layer), newer.endNumbers), "\(newer.name)")
    }
  }

  @Test("The loser hears of it once, and only where something is shared", arguments: LayerName.all)
  func hearsOnce(_ older: LayerName) {
    for newer in rivals(of: older) {
      let tweener = engine()
      let layer = LayerModel.sample()
      var calls = 0
      tweener.addTween(
        layer, [.duration: 1, older.key: older.end(), .onOverwrite: { calls += 1 }])
      tweener.addTween(layer, [.duration: 1, .delay: 0.5, newer.key: newer.end()])
      tweener.advance(by: 2)
      #expect(calls == (older.owns.isDisjoint(with: newer.owns) ? 0 : 1), "against \(newer.name)")
    }
  }

  @Test("Asked by another name, the engine knows what is being moved", arguments: LayerName.all)
  func queries(_ name: LayerName) {
    // A splitter's name means what was split from it, and nothing else.
    for other in rivals(of: name) where other.name != "bounds" || name.name == "bounds" {
      let run = Run(name, nil)
      run.tweener.advance(by: 0.25)
      #expect(
        run.tweener.isTweening(run.layer, other.key) == !name.owns.isDisjoint(with: other.owns),
        "\(other.name)")
    }
  }
}
