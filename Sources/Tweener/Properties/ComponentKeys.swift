// Names for the scalars inside a target's storage, so that two properties that write the same scalar are
// seen to do so. Asked by PropertyAccess; conflicts are settled by comparing the answers.

/// The identity of one scalar in a target's storage, within that target.
struct ComponentKey: Hashable {
  let code: UInt32

  /// What is added to a component: it lies in no storage, so any number of tweens may have one.
  static let added = ComponentKey(code: .max)
}

/// Hands out ``ComponentKey``s. A stored property is known by its byte offset in the instance, so every
/// path to it agrees; anything else by its full key path down to the scalar; a getter and setter by
/// themselves.
final class ComponentKeys {
  private enum Identity: Hashable {
    case path(AnyKeyPath)
    case part(ObjectIdentifier, Int)
  }

  private let codes = KeyTable<Identity, UInt32>()
  /// Keeps sources alive, so that their identities stay theirs.
  private var sources: [ObjectIdentifier: PropertySource] = [:]
  private var terms: [ObjectIdentifier: UInt32] = [:]
  private var termsGiven: UInt32 = 0
  private static let interned: UInt32 = 1 << 31

  func key(offset: Int) -> ComponentKey {
    ComponentKey(code: UInt32(truncatingIfNeeded: offset) & ~Self.interned)
  }

  func key(path: AnyKeyPath) -> ComponentKey { intern(.path(path)) }

  func key(source: PropertySource, part: Int) -> ComponentKey {
    sources[ObjectIdentifier(source)] = source
    return intern(.part(ObjectIdentifier(source), part))
  }

  /// A number for the terms in which a view counts, never 0.
  func terms(of source: PropertySource) -> UInt32 {
    let id = ObjectIdentifier(source)
    if let known = terms[id] { return known }
    sources[id] = source
    let new = newTerms()
    terms[id] = new
    return new
  }

  /// Terms that nothing else counts in, nor the same thing again.
  func newTerms() -> UInt32 {
    // Terms are compared among tweens that live at the same time: four thousand million apart will do.
    termsGiven &+= 1
    if termsGiven == 0 { termsGiven = 1 }
    return termsGiven
  }

  private func intern(_ identity: Identity) -> ComponentKey {
    ComponentKey(code: codes.value(identity) { Self.interned | UInt32(codes.count) })
  }
}
