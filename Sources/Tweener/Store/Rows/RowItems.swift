// Held values, samplers and motions of living tweens, in a list for each row that has some, which
// few have; its place is in the row's RowExtras. Kept by RowTable; objects of lists that are
// removed are released when nothing is under way, as they may hold closures of the caller's.

enum RowItem {
  /// A value of a tween that neither its plan nor its components have: what a component held before
  /// the tween took it (for `revert`), or an end of an interpolated property whose plan is shared.
  case held(UInt64)
  case sampler(Sampler)
  case motion(ComponentMotion)

  var bits: UInt64? { if case .held(let bits) = self { bits } else { nil } }

  var sampler: Sampler? { if case .sampler(let sampler) = self { sampler } else { nil } }

  @inline(__always)
  var motion: ComponentMotion? { if case .motion(let motion) = self { motion } else { nil } }

  /// An object that may hold closures of the caller's.
  fileprivate var object: AnyObject? { sampler ?? motion?.simulation }
}

struct RowItems: ~Copyable {
  /// The kind of an item, and the part or property that it is of. A list has at most one of a key.
  enum Key: Equatable {
    case held(PartIndex)
    /// The number that the target stored of a component whose value is computed from it and others.
    case stored(PartIndex)
    /// The end of the play from which the latest one took its start, as its component showed it.
    case ended(PartIndex)
    /// The motion of a component, where its easing does not determine all of it.
    case motion(PartIndex)
    /// The sampler with which a tween began its first play.
    case sampler(PropertyIndex)
    /// The one with which it began its latest play, where that took its start anew.
    case latestSampler(PropertyIndex)
    /// The one of the play before that.
    case endedSampler(PropertyIndex)
    /// The values that a target had where the setter of a property writes besides.
    case written(PropertyIndex)
  }

  private struct Node {
    /// The identity of the spring that moves a component, and the velocity at the start. Beside the
    /// item, so that reading and changing them changes no reference count.
    private(set) var spring: ObjectIdentifier?
    private(set) var velocity = 0.0
    /// A motion by a spring has the velocity above in the place of its own.
    private var stored: RowItem
    /// The next of its list.
    var next = ItemsIndex.first
    private(set) var key: Key

    init(_ key: Key, _ item: RowItem) {
      (self.key, stored) = (key, item)
      if case .motion(.spring(let spring, let velocity)) = item {
        (self.spring, self.velocity) = (ObjectIdentifier(spring), velocity)
      }
    }

    @inline(__always)
    var item: RowItem {
      if case .motion(.spring(let spring, _)) = stored {
        return .motion(.spring(spring, velocity: velocity))
      }
      return stored
    }

    @inline(__always)
    mutating func swing(_ part: PartIndex, by spring: PreparedSpring, velocity: Double) {
      (key, self.velocity) = (.motion(part), velocity)
      if self.spring == ObjectIdentifier(spring) { return }
      stored = .motion(.spring(spring, velocity: velocity))
      self.spring = ObjectIdentifier(spring)
    }

    /// It holds nothing of the caller's.
    static var free: Node { Node(.held(.first), .held(0)) }
  }

  /// The first is a sentinel: the list of rows without items, and the end of each other list.
  private var nodes = [Node.free]
  private var free: [ItemsIndex] = []

  /// The number of items of all lists.
  var count: Int { capacity - free.count }
  /// The most items that there were at one time.
  var capacity: Int { nodes.count - 1 }

  @inline(__always)
  func item(_ key: Key, in list: ItemsIndex) -> RowItem? {
    var index = list
    while index != .first {
      if nodes[Int(index)].key == key { return nodes[Int(index)].item }
      index = nodes[Int(index)].next
    }
    return nil
  }

  /// In the order in which they were added.
  func items(_ list: ItemsIndex) -> [(Key, RowItem)] {
    var (items, index) = ([(Key, RowItem)](), list)
    while index != .first {
      items.append((nodes[Int(index)].key, nodes[Int(index)].item))
      index = nodes[Int(index)].next
    }
    return items
  }

  /// The state that the motion which a list begins with gives its component after some seconds of a
  /// play. The motion is probably by `spring`.
  @inline(__always)
  func state(
    _ list: ItemsIndex, likelyBy spring: PreparedSpring?, from start: Double, to end: Double,
    at seconds: Double
  ) -> MotionState {
    if let spring, nodes[Int(list)].spring == ObjectIdentifier(spring) {
      let velocity = nodes[Int(list)].velocity
      return spring.kernel.state(from: start, to: end, velocity: velocity, at: seconds)
    }
    return nodes[Int(list)].item.motion?.state(from: start, to: end, at: seconds) ?? (start, 0)
  }

  /// Gives the motion which a list begins with another component, which moves by a spring.
  mutating func swing(
    _ list: ItemsIndex, _ part: PartIndex, by spring: PreparedSpring, velocity: Double
  ) {
    nodes[Int(list)].swing(part, by: spring, velocity: velocity)
  }

  /// Puts an item in the place of the one with its key, or adds it; to a new list where `list` is
  /// the first. Returns what is to be let go of when nothing is under way.
  mutating func set(_ item: RowItem, _ key: Key, in list: inout ItemsIndex) -> AnyObject? {
    var (node, last, index) = (Node(key, item), ItemsIndex.first, list)
    while index != .first, nodes[Int(index)].key != key {
      (last, index) = (index, nodes[Int(index)].next)
    }
    if index != .first {
      node.next = nodes[Int(index)].next
      return takeOut(&nodes[Int(index)], leaving: node).item.object
    }
    if let place = free.popLast() {
      (nodes[Int(place)], index) = (node, place)
    } else {
      nodes.append(node)
      index = ItemsIndex(capacity)
    }
    if last == .first { list = index } else { nodes[Int(last)].next = index }
    return nil
  }

