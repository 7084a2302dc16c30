// Merges `base` dictionaries underneath a call's own keys, word by word in any spelling. Called by
// ParameterReader where a dictionary has a base; knows words, not what their values mean.

struct BaseMerge {
  let targetType: Any.Type?
  private(set) var problems = ProblemList()
  private var result: [TweenKey: (value: Any, layer: Int)] = [:]
  private var layer = 0
  private var dictionariesLeft = 1_000
  private static let deepest = 32

  init(targetType: Any.Type?) {
    self.targetType = targetType
  }

  /// The dictionary with its bases merged underneath: no `base`, and one spelling of every word.
  mutating func merged(_ parameters: TweenParameters) -> TweenParameters {
    merge(parameters, depth: 0)
    return TweenParameters(result.mapValues(\.value))
  }

  /// The layer that an entry is from: the higher wins. What a plugin adds is of the uppermost.
  func layer(of key: TweenKey) -> Int { result[key]?.layer ?? layer }

  private mutating func merge(_ parameters: TweenParameters, depth: Int) {
    if let base = parameters[.base] {
      for layer in layers(of: base) {
        guard depth < Self.deepest, dictionariesLeft > 0 else {
          let problem = TweenProblem(
            .wrongParameterType, ReservedKey.base.name, on: targetType,
            fault: "base nests more than 32 dictionaries, or has more than 1,000",
            remedy: "the others are left out; merge them before the call")
          problems.add(problem, at: nil)
          break
        }
        dictionariesLeft -= 1
        merge(layer, depth: depth + 1)
      }
    }
    overlay(parameters)
  }

  private mutating func overlay(_ upper: TweenParameters) {
    var upper = upper
    layer += 1
    problems.add(upper.takeReplaced(targetType), at: nil)
    for (key, value) in upper {
      let replaced = ReservedKey.replaced(by: key, value) { result[$0] != nil }
      for below in replaced { result[below] = nil }
    }
    // In the order of the names, so that reports come in the same order every time.
    for (key, value) in upper.ordered(by: { $0.key.description < $1.key.description }) {
      guard let name = key.name, let match = ReservedKey.match(name) else {
        result[key] = (value, layer)
        continue
      }
      if match.word == .base { continue }
      if let better = match.word.betterSpelling(than: match.rank, in: upper) {
        let given = ParameterEntry(word: match.word, name: name, value: value)
        problems.add(.duplicateParameter(given, targetType, better: better), at: nil)
        continue
      }
      result[key] = (value, layer)
    }
  }

  /// The dictionaries of a `base`, which is one or a list of them, the undermost first.
  private mutating func layers(of base: Any) -> [TweenParameters] {
    let list = unwrapped(base) as? [Any] ?? [base]
    return list.compactMap { element in
      if let layer = TweenParameters(reading: element) { return layer }
      problems.add(.wrongParameterType(ParameterEntry(.base, element), targetType), at: nil)
      return nil
    }
  }
}

extension TweenParameters {
  /// Lays others over these: theirs win, whatever the spelling.
  mutating func lay(_ upper: TweenParameters) {
    if !isEmpty {
      for (key, value) in upper { makeRoom(for: key, value) }
    }
    merge(upper) { $1 }
  }

  /// Takes out what an entry that is laid over these replaces.
  mutating func makeRoom(for key: TweenKey, _ value: Any) {
    let replaced = ReservedKey.replaced(by: key, value) { self[$0] != nil }
    for below in replaced where below != key { removeValue(forKey: below) }
  }
}

extension ReservedKey {
  /// The keys that an entry replaces in what it is laid over: of a word all spellings, and words
  /// that say in another way how long a play takes, if its own value says so. `isBelow`: whether a
  /// key is there; only then is the value read.
  static func replaced(by key: TweenKey, _ value: Any, _ isBelow: (TweenKey) -> Bool)
    -> ArraySlice<TweenKey>
  {
    guard let word = key.name.flatMap(match)?.word else { return [] }
    let (all, own) = (replaced[Int(word.rawValue)], word.entry.spellings.count)
    let isRefused =
      all.dropFirst(own).contains(where: isBelow) && ParameterEntry(word, value).isRefused
    return isRefused ? all.prefix(own) : all[...]
  }

  private static let replaced: [[TweenKey]] = allCases.map { word in
    let others: [ReservedKey] =
      switch word {
      case .duration: [.unitsPerSecond, .spring, .initialVelocity]
      case .unitsPerSecond: [.duration, .spring, .initialVelocity]
      case .spring: [.duration, .unitsPerSecond, .easing, .autoreverseEasing]
      default: []
      }
    return ([word] + others).flatMap(\.entry.spellings).map { TweenKey($0) }
  }
}

extension ParameterEntry {
  /// Whether the word is left out because of its value. Not of easings, which an engine names.
  var isRefused: Bool {
    var trial = DescriptionBuilder(easings: EasingRegistry(), targetType: nil)
    trial.apply(self)
    // A spring with a wrong parameter is reported, and taken.
    return !trial.problems.isEmpty && trial.values.spring == nil
  }
}
