// Adding tweens.

extension Tweener {
  /// Adds a tween of some properties of a target.
  ///
  /// It starts in the next `advance`, at the present time plus its delay; with neither duration nor
  /// delay it is applied at once. A wrong parameter is reported and left out; the rest runs.
  ///
  /// ```swift
  /// tweener.addTween(box, [.duration: 2, .easing: Easing.inOutExpo, "x": 200])
  /// ```
  ///
  /// - Parameters:
  ///   - target: the object to change. It is not kept alive, unless `retainsTarget` asks for it.
  ///   - parameters: see Docs/Parameters.md.
  ///   - describe: adds properties and callbacks as a typed call does. They win over those of
  ///     `parameters`.
  ///   - file: the file of the call, for reports about it.
  ///   - line: the line of the call.
  /// - Returns: the tween's handle.
  /// - Complexity: O(*p* + log *n*) for *p* parameters and components, and *n* tweens.
  @discardableResult
  public func addTween<Target: AnyObject>(
    _ target: Target, _ parameters: TweenParameters,
    @TweenBuilder _ describe: (TweenTemplate<Target>) -> TweenTemplate<Target> = { $0 },
    file: String = #fileID, line: UInt = #line
  ) -> Tween {
    let template = describe(TweenTemplate())
    let site = CallSite(file: file, line: line)
    if template.isSilent { return addTween(target, parameters, site) }
    return addTween(target, rare: template.over(parameters), layer: template.layer, site)
  }

  /// Adds a tween of some properties of a target that is known by a protocol only, `any Framed`
  /// say.
  ///
  /// ```swift
  /// let framed: any Framed = layer
  /// tweener.addTween(framed, [.duration: 1, "x": 200])
  /// ```
  ///
  /// Swift does not open such a value for a call with a closure that takes its type. The closure of
  /// this one has no properties to name. Without it, the compiler would take misspelt typed calls
  /// for calls of this.
  @_disfavoredOverload @discardableResult
  public func addTween(
    _ target: any AnyObject, _ parameters: TweenParameters,
    @TweenBuilder _ describe: (TweenTemplate<AnyObject>) -> TweenTemplate<AnyObject> = { $0 },
    file: String = #fileID, line: UInt = #line
  ) -> Tween {
    let template = describe(TweenTemplate())
    let all = template.isSilent ? parameters : template.over(parameters)
    func add(_ target: some AnyObject) -> Tween {
      addTween(target, rare: all, layer: template.layer, CallSite(file: file, line: line))
    }
    return add(target)
  }

  @inline(__always)
  func addTween<Target: AnyObject>(
    _ target: Target, _ call: TweenParameters, layer: ((TweenKey) -> Int)? = nil, _ site: CallSite
  ) -> Tween {
    engine.asWork { engine in
      let made = ObjectIdentifier(type(of: target))
      let id = engine.registry.withPlan(for: made, call, Target.self) { plan, own in
        engine.add(plan, to: target, site, &own)
      }
      return id.map(handle) ?? addTween(target, reading: call, layer: layer, site)
    }
  }

  /// Adds a tween of a call of a rare form. These forms share the code.
  @inline(never)
  func addTween(
    _ target: some AnyObject, rare call: TweenParameters, layer: ((TweenKey) -> Int)? = nil,
    _ site: CallSite
  ) -> Tween {
    addTween(target, call, layer: layer, site)
  }

  /// Adds a tween of a call that must be read. Apart, so that calls that need not be read do not
  /// pay for its variables.
  @inline(never)
  func addTween<Target: AnyObject>(
    _ target: Target, reading call: TweenParameters, layer: ((TweenKey) -> Int)? = nil,
    _ site: CallSite
  ) -> Tween {
    let registry = engine.registry
    let registrations = registry.registrations
    let description = reader(for: type(of: target)).read(call, layer: layer, for: Target.self)
    if description.hasKeyframes { return addKeyframes([target], description, site)[0] }
    var planner = PropertyPlanner(registry: registry, target: target, site: site)
    let plan = planner.plan(description)
    // Unless code of the caller's, which reading may run, gave a name another meaning meanwhile.
    guard registry.registrations == registrations,
      let shared = registry.planCache.note(plan, of: call, for: target, registry)
    else { return handle(engine.add(plan, to: target, site)) }
    var arguments = plan.arguments
    return handle(engine.add(shared, to: target, site, &arguments))
  }

