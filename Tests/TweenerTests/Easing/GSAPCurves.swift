// Which curve of ours a row of GSAP means, and how those that we do not have can be written.

@testable import Tweener

enum GSAPCurves {
  /// The curve that gives the row's values.
  static func curve(for row: EasingRow) -> Easing? {
    let parts = row.name.split(separator: ".").map(String.init)
    let direction = parts.count == 2 ? parts[1] : ""
    switch parts[0] {
    case "none": return .linear
    case "power1", "power2", "power3", "power4", "strong":
      let powers = [
        "power1": "Quad", "power2": "Cubic", "power3": "Quart", "power4": "Quint",
        "strong": "Quint",
      ]
      return powers[parts[0]].flatMap { Easing(named: direction + $0) }
    case "expo": return turned(direction) { t in t * (10 * (t - 1)).exp2() + t6(t) * (1 - t) }
    case "back": return back(direction, row["overshoot"] ?? Easing.defaultOvershoot)
    case "elastic": return elastic(direction, row["amplitude"] ?? 1, row["period"])
    case "steps": return steps(row)
    case "slow": return slow(row)
    case "expoScale": return expoScale(row)
    default: return Easing(named: direction + parts[0])
    }
  }

  private static func t6(_ t: Double) -> Double { t * t * t * t * t * t }

  /// Without Penner's factor of 1.525 for both ends.
  private static func back(_ direction: String, _ s: Double) -> Easing {
    switch direction {
    case "in": .inBack(overshoot: s)
    case "out": .outBack(overshoot: s)
    default: .inOutBack(overshoot: s / 1.525)
    }
  }

  /// In and inOut are mirror images of out, also where the amplitude is above 1; an amplitude below
  /// 1 lengthens the period.
  private static func elastic(
    _ direction: String, _ amplitude: Double, _ period: Double?
  ) -> Easing {
    let p = (period ?? (direction == "inOut" ? 0.45 : 0.3)) / Swift.min(amplitude, 1)
    let out = Easing.outElastic(amplitude: amplitude, period: p)
    return direction == "out" ? out : turned(direction) { 1 - out(1 - $0) }
  }

  /// One step more than it says, held at both ends; or a jump at the start.
  private static func steps(_ row: EasingRow) -> Easing? {
    guard let n = row["steps"].map({ Int($0) }) else { return nil }
    return row.parameters["immediate"] == "true"
      ? .steps(n, jump: .start) : .steps(n + 1, jump: .none)
  }

  /// A line in the middle, the curves of the fourth (or second) power at both ends.
  private static func slow(_ row: EasingRow) -> Easing? {
    guard let ratio = row["ratio"], let power = row["power"] else { return nil }
    let returns = row.parameters["yoyo"] == "true"
    let edge = (1 - ratio) / 2
    return .custom { t in
      let line = t + (0.5 - t) * power
      let outside = t < edge ? 1 - t / edge : t > 1 - edge ? (t - 1 + edge) / edge : 0
      if returns { return 1 - outside * outside }
      let fourth = outside * outside * outside * outside
      return line + fourth * (t < 0.5 ? -line : t - line)
    }
  }

  /// (e^s(t) - 1)/(e - 1) in powers of end/start, so that a scale grows evenly.
  private static func expoScale(_ row: EasingRow) -> Easing? {
    guard let start = row["start"], let end = row["end"] else { return nil }
    let inner = row.parameters["ease"] == "none" ? Easing.linear : .inCubic
    let logarithms = [4.0: 2.0, 3.0: 1.584962500721156]
    guard let binary = logarithms[end / start] else { return nil }
    return .custom { t in ((binary * inner(t)).exp2() - 1) / (end / start - 1) }
  }

  /// out, inOut from in.
  private static func turned(
    _ direction: String, _ base: @escaping @Sendable (Double) -> Double
  ) -> Easing {
    .custom { t in
      switch direction {
      case "in": base(t)
      case "out": 1 - base(1 - t)
      default: t < 0.5 ? base(2 * t) / 2 : 1 - base(2 - 2 * t) / 2
      }
    }
  }
}
