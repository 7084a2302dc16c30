// Names for the scalars inside a target's storage, so that two properties that write the same
// scalar are seen to do so. Asked by PropertyAccess; conflicts are settled by comparing the
// answers.

/// The identity of one scalar in a target's storage, within that target.
struct ComponentKey: Hashable {
  let code: UInt32

  /// The key of an additive component: it has no storage, so any number of tweens may have one.
  static let added = ComponentKey(code: .max)
}

/// Hands out ``ComponentKey``s. A stored property is known by its byte offset in the instance, so
/// every path to it agrees; anything else by its accessors and the bytes behind them; a getter and
/// setter by themselves.
///
/// A place without subscript arguments holds nothing of the caller's and keeps its key for good:
/// there are no more of them than key paths in the program's text. Everything else keeps it as long
/// as a ``HeldKey`` exists.
final class ComponentKeys {
  /// One component of a getter and setter, or the encoding in which a computed property counts.
  fileprivate struct SourcePart: Hashable {
    let source: ObjectIdentifier
    /// `nil` for the encoding.
    let part: Int?
  }

  private var places: [KeyPathLocation: UInt32] = [:]
  private var held: [SourcePart: WeakKey] = [:]
  /// Places with subscript arguments, by the bits of these, and by the hash of the path.
  private var argued: [KeyPathLocation: WeakKey] = [:]
  private var hashed: [Int: [WeakKey]] = [:]
  private var codesGiven: UInt32 = 0
  private var freeCodes: [UInt32] = []
  private var lastEncoding: UInt32 = 0
  private static let interned: UInt32 = 1 << 31

  private struct WeakKey {
    weak var key: HeldKey?
  }

  /// The key of a component, what it lasts as long as (empty where it lasts for good), and the byte
  /// offset where the component is plainly stored.
  typealias Found = (key: ComponentKey, held: [HeldKey], offset: Int?)

  func key(offset: Int) -> ComponentKey {
    ComponentKey(code: UInt32(truncatingIfNeeded: offset) & ~Self.interned)
  }

  /// The component in `size` bytes of a target's class at the place to which a path leads.
  func key(
    _ place: KeyPathLocation, size: Int, path: @autoclosure () -> AnyKeyPath, in target: AnyObject
  ) -> Found {
    if let offset = DirectWriter.offset(of: place, size: size, in: target) {
      return (key(offset: offset), [], offset)
    }
    if place.hasArguments {
      let held = arguedKey(place, path())
      return (held.key, [held], nil)
    }
    let code = places[place] ?? newCode()
    places[place] = code
    return (ComponentKey(code: code), [], nil)
  }

  /// One component of a source that has no path.
  func key(source: PropertySource, part: Int) -> Found {
    let held = heldKey(part, of: source)
    return (held.key, [held], nil)
  }

  /// A number for the encoding in which a computed property counts, never 0.
  func encoding(of source: PropertySource) -> HeldKey { heldKey(nil, of: source) }

  /// Terms that nothing else counts in, nor the same thing again.
  func newEncoding() -> UInt32 {
    // Terms are compared among tweens that live at the same time: two thousand million apart will
    // do.
    lastEncoding = (lastEncoding &+ 1) & ~Self.interned
    if lastEncoding == 0 { lastEncoding = 1 }
    return lastEncoding
  }

  private func heldKey(_ part: Int?, of source: PropertySource) -> HeldKey {
    let identity = SourcePart(source: ObjectIdentifier(source), part: part)
    if let known = held[identity]?.key { return known }
    let key = HeldKey(code: newCode(), identity: .part(part, source), keys: self)
    held[identity] = WeakKey(key: key)
    return key
  }

  /// Arguments are the same where their bits are, or where their type says so. That is the caller's
  /// code: no access to the tables is open while it runs.
  private func arguedKey(_ place: KeyPathLocation, _ path: AnyKeyPath) -> HeldKey {
    if let known = argued[place]?.key { return known }
    let hash = path.hashValue
    for known in hashed[hash] ?? [] {
      guard let key = known.key, case .place(let other, let otherPath, _) = key.identity else {
        continue
      }
      if other.offset == place.offset, otherPath == path { return key }
    }
    let key = HeldKey(code: newCode(), identity: .place(place, path, hash: hash), keys: self)
    argued[place] = WeakKey(key: key)
    hashed[hash, default: []].append(WeakKey(key: key))
    return key
  }

  fileprivate func forget(_ key: HeldKey) {
    freeCodes.append(key.key.code)
    switch key.identity {
    case .part(let part, let source):
      held[SourcePart(source: ObjectIdentifier(source), part: part)] = nil
    case .place(let place, _, let hash):
      if argued[place]?.key == nil { argued[place] = nil }
      hashed[hash]?.removeAll { $0.key == nil }
      if hashed[hash]?.isEmpty == true { hashed[hash] = nil }
    }
  }

  private func newCode() -> UInt32 {
    if let code = freeCodes.popLast() { return code }
    defer { codesGiven += 1 }
    return Self.interned | codesGiven
  }
}

/// A key that lasts as long as this object, and keeps alive what it is the key of.
final class HeldKey {
  fileprivate enum Identity {
    case place(KeyPathLocation, AnyKeyPath, hash: Int)
    case part(Int?, PropertySource)
  }

  let key: ComponentKey
  fileprivate let identity: Identity
  private let keys: ComponentKeys

  fileprivate init(code: UInt32, identity: Identity, keys: ComponentKeys) {
    key = ComponentKey(code: code)
    self.identity = identity
    self.keys = keys
  }

  // What it holds is let go of behind this, when no table is being changed: that may run code of
  // the caller's.
  deinit { keys.forget(self) }
}
