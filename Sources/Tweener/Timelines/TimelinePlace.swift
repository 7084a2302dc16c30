// What a position means: an anchor and a shift. TimelinePosition is read into one when the labels
// before it are known.

struct TimelinePlace: Equatable {
  enum Anchor: Hashable {
    case beginning, end, previousStart, previousEnd
    case label(String)
  }

  enum Shift: Equatable {
    case seconds(Double)
    /// A share of the duration of the member before.
    case ofPrevious(Double)
    /// A share of the duration of what is being added.
    case ofAdded(Double)
  }

  let anchor: Anchor
  let shift: Shift

  /// Why a position means no place.
  enum Fault: Error, Equatable {
    case unknownLabel(String)
    case unreadable
  }
}

extension TimelinePosition {
  /// The place that the position means, with the labels that are known.
  func place(isLabel: (String) -> Bool) throws(TimelinePlace.Fault) -> TimelinePlace {
    switch form {
    case .place(let anchor, let seconds):
      if case .label(let name) = anchor, !isLabel(name) { throw .unknownLabel(name) }
      return TimelinePlace(anchor: anchor, shift: .seconds(seconds))
    case .text(let text):
      if isLabel(text) { return TimelinePlace(anchor: .label(text), shift: .seconds(0)) }
      return try Self.place(NumberText.trimmed(text[...]), isLabel)
    }
  }

  private static func place(_ text: Substring, _ isLabel: (String) -> Bool)
    throws(TimelinePlace.Fault) -> TimelinePlace
  {
    if isLabel(String(text)) {
      return TimelinePlace(anchor: .label(String(text)), shift: .seconds(0))
    }
    if let seconds = NumberText.number(text) {
      return TimelinePlace(anchor: .beginning, shift: .seconds(seconds))
    }
    if text.hasPrefix("<") { return try place(.previousStart, text.dropFirst()) }
    if text.hasPrefix(">") { return try place(.previousEnd, text.dropFirst()) }
    guard let sign = text.lastIndex(of: "="), sign > text.startIndex,
      "+-".contains(text[text.index(before: sign)])
    else { throw text.isEmpty ? .unreadable : .unknownLabel(String(text)) }
    let name = NumberText.trimmed(text[..<text.index(before: sign)])
    let change = text[text.index(before: sign)...]
    if name.isEmpty { return try place(.end, change) }
    guard isLabel(String(name)) else { throw .unknownLabel(String(name)) }
    return try place(.label(String(name)), change)
  }

  private static func place(_ anchor: TimelinePlace.Anchor, _ text: Substring)
    throws(TimelinePlace.Fault) -> TimelinePlace
  {
    guard let shift = shift(NumberText.trimmed(text)) else { throw .unreadable }
    return TimelinePlace(anchor: anchor, shift: shift)
  }

  /// Nothing, `0.5`, `-10%`, `+=0.5`, `-=25%`.
  private static func shift(_ text: Substring) -> TimelinePlace.Shift? {
    if text.isEmpty { return .seconds(0) }
    let isChange = text.hasPrefix("+=") || text.hasPrefix("-=")
    let sign = text.hasPrefix("-=") ? -1.0 : 1
    var number = isChange ? text.dropFirst(2) : text
    guard number.hasSuffix("%") else {
      return NumberText.number(number).map { .seconds(sign * $0) }
    }
    number.removeLast()
    return NumberText.number(number).map { percent in
      let share = sign * percent / 100
      return isChange ? .ofAdded(share) : .ofPrevious(share)
    }
  }
}
