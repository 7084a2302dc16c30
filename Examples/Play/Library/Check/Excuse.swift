// What a cell of the table of known differences excuses: `rows o.v, o.w at 0.5…0.75; order at 1`. Read and
// written here. Must not know scenes beyond the times of their ticks.

/// A part of a trace that may differ, and in it the columns or callbacks, and when.
public struct Excuse: Equatable, Sendable {
  /// Moments from one to another, both of them included.
  public struct Span: Equatable, Sendable {
    public var low: Double
    public var high: Double

    func contains(_ time: Double) -> Bool {
      let time = Excuse.rounded(time)
      return low <= time && time <= high
    }
  }

  public var part: SceneDifference.Part
  /// Columns, callbacks or commands. Without any the part differs anywhere.
  public var subjects: [String] = []
  public var spans: [Span] = []

  /// Whether the excuse is for a whole part.
  public var isWhole: Bool { spans.isEmpty }

  func covers(_ difference: SceneDifference) -> Bool {
    guard part == difference.part else { return false }
    guard !isWhole else { return true }
    guard let time = difference.time, subjects.contains(difference.subject) else { return false }
    return spans.contains { $0.contains(time) }
  }

  /// What the excuse names and no difference has, for people: a column and a time.
  func unused(_ differences: [SceneDifference], ticks: [Double]) -> [String] {
    let own = differences.filter { $0.part == part }
    if isWhole { return own.isEmpty ? [part.rawValue] : [] }
    return subjects.flatMap { subject in
      let times = own.filter { $0.subject == subject }.compactMap(\.time).map(Self.rounded)
      return spans.flatMap { span in
        let named = ticks.filter(span.contains).map(Self.rounded) + [span.low, span.high]
        return Set(named).subtracting(times).sorted().map { time in
          [part.rawValue, subject, "at", Self.text(time)].filter { !$0.isEmpty }
            .joined(separator: " ")
        }
      }
    }
  }

  /// Times are written with four decimals at most.
  static func rounded(_ time: Double) -> Double { (time * 10_000).rounded() / 10_000 }

  static func text(_ time: Double) -> String { JSONText.plain(rounded(time)) }
}

// MARK: Reading

extension Excuse {
  /// What is wrong in a cell.
  struct Fault: Error {
    var message: String
  }

  /// The excuses of a cell, which semicolons separate.
  static func read(_ cell: String) throws(Fault) -> [Excuse] {
    var excuses: [Excuse] = []
    for clause in cell.split(separator: ";") {
      let words = clause.split(separator: " ").joined(separator: " ")
      let known = SceneDifference.Part.allCases.first {
        words == $0.rawValue || words.hasPrefix($0.rawValue + " ")
      }
      if let known {
        excuses += try read(words.dropFirst(known.rawValue.count), of: known)
        continue
      }
      // Parts alone may also stand in a list.
      for word in words.split(separator: ",") {
        let word = word.drop { $0 == " " }.lowercased()
        guard let part = SceneDifference.Part(rawValue: word) else {
          throw Fault(
            message: "“\(word)” is no part of a trace: \(Scene.list(SceneDifference.Part.allCases))"
          )
        }
        excuses.append(Excuse(part: part))
      }
    }
    return excuses
  }

  /// Subjects and times of one part: `o.v, o.w at 0.5…0.75, 1, o.x at 2`.
  private static func read(
    _ text: Substring, of part: SceneDifference.Part
  ) throws(Fault) -> [Excuse] {
    if text.first == "," { return [Excuse(part: part)] + (try read(String(text.dropFirst()))) }
    var excuses: [Excuse] = []
    var current = Excuse(part: part)
    for token in text.split(separator: ",") {
      var token = token.drop { $0 == " " }
      if !current.spans.isEmpty, token.first?.isNumber != true {
        excuses.append(current)
        current = Excuse(part: part)
      }
      if token.hasPrefix("at ") {
        current.subjects.append("")
        token = token.dropFirst(3)
      } else if let range = token.ranges(of: " at ").last {
        current.subjects.append(String(token[..<range.lowerBound]))
        token = token[range.upperBound...]
      } else if current.spans.isEmpty {
        current.subjects.append(String(token))
        continue
      }
      current.spans.append(try span(token))
    }
    guard current.subjects.isEmpty || !current.spans.isEmpty else {
      throw Fault(message: "“\(current.subjects[0])” needs “at” and a time")
    }
    return excuses + [current]
  }

  private static func span(_ text: Substring) throws(Fault) -> Span {
    let ends = text.split(separator: "…").map { Double($0) }
    guard let low = ends.first ?? nil, let high = ends.last ?? nil, ends.count <= 2, low <= high
    else { throw Fault(message: "“\(text)” is no time: 0.5 or 0.5…0.75") }
    return Span(low: low, high: high)
  }
}

// MARK: Writing

extension Excuse {
  /// The cell that excuses all of these differences and nothing else.
  static func cell(for differences: [SceneDifference], ticks: [Double]) -> String {
    SceneDifference.Part.allCases.compactMap { part in
      let own = differences.filter { $0.part == part }
      guard !own.isEmpty else { return nil }
      guard own.allSatisfy({ $0.time != nil }) else { return part.rawValue }
      return "\(part.rawValue) \(groups(own, ticks))"
    }.joined(separator: "; ")
  }

  /// Subjects that differ at the same times stand together, in the order of their first difference.
  private static func groups(_ differences: [SceneDifference], _ ticks: [Double]) -> String {
    var subjects: [String] = []
    for difference in differences where !subjects.contains(difference.subject) {
      subjects.append(difference.subject)
    }
    var groups: [(subjects: [String], times: String)] = []
    for subject in subjects {
      let times = differences.filter { $0.subject == subject }.compactMap(\.time)
      let text = list(Set(times.map(rounded)).sorted(), ticks)
      if let same = groups.firstIndex(where: { $0.times == text }) {
        groups[same].subjects.append(subject)
      } else {
        groups.append(([subject], text))
      }
    }
    return groups.map { group in
      let names = group.subjects.filter { !$0.isEmpty }.joined(separator: ", ")
      return names.isEmpty ? "at \(group.times)" : "\(names) at \(group.times)"
    }.joined(separator: ", ")
  }

  /// Times, with neighbouring ticks as one span.
  private static func list(_ times: [Double], _ ticks: [Double]) -> String {
    let ticks = Set(ticks.map(rounded)).sorted()
    var spans: [Span] = []
    for time in times {
      if let last = spans.last, let place = ticks.firstIndex(of: last.high),
        place + 1 < ticks.count, ticks[place + 1] == time
      {
        spans[spans.count - 1].high = time
      } else {
        spans.append(Span(low: time, high: time))
      }
    }
    return spans.map { span in
      span.low == span.high ? text(span.low) : "\(text(span.low))…\(text(span.high))"
    }.joined(separator: ", ")
  }
}
