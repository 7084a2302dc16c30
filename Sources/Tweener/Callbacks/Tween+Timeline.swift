// The timeline that a tween plays, and adding to it.

extension Tween {
  /// What this tween plays, if it is a timeline; `nil` for other tweens and for one that has ended.
  ///
  /// Members whose targets are gone keep their places and hold none. Assigned a longer one, the tween plays what is new too:
  ///
  /// ```swift
  /// var intro = TweenTimeline(defaults: [.duration: 1])
  /// intro.add(box, ["x": 100])
  /// let tween = tweener.addTimeline(intro)
  /// tweener.advance(by: 0.5)
  /// tween.timeline?.add(box, ["y": 50])
  /// tweener.advance(by: 1)
  /// print(box.x, box.y, tween.totalDuration)  // prints 100.0 25.0 2.0
  /// ```
  ///
  /// What is assigned must begin with the members of the timeline that plays; what follows is added. Anything else, `nil` too, is
  /// refused and reported, and so is an assignment to a tween that has ended or is no timeline. The play and the time in it stay,
  /// although a play grows longer. Members whose start has gone by start at once, in silence. One that would move this tween's own
  /// ``playhead``, by way of others too, is reported and left out.
  ///
  /// - Complexity: O(*n*) for *n* members to read it, O(*n* log *n*) to set it.
  public var timeline: TweenTimeline? {
    get { engine.rows.isAlive(id) ? engine.run(ofHead: id.slot)?.source?.timeline : nil }
    nonmutating set { grow(newValue) }
  }

  private func grow(_ timeline: TweenTimeline?) {
    guard engine.rows.isAlive(id) else { return engine.noteEnded(id, "timeline") }
    guard let run = engine.run(ofHead: id.slot), let source = run.source,
      let head = engine.rows.plan(id.slot)
    else { return engine.note(.noTimeline, of: id) }
    guard let timeline, source.isBeginning(of: timeline) else {
      return engine.note(.otherTimeline, of: id)
    }
    let registry = engine.registry
    let knowsPlans = head.plan.overwrite == .atStart && !head.plan.retainsTarget
    var reader = TimelineReader(
      registry: registry, TargetCallbackReader.self, knowsPlans: knowsPlans)
    let layout = reader.layout(timeline)
    var maker = TimelineMaker(registry: registry, head: head.plan)
    maker.isRefused = { [engine, id] in ($0 as? TweenPlayhead)?.moves(id, of: engine) == true }
    var draft = TweenEngine.TimelineDraft(timing: run.root.timing)
    maker.fill(&draft, timeline, layout, extending: source)
    // Code of the caller's may have ended members meanwhile.
    if let present = run.source { draft.source?.update(source, to: present) }
    // Of the members that play already nothing is reported once more.
    var old = TimelineReader(registry: registry, TargetCallbackReader.self)
    _ = old.layout(source.timeline)
    var known = old.problems
    engine.grow(run, by: draft, to: layout.playDuration)
    for problem in reader.problems + maker.problems {
      if let place = known.firstIndex(of: problem) {
        known.remove(at: place)
      } else {
        engine.report(problem)
      }
    }
    engine.finishCall()
  }
}

extension TweenProblem {
  fileprivate static let noTimeline = TweenProblem(
    .unsupportedInTimeline, key: "timeline", fault: "the tween was not added by addTimeline",
    remedy: "add a timeline; this assignment changes nothing")

  fileprivate static let otherTimeline = TweenProblem(
    .unsupportedInTimeline, key: "timeline",
    fault: "the timeline does not begin with the members of the one that plays",
    remedy: "change what `timeline` reads; this assignment changes nothing")
}
