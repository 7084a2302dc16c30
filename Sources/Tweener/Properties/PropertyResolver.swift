// Finds a property of a target: splitter, special property, the type's own table, key path, and
// last a fallback. Keeps the accesses it found per exact class. Asked by PropertyPlanner and by
// queries; knows nothing of tweens.

final class PropertyResolver {
  /// Divides one entry of a call into several.
  struct Splitter {
    let targetType: Any.Type
    let accepts: (AnyObject) -> Bool
    let split: (Any) throws -> TweenParameters?
  }

  /// Makes properties for names that no other rule finds.
  struct Fallback {
    let accepts: (AnyObject) -> Bool
    let property: (String, AnyObject) -> TweenProperty?
  }

  private struct Known: Hashable {
    let type: ObjectIdentifier
    let key: TweenKey
  }

  let keys = ComponentKeys()
  private let writesDirectly: Bool
  private let specials = KeyTable<TweenKey, [PropertySource]>()
  private let splitters = KeyTable<TweenKey, [Splitter]>()
  private var tables: [ObjectIdentifier: TweenProperties] = [:]
  /// Called once for each fault in a class's table.
  var onTableProblem: (TweenProblem) -> Void = { _ in }
  private var fallbacks: [Fallback] = []
  /// Whether there ever was a passing access, which only tweens keep.
  private(set) var hasPassing = false
  private let accesses = KeyTable<Known, PropertyAccess>()
  /// Accesses of key paths with subscript arguments that are plain bytes, such as numbers: the
  /// latest only, as their number is not bounded.
  private let argued = KeyTable<Known, PropertyAccess>()
  private static let mostArgued = 256
  /// The accesses of the key paths that were asked for last, found by the identity of the path: a
  /// literal in a program's text is one object every time.
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  private var recent: [(path: AnyKeyPath, type: ObjectIdentifier, access: PropertyAccess)] = []
  private static let mostRecent = 8
  /// The properties that fallbacks made: kept, so that the meaning of a name does not change.
  private let fallbackSources = KeyTable<Known, PropertySource>()
  /// Counts registrations: what was found before one may no longer be right.
  private(set) var registrations = 0
  private var words: Set<String> = []
  /// The known names by class, made for the first report after a registration.
  private var knownNames: [ObjectIdentifier: KnownNames] = [:]

  init(writesDirectly: Bool) {
    self.writesDirectly = writesDirectly
  }

  /// Adds a special property. False when the name already has one for the same type; the new one
  /// counts.
  func register(_ name: TweenKey, _ source: PropertySource) -> Bool {
    var sources = specials[name] ?? []
    let old = sources.firstIndex { source.replaces($0) }
    if let old {
      // The same second name again says nothing new.
      if source is AliasSource { return true }
      sources.remove(at: old)
    }
    // Most derived first; among strangers the newest first.
    let place = sources.firstIndex { !$0.isMoreDerived(than: source) } ?? sources.endIndex
    sources.insert(source, at: place)
    let replaced = specials.set(name, sources)
    let found = (accesses.takeAll(), argued.takeAll())
    for entry in found.0 { pass(entry.value) }
    noteRegistration()
    withExtendedLifetime((replaced, found)) {}
    return old == nil
  }

  /// Adds a splitter. False when the name already has one for the same type; the new one counts.
  func register(_ name: TweenKey, _ splitter: Splitter) -> Bool {
    let known = splitters[name] ?? []
    let others = known.filter { $0.targetType != splitter.targetType }
    let replaced = splitters.set(name, [splitter] + others)
    noteRegistration()
    withExtendedLifetime((replaced, known)) {}
    return others.count == known.count
  }

  /// Adds a fallback, to be asked before those that are there.
  func register(_ fallback: Fallback) {
    fallbacks.insert(fallback, at: 0)
    noteRegistration()
  }

