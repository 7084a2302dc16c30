// The meaning of a position: an anchor and a shift. TimelinePosition is read into one when the
// labels before it are known.

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

/// A text of a position, taken apart as far as that does not depend on the labels there are.
struct PositionText {
  enum Meaning {
    case place(TimelinePlace)
    /// `shift` is `nil` where it is not readable, which counts where there is such a label.
    case label(String, shift: TimelinePlace.Shift?)
    case none(TimelinePlace.Fault)
  }

  /// The text without blanks around it: it may be a label, whatever else it means.
  let name: String
  let meaning: Meaning

  init(_ text: String) {
    let text = NumberText.trimmed(text[...])
    name = String(text)
    meaning = Self.meaning(of: text)
  }

  private static func meaning(of text: Substring) -> Meaning {
    if let seconds = NumberText.number(text) {
      return .place(TimelinePlace(anchor: .beginning, shift: .seconds(seconds)))
    }
    if text.hasPrefix("<") { return place(.previousStart, text.dropFirst()) }
    if text.hasPrefix(">") { return place(.previousEnd, text.dropFirst()) }
    guard let sign = text.lastIndex(of: "="), sign > text.startIndex,
      "+-".contains(text[text.index(before: sign)])
    else { return .none(text.isEmpty ? .unreadable : .unknownLabel(String(text))) }
    let name = NumberText.trimmed(text[..<text.index(before: sign)])
    let change = text[text.index(before: sign)...]
    if name.isEmpty { return place(.end, change) }
    return .label(String(name), shift: shift(NumberText.trimmed(change)))
  }

  private static func place(_ anchor: TimelinePlace.Anchor, _ text: Substring) -> Meaning {
    guard let shift = shift(NumberText.trimmed(text)) else { return .none(.unreadable) }
    return .place(TimelinePlace(anchor: anchor, shift: shift))
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

/// The texts of positions that have been taken apart: one list an engine, as timelines are often
/// made of the same literals. It holds nothing of anybody's.
final class PositionTexts {
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  private var known: [String: PositionText] = [:]
  private static let most = 1_024

  func text(_ text: String) -> PositionText {
    if let known = known[text] { return known }
    if known.count == Self.most { known.removeAll() }
    let made = PositionText(text)
    known[text] = made
    return made
  }
}

extension TimelinePosition {
  /// The place that the position means, with the labels that are known.
  @inline(__always)
  func place(_ texts: PositionTexts?, _ labels: [String: Int64]) throws(TimelinePlace.Fault)
    -> TimelinePlace
  {
    switch form {
    case .place(let anchor, let seconds):
      if case .label(let name) = anchor, labels[name] == nil { throw .unknownLabel(name) }
      return TimelinePlace(anchor: anchor, shift: .seconds(seconds))
    case .text(let text): return try Self.place(text, texts, labels)
    }
  }

  private static func place(_ text: String, _ texts: PositionTexts?, _ labels: [String: Int64])
    throws(TimelinePlace.Fault) -> TimelinePlace
  {
    func isLabel(_ name: String) -> Bool { !labels.isEmpty && labels[name] != nil }
    if isLabel(text) { return TimelinePlace(anchor: .label(text), shift: .seconds(0)) }
    let read = texts?.text(text) ?? PositionText(text)
    if read.name != text, isLabel(read.name) {
      return TimelinePlace(anchor: .label(read.name), shift: .seconds(0))
    }
    switch read.meaning {
    case .place(let place): return place
    case .none(let fault): throw fault
    case .label(let name, let shift):
      guard isLabel(name) else { throw .unknownLabel(name) }
      guard let shift else { throw .unreadable }
      return TimelinePlace(anchor: .label(name), shift: shift)
    }
  }
}
