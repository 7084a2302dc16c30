// Timelines that play: adding to one, its labels.

extension Tween {
  /// Adds to the timeline that this tween plays.
  ///
  /// ```swift
  /// var intro = TweenTimeline(defaults: [.duration: 1])
  /// intro.add(box, ["x": 100])
  /// let tween = tweener.addTimeline(intro)
  /// tweener.advance(by: 0.5)
  /// var more = TweenTimeline(defaults: [.duration: 1])
  /// more.add(box, ["y": 50])
  /// tween.append(more)
  /// tweener.advance(by: 1)
  /// print(box.x, box.y, tween.totalDuration)  // prints 100.0 25.0 2.0
  /// ```
  ///
  /// Places in `more` are read as if its members were added to the timeline that plays: they count
  /// from its beginning, `.end` and the member before are what is there, and its labels are known.
  /// A label of a known name counts from then on. The members have the defaults of `more`.
  ///
  /// The play and the time in it stay, although a play grows longer; at its end, and in `endDelay`,
  /// it stands where the play ended before, and ``resume()`` lets it go on. Members whose start has
  /// gone by read their start values at once, in silence; callbacks, calls and pauses come when
  /// they are passed from now on. What the timeline has lost, or what was split off it, it does not
  /// get back: that is reported and left out, and so is a member that would move this tween's own
  /// ``playhead``.
  ///
  /// - Returns: false, with a report, for a tween that has ended or is no timeline, and for a
  ///   timeline with an `easing`.
  /// - Complexity: O(*m* log *m*) for *m* new members, and O(*n*) to keep the starts of *n* members
  ///   in order.
  @discardableResult
  public func append(_ more: TweenTimeline) -> Bool {
    engine.command(
      id, call: "append", { _ in appendNow(more) }, would: engine.run(ofHead: id.slot) != nil)
      ?? false
  }

  private func appendNow(_ more: TweenTimeline) -> Bool {
    guard let run = engine.run(ofHead: id.slot), let end = run.end,
      let head = engine.rows.plan(id.slot)
    else {
      engine.note(.noTimeline, of: id)
      return false
    }
    if run.isBent {
      engine.note(.bentTimeline, of: id)
      return false
    }
    let registry = engine.registry
    let knowsPlans = head.plan.overwrite == .atStart && !head.plan.retainsTarget
    var reader = TimelineReader(
      registry: registry, texts: engine.runs.texts, knowsPlans: knowsPlans)
    var layout = reader.layout(more, behind: end)
    var maker = TimelineMaker(registry: registry, head: head.plan) { [engine, id] in
      engine.refusal(of: $0, as: .unsupportedInTimeline, appendingTo: id)
    }
    maker.lost = run.lost
    maker.fill(&layout, more)
    engine.grow(run, by: layout)
    for problem in reader.problems + maker.problems { engine.note(problem, of: id) }
    return true
  }

  /// The time of a label in the first play of the timeline that plays, in seconds of its own time;
  /// under an `easing`, the time at which the curve first reaches it. `nil` for a name that is
  /// none, and for a tween that has ended or is no timeline.
  ///
  /// It knows what ``TweenTimeline/time(of:)`` cannot know: how long presets take, and times that
  /// are functions of the target.
  ///
  /// ```swift
  /// var intro = TweenTimeline(defaults: [.duration: 1])
  /// intro.add(box, ["x": 100])
  /// intro.addLabel("out")
  /// let tween = tweener.addTimeline(intro, [.easing: Easing.inQuad])
  /// print(tween.time(of: "out") ?? 0, tween.time(of: "in") == nil)  // prints 1.0 true
  /// ```
  public func time(of label: String) -> Double? {
    engine.time(ofLabel: label, of: id)
  }

  /// Will pause at a label, once, in the play that shows; where the label has gone by in the
  /// direction of play, in the next one.
  ///
  /// ```swift
  /// var intro = TweenTimeline(defaults: [.duration: 1])
  /// intro.add(box, ["x": 100])
  /// intro.addLabel("half", at: 0.5)
  /// let tween = tweener.addTimeline(intro)
  /// tween.pause(at: "half")
  /// tweener.advance(by: 2)
  /// print(box.x, tween.isPaused)  // prints 50.0 true
  /// ```
  ///
  /// An unknown label, one after the end of a play, and one that no play comes to any more are
  /// reported and change nothing.
  public func pause(at label: String) {
    engine.command(id, call: "pause(at:)", { $0.setPausePlace(id, label: label) })
  }
}

extension TweenProblem {
  fileprivate static let noTimeline = TweenProblem(
    .unsupportedInTimeline, key: "append", fault: "the tween was not added by addTimeline",
    remedy: "append to what addTimeline answers; this call changes nothing")

  fileprivate static let bentTimeline = TweenProblem(
    .unsupportedInTimeline, key: "append", fault: "the timeline has an easing",
    remedy: "add all members before it plays, or nest it; this call changes nothing")
}
