// A kind of call: its words and its properties, and what each is given. Calls of one kind share a
// plan; what differs from call to call are arguments: times, ends, callbacks. Kept by PlanCache. It
// holds nothing of the caller's but names, key paths and plain values: no callback, and no curve.

final class CallPattern {
  private struct Slot {
    let key: TweenKey
    let meaning: Meaning

    /// Key paths are the same where they are one object, as a literal in a program's text is every
    /// time.
    @inline(__always)
    func isOf(_ other: TweenKey) -> Bool {
      switch (key.form, other.form) {
      case (.name(let name), .name(let given)): name == given
      case (.path(let path), .path(let given)): path.path != nil && path.path === given.path
      default: false
      }
    }
  }

  /// Plain bytes: nothing is counted where it is read.
  private enum Meaning: BitwiseCopyable {
    /// A word for a time, a rate or a number of plays.
    case time(ReservedKey)
    /// A word, always given the value of this number.
    case word(Int)
    /// A word for a callback.
    case callback(ReservedKey)
    /// The word for tags.
    case tags
    /// A property of one number, whose end is that of the plan's part of this number.
    case end(Int)
    /// A property of several numbers.
    case value(PropertyIndex)
    /// A property with keyframes.
    case keyframes(PropertyIndex)
  }

  /// The exact class of the targets.
  let type: ObjectIdentifier
  /// The plan, or, where that holds code of the caller's, a weak reference to it, so that only
  /// tweens keep it alive.
  let kept: ResolvedPlan?
  private(set) weak var used: ResolvedPlan?
  /// A sum over the keys (``TweenParameters/signature``).
  let signature: UInt64
  /// The lookup of the cache in which it served last.
  var lastUse: UInt64 = 0
  /// The next pattern of the same bucket.
  var next: CallPattern?

  private let slots: [Slot]
  /// All slots, as bits.
  private let all: UInt64
  /// The values of the words whose values are equal in every call of the pattern.
  private let fixed: [PlainValue]
  /// Whether its properties' ends are the call's own, and its times. What shorthands make of a call
  /// may follow from all that it says but for its callbacks.
  private let hasEnds: Bool
  /// Whether a member of a timeline takes all its words, spelt as they are.
  private let isForMembers: Bool
  /// The times that its words do not say.
  private let timing: Timing
  /// The pause between plays, where its words do not say it.
  private let repeatDelay: Int64
  private let repeatsDelay: Bool

  /// The pattern of a call that is to share an open plan; `nil` where there is more to the call.
  init?(
    _ call: TweenParameters, _ plan: ResolvedPlan, for target: AnyObject, _ registry: Registry
  ) {
    let isExpanded = plan.plan.expansion != .none
    var slots: [Slot] = []
    var fixed: [PlainValue] = []
    var keys: [TweenKey] = []
    var repeatsDelay = false
    var reader = ArgumentReader(plan.timing, repeatDelay: 0, hasEnds: true)
    for (key, value) in call.entries {
      let meaning = Self.meaning(of: key, value, plan, &reader, &fixed, for: target, registry)
      // A key that comes twice is to be reported.
      guard let meaning, slots.count < UInt64.bitWidth, !slots.contains(where: { $0.isOf(key) })
      else { return nil }
      if key.name == ReservedKey.repeatsDelay.name, exactly(value, Bool.self) == true {
        repeatsDelay = !isExpanded
      }
      slots.append(Slot(key: key, meaning: meaning))
      keys.append(key)
    }
    guard registry.easings.keyOrder.tellsApart(keys) else { return nil }
    self.slots = slots
    all = slots.indices.reduce(0) { $0 | 1 << UInt64($1) }
    self.fixed = fixed
    isForMembers =
      !isExpanded
      && slots.allSatisfy { slot in
        switch slot.meaning {
        case .end, .value, .keyframes: return true
        case .tags: return false
        case .time, .word, .callback:
          guard let match = slot.key.name.flatMap(ReservedKey.match) else { return false }
          return match.rank == 0 && match.word != .base
            && match.word.entry.takers.contains(.members)
        }
      }
    hasEnds = !isExpanded
    timing = plan.timing
    repeatDelay = isExpanded ? timing.gap : 0
    self.repeatsDelay = repeatsDelay
    type = ObjectIdentifier(Swift.type(of: target))
    signature = call.signature
    kept = plan.holdsCallersCode ? nil : plan
    used = kept == nil ? plan : nil
  }

