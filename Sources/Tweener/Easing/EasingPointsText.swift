// The text of CSS for lines through points, both ways. Asked by EasingReader and for the
// description of an easing.

extension EasingPoints {
  /// Reads the stops of `linear(…)`: a number each, and behind or before it up to two percentages.
  /// `nil` where CSS would refuse.
  init?(stops: [Substring]) {
    var values: [Double] = []
    var positions: [Double] = []
    for stop in stops {
      var words = stop.split(whereSeparator: \.isWhitespace)
      guard (1...3).contains(words.count) else { return nil }
      let word = words[0].hasSuffix("%") ? words.removeLast() : words.removeFirst()
      let shares = words.compactMap(Self.share)
      guard let value = Double(word), value.isFinite, shares.count == words.count
      else { return nil }
      for share in shares.isEmpty ? [.nan] : shares {
        values.append(value)
        positions.append(share)
      }
    }
    guard stops.count > 1 else { return nil }
    self.init(values: values, positions: positions)
  }

  /// `25%` as 0.25: the nearest double of the decimal number, which a division by 100 may miss.
  private static func share(_ word: Substring) -> Double? {
    guard word.hasSuffix("%") else { return nil }
    return scaled(word.dropLast(), byPowerOfTen: -2).flatMap(Double.init).flatMap {
      $0.isFinite ? $0 : nil
    }
  }

  /// A decimal number with another exponent; `nil` where the text has no exponent that can be read.
  private static func scaled(_ number: some StringProtocol, byPowerOfTen shift: Int) -> String? {
    let parts = number.split(separator: "e", omittingEmptySubsequences: false)
    guard parts.count < 3, let exponent = parts.count == 2 ? Int(parts[1]) : 0,
      exponent.magnitude < 10_000
    else { return nil }
    return "\(parts[0])e\(exponent + shift)"
  }

  /// The text of CSS; positions that are even are left out.
  var text: String {
    let isEven = self == EasingPoints(values: pieces.map(\.value), positions: [])
    let stops = pieces.map { piece in
      let value = Self.short("\(piece.value)")
      if isEven { return value }
      // A percentage that is read as the same share again.
      let share = piece.start
      let usual = Self.short("\(share * 100)") + "%"
      if Self.share(usual[...]) == share { return "\(value) \(usual)" }
      return "\(value) \(Self.scaled("\(share)", byPowerOfTen: 2) ?? "\(share)")%"
    }
    return "linear(\(stops.joined(separator: ", ")))"
  }

  private static func short(_ number: String) -> String {
    number.hasSuffix(".0") ? String(number.dropLast(2)) : number
  }
}
