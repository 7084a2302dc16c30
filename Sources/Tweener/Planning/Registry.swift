// All that is registered in one engine, and what follows from it. Planned calls are kept until the next registration.

final class Registry {
  let resolver: PropertyResolver
  let easings = EasingRegistry()
  let interpolations = InterpolationRegistry()
  let layers = AdditiveLayers()
  let planCache = PlanCache()

  init(writesDirectly: Bool) {
    resolver = PropertyResolver(writesDirectly: writesDirectly)
  }

  /// Counts registrations of every kind. All counts only grow, so their sum tells whether there was one.
  var registrations: Int {
    resolver.registrations + easings.registrations + interpolations.registrations
  }
}