  /// Does something with the plan, while there is one. Where the pattern keeps it, no reference is
  /// counted: it lives as long as the pattern.
  @inline(__always)
  func withPlan<Result>(_ body: (ResolvedPlan) -> Result?) -> Result? {
    let held = kept == nil ? used : nil
    defer { withExtendedLifetime(held) {} }
    let plan = kept.map { Unmanaged.passUnretained($0) } ?? held.map { .passUnretained($0) }
    return plan?._withUnsafeGuaranteedRef(body)
  }

  /// The first pattern of such a call, from this one on in its bucket. Counts no reference to those
  /// on the way.
  @inline(__always)
  func first(_ signature: UInt64, _ type: ObjectIdentifier) -> CallPattern? {
    var next = Optional(Unmanaged.passUnretained(self))
    while let pattern = next {
      let isLike = pattern._withUnsafeGuaranteedRef {
        $0.signature == signature && $0.type == type
      }
      if isLike { return pattern.takeUnretainedValue() }
      next = pattern._withUnsafeGuaranteedRef { $0.next.map { .passUnretained($0) } }
    }
    return nil
  }

  /// The meaning of a call's entry for the pattern; `nil` where no pattern can have it.
  private static func meaning(
    of key: TweenKey, _ value: Any, _ plan: ResolvedPlan, _ reader: inout ArgumentReader,
    _ fixed: inout [PlainValue], for target: AnyObject, _ registry: Registry
  ) -> Meaning? {
    let word = key.name.flatMap(ReservedKey.match)?.word
    if plan.plan.expansion == .none {
      if let property = plan.properties.firstIndex(where: { $0.name == key }) {
        // A path with arguments is another object in each call.
        guard key.arguments == .none, registry.resolver.keeps(key, for: target) else { return nil }
        let index = PropertyIndex(property)
        if plan.properties[property].track != nil {
          return reader.put(keyframes: value, for: index, of: plan) ? .keyframes(index) : nil
        }
        if let part = plan.part(ofNumber: property) {
          return reader.put(number: value, at: part, of: plan) ? .end(part) : nil
        }
        return reader.put(value, for: index, of: plan) ? .value(index) : nil
      }
      let times: [ReservedKey] = [
        .duration, .delay, .repeat, .repeatDelay, .endDelay, .timeScale,
      ]
      if let word, times.contains(word) {
        guard let number = NumberReader.plain(value) else { return nil }
        return reader.put(number, time: word) ? .time(word) : nil
      }
    }
    if let word, [.callback, .action].contains(word.entry.form) { return .callback(word) }
    if key.name == ReservedKey.tag.name { return .tags }
    let curve = exactly(value, Easing.self)?.curve
    if let curve, !plan.holds(curve) { return nil }
    let held = curve.map { PlainValue.curve(ObjectIdentifier($0)) }
    guard let plain = held ?? PlainValue(value) else { return nil }
    fixed.append(plain)
    return .word(fixed.count - 1)
  }

  /// A reader of a call, to which nothing is given yet.
  @inline(__always)
  var reader: ArgumentReader { ArgumentReader(timing, repeatDelay: repeatDelay, hasEnds: hasEnds) }

  /// Whether the pattern may be that of a call: of a timeline's member, where there are `defaults`.
  @inline(__always)
  func mayRead(over defaults: TweenParameters?, _ plan: ResolvedPlan) -> Bool {
    defaults == nil || isForMembers && plan.traits.contains(.servesMembers)
  }

