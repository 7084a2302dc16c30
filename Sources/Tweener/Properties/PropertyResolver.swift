// Where a property of a target is found: splitter, special property, the type's own table, key path. Keeps
// what it found per exact class. Asked by TargetPlan's maker and by queries; knows nothing of tweens.

final class PropertyResolver {
  /// One entry of a parameter dictionary into several.
  struct Splitter {
    let targetType: Any.Type
    let accepts: (AnyObject) -> Bool
    let split: (Any) -> TweenParameters?
  }

  private struct Known: Hashable {
    let type: ObjectIdentifier
    let key: TweenKey
  }

  let keys = ComponentKeys()
  private let writesDirectly: Bool
  private var specials: [TweenKey: [PropertySource]] = [:]
  private var splitters: [TweenKey: [Splitter]] = [:]
  private var tables: [ObjectIdentifier: TweenProperties] = [:]
  private var accesses: [Known: PropertyAccess] = [:]
  /// Counts registrations: what was found before one may no longer be right.
  private(set) var registrations = 0

  init(writesDirectly: Bool) {
    self.writesDirectly = writesDirectly
  }

  /// Adds a special property. False when the name already has one for the same type; the new one counts.
  func register(_ name: TweenKey, _ source: PropertySource) -> Bool {
    accesses.removeAll()
    registrations += 1
    var sources = specials[name] ?? []
    let old = sources.firstIndex { $0.rootType == source.rootType }
    if let old { sources.remove(at: old) }
    // Most derived first; among strangers the newest first.
    let place = sources.firstIndex { !$0.isMoreDerived(than: source) } ?? sources.endIndex
    sources.insert(source, at: place)
    specials[name] = sources
    return old == nil
  }

  /// Adds a splitter. False when the name already has one for the same type; the new one counts.
  func register(_ name: TweenKey, _ splitter: Splitter) -> Bool {
    registrations += 1
    var known = splitters[name] ?? []
    let old = known.firstIndex { $0.targetType == splitter.targetType }
    if let old { known.remove(at: old) }
    known.insert(splitter, at: 0)
    splitters[name] = known
    return old == nil
  }

  func splitter(_ key: TweenKey, for target: AnyObject) -> Splitter? {
    if splitters.isEmpty { return nil }
    return splitters[key]?.first { $0.accepts(target) }
  }

  /// The way from `target`'s class to the property, or `nil` where there is none.
  func access(_ key: TweenKey, for target: AnyObject) -> PropertyAccess? {
    let known = Known(type: ObjectIdentifier(type(of: target)), key: key)
    if let access = accesses[known] { return access }
    guard let source = source(key, for: target) else { return nil }
    let access = source.makeAccess(for: target, writesDirectly: writesDirectly, keys: keys)
    accesses[known] = access
    return access
  }

  private func source(_ key: TweenKey, for target: AnyObject) -> PropertySource? {
    if let special = specials[key]?.first(where: { $0.accepts(target) }) { return special }
    if let property = table(of: target)?.entries[key], property.source.accepts(target) {
      return property.source
    }
    if case .path(let path) = key.form, path.property.source.accepts(target) {
      return path.property.source
    }
    return nil
  }

  private func table(of target: AnyObject) -> TweenProperties? {
    let id = ObjectIdentifier(type(of: target))
    if let table = tables[id] { return table }
    guard let type = type(of: target) as? any TweenTarget.Type else { return nil }
    let table = type.tweenProperties
    tables[id] = table
    return table
  }

  /// Every name that would be found on `target`, sorted; for reports.
  func names(for target: AnyObject) -> [String] {
    var names = Set(table(of: target)?.entries.keys.compactMap(\.name) ?? [])
    for (key, sources) in specials where sources.contains(where: { $0.accepts(target) }) {
      if let name = key.name { names.insert(name) }
    }
    for (key, known) in splitters where known.contains(where: { $0.accepts(target) }) {
      if let name = key.name { names.insert(name) }
    }
    return names.sorted()
  }
}
