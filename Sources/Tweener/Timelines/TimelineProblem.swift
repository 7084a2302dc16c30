// The reports about the position of a member. Made by TimelineReader.

extension TimelineMember {
  /// `known` are the labels that were added before.
  func unknownLabel(_ name: String, known: [String]) -> TweenProblem {
    let nearest = NearestName.suggest(name, among: known)
    let advice = nearest.map(NearestName.question)
    return problem(
      .unknownLabel, fault: "no label of this name so far",
      remedy: "\(advice ?? "add the label before;") the end is taken", suggestion: nearest)
  }

  var unreadablePosition: TweenProblem {
    problem(
      .wrongParameterType, fault: "not a position",
      remedy: #"give a number, a label, or a text like "+=0.5", "in+=0.5", "<0.5", ">-10%", "#
        + #""<+=25%"; the end is taken"#)
  }

  var placeTooFar: TweenProblem {
    problem(
      .numberOutOfRange, fault: "not finite, or too far",
      remedy: "give finite seconds, -1,000,000,000 to 1,000,000,000; the end is taken")
  }

  var placeBeforeBeginning: TweenProblem {
    problem(
      .numberOutOfRange, fault: "before the timeline's beginning",
      remedy: "give a place from 0 on; 0 is taken")
  }

  func labelAddedTwice(_ name: String) -> TweenProblem {
    problem(
      .nameRegisteredTwice, key: "addLabel", value: name.debugDescription,
      fault: "a label of this name was added before",
      remedy: "from here on this one counts; choose another name to keep both")
  }

  var nestedTooDeeply: TweenProblem {
    problem(
      .unsupportedInTimeline, key: "add", value: "a timeline",
      fault: "timelines nest more than \(TimelineLayout.maximumDepth) deep",
      remedy: "the innermost are left out; add their members further out")
  }

  private func problem(
    _ kind: TweenProblem.Kind, key: String = "at", value: String? = nil, fault: String,
    remedy: String, suggestion: String? = nil
  ) -> TweenProblem {
    TweenProblem(
      kind, key: key, value: value ?? position.text,
      targetType: (tweens?.targetType).map(ValueText.describe(type:)), fault: fault, remedy: remedy,
      suggestion: suggestion
    ).located(site)
  }
}

extension TimelinePosition {
  /// The position as a report shows it: texts in quotes.
  fileprivate var text: String {
    if case .text(let text) = form { ValueText.describe(text) } else { description }
  }
}