  /// Empties a list, and keeps its memory for another. Returns what is to be let go of when nothing
  /// is under way.
  mutating func remove(_ list: ItemsIndex) -> [AnyObject] {
    var (objects, index) = ([AnyObject](), list)
    while index != .first {
      if let object = nodes[Int(index)].item.object { objects.append(object) }
      let next = nodes[Int(index)].next
      nodes[Int(index)] = .free
      free.append(index)
      index = next
    }
    return objects
  }
}

extension RowTable {
  @inline(__always)
  func item(_ key: RowItems.Key, _ slot: Slot) -> RowItem? {
    items.item(key, in: self[extras: slot].items)
  }

  func items(of slot: Slot) -> [(RowItems.Key, RowItem)] { items.items(self[extras: slot].items) }

  /// Keeps an item of a row. Returns what is to be let go of when nothing is under way; nothing
  /// where the row had none with this key.
  @discardableResult
  func keep(_ item: RowItem, _ key: RowItems.Key, of slot: Slot) -> AnyObject? {
    items.set(item, key, in: &self[extras: slot].items)
  }

  /// Gives a part that is split off what the whole has.
  func shareItems(of slot: Slot, with part: Slot) {
    for (key, item) in items(of: slot) { keep(item, key, of: part) }
  }

  /// Takes a row's items away. Returns what is to be let go of when nothing is under way.
  func dropItems(_ slot: Slot) -> [AnyObject] {
    let list = self[extras: slot].items
    guard list != .first else { return [] }
    self[extras: slot].items = .first
    return items.remove(list)
  }

  // MARK: Held values

  /// Keeps what a component of a row held, or of a computed one what the target stored, unless that
  /// is known.
  func keepFirst(_ bits: UInt64, _ key: RowItems.Key, of slot: Slot) {
    if item(key, slot) == nil { keep(.held(bits), key, of: slot) }
  }

  /// The bits that the target stored of a component when its tween took it, or before its start was
  /// shown.
  func stored(_ component: TweenComponent) -> UInt64? {
    plans.part(component.part).isComputed
      ? item(.stored(component.part), component.row)?.bits : held(component)
  }

  /// The value that a component held when its tween took it, or before its start was shown.
  func held(_ component: TweenComponent) -> UInt64 {
    let part = plans.part(component.part)
    if part.keepsHeld {
      return item(.held(component.part), component.row)?.bits ?? component.from
    }
    switch part.endRule {
    case .from, .argument(.from): return component.to
    default: return component.from
    }
  }

  /// The end of the play from which the latest one took its start, as its component showed it.
  func ended(_ component: TweenComponent) -> UInt64 {
    item(.ended(component.part), component.row)?.bits ?? component.from
  }

  /// Keeps the end values of a row that has just been made, one for each part of its plan.
  func keepEnds(_ ends: EndArguments, of slot: Slot) {
    let summary = plans[self[slot].plan]
    for offset in 0..<summary.partCount {
      keep(.held(ends[Int(offset)]), .held(summary.firstPart + offset), of: slot)
    }
  }

  /// The end value of a property, one number for each of its elements, as ``keepEnds(_:of:)`` kept
  /// it.
  func ends(of property: PropertyIndex, count: Int, _ slot: Slot) -> [UInt64] {
    let summary = plans[self[slot].plan]
    var ends = Array(repeating: UInt64(0), count: count)
    for place in summary.firstPart..<(summary.firstPart + summary.partCount) {
      let part = plans.part(place)
      if part.property == property, let end = item(.held(place), slot)?.bits {
        ends[Int(part.element)] = end
      }
    }
    return ends
  }

  // MARK: Samplers and motions

  /// The sampler with which a row's tween began its latest play, for a property of its plan.
  func sampler(_ slot: Slot, _ property: PropertyIndex) -> Sampler? {
    item(.latestSampler(property), slot)?.sampler ?? firstSampler(slot, property)
  }

  /// The sampler with which it began its first play.
  func firstSampler(_ slot: Slot, _ property: PropertyIndex) -> Sampler? {
    item(.sampler(property), slot)?.sampler
  }

  /// The motion of a row's component; `nil` where its easing determines all of it.
  @inline(__always)
  func motion(_ component: TweenComponent) -> ComponentMotion? {
    item(.motion(component.part), component.row)?.motion
  }

  /// Keeps how a component of a row moves.
  func keep(_ motion: ComponentMotion, _ part: PartIndex, of slot: Slot) {
    keep(.motion(motion), .motion(part), of: slot)
  }

  /// Lets the simulations of a row rest from some seconds of a play on.
  func stopSimulations(of slot: Slot, at seconds: Double) {
    for case (let key, .motion(.simulated(let run, let component, _))) in items(of: slot) {
      keep(.motion(.simulated(run, component: component, stop: seconds)), key, of: slot)
    }
  }

  /// Lets a row's only component swing for some flicks. What the row has of extras it has taken
  /// over with the component.
  @inline(__always)
  func swing(
    _ slot: Slot, _ part: PartIndex, by spring: PreparedSpring, velocity: Double, duration: Int64
  ) {
    let list = self[extras: slot].items
    if list != .first {
      items.swing(list, part, by: spring, velocity: velocity)
    } else {
      keep(.spring(spring, velocity: velocity), part, of: slot)
    }
    self[extras: slot].duration = duration
  }
}
