// A number's decimal digits, rounded: what NumberFormat puts its signs and separators around. Works
// on the shortest decimal that means the number, which the standard library prints the same
// everywhere.

struct DecimalDigits {
  /// Before the point, at least one digit; and behind it, as many as were asked for.
  private(set) var whole: [UInt8] = [0]
  private(set) var fraction: [UInt8] = []
  let isNegative: Bool
  let isZero: Bool

  /// Rounds a finite number to so many decimals, halves away from zero. One that becomes zero has
  /// no sign.
  init(_ number: Double, decimals: Int) {
    // Such as 1234.5, 5e-324 or 1e+16.
    let parts = number.magnitude.description.split(separator: "e")
    let mantissa = (parts.first ?? "0").split(separator: ".")
    var digits = mantissa.joined().utf8.map { $0 &- UInt8(ascii: "0") }
    let exponent = parts.count > 1 ? Int(parts[1]) ?? 0 : 0
    let before = (mantissa.first?.utf8.count ?? 0) + exponent
    // One leading zero at least, so that rounding up has room.
    let lead = max(1 - before, 1)
    digits = Array(repeating: 0, count: lead) + digits
    let wholeCount = before + lead
    let kept = wholeCount + decimals
    if kept < digits.count {
      let roundsUp = digits[kept] >= 5
      digits.removeSubrange(kept...)
      if roundsUp { Self.increment(&digits) }
    } else {
      digits += Array(repeating: 0, count: kept - digits.count)
    }
    fraction = Array(digits[wholeCount...])
    let significant = digits[..<wholeCount].drop { $0 == 0 }
    whole = significant.isEmpty ? [0] : Array(significant)
    isZero = digits.allSatisfy { $0 == 0 }
    isNegative = number < 0 && !isZero
  }

  private static func increment(_ digits: inout [UInt8]) {
    for index in digits.indices.reversed() {
      if digits[index] < 9 {
        digits[index] += 1
        return
      }
      digits[index] = 0
    }
  }
}
