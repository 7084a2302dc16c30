import Tweener

extension TextTween {
  /// A number that counts, written in a format. What a plain number means.
  ///
  /// - Parameters:
  ///   - start: where it begins; `nil` for the first number in the old text, or 0 where it has
  ///     none.
  ///   - end: where it ends. Numbers that are not finite are reported.
  ///   - format: how it is written.
  public static func counted(
    from start: Double? = nil, to end: Double, format: NumberFormat = NumberFormat()
  ) -> TextTween {
    let written = { "counted(\(start.map { "from: \($0), " } ?? "")to: \(end))" }
    for number in [start ?? 0, end] where !number.isFinite {
      return faulty(
        written(), "the text counts to or from \(number)", remedy: "give finite numbers")
    }
    let final = format.text(end)
    return TextTween(written()) { old in
      let first = start ?? NumberedText(old).numbers.first?.value ?? 0
      let initial = start == nil ? old : format.text(first)
      return { eased in
        // An easing of the caller's may answer with no number at all.
        if eased == 0 || eased.isNaN { return initial }
        if eased == 1 { return final }
        return format.text(between(first, end, at: eased))
      }
    }
  }

  /// The numbers in a text, from those in the old text at the same places; the words are the new
  /// text's at once.
  ///
  /// `"Score: 10 / 200"` becomes `"Score: 90 / 350"` by way of `"Score: 50 / 275"`. Each is written
  /// as in the new text: with as many decimals, commas between groups of three where it has such,
  /// and zeros in front where it has such. A number that the old text has none for is there at
  /// once.
  public static func numbers(in text: String) -> TextTween {
    let new = NumberedText(text)
    return to(text, "numbers(in: \(text.debugDescription))") { start in
      let old = NumberedText(start)
      let pairs = new.numbers.enumerated().map { index, found in
        (from: index < old.numbers.count ? old.numbers[index].value : found.value, to: found.value)
      }
      return { eased in new.text(pairs.map { between($0.from, $0.to, at: eased) }) }
    }
  }

  /// The number between two finite ones; where an easing leads beyond what a `Double` holds, the
  /// last that it does.
  private static func between(_ start: Double, _ end: Double, at eased: Double) -> Double {
    if start == end { return end }
    let largest = Double.greatestFiniteMagnitude
    let difference = end - start
    let number =
      difference.isFinite ? start + difference * eased : start * (1 - eased) + end * eased
    return min(max(number, -largest), largest)
  }
}
