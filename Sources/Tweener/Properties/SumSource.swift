// A property that is a number of another property plus shares of other numbers of it: a middle, a
// far edge. A computed property whose formula is known, so that lanes can write it.

/// A share of a number of the base.
struct SumTerm<Base, Number> {
  let path: WritableKeyPath<Base, Number>
  /// The index of the component of the base.
  let place: Int
  let factor: Double
}

extension ComputedSource {
  /// One number for each component of a value: a number of the base plus shares of others.
  ///
  /// - Throws: what is wrong with the paths or factors.
  convenience init<Number: TweenableScalar & BinaryFloatingPoint>(
    base: TweenKey, numbers: [WritableKeyPath<Base, Number>],
    plus shares: [[WritableKeyPath<Base, Number>: Double]], in blank: Value
  ) throws(TweenValueError) {
    let owned = try Base.owned(numbers.map { [$0] }, by: Value.self)
    guard shares.count == numbers.count else {
      throw TweenValueError(
        "adds to \(shares.count) of \(numbers.count) numbers",
        remedy: "say for each what is added, [:] where nothing is; nothing is registered")
    }
    var terms: [[SumTerm<Base, Number>]] = []
    let own = Set(owned.joined())
    for shares in shares { terms.append(try Self.terms(shares, besides: own)) }
    let components = Array(Value.tweenableComponents.prefix(64))
    for component in components where component.scalarType != Number.self {
      throw TweenValueError(
        "its value has a \(ValueText.describe(type: component.scalarType)), not a "
          + "\(ValueText.describe(type: Number.self))",
        remedy: "take a value of the same numbers; nothing is registered")
    }
    self.init(
      base: base, owns: owned,
      get: { base in
        var value = blank
        for (index, component) in components.enumerated() {
          var sum = base[keyPath: numbers[index]]
          for term in terms[index] { sum += Number(term.factor) * base[keyPath: term.path] }
          var bits = sum.rawBits
          component.transfer(&value, &bits, true)
        }
        return value
      },
      set: { base, value in
        var (value, bits) = (value, UInt64(0))
        for (index, component) in components.enumerated() {
          component.transfer(&value, &bits, false)
          var number = Number(rawBits: bits)
          for term in terms[index] {
            number -= Number(term.factor) * base[keyPath: term.path]
          }
          base[keyPath: numbers[index]] = number
        }
      }, terms: terms.map { $0.map { ($0.place, $0.factor) } })
  }

  /// The shares in the order of the base's components, so that they are added in the same order
  /// each time. What the property writes itself cannot be among them: then it would count which of
  /// its numbers is written first.
  private static func terms<Number>(
    _ shares: [WritableKeyPath<Base, Number>: Double], besides own: Set<Int>
  ) throws(TweenValueError) -> [SumTerm<Base, Number>] {
    var terms: [SumTerm<Base, Number>] = []
    for (path, factor) in shares {
      guard let place = Base.component(at: KeyPathLocation(path), Number.self), !own.contains(place)
      else {
        throw TweenValueError(
          "adds \(path), which is not a component of the base that it leaves alone",
          remedy:
            "list components of \(ValueText.describe(type: Base.self)); nothing is registered")
      }
      guard factor.isFinite else {
        throw TweenValueError(
          "adds \(factor) times \(path)", remedy: "give a finite number; nothing is registered")
      }
      terms.append(SumTerm(path: path, place: place, factor: factor))
    }
    return terms.ordered { $0.place < $1.place }
  }
}
