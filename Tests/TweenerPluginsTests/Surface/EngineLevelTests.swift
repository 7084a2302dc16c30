import Foundation
import Testing
import TweenerPlugins

@testable import Tweener

/// What an engine keeps for its tweens, whatever their values are made of, is gone when they have ended.
@Suite("What remains of ended tweens") struct EngineLevelTests {
  /// Tables that have an entry for each tween, target or plan in them, by name.
  private func entries(_ engine: TweenEngine) -> [String: Int] {
    let targets = (0..<engine.targets.records.count)
    let plans = engine.rows.plans.summaries.indices.map { PlanIndex($0) }
    return [
      "rows": engine.rows.aliveCount,
      "plans": plans.count { engine.rows.plans.plan($0) != nil },
      "items": engine.rows.items.count,
      "targets": targets.count { engine.targets.records[$0].object != nil },
      "offsets": engine.registry.layers.count,
      "lanes": engine.writers.lanes.lanes.map(\.count).reduce(0, +),
      "ownerIndexes": engine.targets.ownerIndexes.count,
      "slow rows": engine.writers.scalarRows.count,
      "held": engine.writers.heldRows.count,
      "updaters": engine.updates.ids.count,
      "newcomers": engine.callouts.newcomers.count,
      "beginning": engine.schedule.parts.count,
      "released": engine.callouts.released.count,
      "events": engine.schedule.pending.count + engine.schedule.immediate.count
        + engine.schedule.deferred.count,
    ]
  }

  /// Tables that only grow, to what they once needed.
  private func sizes(_ engine: TweenEngine) -> [String: Int] {
    [
      "slots": engine.rows.rows.count,
      "records": engine.targets.records.count,
      "heads": engine.rows.plans.summaries.count,
      "items": engine.rows.items.capacity,
      "lanes": engine.writers.lanes.lanes.count,
    ]
  }

  private static var values: [(TweenKey, Any)] {
    [
      ("x", 100), ("frame", CGRect(x: 1, y: 2, width: 3, height: 4)), ("centerX", 40),
      ("y", TweenValue.by(10).interpolated { $0 + ($1 - $0) * $2 }),
      ("width", TweenValue.by(9).filtered { $0 }),
      ("x", TweenValue.offset { 40 * $0 * (1 - $0) }),
      ("centerX", TweenValue.offset(TweenKeyframes([0, 30, -30, 0]))),
      ("alpha", TweenValue.to(TweenKeyframes([0, 1, 0.5]))),
      ("height", TweenValue.ends { ($0, 8) }),
      (
        "position",
        TweenValue.along(MotionPath(.polyline, [SIMD2(0, 0), SIMD2(8, 4)]), placement: .moved)
      ),
      ("backgroundColor", "tomato"), ("text", TextTween.retyped("some text")), ("text", "more"),
      ("transform3d", Transform3D(translation: SIMD3(1, 2, 3))), ("rotation", TweenValue.from(2)),
      ("nonsense", 3), ("size", "no size"),
    ]
  }

  /// Adds tweens of every value in every way, takes parts of them away, and lets them all end.
  private func round(_ tweener: Tweener, _ templates: [TweenTemplate<LayerModel>]) {
    for (template, (key, value)) in zip(templates, Self.values) {
      let layers = (0..<3).map { _ in LayerModel.sample() }
      tweener.addTween(layers, template)
      let calls: TweenParameters = [
        .duration: 0.5, key: value, "scaleX": 2, "colorSpace": "oklab", .onOverwrite: {},
        .onUpdate: {},
      ]
      tweener.addTween(layers[0], calls)
      tweener.addTween(layers[1], [.duration: 0.5, .repeat: 2, .rounded: true, key: value])
      tweener.advance(by: 0.125)
      tweener.addTween(layers[2], template.with([.overwrite: OverwriteMode.none]))
      let parts = TweenTemplate<LayerModel>([.duration: 0.25, "x": 5, "backgroundColor.red": 0.5])
      tweener.addTween(layers[0], parts)
      tweener.advance(by: 0.125)
      tweener.pauseTween(layers[1], ["x", "scaleX", key])
      tweener.removeTween(layers[2], ["y", "centerX"])
      tweener.addTween(layers[1], ["preset": "shake", "repeatCount": 1])
      tweener.advance(by: 0.125)
      tweener.resumeTween(layers[1])
      tweener.advance(by: 9)
    }
  }

  @Test("Tweens of every kind of value leave no entry in the engine's tables, and no table grows")
  func level() {
    let tweener = Tweener()
    tweener.onProblem = { _ in }
    tweener.install(StandardPlugins())
    let templates = Self.values.map { key, value in
      TweenTemplate<LayerModel>([.duration: 0.5, key: value, "scaleY": 2, .onOverwrite: {}])
    }
    // As many as it takes until slots serve again.
    for _ in 0..<12 { round(tweener, templates) }
    let before = sizes(tweener.engine)
    for _ in 0..<4 {
      round(tweener, templates)
      for (table, count) in entries(tweener.engine) { #expect(count == 0, "\(table)") }
    }
    #expect(sizes(tweener.engine) == before)
    #expect(tweener.engine.callouts.problems.count <= before["slots"] ?? 0)
  }
}
