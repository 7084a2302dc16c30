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
  /// The instant of the label that it is at, in flicks.
  var label: Int64?

  /// Why a position means no place.
  enum Fault: Error, Equatable {
    case unknownLabel(String)
    case unreadable
  }
}

/// A text of a position, taken apart as far as that does not depend on the labels there are.
struct PositionText {
  /// The text without blanks around it: it may be a label, whatever else it means.
  let name: String
  let anchor: TimelinePlace.Anchor
  /// `nil` where it is not readable, which counts where there is such a label.
  let shift: TimelinePlace.Shift?

  init(_ text: String) {
    let text = NumberText.trimmed(text[...])
    name = String(text)
    var change = text.dropFirst()
    if let seconds = NumberText.number(text) {
      (anchor, shift) = (.beginning, .seconds(seconds))
      return
    }
    if text.hasPrefix("<") {
      anchor = .previousStart
    } else if text.hasPrefix(">") {
      anchor = .previousEnd
    } else if let sign = text.lastIndex(of: "="), sign > text.startIndex,
      "+-".contains(text[text.index(before: sign)])
    {
      let label = NumberText.trimmed(text[..<text.index(before: sign)])
      anchor = label.isEmpty ? .end : .label(String(label))
      change = text[text.index(before: sign)...]
    } else {
      (anchor, shift) = text.isEmpty ? (.beginning, nil) : (.label(name), .seconds(0))
      return
    }
    shift = Self.shift(NumberText.trimmed(change))
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
    case .place(let anchor, let seconds): try Self.place(anchor, .seconds(seconds), labels)
    case .text(let text): try Self.place(text, texts, labels)
    }
  }

  private static func place(
    _ text: String, _ texts: PositionTexts?, _ labels: [String: Int64]
  ) throws(TimelinePlace.Fault) -> TimelinePlace {
    // A label of that very name comes first.
    if !labels.isEmpty, let label = labels[text] {
      return TimelinePlace(anchor: .label(text), shift: .seconds(0), label: label)
    }
    let read = texts?.text(text) ?? PositionText(text)
    if read.name != text, let label = labels[read.name] {
      return TimelinePlace(anchor: .label(read.name), shift: .seconds(0), label: label)
    }
    return try place(read.anchor, read.shift, labels)
  }

  @inline(__always)
  private static func place(
    _ anchor: TimelinePlace.Anchor, _ shift: TimelinePlace.Shift?, _ labels: [String: Int64]
  ) throws(TimelinePlace.Fault) -> TimelinePlace {
    var label: Int64?
    if case .label(let name) = anchor {
      label = labels[name]
      if label == nil { throw .unknownLabel(name) }
    }
    guard let shift else { throw .unreadable }
    return TimelinePlace(anchor: anchor, shift: shift, label: label)
  }
}
