// The list of what a tween is to do. Made in client code, without a look at its keys;
// ParameterReader and others read it.

/// The parameters of a tween: reserved words, properties and their values.
///
/// ```swift
/// let slow: TweenParameters = [.duration: 2, .easing: Easing.inOutExpo]
/// var parameters = slow.merging(["x": 200]) { $1 }
/// parameters[.delay] = 0.5
/// print(parameters.count, parameters.keys.contains("x"))  // prints 4 true
/// ```
///
/// It has the habits of a dictionary, and is a list: a literal is kept as it is written, at a sixth
/// of the cost of a `Dictionary`'s, and what looks for a key compares the keys one by one. The
/// order of the entries does not matter. Where a key stands twice in a literal the later value
/// counts, and the call that the parameters are for reports the other.
///
/// Within values (`base`, `keyframes`) dictionaries from `TweenKey` or `String` are read as it is.
public struct TweenParameters: ExpressibleByDictionaryLiteral, Sequence {
  public typealias Element = (key: TweenKey, value: Any)

  /// The entries; as long as `replaced` is `nil` several may have one key, of which the last
  /// counts.
  @usableFromInline private(set) var entries: [(TweenKey, Any)]
  /// The entries of a literal that later entries replace; `nil` before a search for them.
  @usableFromInline private(set) var replaced: [(TweenKey, Any)]?

  @inlinable
  public init(dictionaryLiteral elements: (TweenKey, Any)...) {
    entries = elements
    replaced = nil
  }

  /// No parameters.
  @inlinable
  public init() {
    self.init(unique: [])
  }

  /// The entries of a dictionary.
  public init(_ keyed: [TweenKey: Any]) {
    self.init(unique: keyed.map { ($0.key, $0.value) })
  }

  /// The parameters that a decoder gives: names and values, as they are in a JSON or a property
  /// list file.
  ///
  /// ```swift
  /// let parameters = TweenParameters(["duration": 1, "x": 5] as [String: Any])
  /// ```
  public init(_ named: [String: Any]) {
    self.init(unique: named.map { (TweenKey($0.key), $0.value) })
  }

  /// Parameters that a constant can hold, whatever it is isolated to.
  ///
  /// ```swift
  /// enum Style {
  ///   static let slow: [TweenKey: any Sendable] = [.duration: 2, .easing: Easing.outQuad]
  /// }
  /// tweener.addTween(box, TweenParameters(Style.slow).merging(["x": 5]) { $1 })
  /// ```
  public init(_ sendable: [TweenKey: any Sendable]) {
    self.init(unique: sendable.map { ($0.key, $0.value) })
  }

  /// The parameters that a value is: a `TweenParameters`, or a dictionary from `TweenKey` or
  /// `String`; `nil` where it is none of these.
  ///
  /// ```swift
  /// tweener.registerPropertySplitter("place", for: Box.self) { TweenParameters(reading: $0) }
  /// tweener.addTween(box, ["place": ["x": 30, "y": 40]])
  /// print(box.x, box.y)  // prints 30.0 40.0
  /// ```
  public init?(reading value: Any) {
    guard let value = unwrapped(value) else { return nil }
    if let parameters = exactly(value, TweenParameters.self) {
      self = parameters
    } else if let keyed = value as? [TweenKey: Any] {
      self.init(keyed)
    } else if let named = value as? [String: Any] {
      self.init(named)
    } else {
      return nil
    }
  }

  @usableFromInline
  init(unique entries: [(TweenKey, Any)]) {
    self.entries = entries
    replaced = []
  }

  /// The entries, one of each key.
  @inlinable
  public func makeIterator() -> Iterator { Iterator(settled.entries) }

  public struct Iterator: IteratorProtocol {
    @usableFromInline var entries: IndexingIterator<[(TweenKey, Any)]>

    @inlinable
    init(_ entries: [(TweenKey, Any)]) { self.entries = entries.makeIterator() }

    @inlinable
    public mutating func next() -> Element? { entries.next() }
  }

