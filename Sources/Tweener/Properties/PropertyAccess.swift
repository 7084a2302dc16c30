// A property of one exact class of targets: the identities of its components, and how to read and
// write their bits. Made by PropertyResolver, kept per class; the engine and the lanes read and
// write through it.

/// A property of one exact class, with its types erased.
class PropertyAccess {
  let elements: [PropertyElement]
  /// Whether every element is written as bytes.
  let isDirect: Bool
  let valueType: Any.Type

  /// Whether only the tweens of the property keep this access: each call resolves it again.
  var isPassing = false
  /// Keep alive those of its keys that are not permanent.
  private let heldKeys: [HeldKey]
  /// The components that a computed property is computed from: its values depend on them too.
  let dependencies: [ComponentKey]
  /// The components that its setter writes beside its elements, and that it owns too. A property
  /// with claims is owned as a whole or not at all.
  let claims: [ComponentKey]
  /// Whether its components are progress, from 0 to 1, of which a ``Sampler`` makes values.
  var isProgress: Bool { false }
  /// The elements of the values that its samplers make.
  var sampledElements: [PropertyElement] { elements }
  /// The property that stores its components: itself, unless it is derived from another.
  var stored: PropertyAccess { self }
  /// Whether it adds to another property; additive properties are written last.
  var isAdditive: Bool { false }

  init(
    elements: [PropertyElement], isDirect: Bool, valueType: Any.Type,
    dependencies: [ComponentKey] = [], claims: [ComponentKey] = [], heldKeys: [HeldKey] = []
  ) {
    self.heldKeys = heldKeys
    self.claims = claims
    self.elements = elements
    self.isDirect = isDirect
    self.valueType = valueType
    self.dependencies = dependencies
  }

  /// All components that a tween of it owns.
  final var owned: [ComponentKey] { elements.map(\.key) + claims }
  /// The components that must be at the present instant before it is read.
  final var readKeys: [ComponentKey] { owned + dependencies }

  /// The location at which a lane writes an element that is a stored number plus a share of
  /// another; `nil` for any other element.
  func sumPlace(_ element: Int) -> (offset: Int, share: SumShare)? { nil }

  /// Whether lanes may move its components. A lane for what is found anew for each call would have
  /// one entry.
  final var isLaned: Bool { isDirect || (isScalar && !isPassing) }

  /// Whether it is one number that a lane can move through ``writeNumbers(_:_:_:_:)``.
  var isScalar: Bool { false }

  /// Writes a number to each of several targets, for a scalar.
  func writeNumbers(
    _ targets: UnsafePointer<Unmanaged<AnyObject>>, _ numbers: UnsafePointer<Double>, _ count: Int
  ) {}

  /// Begins one tween, where the components are progress: reads the start value, and returns the
  /// sampler that makes the values. `shown`: what it starts from, where that is not what the target
  /// holds. `ends`: its ends as bits, one for each element, where the access leaves them to each
  /// tween.
  func begin(_ target: AnyObject, from shown: ShownEnd?, to ends: [UInt64]?) -> Sampler? { nil }
  /// Whether it leaves the ends of its values to each tween, though the components are progress.
  var leavesEnds: Bool { false }
  /// The mix of its values, where nothing else becomes of them.
  var mix: MixFunctions? { nil }
  /// The mix that its values have where a call does not give one.
  var mixOfType: MixFunctions? { nil }
  /// The stage of a frame at which lanes write its samplers; `nil` where each tween is written by
  /// itself.
  var samplerStage: SamplerStage? { nil }
  /// Reads all elements.
  func read(_ target: AnyObject, into bits: UnsafeMutablePointer<UInt64>) {}
  /// Writes the elements that `mask` names; the others keep what the target holds.
  func write(_ target: AnyObject, _ bits: UnsafePointer<UInt64>, mask: UInt64) {}
  /// Reads what the target stores of each element, of which a computed property makes its value.
  func readStored(_ target: AnyObject, into bits: UnsafeMutablePointer<UInt64>) {
    read(target, into: bits)
  }
  /// Writes back what ``readStored(_:into:)`` has read, of the elements that `mask` names, without
  /// the other effects of a write.
  func writeStored(_ target: AnyObject, _ bits: UnsafePointer<UInt64>, mask: UInt64) {
    write(target, bits, mask: mask)
  }
  /// The values that the target has where its setter writes besides; `nil` where it has no claims.
  func writtenValues(of target: AnyObject) -> Sampler? { nil }
  /// Runs the other effects of a write, with the value that the target holds.
  func takeEffect(_ target: AnyObject) {}

  /// Whether a write has other effects.
  var hasEffect: Bool { false }
  /// The whole value that is read, where the property is the stored one.
  func storedValue(of target: AnyObject) -> Any? { nil }
  /// The stored value with one element of this property set; `nil` where it is a value of another
  /// type.
  func putting(_ bits: UInt64, element: Int, in stored: Any) -> Any? { nil }
  /// This property's bits, of a stored value.
  func bits(in stored: Any) -> [UInt64]? { nil }
  /// The bits of a value of the property's own type, or of one that converts to it; `nil` for any
  /// other value.
  func encode(_ value: Any) -> [UInt64]? { nil }
  /// Why a value does not convert, where the property's type has a reason to report.
  func refusal(of value: Any) -> TweenValueError? { nil }
  /// The bits of the value that a number converts to, or `nil`.
  func encode(number: Double) -> [UInt64]? { nil }
  /// The number of elements that a list must have to convert to a value of the property; `nil`
  /// where no list does.
  var listLength: Int? { nil }

  /// The bits of all elements, as ``read(_:into:)`` reads them.
  final func bits(of target: AnyObject) -> [UInt64] {
    var bits = [UInt64](repeating: 0, count: elements.count)
    read(target, into: &bits)
    return bits
  }

  /// Calls `body` with room for the bits of all elements of a property.
  final func withBits(_ body: (UnsafeMutablePointer<UInt64>) -> Void) {
    withUnsafeTemporaryAllocation(of: UInt64.self, capacity: 64) { buffer in
      if let bits = buffer.baseAddress { body(bits) }
    }
  }

  final func readDirectly(_ target: AnyObject, into bits: UnsafeMutablePointer<UInt64>) {
    // By index: an element that is taken out has closures, which would be counted.
    for index in elements.indices {
      let address = DirectWriter.address(elements[index].offset ?? 0, in: target)
      bits[index] = DirectWriter.load(elements[index].layout, address)
    }
  }

  final func writeDirectly(_ target: AnyObject, _ bits: UnsafePointer<UInt64>, mask: UInt64) {
    for index in elements.indices where mask & (1 << UInt64(index)) != 0 {
      let address = DirectWriter.address(elements[index].offset ?? 0, in: target)
      DirectWriter.store(bits[index], elements[index].layout, address)
    }
  }
}
