// Adding timelines.

extension Tweener {
  /// Plays a timeline as one tween: one handle, one age, one outcome.
  ///
  /// What it shows is a function of its own time alone: it can be paused, sought, turned round and repeated like any tween.
  /// Members read their start values when their start is first reached. A wrong member is reported and left out, the others
  /// play.
  ///
  /// ```swift
  /// var intro = TweenTimeline(defaults: [.duration: 1])
  /// intro.add(box, ["x": 100])
  /// intro.add(box, ["y": 50], at: "-=0.5")
  /// let tween = tweener.addTimeline(intro, [.repeat: 1, .autoreverse: true])
  /// tweener.advance(by: 1)
  /// print(box.x, box.y, tween.totalDuration)  // prints 100.0 25.0 3.0
  /// ```
  ///
  /// - Parameters:
  ///   - timeline: what is played. Its targets are not kept alive, unless `retainsTarget` asks for it.
  ///   - parameters: words of the whole: delay, plays, callbacks, `easing`, `overwrite` and others; see Docs/Timelines.md.
  ///   - file: the file of the call, for reports about it.
  ///   - line: the line of the call.
  /// - Returns: the handle of the whole.
  /// - Complexity: O(*n* log *n*) for *n* members.
  @discardableResult
  public func addTimeline(
    _ timeline: TweenTimeline, _ parameters: TweenParameters = [:], file: String = #fileID,
    line: UInt = #line
  ) -> Tween {
    let site = CallSite(file: file, line: line)
    let registry = engine.registry
    var reader = TimelineReader(registry: registry, knowsPlans: parameters.saysNothingOfMembers)
    let layout = reader.layout(timeline)
    var words = TimelineWords(targetType: nil, site: site)
    let head = self.reader(for: nil).read(
      words.whole(parameters, duration: layout.playDuration)
    ) { CallbackReader<NoTargetForms>.self }
    var maker = TimelineMaker(registry: registry, head: head)
    let items = maker.items(timeline, layout)
    let problems =
      words.problems + head.problems.located(site) + reader.problems + maker.problems
    let plan = ResolvedPlan(plan: head, problems: problems)
    var timing = plan.timing
    timing.delay = 0
    return handle(
      engine.add(
        plan, target: nil,
        timeline: TweenEngine.TimelineDraft(
          timing: timing, easing: head.easing.unlessLinear, callbacks: head.callbacks,
          items: items, labels: layout.labels, source: KeptTimeline(timeline, layout))))
  }

  /// Plays a timeline in ``shared``.
  @MainActor @discardableResult
  public static func addTimeline(
    _ timeline: TweenTimeline, _ parameters: TweenParameters = [:], file: String = #fileID,
    line: UInt = #line
  ) -> Tween {
    shared.addTimeline(timeline, parameters, file: file, line: line)
  }
}

extension TweenParameters {
  /// Whether a whole timeline says nothing of how its members take what they move, and whether they keep it.
  fileprivate var saysNothingOfMembers: Bool {
    keys.allSatisfy { key in
      guard let word = key.name.flatMap(ReservedKey.match)?.word else { return true }
      return word != .overwrite && word != .retainsTarget && word != .base
    }
  }
}
