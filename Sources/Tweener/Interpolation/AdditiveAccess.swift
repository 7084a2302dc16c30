// An additive property: an offset on top of the base, which is what the target holds or what other
// tweens write. Its components have no storage, so it conflicts with no tween; the engine writes it
// after all other properties.

final class AdditiveAccess: PropertyAccess {
  let base: PropertyAccess
  /// The amount that is added, by eased progress. At 0 and 1 nothing is, and it is not called.
  private let amount: (_ eased: Double) -> Double
  /// The amount as keyframes, where it is such and added to bytes.
  let keyframesOfBytes: AddedKeyframes?
  let layers: AdditiveLayers
  /// The components that the offset is added to, element by element.
  let baseKeys: [ComponentKey]

  init(
    base: PropertyAccess, amount: @escaping (_ eased: Double) -> Double,
    keyframes: AddedKeyframes?, layers: AdditiveLayers, encoding: UInt32
  ) {
    self.base = base
    self.amount = amount
    keyframesOfBytes = base.isDirect ? keyframes : nil
    self.layers = layers
    baseKeys = base.elements.map(\.key)
    layers.users += 1
    super.init(
      elements: base.elements.map { _ in PropertyElement(progressAt: .added, encoding: encoding) },
      isDirect: false, valueType: base.valueType, dependencies: base.dependencies)
  }

  deinit { layers.users -= 1 }

  override var isAdditive: Bool { true }
  override var isProgress: Bool { true }

  /// Lanes add where nothing else happens to the component, of which the engine makes sure.
  override var samplerStage: SamplerStage? {
    dependencies.isEmpty && base.claims.isEmpty ? .added : nil
  }

  override func takeEffect(_ target: AnyObject) { base.takeEffect(target) }

  override func begin(_ target: AnyObject, from shown: ShownEnd?, to _: [UInt64]?) -> Sampler? {
    AdditiveSampler(self)
  }

  /// The change that it adds.
  func change(at eased: Double) -> Double { eased == 0 || eased == 1 ? 0 : amount(eased) }

  /// Adds to the base value: what the target holds, or what ``AdditiveLayers`` keeps.
  func add(at eased: Double, to target: AnyObject, mask: UInt64) {
    let change = change(at: eased)
    if !dependencies.isEmpty { return addComputed(to: target, change, mask) }
    withUnsafeTemporaryAllocation(of: UInt64.self, capacity: 128) { buffer in
      guard let values = buffer.baseAddress else { return }
      let bottoms = values + 64
      base.read(target, into: values)
      var bare: UInt64 = 0
      for (index, element) in base.elements.enumerated() where mask & (1 << UInt64(index)) != 0 {
        let (bottom, lower) = layers.below(values[index], of: baseKeys[index], target)
        let sum = element.double(lower) + change
        values[index] = change == 0 || !sum.isFinite ? lower : element.bits(sum)
        bottoms[index] = bottom
        if values[index] == bottom { bare |= 1 << UInt64(index) }
      }
      base.write(target, values, mask: mask)
      // A setter may round or clamp what it is given.
      if !base.isDirect, bare != mask { base.read(target, into: values) }
      for index in base.elements.indices where mask & (1 << UInt64(index)) != 0 {
        let isBare = bare & (1 << UInt64(index)) != 0
        layers.remember(
          base: bottoms[index], sum: isBare ? bottoms[index] : values[index], access: base,
          element: index, of: baseKeys[index], target)
      }
    }
  }

  /// Adds to a computed property, which depends on numbers that it does not own: the engine has
  /// removed the layers of earlier rounds, and the base is kept as it is stored.
  private func addComputed(to target: AnyObject, _ change: Double, _ mask: UInt64) {
    // The engine has restored the numbers without this property's setter: its other effects are
    // still to come.
    guard change != 0 else { return base.takeEffect(target) }
    let owned = baseKeys.indices.filter { mask & (1 << UInt64($0)) != 0 }
    let before = base.stored.bits(of: target)
    base.withBits { values in
      base.read(target, into: values)
      for index in owned {
        let sum = base.elements[index].double(values[index]) + change
        if sum.isFinite { values[index] = base.elements[index].bits(sum) }
      }
      base.write(target, values, mask: mask)
    }
    let after = base.stored.bits(of: target)
    for (place, element) in base.stored.elements.enumerated() {
      guard owned.contains(where: { baseKeys[$0] == element.key }) else { continue }
      let (bottom, _) = layers.below(before[place], of: element.key, target)
      layers.remember(
        base: bottom, sum: after[place], access: base.stored, element: place,
        of: element.key, target)
    }
  }
}
