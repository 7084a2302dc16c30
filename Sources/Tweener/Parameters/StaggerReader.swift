// Reads the value of the word `stagger`: seconds, a Stagger, or a dictionary. Called by
// DescriptionBuilder.

extension DescriptionBuilder {
  mutating func stagger(_ given: ParameterEntry) -> Stagger? {
    if let words = TweenParameters(reading: given.value) {
      var reader = StaggerReader(words: words, easings: easings, targetType: targetType)
      let stagger = reader.read()
      problems.add(reader.problems)
      return stagger
    }
    guard let stagger = Stagger(given: given.value) else { return wrongType(given) }
    return stagger.isInRange ? stagger : outOfRange(given)
  }
}

extension Stagger {
  /// A value of the word that is seconds or a `Stagger`; `nil` for others.
  init?(given value: Any) {
    let stagger =
      unwrapped(value) as? Stagger ?? NumberReader.anySeconds(value).map { Stagger(each: $0) }
    guard let stagger else { return nil }
    self = stagger
  }

  /// Whether its seconds can be counted in flicks.
  var isInRange: Bool { Flicks.nearest(seconds: span.seconds) != nil }
}

extension NumberReader {
  /// Seconds as they are given, of any size; `nil` for what is no number and no `Duration`.
  static func anySeconds(_ value: Any) -> Double? {
    number(value) ?? (unwrapped(value) as? Duration).map { $0 / .seconds(1) }
  }
}

/// Reads one dictionary of a stagger. What is wrong in it is reported and left out; without seconds
/// there is no stagger.
struct StaggerReader {
  private enum Word: String, CaseIterable {
    case each, total, from, seed, columns, axis, easing

    var spellings: [String] {
      switch self {
      case .total: [rawValue, "amount"]
      case .columns: [rawValue, "grid"]
      case .easing: ReservedKey.easing.entry.spellings
      default: [rawValue]
      }
    }

    /// The values that the word accepts, in the words of a report.
    var expectation: String {
      switch self {
      case .each, .total: "seconds from -1,000,000,000 to 1,000,000,000"
      case .from:
        "\"start\", \"center\", \"edges\", \"end\", \"random\", an index, or a list of two numbers"
      case .seed: "a whole number, 0 or more"
      case .columns: "a whole number, 1 or more, or a list of rows and columns"
      case .axis: "\"x\" or \"y\""
      case .easing: "an Easing or its name"
      }
    }
  }

  var words: TweenParameters
  let easings: EasingRegistry
  let targetType: Any.Type?
  var problems = ProblemList()

  mutating func read() -> Stagger? {
    problems.add(
      words.takeReplaced(targetType, within: "\(ReservedKey.stagger.name)."), at: .stagger)
    reportUnknown()
    let each = value(.each, Self.seconds)
    let total = value(.total, Self.seconds)
    let seed = value(.seed, Self.seed) ?? 0
    let origin = value(.from) { value in Self.origin(value, seed: seed) } ?? .start
    let columns = value(.columns, Self.columns)
    let axis = value(.axis, Self.axis)
    let easing = value(.easing) { [easings] value in
      value as? Easing ?? NumberReader.text(value).flatMap(easings.easing)
    }
    if each != nil, total != nil {
      report(
        .duplicateParameter, "total", given(.total), fault: "\"each\" is given too",
        remedy: "\"each\" is taken; leave out one of the two")
    }
    guard let span = each.map(Stagger.Span.each) ?? total.map(Stagger.Span.total) else {
      if given(.each) == nil, given(.total) == nil {
        report(
          .wrongParameterType, "each", nil, fault: "no seconds are given",
          remedy: "give \"each\" or \"total\"; nothing is staggered")
      }
      return nil
    }
    return Stagger(
      span: span, origin: origin, columns: columns, axis: axis, easing: easing ?? .linear)
  }

  /// The value that is given for a word, by any of its spellings.
  @inline(never)
  private func given(_ word: Word) -> Any? {
    word.spellings.lazy.compactMap { words[TweenKey($0)] }.first
  }

  /// The value of a word; reported where it is none.
  private mutating func value<Value>(_ word: Word, _ read: (Any) -> Value?) -> Value? {
    guard let given = given(word) else { return nil }
    let value = unwrapped(given)
    if let read = value.flatMap(read) { return read }
    let number = value.flatMap(NumberReader.number)
    let nearest = value.flatMap(NumberReader.text).flatMap { name in
      switch word {
      case .easing: easings.knownNames.nearest(to: name)?.name
      case .from: NearestName.suggest(name, among: ["start", "center", "edges", "end", "random"])
      default: nil
      }
    }
    let advice = nearest.map { NearestName.question($0) + " " } ?? ""
    report(
      number == nil ? .wrongParameterType : .numberOutOfRange, word.rawValue, given,
      fault: number == nil ? "a value that it cannot take" : "out of range",
      remedy: "\(advice)give \(word.expectation); it is left out", suggestion: nearest)
    return nil
  }

  private static func seconds(_ value: Any) -> Double? {
    NumberReader.anySeconds(value).flatMap { Flicks.nearest(seconds: $0) == nil ? nil : $0 }
  }

  private static func whole(_ value: Any) -> Double? {
    NumberReader.number(value).flatMap { $0 == $0.nearestWhole() && $0 < 0x1p63 ? $0 : nil }
  }

  private static func columns(_ value: Any) -> Int? {
    var value = value
    if let list = value as? [Any] {
      guard list.count == 2 else { return nil }
      value = list[1]
    }
    return whole(value).flatMap { $0 >= 1 ? Int($0) : nil }
  }

  private static func origin(_ value: Any, seed: UInt64) -> Stagger.Origin? {
    if let origin = value as? Stagger.Origin { return origin }
    if let list = value as? [Any] {
      let numbers = list.compactMap(NumberReader.number).filter(\.isFinite)
      return numbers.count == 2 && list.count == 2 ? .point(x: numbers[0], y: numbers[1]) : nil
    }
    switch NumberReader.text(value)?.lowercased() {
    case "start": return .start
    case "center": return .center
    case "edges": return .edges
    case "end": return .end
    case "random": return .random(seed: seed)
    default: return whole(value).flatMap { $0 > -0x1p63 ? .index(Int($0)) : nil }
    }
  }

  private static func axis(_ value: Any) -> Stagger.Axis? {
    if let axis = value as? Stagger.Axis { return axis }
    return NumberReader.text(value).flatMap { ["x": .x, "y": .y][$0.lowercased()] }
  }

  private static func seed(_ value: Any) -> UInt64? {
    if let seed = value as? UInt64 { return seed }
    return whole(value).flatMap { $0 >= 0 ? UInt64($0) : nil }
  }

  private mutating func reportUnknown() {
    let known = Word.allCases.flatMap(\.spellings)
    for (key, value) in words.sortedEntries {
      let name = key.description
      if known.contains(name) { continue }
      let nearest = NearestName.suggest(name, among: known)
      let advice = nearest.map(NearestName.question)
      report(
        .unknownProperty, name, value, fault: "no such word in a stagger",
        remedy: advice ?? "leave it out", suggestion: nearest)
    }
  }

  @inline(never)
  private mutating func report(
    _ kind: TweenProblem.Kind, _ word: String, _ value: Any?, fault: String, remedy: String,
    suggestion: String? = nil
  ) {
    problems.add(
      TweenProblem(
        kind, "\(ReservedKey.stagger.name).\(word)", value, on: targetType, fault: fault,
        remedy: remedy, suggestion: suggestion), at: .stagger)
  }
}
