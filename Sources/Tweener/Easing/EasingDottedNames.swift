// The names of easings that have a dot, as GSAP and the libraries before it write them: a family, a
// direction behind the dot, numbers in parentheses. Asked by `EasingReader`, in small letters.

extension Easing {
  /// The curve of ours that such a name means, or `nil` where it is none. A family without a
  /// direction means out.
  static func dotted(_ text: String) -> Easing? {
    let head = text.prefix { $0 != "(" }
    let words = head.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    guard (1...2).contains(words.count), let family = dottedFamilies[words[0]] else { return nil }
    if words.count == 1, !namedAlone.contains(words[0]) { return nil }
    let word = words.count == 2 ? words[1] : "out"
    if family == "linear" {
      return head.count == text.count && (word == "easenone" || directions[word] != nil)
        ? .linear : nil
    }
    guard let direction = directions[word] else { return nil }
    if head.count == text.count { return spellings["\(direction.rawValue)\(family)".lowercased()] }
    guard let arguments = arguments(of: String(head), in: text) else { return nil }
    return numbers(arguments).flatMap { curve(family, direction, $0) }
  }

  /// The words after the dot; older libraries have `Back.easeIn`.
  private static let directions: [String: EasingDirection] = [
    "in": .in, "out": .out, "inout": .inOut,
    "easein": .in, "easeout": .out, "easeinout": .inOut,
  ]

  private static let dottedFamilies = [
    "linear": "linear", "power0": "linear", "regular": "quad", "strong": "quint",
    "power1": "quad", "power2": "cubic", "power3": "quart", "power4": "quint", "power": "power",
    "quad": "quad", "cubic": "cubic", "quart": "quart", "quint": "quint", "sine": "sine",
    "circ": "circ",
    "expo": "expo", "back": "back", "elastic": "elastic", "bounce": "bounce",
  ]

  /// The families that are names by themselves.
  private static let namedAlone: Set<String> = [
    "power1", "power2", "power3", "power4", "power", "sine", "circ", "expo", "back", "elastic",
    "bounce",
  ]

  /// The names with a dot or `ease` in them, as a report suggests them; those without are `names`.
  static let otherSpellings: [String] = {
    let eased = builtIns.map(\.name).filter { $0 != "linear" }.map {
      $0.prefix(1).uppercased() + $0.dropFirst()
    }
    let dotted = dottedFamilies.keys.flatMap { family in
      let capitalised = family.prefix(1).uppercased() + family.dropFirst()
      return ["In", "Out", "InOut"].flatMap { direction in
        [
          "\(family).\(direction.prefix(1).lowercased())\(direction.dropFirst())",
          "\(capitalised).ease\(direction)",
        ]
      }
    }
    return eased.flatMap { ["ease" + $0, "GLDEasing" + $0] }
      + dotted.filter { Easing(named: $0) != nil }
      + namedAlone.filter { Easing(named: $0) != nil }
  }()

  /// A family that takes numbers: an exponent, an overshoot, or an amplitude and a period.
  private static func curve(
    _ family: String, _ direction: EasingDirection, _ numbers: [Double]
  ) -> Easing? {
    switch (family, numbers.count) {
    case ("power", 1): numbers[0] > 0 ? power(numbers[0], direction) : nil
    case ("back", 1): back(direction, numbers[0])
    case ("elastic", 1): elastic(direction, numbers[0])
    case ("elastic", 2): elastic(direction, numbers[0], numbers[1])
    default: nil
    }
  }
}