  /// Adds words that calls may contain beside properties; suggested where one is misspelt.
  func addWords(_ names: [String]) {
    words.formUnion(names)
    noteRegistration()
  }

  /// Takes over all that was registered with another resolver. Only where nothing has been
  /// registered with this one.
  func share(_ other: PropertyResolver) {
    specials.share(other.specials)
    splitters.share(other.splitters)
    fallbacks = other.fallbacks
    words = other.words
    noteRegistration()
  }

  /// Call it when the new registration is in its table. The replaced one is released after this,
  /// because that may run code of the caller's.
  private func noteRegistration() {
    registrations += 1
    knownNames.removeAll()
    withExtendedLifetime(takeOut(&recent, leaving: [])) {}
  }

  func splitter(_ key: TweenKey, for target: AnyObject) -> Splitter? {
    if splitters.isEmpty { return nil }
    return splitters[key]?.first { $0.accepts(target) }
  }

  /// The access to the property at a key path, where that very path was asked for before.
  @inline(__always)
  func recentAccess(_ path: AnyKeyPath, for target: AnyObject) -> PropertyAccess? {
    // By index: an entry that is taken out would be counted.
    for index in recent.indices where recent[index].path === path {
      if recent[index].type == ObjectIdentifier(type(of: target)) { return recent[index].access }
    }
    return nil
  }

  /// The access to the property at a key path, of which `key` is the key. It is recent from now on.
  func access(_ path: AnyKeyPath, _ key: TweenKey, for target: AnyObject) -> PropertyAccess? {
    guard let access = access(key, for: target) else { return nil }
    let known = Known(type: ObjectIdentifier(type(of: target)), key: key)
    // What code of the caller's has replaced meanwhile is right for this call alone.
    guard key.arguments == .none, accesses[known] === access else { return access }
    // The resolver keeps all of them: the oldest takes nothing of the caller's with it.
    if recent.count == Self.mostRecent { recent.removeFirst() }
    recent.append((path, known.type, access))
    return access
  }

  /// The fault of a description in the table of the target's class that leads to no property.
  func fault(_ key: TweenKey, for target: AnyObject) -> TweenValueError? {
    guard let source = table(of: target)?.entries[key]?.source else { return nil }
    return source.fault
      ?? TweenValueError(
        "its entry in tweenProperties leads to no property of the class",
        remedy: "give a key path of \(ValueText.describe(type: type(of: target))), or the name of "
          + "another entry; the property does not move")
  }

  /// The access to a property of `target`'s class, or `nil` where it has none. `depth`: how many
  /// properties this one is the base of. A circle of bases leads nowhere.
  func access(_ key: TweenKey, for target: AnyObject, depth: Int = 0) -> PropertyAccess? {
    let known = Known(type: ObjectIdentifier(type(of: target)), key: key)
    if let access = table(of: key)?[known] { return access }
    guard depth < 8 else { return nil }
    let before = registrations
    for source in sources(key, for: target) {
      if let access = makeAccess(source, for: target, depth: depth) {
        return keep(access, of: known, since: before)
      }
    }
    guard let source = fallback(known, for: target) else { return nil }
    return makeAccess(source, for: target, depth: depth)
      .map { keep($0, of: known, since: before) }
  }

  /// Keeps an access, unless code of the caller's has registered something or kept the same one
  /// meanwhile.
  private func keep(_ access: PropertyAccess, of known: Known, since before: Int) -> PropertyAccess
  {
    let arguments = known.key.arguments
    if arguments != .none { pass(access) }
    guard registrations == before, arguments != .callers else { return access }
    if arguments == .none { return accesses.value(known) { access } }
    // The tweens of these keep their own accesses.
    let forgotten = argued.count >= Self.mostArgued ? argued.takeAll() : []
    return withExtendedLifetime(forgotten) { argued.value(known) { access } }
  }

  private func pass(_ access: PropertyAccess) {
    access.isPassing = true
    hasPassing = true
  }

