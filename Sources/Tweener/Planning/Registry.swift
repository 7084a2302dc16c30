// All that is registered in one engine, and the plans that depend on it, which are kept until the
// next registration.

final class Registry {
  let resolver: PropertyResolver
  let easings = EasingRegistry()
  /// The keys of calls that say how its other properties are interpolated or filtered.
  let modifiers = KeyTable<TweenKey, PropertyModifier>()
  let layers = AdditiveLayers()
  let planCache = PlanCache()
  /// The plan of timelines whose calls say nothing: no registration changes its meaning.
  var silentPlan: ResolvedPlan?
  /// The class of targets that are the own time of tweens.
  var playheadType: ObjectIdentifier?
  /// The value that a call gives for a property of such a target, with times in the place of
  /// labels; `nil` where it has no label.
  var timesOfLabels: (_ target: AnyObject, TweenKey, _ value: Any) throws -> Any? = { _, _, _ in nil
  }

  init(writesDirectly: Bool) {
    resolver = PropertyResolver(writesDirectly: writesDirectly)
  }

  /// Takes over all that was registered with another registry. Only where nothing has been
  /// registered with this one.
  func share(_ other: Registry) {
    resolver.share(other.resolver)
    easings.share(other.easings)
    modifiers.share(other.modifiers)
    planCache.forget()
  }

  /// Lends the plan of a call of a kind that is known (``PlanCache/withPlan(for:_:over:_:_:_:)``).
  /// The cache lives as long as the registry: no reference to it is counted.
  @inline(__always)
  func withPlan<Result>(
    for type: ObjectIdentifier, _ call: TweenParameters, over defaults: TweenParameters? = nil,
    _ targets: AnyObject.Type?, _ body: (ResolvedPlan, inout CallArguments) -> Result
  ) -> Result? {
    Unmanaged.passUnretained(planCache)._withUnsafeGuaranteedRef {
      $0.withPlan(for: type, call, over: defaults, registrations, targets, body)
    }
  }

  /// Counts registrations of every kind. All counts only grow, so their sum changes with each
  /// registration.
  var registrations: Int {
    resolver.registrations + easings.registrations + modifiers.changes
  }

  /// Whether a key is a word of calls, and no property.
  func isWord(_ key: TweenKey) -> Bool {
    key.name.flatMap(ReservedKey.match) != nil || modifier(key) != nil
      || easings.shorthands.first(in: [key: true]) != nil
  }

  /// The modifier of a name. A key path is a property's, always.
  func modifier(_ key: TweenKey) -> PropertyModifier? { key.name == nil ? nil : modifiers[key] }
}
