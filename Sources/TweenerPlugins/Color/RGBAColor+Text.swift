import Tweener

extension RGBAColor {
  /// A colour by its notation in CSS: `#rgb`, `#rgba`, `#rrggbb`, `#rrggbbaa`, or a name
  /// (`"tomato"`, `"transparent"`). Letter case does not matter. `nil` for any other text.
  ///
  /// ```swift
  /// print(RGBAColor("#f00") == RGBAColor("red"))  // prints true
  /// ```
  public init?(_ text: String) {
    let text = text.lowercased()
    if text.hasPrefix("#") {
      self.init(digits: text.dropFirst().utf8.map { $0 })
    } else if text == "transparent" {
      self = .clear
    } else if let packed = ColorNames.all[text] {
      self.init(rgb: packed)
    } else {
      return nil
    }
  }

  /// An opaque colour by its bytes: 0xRRGGBB. Higher bits do not count.
  public init(rgb: Int) {
    self.init(
      red: Double(rgb >> 16 & 255) / 255, green: Double(rgb >> 8 & 255) / 255,
      blue: Double(rgb & 255) / 255)
  }

  private init?(digits: [UInt8]) {
    let values = digits.compactMap { Character(UnicodeScalar($0)).hexDigitValue }
    guard values.count == digits.count else { return nil }
    let channels: [Int]
    switch values.count {
    case 3, 4: channels = values.map { $0 * 17 }
    case 6, 8:
      channels = stride(from: 0, to: values.count, by: 2).map { values[$0] * 16 + values[$0 + 1] }
    default: return nil
    }
    self.init(
      red: Double(channels[0]) / 255, green: Double(channels[1]) / 255,
      blue: Double(channels[2]) / 255, alpha: channels.count == 4 ? Double(channels[3]) / 255 : 1)
  }

  /// The colour as `#rrggbb`, or `#rrggbbaa` where it is not opaque; channels clamp and round to
  /// bytes, and what is no number is 0.
  public var hexText: String {
    let all = [red, green, blue, alpha].map { channel in
      channel > 0 ? Int(min(channel, 1) * 255 + 0.5) : 0
    }
    let shown = all[3] == 255 ? all.dropLast() : all[...]
    return "#" + shown.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }

  /// Converts what is given for a colour: its notation, its packed bytes as a whole number of any
  /// type, its channels, or a platform's colour.
  public static func converted(from value: Any) -> RGBAColor? {
    switch value {
    case let text as String: RGBAColor(text)
    case let whole as any BinaryInteger: RGBAColor(rgb: Int(truncatingIfNeeded: whole))
    case let channels as SIMD4<Double>:
      RGBAColor(red: channels.x, green: channels.y, blue: channels.z, alpha: channels.w)
    case let channels as SIMD3<Double>:
      RGBAColor(red: channels.x, green: channels.y, blue: channels.z)
    // The whole number in an object, as decoders give it. A truth is none.
    case let whole as Int where TweenParameters.flag(value) == nil: RGBAColor(rgb: whole)
    case let whole as UInt64 where TweenParameters.flag(value) == nil:
      RGBAColor(rgb: Int(truncatingIfNeeded: whole))
    default: PlatformValues.color(value)
    }
  }

  /// Of text that names no colour, the nearest name that does.
  public static func refusal(of value: Any) -> TweenValueError? {
    guard let text = value as? String else { return nil }
    return TweenValueError(
      "no such colour", name: text, known: ColorNames.all.keys.sorted() + ["transparent"],
      remedy: "give a name of CSS, or #rgb, #rgba, #rrggbb, #rrggbbaa")
  }
}