  /// Whether a key that was found for a target's class is held here anyhow: a name, or the very key
  /// path.
  func keeps(_ key: TweenKey, for target: AnyObject) -> Bool {
    guard let path = key.keyPath else { return true }
    let known = Known(type: ObjectIdentifier(type(of: target)), key: key)
    return table(of: key)?.entry(known).map { $0.key.key.keyPath === path } ?? false
  }

  /// The table that keeps the accesses of such keys.
  private func table(of key: TweenKey) -> KeyTable<Known, PropertyAccess>? {
    switch key.arguments {
    case .none: accesses
    case .plain: argued
    case .callers: nil
    }
  }

  private func fallback(_ known: Known, for target: AnyObject) -> PropertySource? {
    if let source = fallbackSources[known] { return source }
    guard let name = known.key.name else { return nil }
    for fallback in fallbacks where fallback.accepts(target) {
      if let source = fallback.property(name, target)?.source, source.accepts(target) {
        return fallbackSources.value(known) { source }
      }
    }
    return nil
  }

  private func makeAccess(_ source: PropertySource, for target: AnyObject, depth: Int)
    -> PropertyAccess?
  {
    guard let derived = source as? DerivedSource else {
      return source.makeAccess(for: target, writesDirectly: writesDirectly, keys: keys)
    }
    return access(derived.base, for: target, depth: depth + 1).flatMap {
      derived.makeAccess(over: $0, writesDirectly: writesDirectly, keys: keys)
    }
  }

  /// The sources that a key may mean, best first.
  private func sources(_ key: TweenKey, for target: AnyObject) -> [PropertySource] {
    var sources = specials[key]?.filter { $0.accepts(target) } ?? []
    if let property = table(of: target)?.entries[key], property.source.accepts(target) {
      sources.append(property.source)
    }
    if case .path(let path) = key.form, let source = path.property as? PropertySource,
      source.accepts(target)
    {
      sources.append(source)
    }
    return sources
  }

  /// Asks for the table of the target's class, and reports what is wrong with it, unless that was
  /// done before.
  @discardableResult
  func table(of target: AnyObject) -> TweenProperties? {
    let id = ObjectIdentifier(type(of: target))
    if let table = tables[id] { return table }
    guard let type = type(of: target) as? any TweenTarget.Type else { return nil }
    var table = type.tweenProperties
    let reserved = table.takeReserved()
    tables[id] = table
    for name in reserved {
      onTableProblem(.reservedName(name, "property", targetType: type))
    }
    let entries = table.entries.ordered { $0.key.description < $1.key.description }
    for (key, property) in entries {
      for fault in property.source.lesserFaults {
        onTableProblem(.misdescribed(key, fault, targetType: type))
      }
    }
    return table
  }

  /// Whether a name means something on some targets.
  func isRegistered(_ key: TweenKey) -> Bool {
    specials[key] != nil || splitters[key] != nil
  }

  /// Every name that would be found on `target`, for reports.
  func knownNames(for target: AnyObject) -> KnownNames {
    let type = ObjectIdentifier(type(of: target))
    if let names = knownNames[type] { return names }
    let names = KnownNames(names(for: target))
    knownNames[type] = names
    return names
  }

  private func names(for target: AnyObject) -> Set<String> {
    var names = Set(table(of: target)?.entries.keys.compactMap(\.name) ?? [])
    for (key, sources) in specials.entries where sources.contains(where: \.isSuggested) {
      // Nothing is made or kept but for one that is derived, whose base says whether it is there.
      let isThere = sources.contains {
        $0.accepts(target) && (!($0 is DerivedSource) || access(key, for: target) != nil)
      }
      if let name = key.name, isThere { names.insert(name) }
    }
    for (key, known) in splitters.entries where known.contains(where: { $0.accepts(target) }) {
      if let name = key.name { names.insert(name) }
    }
    return names.union(words)
  }
}
