// How GSAP tweens a text: the numbers in it move, colours as their four channels; the words are those of the
// end. Registered by GSAPVocabulary for properties that hold texts.

import Tweener
import TweenerPlugins

/// Where a text goes, and where it comes from if that is given.
struct GSAPText {
  var start: String?
  var end: String

  /// Makes the texts of a scene's objects known to an engine.
  static func register(_ models: [FreeModel], with tweener: Tweener) {
    let names = Set(models.flatMap { model in model.names.filter { model.read($0)?.text != nil } })
    for name in names {
      tweener.registerSpecialProperty(
        TweenKey(name),
        TweenProperty(\FreeModel[text: name]) { given in
          (given as? GSAPText).map { text in { text.passage(from: $0) } }
        })
    }
  }

  /// From eased progress to text.
  private func passage(from held: String) -> (Double) -> String {
    let start = self.start ?? held
    let end = Self.relative(end, to: start) ?? end
    let pieces = Self.pieces(from: start, to: end)
    return { eased in
      if eased == 0 { return start }
      if eased == 1 { return end }
      return pieces.map { $0.text(eased) }.joined()
    }
  }

  /// `+=20px` counted from a text that begins with a number.
  private static func relative(_ text: String, to start: String) -> String? {
    let sign = text.prefix(2)
    guard ["+=", "-=", "*="].contains(sign), let base = leading(start),
      let change = leading(String(text.dropFirst(2)))
    else { return nil }
    let value =
      switch sign {
      case "+=": base.number + change.number
      case "-=": base.number - change.number
      default: base.number * change.number
      }
    return JSONText.plain(value) + base.rest
  }

  private static func leading(_ text: String) -> (number: Double, rest: Substring)? {
    guard let match = text.prefixMatch(of: /[-+]?[0-9]*\.?[0-9]+/),
      let number = Double(match.output)
    else { return nil }
    return (number, text[match.range.upperBound...])
  }

  // MARK: Pieces

  /// A number on its way with the words before it, or the words after the last one.
  private struct Piece {
    var words: String
    var ends: (start: Double, end: Double)?
    var isChannel = false

    func text(_ eased: Double) -> String {
      guard let ends else { return words }
      let value = ends.start + (ends.end - ends.start) * eased
      let unit = isChannel ? 1.0 : 10_000
      // Halves go up, as the original's language rounds.
      return words + JSONText.plain((value * unit + 0.5).rounded(.down) / unit + 0)
    }
  }

  /// The numbers of the end that differ from those of the start, in their order.
  private static func pieces(from start: String, to end: String) -> [Piece] {
    let (start, end) =
      hasColors(start) || hasColors(end) ? (spelledOut(start), spelledOut(end)) : (start, end)
    let number = /[-+=.]*[0-9]+\.?[0-9]*(?:e[-+][0-9]+)?/
    let starts = start.matches(of: number).map { String($0.output) }
    var pieces: [Piece] = []
    var written = end.startIndex
    var channel = 0
    for (index, match) in end.matches(of: number).enumerated() {
      if channel > 0 {
        channel = (channel + 1) % 5
      } else if end[..<match.range.lowerBound].hasSuffix("rgba(") {
        channel = 1
      }
      let text = String(match.output)
      let old = index < starts.count ? starts[index] : nil
      guard text != old else { continue }
      pieces.append(
        Piece(
          words: String(end[written..<match.range.lowerBound]),
          ends: (old.flatMap(Double.init) ?? 0, Double(text) ?? 0),
          isChannel: (1...3).contains(channel)))
      written = match.range.upperBound
    }
    return pieces + [Piece(words: String(end[written...]))]
  }

  // MARK: Colours

  private static var color: some RegexComponent<Substring> {
    /(?:rgba?\([^)]*\)|#(?:[0-9a-fA-F]{3}){1,2}\b|\b(?:aqua|lime|silver|black|maroon|teal|blue|navy|white|olive|yellow|orange|gray|purple|green|red|pink|cyan|transparent)\b)/
  }

  private static func hasColors(_ text: String) -> Bool { text.firstMatch(of: color) != nil }

  /// Every colour as `rgba(red,green,blue,alpha)`.
  private static func spelledOut(_ text: String) -> String {
    text.replacing(color) { match in
      let name = String(text[match.range])
      guard let channels = channels(name) else { return name }
      return "rgba(\(channels.map(JSONText.plain).joined(separator: ",")))"
    }
  }

  /// Red, green and blue up to 255, and the alpha up to 1.
  private static func channels(_ name: String) -> [Double]? {
    if name.hasPrefix("rgb") {
      let numbers = name.split { !"0123456789.+-".contains($0) }.compactMap { Double($0) }
      return numbers.count == 3 ? numbers + [1] : numbers.count == 4 ? numbers : nil
    }
    if name == "transparent" { return [255, 255, 255, 0] }
    guard let color = RGBAColor(name) else { return nil }
    return [color.red, color.green, color.blue].map { ($0 * 255).rounded() } + [color.alpha]
  }
}