  /// Reads a call's arguments to the pattern's plan. False where the call is of another kind. Of a
  /// timeline's member they are from its own words, and from `defaults` where it has none.
  func reads(
    _ call: TweenParameters, over defaults: TweenParameters?, _ plan: ResolvedPlan,
    _ targets: AnyObject.Type?, _ reader: inout ArgumentReader
  ) -> Bool {
    guard call.entries.count <= slots.count,
      call.entries.count + (defaults?.entries.count ?? 0) >= slots.count
    else { return false }
    var given: UInt64 = 0
    guard read(call, plan, &reader, &given) else { return false }
    if let defaults, !read(defaults, plan, &reader, &given) { return false }
    guard given == all, reader.finish(repeatsDelay: repeatsDelay, targets) else { return false }
    let timing = reader.own.timing ?? plan.timing
    return defaults == nil || timing.timeScale != 0 && !timing.repeatsNothing
  }

  /// Puts what some words say for the slots that are not `given` into `reader`. False where that is
  /// not of this pattern.
  @inline(never)
  private func read(
    _ words: TweenParameters, _ plan: ResolvedPlan, _ reader: inout ArgumentReader,
    _ given: inout UInt64
  ) -> Bool {
    let above = given
    var place = 0
    // No closure: it would count references to all that it takes.
    for index in 0..<words.entries.count
    where !read(words.entry(index), plan, &reader, above, &given, likely: &place) { return false }
    return true
  }

  /// Puts what an entry says into `reader`, unless words `above` say it. False where that is not of
  /// this pattern. Most say a plain number, a name or a callback; the others share a function,
  /// whose variables these do not pay for.
  @inline(__always)
  private func read(
    _ entry: UnsafePointer<TweenParameters.Entry>, _ plan: ResolvedPlan,
    _ reader: inout ArgumentReader, _ above: UInt64, _ given: inout UInt64, likely place: inout Int
  ) -> Bool {
    guard let slot = slot(of: entry.pointee.key, likely: &place) else { return false }
    let bit: UInt64 = 1 << UInt64(slot)
    if above & bit != 0 { return true }
    // A key that comes twice is to be reported.
    if given & bit != 0 { return false }
    given |= bit
    switch slots[slot].meaning {
    case .time(let word):
      if let number = entry.number { return reader.put(number, time: word) }
    case .end(let part):
      if let number = entry.number, reader.put(end: number, at: part, of: plan) { return true }
    case .word(let number):
      if case .text(let text) = fixed[number] {
        return exactly(at: entry.value, String.self) == text
      }
    case .callback(let word):
      reader.put(entry, for: word)
      return true
    default: break
    }
    return put(entry.pointee.value, slot, plan, &reader)
  }

  /// The slot of a call's entry, by its key. Entries mostly come in the order of the slots:
  /// `likely` is the slot behind the last one.
  @inline(__always)
  private func slot(of key: TweenKey, likely: inout Int) -> Int? {
    let guess = likely
    likely = guess + 1
    if guess < slots.count, slots[guess].isOf(key) { return guess }
    guard let found = slots.firstIndex(where: { $0.isOf(key) }) else { return nil }
    likely = found + 1
    return found
  }

  /// Puts any value that a call gives for a slot into `reader`. False where that is not of this
  /// pattern.
  @inline(never)
  private func put(
    _ value: Any, _ slot: Int, _ plan: ResolvedPlan, _ reader: inout ArgumentReader
  ) -> Bool {
    switch slots[slot].meaning {
    case .time(let word):
      guard let number = NumberReader.plain(value) else { return false }
      return reader.put(number, time: word)
    case .end(let part): return reader.put(number: value, at: part, of: plan)
    case .word(let number): return fixed[number].isSame(as: value)
    case .value(let property): return reader.put(value, for: property, of: plan)
    case .keyframes(let property): return reader.put(keyframes: value, for: property, of: plan)
    case .tags: return reader.put(tags: value)
    case .callback: return false
    }
  }
}

extension ResolvedPlan {
  /// The part of a property of one number; `nil` for any other property.
  func part(ofNumber property: Int) -> Int? {
    guard properties[property].access.elements.count == 1 else { return nil }
    return parts.firstIndex { Int($0.property) == property }
  }
}