  public var underestimatedCount: Int { settled.entries.count }

  /// The number of keys.
  public var count: Int { settled.entries.count }

  public var isEmpty: Bool { entries.isEmpty }

  /// Each key once, in any order.
  public var keys: [TweenKey] { settled.entries.map(\.0) }

  /// The value of a key; `nil` where it has none. Setting `nil` takes the key out. O(*n*).
  public subscript(key: TweenKey) -> Any? {
    get { place(of: key).map { entries[$0].1 } }
    set {
      settle()
      switch (place(of: key), newValue) {
      case (let place?, let value?): entries[place].1 = value
      case (let place?, nil): entries.remove(at: place)
      case (nil, let value?): entries.append((key, value))
      case (nil, nil): break
      }
    }
  }

  /// Takes a key out, and returns its value. O(*n*).
  @discardableResult
  public mutating func removeValue(forKey key: TweenKey) -> Any? {
    settle()
    return place(of: key).map { entries.remove(at: $0).1 }
  }

  /// Adds the entries of others. Where both have a key `combine` makes one value of the two, of
  /// which that of `others` is the second.
  public mutating func merge(
    _ others: TweenParameters, uniquingKeysWith combine: (Any, Any) throws -> Any
  ) rethrows {
    settle()
    let others = others.settled
    replaced? += others.replaced ?? []
    if entries.isEmpty {
      entries = others.entries
      return
    }
    let areLong = entries.count > Self.mostCompared && others.entries.count > Self.mostCompared
    let places = areLong ? Self.lastPlaces(entries) : nil
    for (key, value) in others.entries {
      let place = places.map { $0[key] } ?? place(of: key)
      if let place {
        entries[place].1 = try combine(entries[place].1, value)
      } else {
        entries.append((key, value))
      }
    }
  }

  /// The entries with those of others; see ``merge(_:uniquingKeysWith:)``.
  public func merging(
    _ others: TweenParameters, uniquingKeysWith combine: (Any, Any) throws -> Any
  ) rethrows -> TweenParameters {
    var merged = settled
    merged.entries.reserveCapacity(entries.count + others.entries.count)
    try merged.merge(others, uniquingKeysWith: combine)
    return merged
  }

  /// The entries that fulfil a condition.
  public func filter(_ isIncluded: (Element) throws -> Bool) rethrows -> TweenParameters {
    var filtered = settled
    filtered.entries = try filtered.entries.filter { try isIncluded(($0.0, $0.1)) }
    return filtered
  }

  /// A list with one entry of each key, and what those replace apart.
  @usableFromInline var settled: TweenParameters {
    if replaced != nil { return self }
    var settled = TweenParameters(unique: entries)
    let areMany = entries.count > Self.mostCompared
    let repeatsKeys =
      areMany
      ? Self.lastPlaces(entries).count < entries.count
      : entries.indices.contains { place(of: entry($0).pointee.key) != $0 }
    if !repeatsKeys { return settled }
    let last = Self.lastPlaces(entries)
    let places = entries.indices
    settled.entries = places.filter { last[entries[$0].0] == $0 }.map { entries[$0] }
    settled.replaced = places.filter { last[entries[$0].0] != $0 }.map { entries[$0] }
    return settled
  }

  private mutating func settle() {
    if replaced == nil { self = settled }
  }

  /// The place of the last entry of a key.
  private func place(of key: TweenKey) -> Int? {
    var place = entries.count - 1
    while place >= 0, entry(place).pointee.key != key { place -= 1 }
    return place >= 0 ? place : nil
  }

  /// The number of keys that are compared with each other; more are hashed.
  private static var mostCompared: Int { 16 }

  private static func lastPlaces(_ entries: [(TweenKey, Any)]) -> [TweenKey: Int] {
    Dictionary(zip(entries.lazy.map(\.0), entries.indices)) { $1 }
  }

  /// Forgets what other entries replace, and returns it.
  mutating func takeReplaced() -> [(TweenKey, Any)] {
    settle()
    defer { replaced = [] }
    return replaced ?? []
  }
}
