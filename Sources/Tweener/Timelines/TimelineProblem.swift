// The reports about positions and labels. Made by TimelineReader.

struct TimelineProblem {
  private let kind: TweenProblem.Kind
  private let key: String
  private let value: String
  private let fault: String
  private let remedy: String
  private var suggestion: String?

  /// `known` are the labels that were added before.
  static func unknownLabel(_ name: String, _ position: TimelinePosition, known: [String]) -> Self {
    let nearest = NearestName.suggest(name, among: known)
    let advice = nearest.map { "did you mean \($0.debugDescription)?" }
    return Self(
      kind: .unknownLabel, key: "at", value: position.text, fault: "no label of this name so far",
      remedy: "\(advice ?? "add the label before;") the end is taken", suggestion: nearest)
  }

  static func unreadablePosition(_ position: TimelinePosition) -> Self {
    Self(
      kind: .wrongParameterType, key: "at", value: position.text, fault: "not a position",
      remedy: #"give a number, a label, or a text like "+=0.5", "in+=0.5", "<0.5", ">-10%", "#
        + #""<+=25%"; the end is taken"#)
  }

  static func placeTooFar(_ position: TimelinePosition) -> Self {
    Self(
      kind: .numberOutOfRange, key: "at", value: position.text, fault: "not finite, or too far",
      remedy: "give finite seconds, -1,000,000,000 to 1,000,000,000; the end is taken")
  }

  static func placeBeforeBeginning(_ position: TimelinePosition) -> Self {
    Self(
      kind: .numberOutOfRange, key: "at", value: position.text,
      fault: "before the timeline's beginning", remedy: "give a place from 0 on; 0 is taken")
  }

  static func labelAddedTwice(_ name: String) -> Self {
    Self(
      kind: .nameRegisteredTwice, key: "addLabel", value: name.debugDescription,
      fault: "a label of this name was added before",
      remedy: "from here on this one counts; choose another name to keep both")
  }

  static let nestedTooDeeply = Self(
    kind: .unsupportedInTimeline, key: "add", value: "a timeline",
    fault: "timelines nest more than \(TimelineLayout.maximumDepth) deep",
    remedy: "the innermost are left out; add their members further out")

  func problem(_ targetType: String?) -> TweenProblem {
    TweenProblem(
      kind, key: key, value: value, targetType: targetType, fault: fault, remedy: remedy,
      suggestion: suggestion)
  }
}

extension TimelinePosition {
  /// The position as a report shows it: texts in quotes.
  fileprivate var text: String {
    if case .text(let text) = form { ValueText.describe(text) } else { description }
  }
}
