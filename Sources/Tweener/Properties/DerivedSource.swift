// Properties made from another property of the same target, the base: parts, computed properties,
// second names. PropertyResolver finds the base, by its key, for each class of targets.

/// A property that is made from another one, the base, of every target that has the base.
class DerivedSource: PropertySource {
  let base: TweenKey

  init(base: TweenKey) {
    self.base = base
    super.init(path: nil)
  }

  override var rootType: Any.Type { (any AnyObject).self }

  override func replaces(_ other: PropertySource) -> Bool {
    guard let other = other as? DerivedSource else { return false }
    return type(of: other) == type(of: self) && other.base == base
  }

  /// `nil` where the base has values of another type.
  func makeAccess(over base: PropertyAccess, writesDirectly: Bool, keys: ComponentKeys)
    -> PropertyAccess?
  { nil }
}

/// A second name for another property of the target.
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

/// A property that is computed from the base and written into it; or some numbers of the base by
/// themselves, a part.
final class ComputedSource<Base: Tweenable, Value: Tweenable>: DerivedSource {
  let get: (Base) -> Value
  let set: (inout Base, Value) -> Void
  /// For each component of the value, the components of the base that it writes.
  let owns: [[Int]]
  /// The other effects of a write on the target.
  let effect: ((AnyObject, Value) -> Void)?
  /// For each component of a value that is a sum of one number that it owns and of shares of
  /// others, these others; empty where its formula is not known.
  let terms: [[(place: Int, factor: Double)]]
  /// Whether each component is one of the base's.
  let isPart: Bool

  init(
    base: TweenKey, owns: [[Int]],
    get: @escaping (Base) -> Value, set: @escaping (inout Base, Value) -> Void,
    effect: ((AnyObject, Value) -> Void)? = nil, terms: [[(place: Int, factor: Double)]] = [],
    isPart: Bool = false
  ) {
    self.terms = isPart ? owns.map { _ in [] } : terms
    self.isPart = isPart
    self.get = get
    self.set = set
    self.owns = owns
    self.effect = effect
    super.init(base: base)
  }

  /// A part, where the path leads to components that the base lists. The numbers that any other
  /// path writes are unknown, so the property owns them all, one for each component of the value
  /// and the rest with the first.
  convenience init(base: TweenKey, path: WritableKeyPath<Base, Value>) {
    let places = Base.components(at: path, Value.self)
    let all = Base.tweenableComponents.prefix(64).count
    let count = min(Value.tweenableComponents.prefix(64).count, all)
    self.init(
      base: base,
      owns: places?.map { [$0] }
        ?? (0..<count).map { $0 == 0 ? [0] + Array(count..<all) : [$0] },
      get: { $0[keyPath: path] }, set: { $0[keyPath: path] = $1 }, isPart: places != nil)
  }

  /// Some components of the base, put into a value of their own.
  convenience init(base: TweenKey, gathered: [PartialKeyPath<Base>], blank: Value)
    throws(TweenValueError)
  {
    let parts = Value.tweenableComponents.prefix(64)
    let owned = try Base.owned(gathered.map { [$0] }, by: Value.self)
    let pairs = zip(owned.joined().map { Base.tweenableComponents[$0] }, parts)
    for (number, (from, to)) in pairs.enumerated() where from.scalarType != to.scalarType {
      throw TweenValueError(
        "number \(number + 1) is a \(ValueText.describe(type: to.scalarType)) but gathers a "
          + "\(ValueText.describe(type: from.scalarType))",
        remedy: "gather numbers of the same types; nothing is registered")
    }
    self.init(
      base: base, owns: owned,
      get: { base in
        var (base, part, bits) = (base, blank, UInt64(0))
        for (from, to) in pairs {
          from.transfer(&base, &bits, false)
          to.transfer(&part, &bits, true)
        }
        return part
      },
      set: { base, part in
        var (part, bits) = (part, UInt64(0))
        for (to, from) in pairs {
          from.transfer(&part, &bits, false)
          to.transfer(&base, &bits, true)
        }
      }, isPart: true)
  }

  override func replaces(_ other: PropertySource) -> Bool {
    (other as? Self)?.isPart == isPart && super.replaces(other)
  }

  override func makeAccess(
    over base: PropertyAccess, writesDirectly: Bool, keys: ComponentKeys
  ) -> PropertyAccess? {
    guard let base = base as? ValueAccess<Base> else { return nil }
    return ComputedAccess(
      base: base, source: self, encoding: isPart ? nil : keys.encoding(of: self),
      writesDirectly: writesDirectly)
  }
}

extension Tweenable {
  /// The components that paths name, for each component of a value made of them.
  static func owned<Value: Tweenable>(_ paths: [[PartialKeyPath<Self>]], by _: Value.Type)
    throws(TweenValueError) -> [[Int]]
  {
    let count = Value.tweenableComponents.prefix(64).count
    guard paths.count == count else {
      throw TweenValueError(
        "lists \(paths.count) of \(count) components",
        remedy: "list what each component of the value owns; nothing is registered")
    }
    var seen: Set<Int> = []
    var owned: [[Int]] = []
    for paths in paths {
      var places: [Int] = []
      for path in paths {
        guard let place = component(at: KeyPathLocation(path), type(of: path).valueType) else {
          throw TweenValueError(
            "owns \(path), which is not a component of the base",
            remedy:
              "list components of \(ValueText.describe(type: Self.self)); nothing is registered"
          )
        }
        guard seen.insert(place).inserted else {
          throw TweenValueError(
            "owns \(path) twice", remedy: "list each component once; nothing is registered")
        }
        places.append(place)
      }
      owned.append(places)
    }
    return owned
  }
}
