// GSAP's numbers: as they are, in a text, or relative to another. Used by GSAPTween where a start is given.

enum GSAPNumber {
  /// The number of a value; `+=5`, `-=5`, `*=5` and `/=5` are counted from another. `nil` where it is none.
  static func value(_ value: SceneValue, from base: Double) -> Double? {
    guard let text = value.text, value.number == nil else { return value.number }
    guard text.dropFirst().first == "=", let change = Double(text.dropFirst(2)) else {
      return Double(text)
    }
    switch text.first {
    case "+": return base + change
    case "-": return base - change
    case "*": return base * change
    case "/": return base / change
    default: return nil
    }
  }
}
