// The names of easings, the built-in ones and an engine's own. One per engine; asked by
// DescriptionBuilder.

final class EasingRegistry {
  private var own: [String: (name: String, easing: Easing)] = [:]
  /// Names as callers wrote them: reading one again costs a look-up.
  private var readBefore: [String: Easing] = [:]
  private static let mostRemembered = 256
  /// Made for the first report behind a registration.
  private var known: KnownNames?
  /// Counts registrations: what was read before one may no longer be right.
  private(set) var registrations = 0
  /// Not about easings: kept here because the registry is what an engine keeps for its readers.
  let keyOrder = KeyOrder()
  /// Kept here for the same reason.
  let shorthands = ShorthandList()

  /// Takes over all that was registered with another registry. Only where nothing has been
  /// registered with this one.
  func share(_ other: EasingRegistry) {
    own = other.own
    shorthands.share(other.shorthands)
    registrations += 1
    known = nil
  }

  /// The easing of a name, ignoring case.
  func easing(named name: String) -> Easing? {
    if let easing = readBefore[name] { return easing }
    guard let easing = own[name.lowercased()]?.easing ?? Easing(named: name) else { return nil }
    if readBefore.count < Self.mostRemembered { readBefore[name] = easing }
    return easing
  }

  /// Gives a name to an easing. Says so where the name was taken: the new easing counts.
  func register(_ name: String, _ easing: Easing) -> TweenProblem? {
    let isTaken = own[name.lowercased()] != nil || Easing(named: name) != nil
    let old = own.updateValue((name, easing), forKey: name.lowercased())
    registrations += 1
    known = nil
    let read = takeOut(&readBefore, leaving: [:])
    // An easing may be the last to hold something that calls the engine when it goes.
    withExtendedLifetime((old, read)) {}
    return isTaken ? .nameTaken(name: name, what: "easing") : nil
  }

  /// Every name, sorted.
  var names: [String] {
    Set(Easing.names + own.values.map(\.name)).ordered(by: <)
  }

  /// Every name in every spelling, as reports search them for the nearest one.
  var knownNames: KnownNames {
    if let known { return known }
    let made = KnownNames(names + Easing.otherSpellings)
    known = made
    return made
  }
}
