// The content of a template: options, and entries in the order in which they were written; a later
// one replaces an earlier one of the same key. Kept by TweenTemplate; read by ParameterReader,
// without a dictionary where nothing in it needs one.

struct CallDescription {
  typealias Entry = TweenParameters.Entry

  /// `nil` where the entries say everything.
  var options: CallOptions?
  private(set) var entries: [Entry] = []
  /// Entries of dictionaries that later entries have replaced, for reports.
  private var replaced: [(TweenKey, Any)] = []
  /// Whether every key is a key path, or a callback's word that a method of the template wrote.
  private(set) var isTyped = true

  init(options: CallOptions? = nil) {
    self.options = options
  }

  mutating func set(_ key: TweenKey, _ value: Any) {
    for index in entries.indices where entries[index].key == key {
      entries[index].value = value
      return
    }
    append(key, value)
  }

  func has(_ key: TweenKey) -> Bool { entries.contains { $0.key == key } }

  /// Appends an entry for a key that has none.
  mutating func append(_ key: TweenKey, _ value: Any) {
    if entries.isEmpty { entries.reserveCapacity(4) }
    entries.append(Entry(key: key, value: value))
  }

  /// The options and the first entries.
  func keeping(first count: Int) -> CallDescription {
    var call = self
    call.entries.removeLast(entries.count - count)
    return call
  }

  mutating func merge(_ parameters: TweenParameters) {
    for (key, value) in parameters {
      set(key, value)
      if key.name != nil { isTyped = false }
    }
    var parameters = parameters
    replaced += parameters.takeReplaced()
    if !replaced.isEmpty { isTyped = false }
  }

  /// The call as a dictionary, without the options that are at their defaults.
  var parameters: TweenParameters {
    var parameters = options?.given ?? [:]
    for entry in entries { parameters[entry.key] = entry.value }
    parameters.remember(replaced: replaced)
    return parameters
  }
}

extension ParameterReader {
  /// Reads a template's description. A dictionary is made where a name needs one: a base, a
  /// shorthand, another spelling.
  func read(_ call: CallDescription, _ callbacks: Callbacks) -> TweenDescription {
    guard call.isTyped, let options = call.options, !easings.shorthands.takesTypedKeys else {
      return read(call.parameters, callbacks)
    }
    var builder = DescriptionBuilder(easings: easings, targetType: targetType)
    builder.apply(options)
    for entry in call.entries {
      if let name = entry.key.name, let match = ReservedKey.match(name) {
        builder.apply(ParameterEntry(word: match.word, name: name, value: entry.value))
      } else {
        builder.want(entry.key, entry.value)
      }
    }
    return plan(builder, callbacks)
  }
}