  /// Adds one tween to each of several targets.
  ///
  /// The parameters are read once, and their properties found once for each class among the
  /// targets; so is what is wrong with them reported. Targets may occur more than once: the last of
  /// their tweens wins.
  ///
  /// - Parameter describe: adds properties and callbacks as a typed call does. They win over those
  ///   of `parameters`.
  /// - Returns: the handles, in the order of the targets.
  /// - Complexity: O(*m* · (*p* + log *n*)) for *m* targets, *p* components each, and *n* tweens.
  @discardableResult
  public func addTween<Target: AnyObject>(
    _ targets: [Target], _ parameters: TweenParameters,
    @TweenBuilder _ describe: (TweenTemplate<Target>) -> TweenTemplate<Target> = { $0 },
    file: String = #fileID, line: UInt = #line
  ) -> [Tween] {
    guard let first = targets.first else { return [] }
    engine.beginWork()
    defer { engine.endWork() }
    let template = describe(TweenTemplate())
    let all = template.isSilent ? parameters : template.over(parameters)
    let layer = template.isSilent ? nil : template.layer
    let description = reader(for: type(of: first)).read(all, layer: layer, for: Target.self)
    return addTween(targets, description, CallSite(file: file, line: line))
  }

  func addTween<Target: AnyObject>(_ targets: [Target], _ plan: TweenDescription, _ site: CallSite)
    -> [Tween]
  {
    let offsets = plan.stagger?.flicks(count: targets.count)
    if plan.hasKeyframes { return addKeyframes(targets, plan, site, offsets: offsets) }
    var planner = GroupPlanner(plan, engine.registry, site)
    // By index: walking a sequence of a type that is not known here costs more than the adding.
    return targets.indices.map { index in
      let target: AnyObject = targets[index]
      let (plan, _, reports) = planner.plan(for: target, at: index)
      return handle(
        engine.add(plan, to: target, site, reports: reports, offset: offsets?[index] ?? 0))
    }
  }

  /// Adds a tween without target: its timing and its callbacks alone.
  ///
  /// ```swift
  /// tweener.addCaller([.delay: 2, .onComplete: { print("two seconds later") }])
  /// tweener.advance(by: 2)  // prints two seconds later
  /// ```
  ///
  /// Properties are reported, and left out.
  @discardableResult
  public func addCaller(
    _ parameters: TweenParameters, file: String = #fileID, line: UInt = #line
  ) -> Tween {
    engine.beginWork()
    defer { engine.endWork() }
    let plan = reader(for: nil).readCaller(parameters)
    let site = CallSite(file: file, line: line)
    let problems = (plan.problems + plan.missingLength).located(site)
    return handle(engine.add(ResolvedPlan(plan: plan, problems: problems), target: nil, site))
  }

  func reader(for type: Any.Type?) -> ParameterReader {
    ParameterReader(easings: engine.registry.easings, targetType: type)
  }

  func handle(_ id: TweenID) -> Tween { Tween(engine: engine, id: id) }

  // MARK: Calls with the word `keyframes`

  // Each is a timeline of one target.

  /// Adds a call with keyframes for each of its targets. `reports` is false where a template has
  /// reported what is wrong.
  func addKeyframes(
    _ targets: [AnyObject], _ description: TweenDescription, _ site: CallSite,
    reports: Bool = true, offsets: [Int64]? = nil
  ) -> [Tween] {
    // What the targets before have in common with the present one.
    var latest: KeyframesMaker?
    return targets.enumerated().map { index, target in
      let registry = engine.registry
      var problems: [TweenProblem] = []
      var own = description
      if let each = description.each {
        var planner = PropertyPlanner(
          registry: registry, target: target, site: site, index: index)
        own = planner.evaluated(each)
        problems += planner.problems.located(site)
      }
      if latest?.description !== own {
        latest = KeyframesMaker(own, in: own, for: target, registry, site)
        problems += own.problems.located(site)
      }
      var (layout, timing, callbacks, found) =
        latest?.timeline(for: target, at: index) ?? (TimelineLayout(), own.timing, nil, [])
      if let playhead = target as? TweenPlayhead,
        let problem = engine.refusal(of: playhead, as: .unsupportedTargetState)
      {
        (layout, found) = (TimelineLayout(), [problem].located(site))
      }
      problems += found
      let head = own.copy { ($0.callbacks, $0.wanted) = (callbacks, []) }
      return handle(
        engine.add(
          ResolvedPlan(plan: head, problems: problems),
          TimelineNode(timing: timing, callbacks: callbacks), layout, site, reports: reports,
          offset: offsets?[index] ?? 0))
    }
  }
}
