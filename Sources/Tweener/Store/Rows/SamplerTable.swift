// The samplers of living tweens, by property of the plan. Few tweens have any; a row's place here
// is in its RowExtras. Kept by RowTable; samplers that are removed are released when nothing is
// under way, as they hold closures of the caller's.

struct SamplerTable: ~Copyable {
  private struct Entry {
    let property: PropertyIndex
    let sampler: Sampler
  }

  /// The first is the empty list of the rows without samplers.
  private var lists: [[Entry]] = [[]]
  private var free: [SamplersIndex] = []

  /// The number of tweens that have samplers.
  var count: Int { lists.count - free.count - 1 }
  /// The number of tweens that have had samplers at one time.
  var capacity: Int { lists.count - 1 }

  /// The one that was added last for a property.
  func sampler(_ index: SamplersIndex, _ property: PropertyIndex) -> Sampler? {
    lists[Int(index)].last { $0.property == property }?.sampler
  }

  /// Adds a sampler to a list, or to a new one where `index` is the first. Returns the list's
  /// place.
  mutating func add(_ sampler: Sampler, _ property: PropertyIndex, to index: SamplersIndex)
    -> SamplersIndex
  {
    let entry = Entry(property: property, sampler: sampler)
    if index != .first {
      lists[Int(index)].append(entry)
      return index
    }
    return insert([entry])
  }

  /// The one that was added first for a property.
  func firstSampler(_ index: SamplersIndex, _ property: PropertyIndex) -> Sampler? {
    lists[Int(index)].first { $0.property == property }?.sampler
  }

  /// Puts a sampler in the place of the last of its property, and keeps the first. Returns what
  /// went.
  mutating func replace(_ sampler: Sampler, _ property: PropertyIndex, in index: SamplersIndex)
    -> Sampler?
  {
    let places = lists[Int(index)].indices.filter { lists[Int(index)][$0].property == property }
    let entry = Entry(property: property, sampler: sampler)
    guard places.count > 1, let last = places.last else {
      lists[Int(index)].append(entry)
      return nil
    }
    defer { lists[Int(index)][last] = entry }
    return lists[Int(index)][last].sampler
  }

  /// Another list of the same samplers.
  mutating func copy(_ index: SamplersIndex) -> SamplersIndex {
    index == .first ? index : insert(lists[Int(index)])
  }

  /// Takes a list out.
  mutating func remove(_ index: SamplersIndex) -> [AnyObject] {
    let list = lists[Int(index)]
    lists[Int(index)] = []
    free.append(index)
    return list.map { $0.sampler }
  }

  private mutating func insert(_ list: [Entry]) -> SamplersIndex {
    if let index = free.popLast() {
      lists[Int(index)] = list
      return index
    }
    lists.append(list)
    return SamplersIndex(lists.count - 1)
  }
}

extension RowTable {
  /// The sampler of a row's tween for a property of its plan: the one that was added last.
  func sampler(_ slot: Slot, _ property: PropertyIndex) -> Sampler? {
    samplers.sampler(self[extras: slot].samplers, property)
  }

  /// Keeps what a row's tween began with for a property.
  func keep(_ sampler: Sampler, _ property: PropertyIndex, of slot: Slot) {
    self[extras: slot].samplers = samplers.add(sampler, property, to: self[extras: slot].samplers)
  }

  /// Keeps what a later play of a row begins with. Returns what is to be let go of.
  func replace(_ sampler: Sampler, _ property: PropertyIndex, of slot: Slot) -> Sampler? {
    samplers.replace(sampler, property, in: self[extras: slot].samplers)
  }

  /// The sampler with which a row's tween began its first play, for a property.
  func firstSampler(_ slot: Slot, _ property: PropertyIndex) -> Sampler? {
    samplers.firstSampler(self[extras: slot].samplers, property)
  }

  /// Gives a part that is split off what the whole began with.
  func shareSamplers(of slot: Slot, with part: Slot) {
    guard self[extras: slot].samplers != .first else { return }
    self[extras: part].samplers = samplers.copy(self[extras: slot].samplers)
  }

  /// Takes a row's samplers away; they are to be let go of when nothing is under way.
  func dropSamplers(_ slot: Slot) -> [AnyObject] {
    let index = self[extras: slot].samplers
    guard index != .first else { return [] }
    self[extras: slot].samplers = .first
    return samplers.remove(index)
  }
}
