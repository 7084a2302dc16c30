// A property made of another one, the base. A computed one, a centre instead of a corner: its
// values are computed from the whole base and written into the components that it owns, no others.
// Or a part, numbers of the base by themselves, the origin of a frame: its elements are the base's,
// so it is written as fast. Made by ComputedSource.

final class ComputedAccess<Base: Tweenable, Value: Tweenable>: ValueAccess<Value> {
  private let base: ValueAccess<Base>
  private let source: ComputedSource<Base, Value>
  /// For each element, which element of the base it owns.
  private let places: [Int]
  /// For each element its formula; empty where that of one is not known.
  private let formulas: [SumFormula]
  private let isPart: Bool

  /// - Parameter encoding: the encoding of the bits; `nil` for a part, whose bits are the base's.
  init(
    base: ValueAccess<Base>, source: ComputedSource<Base, Value>, encoding: HeldKey?,
    writesDirectly: Bool
  ) {
    let components = Array(Value.tweenableComponents.prefix(64))
    var places: [Int] = []
    var parts: [Int] = []
    for (part, owned) in source.owns.enumerated() {
      for place in base.parts.indices where owned.contains(base.parts[place]) {
        places.append(place)
        parts.append(part)
      }
    }
    self.base = base
    self.source = source
    self.places = places
    let formulas = zip(places, parts).compactMap { place, part in
      source.terms.isEmpty ? nil : SumFormula(place, plus: source.terms[part], in: base.elements)
    }
    self.formulas = formulas.count == places.count ? formulas : []
    let isPart = encoding == nil
    self.isPart = isPart
    let elements = zip(places, parts).map { place, part in
      let stored = base.elements[place]
      return PropertyElement(
        key: stored.key, offset: isPart ? stored.offset : nil,
        encoding: encoding?.key.code ?? stored.encoding, components[part])
    }
    super.init(
      components: components, parts: parts, elements: elements,
      isDirect: isPart && writesDirectly && elements.allSatisfy(\.isPlain),
      dependencies: (isPart ? [] : base.elements.map(\.key)) + base.dependencies,
      claims: base.claims, heldKeys: encoding.map { [$0] } ?? [])
  }

  override var stored: PropertyAccess { base.stored }

  override func writtenValues(of target: AnyObject) -> Sampler? { base.writtenValues(of: target) }

  override func sumPlace(_ element: Int) -> (offset: Int, share: SumShare)? {
    formulas.isEmpty ? nil : formulas[element].place(in: base)
  }

  override var hasEffect: Bool { source.effect != nil || base.hasEffect }

  override func takeEffect(_ target: AnyObject) {
    base.takeEffect(target)
    if let effect = source.effect, let current = currentValue(of: target) {
      effect(target, current)
    }
  }

  override func read(_ target: AnyObject, into bits: UnsafeMutablePointer<UInt64>) {
    if isDirect { return readDirectly(target, into: bits) }
    if !formulas.isEmpty {
      return withBits { all in
        base.read(target, into: all)
        for index in formulas.indices { bits[index] = formulas[index].value(all) }
      }
    }
    withValue(of: target) { put(&$0, into: bits) }
  }

  override func write(_ target: AnyObject, _ bits: UnsafePointer<UInt64>, mask: UInt64) {
    if isDirect { return writeDirectly(target, bits, mask: mask) }
    if !formulas.isEmpty {
      return withBits { all in
        if !isPart { base.read(target, into: all) }
        for index in formulas.indices where mask & (1 << UInt64(index)) != 0 {
          formulas[index].put(bits[index], in: all)
        }
        base.write(target, all, mask: baseMask(mask))
      }
    }
    change(target, mask: mask) { put(bits, mask: mask, into: &$0) }
  }

  override func readStored(_ target: AnyObject, into bits: UnsafeMutablePointer<UInt64>) {
    withBits { all in
      base.readStored(target, into: all)
      for (index, place) in places.enumerated() { bits[index] = all[place] }
    }
  }

  override func writeStored(_ target: AnyObject, _ bits: UnsafePointer<UInt64>, mask: UInt64) {
    withBits { all in
      for (index, place) in places.enumerated() { all[place] = bits[index] }
      base.writeStored(target, all, mask: baseMask(mask))
    }
  }

  override func value(in stored: Any) -> Value? { base.value(in: stored).map(source.get) }

  override func replacing(_ value: Value, in stored: Any) -> Any? {
    guard var whole = base.value(in: stored) else { return nil }
    source.set(&whole, value)
    return base.replacing(whole, in: stored)
  }

  override func withValue(of target: AnyObject, _ body: (inout Value) -> Void) {
    base.withValue(of: target) { base in
      var value = source.get(base)
      body(&value)
    }
  }

  override func change(_ target: AnyObject, mask: UInt64, _ body: (inout Value) -> Void) {
    var written: Value?
    base.change(target, mask: baseMask(mask)) { base in
      var value = source.get(base)
      body(&value)
      source.set(&base, value)
      written = value
    }
    if let effect = source.effect, let written { effect(target, written) }
  }

  private func baseMask(_ mask: UInt64) -> UInt64 {
    var all: UInt64 = 0
    for index in places.indices where mask & (1 << UInt64(index)) != 0 {
      all |= 1 << UInt64(places[index])
    }
    return all
  }
}
