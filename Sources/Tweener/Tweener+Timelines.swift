// Adding timelines.

extension Tweener {
  /// Plays a timeline as one tween: one handle, one age, one outcome.
  ///
  /// Its values are a function of its own time alone: it can be paused, sought, turned round and
  /// repeated like any tween. Members read their start values when their start is first reached. A
  /// wrong member is reported and left out, the others play.
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
  ///   - timeline: what is played. Its targets are not kept alive, unless `retainsTarget` asks for
  ///     it.
  ///   - parameters: words of the whole: delay, plays, callbacks, `easing`, `overwrite` and others;
  ///     see Docs/Timelines.md.
  ///   - file: the file of the call, for reports about it.
  ///   - line: the line of the call.
  /// - Returns: the handle of the whole.
  /// - Complexity: O(*n* log *n*) for *n* members.
  @discardableResult
  public func addTimeline(
    _ timeline: TweenTimeline, _ parameters: TweenParameters = [:], file: String = #fileID,
    line: UInt = #line
  ) -> Tween {
    engine.beginWork()
    defer { engine.endWork() }
    let site = CallSite(file: file, line: line)
    let registry = engine.registry
    // It says nothing of how its members take what they move, and whether they keep it.
    let isSilent = parameters.entries.allSatisfy { key, _ in
      let word = key.name.flatMap(ReservedKey.match)?.word
      return word != .overwrite && word != .retainsTarget && word != .base
    }
    var reader = TimelineReader(
      registry: registry, texts: engine.runs.texts, knowsPlans: isSilent)
    var layout = reader.layout(timeline)
    var (head, problems) = plan(ofTimelineLasting: layout.playDuration, parameters, site)
    var maker = TimelineMaker(registry: registry, head: head.plan) { [engine] in
      engine.refusal(of: $0, as: .unsupportedInTimeline)
    }
    let easing = head.plan.easing == .linear ? nil : head.plan.easing
    var own = head.timing
    own.duration = layout.playDuration
    if layout.isEndless, easing == nil {
      // The plays after an endless one never come.
      own.repeats = -1
    } else if layout.isEndless {
      // A curve leads from the beginning to an end.
      own.duration = layout.duration
      let problem = TweenProblem(
        .unsupportedInTimeline, key: ReservedKey.easing.name,
        fault: "a curve needs an end, and a member of the timeline repeats for ever",
        remedy: "the play lasts \(Flicks.seconds(layout.duration)) s, one play of that member; "
          + "leave the easing out, or give the member a number of plays")
      problems += [problem].located(site)
    }
    var timing = own
    timing.delay = 0
    maker.fill(&layout, timeline)
    problems += reader.problems + maker.problems
    if !problems.isEmpty { head = ResolvedPlan(plan: head.plan, problems: problems) }
    let root = TimelineNode(timing: timing, easing: easing, callbacks: head.plan.callbacks)
    return handle(engine.add(head, root, layout, end: layout.end, site, own))
  }

  /// The plan of a whole timeline, and what is wrong with its words. Timelines whose calls say
  /// nothing share it.
  private func plan(
    ofTimelineLasting duration: Int64, _ parameters: TweenParameters, _ site: CallSite
  ) -> (plan: ResolvedPlan, problems: [TweenProblem]) {
    if parameters.isEmpty, let known = engine.registry.silentPlan { return (known, []) }
    var words = TimelineWords(targetType: nil, site: site)
    let description = reader(for: nil).read(
      words.timeline(parameters, as: .timelines, duration: duration), for: nil)
    let problems = words.problems + description.problems.located(site)
    let plan = ResolvedPlan(plan: description, problems: [])
    if parameters.isEmpty, problems.isEmpty { engine.registry.silentPlan = plan }
    return (plan, problems)
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
