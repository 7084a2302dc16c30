// The reports about callbacks, which say what to write instead. Made by CallbackReader.

extension TweenProblem {
  /// `targets`: the type that a callback may take.
  static func unsupportedCallback(
    _ given: ParameterEntry, _ targetType: Any.Type?, taking targets: AnyObject.Type?
  ) -> TweenProblem {
    let type = ValueText.describeType(of: given.value)
    var forms = ["() -> Void", "(Tween) -> Void"]
    if let targets { forms.append("(\(ValueText.describe(type: targets))) -> Void") }
    if given.word == .onEnd {
      forms = ["(TweenOutcome) -> Void", "(Tween, TweenOutcome) -> Void"] + forms
    }
    let list = forms.dropLast().joined(separator: ", ") + " or " + (forms.last ?? "")
    if isFunctionType(type) {
      return TweenProblem(
        .unsupportedCallback, given.name, given.value, on: targetType,
        fault: "a callback of a form that cannot be called", remedy: remedy(type, list))
    }
    let value = unwrapped(given.value)
    let selector = value is TweenAction ? given.word.event?.words.selector : nil
    return TweenProblem(
      .wrongParameterType, given.name, given.value, on: targetType,
      fault: (value == nil ? "no value" : "a value of type \(type)")
        + ", where a callback is expected",
      remedy: selector.map { "give a TweenAction to \($0.name.debugDescription)" }
        ?? "write \(list)")
  }

  private static func remedy(_ type: String, _ list: String) -> String {
    if type.contains(" async ") { return "write \(list), with a Task { … } for what waits" }
    if type.contains(" throws") {
      return "write \(list), with do { … } catch { … } for what throws"
    }
    if type.hasPrefix("@MainActor ("), !type.hasPrefix("@MainActor @Sendable") {
      return "write it as @MainActor @Sendable"
    }
    return "write \(list)"
  }

  /// Whether a type's name is that of a function: an arrow outside all brackets.
  private static func isFunctionType(_ type: String) -> Bool {
    var depth = 0
    var before: Character = " "
    for character in type {
      switch character {
      case ">" where before == "-":
        if depth == 0 { return true }
      case "(", "<", "[": depth += 1
      case ")", ">", "]": depth -= 1
      default: break
      }
      before = character
    }
    return false
  }
}
