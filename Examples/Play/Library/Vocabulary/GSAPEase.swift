// GSAP's names of eases: `power2.inOut`, `back.out(1.7)`, `steps(5)`, `slow(0.7,0.7,false)`. Where its
// curve is another than this package's of that family, it is made here.

import Tweener

enum GSAPEase {
  /// The easing of a name, or the name itself where it is not known: the engine reports it.
  static func easing(_ text: String) -> Any {
    curve(text) ?? text
  }

  static func curve(_ text: String) -> Easing? {
    let open = text.firstIndex(of: "(") ?? text.endIndex
    let words = text[..<open].split(separator: ".").map(String.init)
    let inside = text[open...].dropFirst().prefix { $0 != ")" }
    let arguments = inside.split(separator: ",").map { $0.filter { $0 != " " } }
    guard let first = words.first else { return nil }
    // As version 2 wrote it: `Power2.easeOut`, `Back.easeIn(1.7)`.
    let isOld = first.first?.isUppercase == true
    if isOld, words.count != 2 || !words[1].hasPrefix("ease") { return nil }
    let family = isOld ? first.prefix(1).lowercased() + first.dropFirst() : first
    let way = words.count > 1 ? words[1] : "out"
    let direction = isOld ? way.dropFirst(4).prefix(1).lowercased() + way.dropFirst(5) : way
    guard ["in", "out", "inOut"].contains(direction) else { return nil }
    switch family {
    case "none", "linear", "power0": return .linear
    case "back": return back(direction, arguments)
    case "elastic": return elastic(direction, arguments)
    case "expo": return expo(direction)
    case "steps": return steps(arguments)
    case "slow": return GSAPEasePack.slow(arguments)
    case "expoScale": return GSAPEasePack.expoScale(arguments)
    default:
      guard let name = names[family] else { return nil }
      return Easing(named: direction + name)
    }
  }

  private static let names = [
    "power1": "Quad", "quad": "Quad", "power2": "Cubic", "cubic": "Cubic", "power3": "Quart",
    "quart": "Quart", "power4": "Quint", "quint": "Quint", "strong": "Quint", "sine": "Sine",
    "circ": "Circ", "bounce": "Bounce",
  ]

  /// Both halves of `inOut` have the overshoot as given; this package follows Penner's 1.525 there.
  private static func back(_ direction: String, _ arguments: [String]) -> Easing? {
    let overshoot = arguments.first.flatMap(Double.init) ?? Easing.defaultOvershoot
    switch direction {
    case "in": return .inBack(overshoot: overshoot)
    case "out": return .outBack(overshoot: overshoot)
    case "inOut": return .inOutBack(overshoot: overshoot / 1.525)
    default: return nil
    }
  }

  /// An amplitude below 1 stretches the period instead. `in` is `out` seen from its end, which is
  /// Penner's `in` only for amplitude 1.
  private static func elastic(_ direction: String, _ arguments: [String]) -> Easing? {
    let amplitude = arguments.first.flatMap(Double.init) ?? 1
    let usual = direction == "inOut" ? 0.45 : 0.3
    let period = (arguments.dropFirst().first.flatMap(Double.init) ?? usual) / min(amplitude, 1)
    let out = Easing.outElastic(amplitude: amplitude, period: period)
    return direction == "out" ? out : mirrored(direction) { 1 - out(1 - $0) }
  }

  /// The curve of a direction, from the one that goes in.
  private static func mirrored(
    _ direction: String, _ rise: @escaping @Sendable (Double) -> Double
  ) -> Easing? {
    switch direction {
    case "in": return .custom(rise)
    case "out": return .custom { 1 - rise(1 - $0) }
    case "inOut": return .custom { $0 < 0.5 ? rise(2 * $0) / 2 : 1 - rise(2 - 2 * $0) / 2 }
    default: return nil
    }
  }

  /// 2^(10(t - 1)) · t + t⁶ · (1 - t), which is 0 at 0 without being bent.
  private static func expo(_ direction: String) -> Easing? {
    mirrored(direction) { t in
      let cube = t * t * t
      return Easing.inExpo(t) * t + cube * cube * (1 - t)
    }
  }

  /// n steps up from n + 1 levels, or n levels where the first step is taken at once.
  private static func steps(_ arguments: [String]) -> Easing? {
    guard let count = arguments.first.flatMap(Int.init), count > 0, count < 1_000_000 else {
      return nil
    }
    // The original takes any text for true there, “false” too.
    let isImmediate = arguments.dropFirst().first.map { Double($0) != 0 } ?? false
    return isImmediate ? .steps(count, jump: .start) : .steps(count + 1, jump: .none)
  }
}
