// Numbers of another property by themselves: the origin of a frame. Its elements are the other's,
// so it is written as fast. Made by PartSource.

final class PartAccess<Base: Tweenable, Part: Tweenable>: ValueAccess<Part> {
  private let base: ValueAccess<Base>
  private let source: PartSource<Base, Part>
  /// For each element, which element of the base it is.
  private let places: [Int]

  init(base: ValueAccess<Base>, source: PartSource<Base, Part>, writesDirectly: Bool) {
    let components = Array(Part.tweenableComponents.prefix(64))
    var places: [Int] = []
    var parts: [Int] = []
    for (part, index) in source.places.enumerated() {
      for place in base.parts.indices where base.parts[place] == index {
        places.append(place)
        parts.append(part)
      }
    }
    self.base = base
    self.source = source
    self.places = places
    let elements = zip(places, parts).map { place, part in
      PropertyElement(
        key: base.elements[place].key, offset: base.elements[place].offset,
        encoding: base.elements[place].encoding, components[part])
    }
    super.init(
      components: components, parts: parts, elements: elements,
      isDirect: writesDirectly && elements.allSatisfy(\.isPlain), dependencies: base.dependencies,
      claims: base.claims)
  }

  override var stored: PropertyAccess { base.stored }

  override func takeEffect(_ target: AnyObject) { base.takeEffect(target) }

  override func read(_ target: AnyObject, into bits: UnsafeMutablePointer<UInt64>) {
    if isDirect { return readDirectly(target, into: bits) }
    withAllBits { all in
      base.read(target, into: all)
      for (index, place) in places.enumerated() { bits[index] = all[place] }
    }
  }

  override func write(_ target: AnyObject, _ bits: UnsafePointer<UInt64>, mask: UInt64) {
    if isDirect { return writeDirectly(target, bits, mask: mask) }
    withAllBits { all in
      for (index, place) in places.enumerated() { all[place] = bits[index] }
      base.write(target, all, mask: baseMask(mask))
    }
  }

  override func value(in stored: Any) -> Part? { base.value(in: stored).map(source.get) }

  override func replacing(_ value: Part, in stored: Any) -> Any? {
    guard var whole = base.value(in: stored) else { return nil }
    source.set(&whole, value)
    return base.replacing(whole, in: stored)
  }

  override func withValue(of target: AnyObject, _ body: (inout Part) -> Void) {
    base.withValue(of: target) { base in
      var part = source.get(base)
      body(&part)
    }
  }

  override func change(_ target: AnyObject, mask: UInt64, _ body: (inout Part) -> Void) {
    base.change(target, mask: baseMask(mask)) { base in
      var part = source.get(base)
      body(&part)
      source.set(&base, part)
    }
  }

  private func baseMask(_ mask: UInt64) -> UInt64 {
    var all: UInt64 = 0
    for (index, place) in places.enumerated() where mask & (1 << UInt64(index)) != 0 {
      all |= 1 << UInt64(place)
    }
    return all
  }

  private func withAllBits(_ body: (UnsafeMutablePointer<UInt64>) -> Void) {
    withUnsafeTemporaryAllocation(of: UInt64.self, capacity: 64) { buffer in
      if let all = buffer.baseAddress { body(all) }
    }
  }
}
