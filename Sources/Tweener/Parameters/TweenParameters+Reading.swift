// Queries that readers make of a list of parameters: its entries in an order, the problems of its
// keys, and whether it equals a list that was read before. Numbers and truths as plugins read them.

extension TweenParameters {
  /// Names by their Unicode scalars, then key paths by their printed text, those that print alike
  /// by their values' text: the order in which keys are read.
  var sortedEntries: [Element] {
    let entries = map { PropertyRequest(key: $0.key, value: $0.value) }
    return KeyOrder.ordered(entries, text: \.description).map { ($0.key, $0.value) }
  }

  /// Takes out what other entries of a literal replace. Returns the reports of it; `prefix` is what
  /// leads to the list.
  mutating func takeReplaced(_ targetType: Any.Type?, within prefix: String = "")
    -> [TweenProblem]
  {
    let replaced = takeReplaced()
    if replaced.isEmpty { return [] }
    // Those of one key keep their order.
    let ordered = replaced.ordered { left, right in
      let (one, other) = (left.0.keyPath != nil, right.0.keyPath != nil)
      return one == other ? left.0.description < right.0.description : other
    }
    return ordered.map { key, value in
      TweenProblem(
        .duplicateParameter, prefix + key.description, value, on: targetType,
        fault: "the key stands again later in the same list",
        remedy: "the later value is taken; leave out the other")
    }
  }

  /// Whether no entry is known to replace another.
  var replacesNothing: Bool { replaced?.isEmpty ?? true }

  struct Entry {
    let key: TweenKey
    var value: Any
  }

  /// An entry in its place; of equal keys there may be several. Good while the list is held, and
  /// not changed. Of a tuple in an array Swift copies the whole before it takes a part, which costs
  /// ten times the comparison of two keys; of a struct in memory it takes the part.
  ///
  /// Unsafe memory: a tuple is read as a struct. The two have one layout, in which each part
  /// follows the part before.
  @inline(__always)
  func entry(_ index: Int) -> UnsafePointer<Entry> {
    entries.withUnsafeBufferPointer { entries in
      precondition(entries.indices.contains(index), "an entry of the list")
      let address = UnsafeRawPointer(entries.baseAddress.unsafelyUnwrapped + index)
      return address.assumingMemoryBound(to: Entry.self)
    }
  }
}

extension UnsafePointer<TweenParameters.Entry> {
  /// The number that an entry gives, where it is one of the commonest types.
  @inline(__always)
  var number: Double? { plainNumber(at: value) }

  /// The value in its place.
  ///
  /// Unsafe memory: the value follows the key, at the next multiple of a word.
  @inline(__always)
  var value: UnsafePointer<Any> {
    let value = UnsafeRawPointer(self) + MemoryLayout<TweenKey>.stride
    return value.assumingMemoryBound(to: Any.self)
  }
}

extension TweenParameters: CustomStringConvertible {
  /// The entries as a dictionary prints them, in the order of their keys.
  public var description: String {
    let texts = sortedEntries.map { "\($0.key): \(String(reflecting: $0.value))" }
    return texts.isEmpty ? "[:]" : "[\(texts.joined(separator: ", "))]"
  }

  /// The number that a value of a call is: of any type, in optionals, or in an object as decoders
  /// give it (`NSNumber`). `nil` for a truth, a text and everything else.
  ///
  /// For a plugin, which gets values as they are given. A cast to `Double` takes an object that is
  /// a truth for a number.
  public static func number(_ value: Any) -> Double? {
    NumberReader.numberOfType(value)
  }

  /// The truth that a value of a call is, also in an object as decoders give it; `nil` for
  /// everything else, 0 and 1 included.
  ///
  /// For a plugin, which gets values as they are given. A cast to `Bool` takes an object that is 0
  /// or 1 for a truth.
  public static func flag(_ value: Any) -> Bool? {
    NumberReader.truth(value)
  }
}
