// Reads an easing from text, in the spellings of several libraries and of CSS.
// Called by `Easing(named:)`. What it cannot read is `nil`; reporting is the caller's.

extension Easing {
  /// Reads a name, or `nil` where it is none. Upper and lower case are the same.
  ///
  /// - The names of `Easing.names`, also with `ease` before them: `inOutExpo`, `easeInOutExpo`.
  ///   (Not so the Bézier curves: `easeIn`, `bezierInOutBack`.)
  /// - `linear`, `none`, `easeNone`.
  /// - As GSAP writes them: `power2.out`, `back.out(1.7)`, `elastic.out(1, 0.3)`, `sine`; as older
  ///   libraries do: `Back.easeIn`.
  /// - As GLDTween does: `GLDEasingInOutExpo`.
  /// - `cubic-bezier(x1, y1, x2, y2)` with x1 and x2 within 0 … 1.
  /// - `inPower(p)`, `outPower(p)`, `inOutPower(p)` and `outInPower(p)`, also with `ease` before
  ///   them, p above 0.
  /// - `linear(0, 0.25 25% 75%, 1)` with two stops or more, as CSS has it.
  /// - `steps(n)` and `steps(n, jump-end)` with the words `jump-start`, `jump-end`, `jump-none`,
  ///   `jump-both`, `start` and `end`; n from 1 (from 2 with `jump-none`).
  ///
  /// Text that CSS would refuse is refused, not clamped: `steps(0)` is `nil`.
  ///
  /// ```swift
  /// print(Easing(named: "easeInOutExpo") == .inOutExpo)  // prints true
  /// ```
  public init?(named name: String) {
    guard let easing = Self.read(name.lowercased()) else { return nil }
    self = easing
  }

  private static func read(_ text: String) -> Easing? {
    if let easing = spellings[text] { return easing }
    if let arguments = arguments(of: "cubic-bezier", in: text) { return readBezier(arguments) }
    if let arguments = arguments(of: "steps", in: text) { return readSteps(arguments) }
    if let arguments = arguments(of: "linear", in: text) {
      return EasingPoints(stops: arguments).map { Easing(.points($0)) }
    }
    return readPower(text) ?? dotted(text)
  }

  static let spellings: [String: Easing] = {
    var result = ["none": Easing.linear, "easenone": .linear, "gldeasingnone": .linear]
    for (name, easing) in bezierCurves { result[name.lowercased()] = easing }
    for (name, easing) in builtIns {
      result[name.lowercased()] = easing
      result["ease" + name.lowercased()] = easing
      result["gldeasing" + name.lowercased()] = easing
    }
    return result
  }()

  /// The text between the parentheses of `function(…)`, cut at commas and trimmed.
  static func arguments(of function: String, in text: String) -> [Substring]? {
    guard text.hasPrefix(function + "("), text.hasSuffix(")") else { return nil }
    return text.dropFirst(function.count + 1).dropLast()
      .split(separator: ",", omittingEmptySubsequences: false)
      .map { argument in
        let start = argument.drop(while: \.isWhitespace)
        return start.prefix(start.count - start.reversed().prefix(while: \.isWhitespace).count)
      }
  }

  /// The arguments that the function takes which a text begins with; `nil` where it begins with
  /// none.
  static func form(of text: String) -> String? {
    let text = text.lowercased()
    if text.hasPrefix("cubic-bezier(") {
      return "cubic-bezier(x1, y1, x2, y2) with x1 and x2 from 0 to 1"
    }
    if text.hasPrefix("steps(") {
      return "steps(n) or steps(n, jump-end), n from 1, with jump-none from 2"
    }
    if text.hasPrefix("linear(") { return "linear(0, 0.25 25% 75%, 1) with two stops or more" }
    let names = EasingDirection.allCases.map { "\($0)Power" }
    return names.first { text.hasPrefix($0.lowercased() + "(") }.map { "\($0)(p) with p above 0" }
  }

  /// The arguments as numbers; `nil` where one is no finite number.
  static func numbers(_ arguments: [Substring]) -> [Double]? {
    let numbers = arguments.compactMap { Double($0) }.filter(\.isFinite)
    return numbers.count == arguments.count ? numbers : nil
  }

  private static func readBezier(_ arguments: [Substring]) -> Easing? {
    guard let numbers = numbers(arguments), numbers.count == 4,
      (0...1).contains(numbers[0]), (0...1).contains(numbers[2])
    else { return nil }
    return .cubicBezier(numbers[0], numbers[1], numbers[2], numbers[3])
  }

  private static func readPower(_ text: String) -> Easing? {
    let name = text.hasPrefix("ease") ? String(text.dropFirst(4)) : text
    for direction in EasingDirection.allCases {
      if let arguments = arguments(of: "\(direction.rawValue)power".lowercased(), in: name) {
        guard let numbers = numbers(arguments), numbers.count == 1, numbers[0] > 0
        else { return nil }
        return .power(numbers[0], direction)
      }
    }
    return nil
  }

  private static let jumpWords: [Substring: Jump] = [
    "start": .start, "end": .end, "jump-start": .start, "jump-end": .end,
    "jump-none": .none, "jump-both": .both,
  ]

  private static func readSteps(_ arguments: [Substring]) -> Easing? {
    guard (1...2).contains(arguments.count), let count = Int(arguments[0]) else { return nil }
    let word = arguments.count == 2 ? jumpWords[arguments[1]] : .end
    guard let jump = word, count >= (jump == Jump.none ? 2 : 1) else { return nil }
    return .steps(count, jump: jump)
  }
}
