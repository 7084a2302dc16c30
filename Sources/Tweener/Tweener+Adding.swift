// Adding tweens.

extension Tweener {
  /// Adds a tween of some properties of a target.
  ///
  /// It starts in the next `advance`, at the present time plus its delay; with neither duration nor delay it is
  /// applied at once. Whatever is wrong with a parameter is reported and left out; the rest runs.
  ///
  /// ```swift
  /// tweener.addTween(box, [.duration: 2, .easing: Easing.inOutExpo, "x": 200])
  /// ```
  ///
  /// - Parameters:
  ///   - target: the object to change. It is not kept alive, unless `retainsTarget` asks for it.
  ///   - parameters: see Docs/Parameters.md.
  /// - Returns: the tween's handle.
  /// - Complexity: O(*p* + log *n*) for *p* parameters and components, and *n* tweens.
  @discardableResult
  public func addTween<Target: AnyObject>(_ target: Target, _ parameters: TweenParameters) -> Tween
  {
    let shapes = engine.resolver.shapes
    if let plan = shapes.plan(for: target, parameters, engine.easings) {
      return handle(engine.add(plan, to: target, ends: shapes.ends))
    }
    let plan = reader(for: type(of: target)).read(parameters, for: Target.self)
    var planner = TargetPlanner(resolver: engine.resolver, target: target)
    let made = planner.plan(plan)
    shapes.note(made, of: parameters, for: target, engine.resolver, engine.easings)
    return handle(engine.add(made, to: target))
  }

  /// Adds one tween to each of several targets.
  ///
  /// The parameters are read once, and their properties found once for each class among the targets; so is
  /// what is wrong with them reported. Targets may occur more than once: the last of their tweens wins.
  ///
  /// - Returns: the handles, in the order of the targets.
  /// - Complexity: O(*m* · (*p* + log *n*)) for *m* targets, *p* components each, and *n* tweens.
  @discardableResult
  public func addTween<Target: AnyObject>(_ targets: [Target], _ parameters: TweenParameters)
    -> [Tween]
  {
    guard let first = targets.first else { return [] }
    let plan = reader(for: type(of: first)).read(parameters, for: Target.self)
    var plans: [ObjectIdentifier: TargetPlan] = [:]
    var latest: (type: ObjectIdentifier, plan: TargetPlan)?
    var reported: [TweenProblem] = []
    return targets.enumerated().map { index, target in
      let type = ObjectIdentifier(Swift.type(of: target as AnyObject))
      if let latest, latest.type == type {
        return handle(engine.add(latest.plan, to: target, reports: false))
      }
      if let known = plans[type] {
        latest = (type, known)
        return handle(engine.add(known, to: target, reports: false))
      }
      var planner = TargetPlanner(resolver: engine.resolver, target: target, index: index)
      let made = planner.plan(plan)
      if made.isIndividual {
        // What is wrong with all of them is reported once.
        let isNew = made.problems != reported
        reported = made.problems
        return handle(engine.add(made, to: target, reports: isNew))
      }
      plans[type] = made
      latest = (type, made)
      return handle(engine.add(made, to: target))
    }
  }

  /// Adds a tween without target: its timing and its callbacks alone.
  ///
  /// ```swift
  /// tweener.addCaller([.delay: 2, .onComplete: { print("two seconds later") }])
  /// ```
  ///
  /// Properties are reported, and left out.
  @discardableResult
  public func addCaller(_ parameters: TweenParameters) -> Tween {
    let plan = reader(for: nil).readCaller(parameters)
    return handle(engine.add(TargetPlan(plan: plan, problems: plan.problems), to: nil))
  }

  private func reader(for type: Any.Type?) -> ParameterReader {
    ParameterReader(easings: engine.easings, targetType: type)
  }

  func handle(_ id: TweenID) -> Tween { Tween(engine: engine, id: id) }
}
