/// A tween described once, to be added to any number of targets.
///
/// Made from a dictionary, or written out with key paths that the compiler checks:
///
/// ```swift
/// let fall = TweenTemplate<Box>(duration: 2, easing: .outBounce)
///   .to(\.y, 200)
///   .to(\.alpha, 0, easing: .inQuad)
/// tweener.addTween(boxes, fall)
/// ```
///
/// Both are the same to the engine and give the same trace. A template is a value: each call answers with a
/// changed copy.
public struct TweenTemplate<Target: AnyObject> {
  private(set) var parameters: TweenParameters
  /// What engines made of these parameters; a changed copy starts with none.
  private(set) var cache = TemplateCache()

  /// What a dictionary describes.
  public init(_ parameters: TweenParameters) {
    self.parameters = parameters
  }

  /// A tween of no property yet. Times are in seconds; ranges and defaults are those of the dictionary.
  public init(
    duration: Double = 0,
    delay: Double = 0,
    easing: Easing = .linear,
    repeat count: Int = 0,
    repeatDelay: Double = 0,
    autoreverse: Bool = false,
    overwrite: OverwriteMode = .atStart
  ) {
    parameters = [
      .duration: duration, .delay: delay, .easing: easing, .repeat: count,
      .repeatDelay: repeatDelay, .autoreverse: autoreverse, .overwrite: overwrite,
    ]
  }

  /// Moves a property to a value. Of two calls for one property the later counts.
  @inlinable @inline(__always)
  public func to<Value: Tweenable>(
    _ path: ReferenceWritableKeyPath<Target, Value>, _ end: Value, easing: Easing? = nil
  ) -> Self {
    setting(.path(path), .to(end), easing)
  }

  /// Moves a property by a value, from where it is at the start.
  @inlinable @inline(__always)
  public func by<Value: Tweenable>(
    _ path: ReferenceWritableKeyPath<Target, Value>, _ change: Value, easing: Easing? = nil
  ) -> Self {
    setting(.path(path), .by(change), easing)
  }

  /// Moves a property from a value to where it is at the start.
  @inlinable @inline(__always)
  public func from<Value: Tweenable>(
    _ path: ReferenceWritableKeyPath<Target, Value>, _ start: Value, easing: Easing? = nil
  ) -> Self {
    setting(.path(path), .from(start), easing)
  }

  /// Moves a property from one value to another.
  @inlinable @inline(__always)
  public func fromTo<Value: Tweenable>(
    _ path: ReferenceWritableKeyPath<Target, Value>, _ start: Value, _ end: Value,
    easing: Easing? = nil
  ) -> Self {
    setting(.path(path), .fromTo(start, end), easing)
  }

  /// Adds entries as a dictionary has them: callbacks, special properties, anything. They win over earlier ones.
  public func with(_ more: TweenParameters) -> Self {
    TweenTemplate(parameters.merging(more) { $1 })
  }

  @usableFromInline
  func setting(_ key: TweenKey, _ value: TweenValue, _ easing: Easing?) -> Self {
    with([key: easing.map(value.eased) ?? value])
  }
}

/// What an engine made of a template's parameters, for each class of targets.
final class TemplateCache {
  /// Tells engines apart, and does not keep them alive.
  private var resolver: PropertyResolver?
  private var registrations = -1
  private var plans: [ObjectIdentifier: TargetPlan] = [:]
  /// The plan that served last. Uncounted: it is one of `plans`, until they are emptied.
  private var latest: (type: ObjectIdentifier, plan: Unmanaged<TargetPlan>)?

  /// Adds a tween to a target, the `index`th of its call.
  @inline(__always)
  func add<Target: AnyObject>(
    to target: Target, at index: Int, in engine: TweenEngine, _ parameters: TweenParameters
  ) -> TweenID {
    if let latest, latest.type == ObjectIdentifier(type(of: target as AnyObject)),
      isPresent(in: engine)
    {
      return latest.plan._withUnsafeGuaranteedRef { plan in
        // Looks at the plan no more once code of the caller's may have run, which may empty `plans`.
        plan.isSimple ? engine.addSimple(plan, to: target) : nil
      } ?? addOther(to: target, at: index, in: engine, parameters)
    }
    return addOther(to: target, at: index, in: engine, parameters)
  }

  @inline(never)
  private func addOther<Target: AnyObject>(
    to target: Target, at index: Int, in engine: TweenEngine, _ parameters: TweenParameters
  ) -> TweenID {
    let (plan, isNew) = plan(for: target, at: index, in: engine, parameters)
    return engine.add(plan, to: target, reports: isNew)
  }

  /// Whether what is known here was made for an engine, and nothing has been registered with it since.
  @inline(__always)
  private func isPresent(in engine: TweenEngine) -> Bool {
    // Both only grow, so their sum tells.
    resolver === engine.resolver
      && registrations == engine.resolver.registrations + engine.easings.registrations
  }

  /// The plan for a target's class, and whether it was made just now.
  func plan<Target: AnyObject>(
    for target: Target, at index: Int = 0, in engine: TweenEngine, _ parameters: TweenParameters
  ) -> (plan: TargetPlan, isNew: Bool) {
    if !isPresent(in: engine) {
      resolver = engine.resolver
      registrations = engine.resolver.registrations + engine.easings.registrations
      latest = nil
      plans.removeAll()
    }
    let type = ObjectIdentifier(type(of: target as AnyObject))
    if let latest, latest.type == type { return (latest.plan.takeUnretainedValue(), false) }
    let known = plans[type]
    let plan = known ?? make(for: target, at: index, in: engine, parameters)
    if plan.isIndividual { return (plan, true) }
    if known == nil { plans[type] = plan }
    latest = (type, .passUnretained(plan))
    return (plan, known == nil)
  }

  private func make<Target: AnyObject>(
    for target: Target, at index: Int, in engine: TweenEngine, _ parameters: TweenParameters
  ) -> TargetPlan {
    let reader = ParameterReader(easings: engine.easings, targetType: type(of: target))
    var planner = TargetPlanner(resolver: engine.resolver, target: target, index: index)
    return planner.plan(reader.read(parameters, for: Target.self))
  }
}
