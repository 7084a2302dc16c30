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
    let isFunction = isFunctionType(type)
    return TweenProblem(
      isFunction ? .unsupportedCallback : .wrongParameterType, given.name, given.value,
      on: targetType, fault: fault(given.value, type: type, isFunction: isFunction),
      remedy: remedy(given, type: type, forms: forms, isFunction: isFunction))
  }

  /// Read on the main actor, due elsewhere.
  static func callbackMissed() -> TweenProblem {
    TweenProblem(
      .callbackOffMainActor,
      fault: "a callback isolated to the main actor was due elsewhere and was not called",
      remedy: "advance the engine on the main actor")
  }

  private static func fault(_ value: Any, type: String, isFunction: Bool) -> String {
    if isFunction { return "a callback of a form that cannot be called" }
    let given = unwrapped(value) == nil ? "no value" : "a value of type \(type)"
    return "\(given), where a callback is expected"
  }

  private static func remedy(
    _ given: ParameterEntry, type: String, forms: [String], isFunction: Bool
  ) -> String {
    let list = forms.dropLast().joined(separator: ", ") + " or " + (forms.last ?? "")
    if unwrapped(given.value) is TweenAction {
      guard let selector = given.word.event?.words.selector else { return "write \(list)" }
      return "give a TweenAction to \(selector.name.debugDescription)"
    }
    if isFunction {
      if type.contains(" async ") { return "write \(list), with a Task { … } for what waits" }
      if type.contains(" throws") {
        return "write \(list), with do { … } catch { … } for what throws"
      }
      if type.hasPrefix("@MainActor ("), !type.hasPrefix("@MainActor @Sendable") {
        return "write it as @MainActor @Sendable"
      }
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
