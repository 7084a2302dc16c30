// Adding ready-made tweens.

extension Tweener {
  /// Adds a tween described by a template.
  ///
  /// The template is read once per target class and engine; from then on adding costs a fifth to a
  /// half of adding a dictionary literal, and after ``reserveCapacity(_:)`` allocates nothing.
  @discardableResult
  public func addTween<Target: AnyObject>(
    _ target: Target, _ template: TweenTemplate<Target>, file: String = #fileID,
    line: UInt = #line
  ) -> Tween {
    engine.asWork { engine in
      let site = CallSite(file: file, line: line)
      // Looks at the plan no more once code of the caller's may have run, which may empty the
      // cache.
      let id = template.cache?.latest(for: target, engine.registry)?._withUnsafeGuaranteedRef {
        $0.traits.contains(.simple) ? engine.addSimple($0, to: target, site) : nil
      }
      return id.map(handle) ?? add(target, template, site)
    }
  }

  /// Adds a tween of a template whose plan is not known, or is not simple. Apart, so that others do
  /// not pay for its variables.
  @inline(never)
  private func add<Target: AnyObject>(
    _ target: Target, _ template: TweenTemplate<Target>, _ site: CallSite
  ) -> Tween {
    guard let cache = template.cache else {
      return addTween(target, reading: template.parameters, site)
    }
    let (plan, isNew) = cache.plan(for: target, engine.registry, Target.self, site)
    if plan.plan.hasKeyframes {
      return addKeyframes([target], plan.plan, site, reports: isNew)[0]
    }
    return handle(engine.add(plan, to: target, site, reports: isNew))
  }

  /// Adds one tween described by a template to each of several targets.
  @discardableResult
  public func addTween<Target: AnyObject>(
    _ targets: [Target], _ template: TweenTemplate<Target>, file: String = #fileID,
    line: UInt = #line
  ) -> [Tween] {
    guard let first = targets.first else { return [] }
    let site = CallSite(file: file, line: line)
    engine.beginWork()
    defer { engine.endWork() }
    guard let cache = template.cache else {
      let reader = reader(for: type(of: first))
      return addTween(targets, reader.read(template.parameters, for: Target.self), site)
    }
    // The first target's plan tells the stagger of all.
    let (plan, isNew) = cache.plan(for: first, engine.registry, Target.self, site)
    let offsets = plan.plan.stagger?.flicks(count: targets.count)
    if plan.plan.hasKeyframes {
      return addKeyframes(targets, plan.plan, site, reports: isNew, offsets: offsets)
    }
    return targets.enumerated().map { index, target in
      let (plan, isNew) =
        index == 0
        ? (plan, isNew) : cache.plan(for: target, at: index, engine.registry, Target.self, site)
      return handle(
        engine.add(plan, to: target, site, reports: isNew, offset: offsets?[index] ?? 0))
    }
  }
}
