// Properties made from other properties of the same target: parts, views, second names. PropertyResolver
// finds the other one, by its key, for each class of targets.

/// A property of whatever has another property.
class DerivedSource: PropertySource {
  let base: TweenKey

  init(base: TweenKey) {
    self.base = base
    super.init(path: nil)
  }

  override var rootType: Any.Type { (any AnyObject).self }
  override func accepts(_ target: AnyObject) -> Bool { true }

  override func replaces(_ other: PropertySource) -> Bool {
    guard let other = other as? DerivedSource else { return false }
    return type(of: other) == type(of: self) && other.base == base
  }

  /// `nil` where the base has values of another type.
  func makeAccess(over base: PropertyAccess, writesDirectly: Bool, keys: ComponentKeys)
    -> PropertyAccess?
  { nil }
}

/// The same property under another name.
final class AliasSource: DerivedSource {
  private let isListed: Bool

  init(base: TweenKey, isListed: Bool) {
    self.isListed = isListed
    super.init(base: base)
  }

  override var isSuggested: Bool { isListed }

  override func makeAccess(
    over base: PropertyAccess, writesDirectly: Bool, keys: ComponentKeys
  ) -> PropertyAccess? { base }
}

/// Numbers of the base by themselves.
final class PartSource<Base: Tweenable, Part: Tweenable>: DerivedSource {
  let get: (Base) -> Part
  let set: (inout Base, Part) -> Void
  /// For each component of the part, which of the base's it is.
  let places: [Int]

  /// `nil` where the path leads to anything but components that the base lists.
  init?(base: TweenKey, path: WritableKeyPath<Base, Part>) {
    let components = Base.tweenableComponents.prefix(64)
    var places: [Int] = []
    for part in Part.tweenableComponents.prefix(64) {
      let whole = part.make != nil ? path : (path as AnyKeyPath).appending(path: part.path)
      guard let place = components.firstIndex(where: { $0.path == whole }) else { return nil }
      places.append(place)
    }
    self.places = places
    get = { $0[keyPath: path] }
    set = { $0[keyPath: path] = $1 }
    super.init(base: base)
  }

  /// Some components of the base, put into a value of their own.
  init(base: TweenKey, gathered: [PartialKeyPath<Base>], blank: Part) {
    let places = ViewSource<Base, Part>.places(gathered.map { [$0] }).joined()
    let pairs = zip(places.map { Base.tweenableComponents[$0] }, Part.tweenableComponents)
    precondition(
      pairs.allSatisfy { $0.scalarType == $1.scalarType },
      "what is gathered has the types of the components that it becomes")
    self.places = Array(places)
    get = { base in
      var (base, part, bits) = (base, blank, UInt64(0))
      for (from, to) in pairs {
        from.transfer(&base, &bits, false)
        to.transfer(&part, &bits, true)
      }
      return part
    }
    set = { base, part in
      var (part, bits) = (part, UInt64(0))
      for (to, from) in pairs {
        from.transfer(&part, &bits, false)
        to.transfer(&base, &bits, true)
      }
    }
    super.init(base: base)
  }

  override var valueType: Any.Type { Part.self }

  override func makeAccess(
    over base: PropertyAccess, writesDirectly: Bool, keys: ComponentKeys
  ) -> PropertyAccess? {
    guard let base = base as? ValueAccess<Base> else { return nil }
    return PartAccess(base: base, source: self, writesDirectly: writesDirectly)
  }
}

/// Something computed from the base, and put back into it.
final class ViewSource<Base: Tweenable, Value: Tweenable>: DerivedSource {
  let get: (Base) -> Value
  let set: (inout Base, Value) -> Void
  /// For each component of the value, the components of the base that it writes.
  let owns: [[Int]]
  /// What else a write does to the target.
  let effect: ((AnyObject, Value) -> Void)?

  init(
    base: TweenKey, owns: [[Int]],
    get: @escaping (Base) -> Value, set: @escaping (inout Base, Value) -> Void,
    effect: ((AnyObject, Value) -> Void)? = nil
  ) {
    self.get = get
    self.set = set
    self.owns = owns
    self.effect = effect
    super.init(base: base)
  }

  override var valueType: Any.Type { Value.self }

  override func makeAccess(
    over base: PropertyAccess, writesDirectly: Bool, keys: ComponentKeys
  ) -> PropertyAccess? {
    guard let base = base as? ValueAccess<Base> else { return nil }
    return ViewAccess(base: base, source: self, terms: keys.terms(of: self))
  }

  /// A computed part: nothing says which numbers it writes, so it owns them all, one for each component of
  /// the value and the rest with the first.
  convenience init(base: TweenKey, path: WritableKeyPath<Base, Value>) {
    let all = Base.tweenableComponents.prefix(64).count
    let count = min(Value.tweenableComponents.prefix(64).count, all)
    self.init(
      base: base, owns: (0..<count).map { $0 == 0 ? [0] + Array(count..<all) : [$0] },
      get: { $0[keyPath: path] }, set: { $0[keyPath: path] = $1 })
  }

  /// The places of named numbers among the base's components.
  static func places(_ owns: [[PartialKeyPath<Base>]]) -> [[Int]] {
    let components = Base.tweenableComponents.prefix(64)
    precondition(
      owns.count == Value.tweenableComponents.prefix(64).count,
      "a view says for each component of its value what it writes")
    let places = owns.map { paths in
      paths.map { path in
        guard let place = components.firstIndex(where: { $0.path == path }) else {
          preconditionFailure("a view owns only what its base lists as components")
        }
        return place
      }
    }
    let all = places.joined()
    precondition(Set(all).count == all.count, "two components of a view own different numbers")
    return places
  }
}
