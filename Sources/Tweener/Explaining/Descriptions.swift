// The line that an engine, a timeline, a stagger, a playhead, a property or a template prints.

extension Tweener: CustomStringConvertible {
  /// One line: `Tweener at 2.5 s: 3 run, 1 waits, 2 are paused`. Complexity: O(*n*) in its tweens.
  public var description: String {
    let rows = engine.rows
    var (running, waiting, paused) = (0, 0, 0)
    for id in engine.allIDs {
      if rows[id.slot].isPaused {
        paused += 1
      } else if rows[id.slot].state == .waiting {
        waiting += 1
      } else {
        running += 1
      }
    }
    var parts: [String] = []
    if running > 0 { parts.append(running == 1 ? "1 runs" : "\(running) run") }
    if waiting > 0 { parts.append(waiting == 1 ? "1 waits" : "\(waiting) wait") }
    if paused > 0 { parts.append(paused == 1 ? "1 is paused" : "\(paused) are paused") }
    let tweens = parts.isEmpty ? "no tweens" : parts.joined(separator: ", ")
    let held = timeScale == 0 ? ", held" : ""
    return "Tweener at \(time) s\(held): \(tweens)"
  }
}

extension TweenTimeline: CustomStringConvertible {
  /// One line: `TweenTimeline: 3 entries, 2.5 s`.
  public var description: String {
    "TweenTimeline: \(members.count == 1 ? "1 entry" : "\(members.count) entries"), \(duration) s"
  }
}

extension Stagger: CustomStringConvertible {
  /// One line: `Stagger: 0.1 s from one start to the next, from the center`.
  public var description: String {
    let span =
      switch span {
      case .each(let seconds): "\(seconds) s from one start to the next"
      case .total(let seconds): "\(seconds) s from the first start to the last"
      }
    let grid = columns.map { ", in \($0) columns" } ?? ""
    return "Stagger: \(span), origin \(origin)\(grid)"
  }
}

extension TweenPlayhead: CustomStringConvertible {
  /// One line: `playhead of tween 3.4 (running), at 0.5 s`.
  public var description: String {
    let tween = engine.map { "\(Tween(engine: $0, id: id))" } ?? "a tween without an engine"
    return "playhead of \(tween), at \(elapsed) s"
  }
}

extension TweenProperty: CustomStringConvertible {
  /// One line: `TweenProperty \Box.x`; without a key path `TweenProperty of Box`, or, where it is
  /// made from another, `TweenProperty from frame`.
  public var description: String {
    if let path = source.path { return "TweenProperty \(path)" }
    let base = (source as? DerivedSource)?.base
    return "TweenProperty \(base.map { "from \($0)" } ?? "of \(source.rootType)")"
  }
}

extension TweenProperties: CustomStringConvertible {
  /// One line: `TweenProperties: x, y`.
  public var description: String {
    "TweenProperties: \(entries.keys.map(\.description).ordered(by: <).joined(separator: ", "))"
  }
}

extension TweenTemplate: CustomStringConvertible {
  /// One line: `TweenTemplate of Box: [duration: 2.0, \Box.y: 200.0]`.
  public var description: String { "TweenTemplate of \(Target.self): \(parameters)" }
}

extension TweenAction: CustomStringConvertible {
  /// One line: `TweenAction`, and `on the main actor` where its method is isolated to that.
  public var description: String { "TweenAction\(needsMainActor ? " on the main actor" : "")" }
}
