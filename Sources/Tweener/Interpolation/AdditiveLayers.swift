// The sums that additive tweens have added to the components of targets, and the base values below.
// Written by AdditiveAccess; the engine restores base values by it. Knows nothing of tweens.

/// The offsets that targets hold at present.
///
/// The engine adds all offsets of a target in one *round*, one tween after the other, so that a
/// later one adds to the sum of those before it. A layer is valid as long as the target holds its
/// sum; a value that the caller wrote instead is the base from then on. A tween may write a base
/// that equals the sum, so the engine drops the layer then.
final class AdditiveLayers {
  /// The location of a component's layer.
  private struct Place {
    let group: AdditiveLayerGroup
    let element: Int

    var layer: AdditiveLayer {
      get { group[element] }
      nonmutating _modify { yield &group[element] }
    }
  }

  private struct Record {
    /// Counts rounds.
    var round = 0
    /// The step whose sweep has added the offsets.
    var sweptStep = Int64.min
    /// An offset has been removed, or has begun, since the latest round began.
    var isUncovered = false
    /// It is to be found out whether one tween alone adds to the target.
    var wantsReview = false
    var layers: [ComponentKey: Place] = [:]
  }

  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  private var records: [ObjectIdentifier: Record] = [:]
  /// The number of accesses that may make a layer.
  var users = 0
  /// The number of targets that have a record.
  var count: Int { records.count }

  // MARK: Rounds

  /// Begins a round: offsets are added to the base again.
  func beginRound(_ target: AnyObject) {
    records[ObjectIdentifier(target), default: Record()].round += 1
    records[ObjectIdentifier(target)]?.isUncovered = false
  }

  /// Notes that the sweep of a step adds to a target. False where it has been noted before.
  func beginSweep(_ target: AnyObject, step: Int64) -> Bool {
    let id = ObjectIdentifier(target)
    if records[id]?.sweptStep == step { return false }
    records[id, default: Record()].sweptStep = step
    return true
  }

  // MARK: Who adds alone

  /// Makes a record of a target to which something is to be added.
  func expect(_ target: AnyObject) {
    let id = ObjectIdentifier(target)
    if records[id] == nil { records[id] = Record() }
  }

  /// Notes that a review is due: whether one tween alone adds to a target. False where nothing is
  /// added to it, or that is noted.
  func wantReview(_ target: AnyObject) -> Bool {
    let id = ObjectIdentifier(target)
    guard records[id]?.wantsReview == false else { return false }
    records[id]?.wantsReview = true
    return true
  }

  /// Begins the review of a target.
  func beginReview(_ target: AnyObject) { records[ObjectIdentifier(target)]?.wantsReview = false }

  // MARK: Layers

  /// The layers on all elements of a property side by side, for a tween that adds to them alone.
  func group(_ access: PropertyAccess, of target: AnyObject) -> AdditiveLayerGroup {
    let id = ObjectIdentifier(target)
    let places = access.elements.map { records[id]?.layers[$0.key] }
    if let group = places.first??.group, group.access === access,
      group.elements == access.elements.indices,
      places.enumerated().allSatisfy({ $1?.group === group && $1?.element == $0 })
    {
      return group
    }
    let group = AdditiveLayerGroup(access, access.elements.indices)
    for (element, place) in places.enumerated() {
      if let place {
        group[element].set(
          base: place.layer.base, sum: place.layer.sum, round: place.layer.round)
        place.layer.isKept = false
      }
      records[id, default: Record()].layers[access.elements[element].key] = Place(
        group: group, element: element)
    }
    // No sooner: with them may go the last reference to things of the caller's, which may call the
    // engine.
    withExtendedLifetime(places) {}
    return group
  }

  /// The base value, and the value that the next offset of this round is added to.
  func below(_ bits: UInt64, of key: ComponentKey, _ target: AnyObject)
    -> (base: UInt64, lower: UInt64)
  {
    guard let record = records[ObjectIdentifier(target)], let layer = record.layers[key]?.layer,
      layer.sum == bits
    else { return (bits, bits) }
    return (layer.base, layer.round == record.round ? bits : layer.base)
  }

  /// Keeps what was added in this round; of an offset that changes nothing there is nothing to
  /// keep.
  func remember(
    base: UInt64, sum: UInt64, access: PropertyAccess, element: Int, of key: ComponentKey,
    _ target: AnyObject
  ) {
    let id = ObjectIdentifier(target)
    let old = records[id]?.layers[key]
    if base == sum {
      old?.layer.isKept = false
      records[id]?.layers[key] = nil
    } else {
      var place = old
      if old?.group.access !== access || old?.element != element {
        old?.layer.isKept = false
        place = Place(group: AdditiveLayerGroup(access, element..<element + 1), element: element)
      }
      place?.layer.set(base: base, sum: sum, round: records[id]?.round ?? 0)
      records[id, default: Record()].layers[key] = place
    }
    // No sooner: with it may go the last reference to things of the caller's, which may call the
    // engine.
    withExtendedLifetime(old) {}
  }

  // MARK: Taking off

  /// Notes that an offset of a target has begun and not been added yet.
  func uncover(_ target: AnyObject) {
    records[ObjectIdentifier(target), default: Record()].isUncovered = true
  }

  /// Whether an offset of a target is not added at present: it has been removed, or has begun.
  func isUncovered(_ target: AnyObject) -> Bool {
    records[ObjectIdentifier(target)]?.isUncovered ?? false
  }

  func keys(_ target: AnyObject) -> [ComponentKey] {
    records[ObjectIdentifier(target)]?.layers.compactMap { $1.layer.isEmpty ? nil : $0 } ?? []
  }

  /// Makes the value that the target holds of this component the base. Returns the access, which
  /// the caller releases when no call is under way: it may hold the last reference to an object of
  /// the caller's.
  func drop(_ key: ComponentKey, of target: AnyObject) -> PropertyAccess? {
    let id = ObjectIdentifier(target)
    guard let place = records[id]?.layers.removeValue(forKey: key) else { return nil }
    place.layer.isKept = false
    if !place.layer.isEmpty { records[id]?.isUncovered = true }
    return place.group.access
  }

  /// Makes all values that a target holds the base. Returns the accesses, to be released likewise.
  func drop(_ target: AnyObject) -> [PropertyAccess] {
    let places = records.removeValue(forKey: ObjectIdentifier(target))?.layers.values
    return places?.map { place in
      place.layer.isKept = false
      return place.group.access
    } ?? []
  }

  /// Restores the base value of a component, for a reader that needs it. The next round adds the
  /// offsets again.
  func lift(_ key: ComponentKey, of target: AnyObject) {
    guard let place = records[ObjectIdentifier(target)]?.layers[key], !place.layer.isEmpty else {
      return
    }
    let (access, layer) = (place.group.access, place.layer)
    _ = drop(key, of: target)
    access.withBits { values in
      access.read(target, into: values)
      guard values[place.element] == layer.sum else { return }
      values[place.element] = layer.base
      access.write(target, values, mask: 1 << UInt64(place.element))
    }
  }
}
