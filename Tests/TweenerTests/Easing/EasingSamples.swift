// The curves and the points that the tests of this folder run over.

@testable import Tweener

enum EasingSamples {
  /// Families in which each direction follows from in.
  static let plainFamilies = ["Quad", "Cubic", "Quart", "Quint", "Sine", "Circ", "Expo", "Bounce"]
  static let mirroredFamilies = plainFamilies + ["Back", "Elastic"]

  /// Every built-in by name, and the parameterised ones with ordinary and with absurd parameters.
  static let all: [Easing] = Easing.builtIns.map(\.easing) + parameterised

  static let parameterised: [Easing] = backs + elastics + steps + curves + powers + lines

  private static let backs: [Easing] = [0, 0.5, 3, -2, 1e300, -.infinity, .nan].flatMap { s in
    [
      .inBack(overshoot: s), .outBack(overshoot: s), .inOutBack(overshoot: s),
      .outInBack(overshoot: s),
    ]
  }

  private static let elastics: [Easing] = [
    (1, 0.2), (1.5, 0.3), (2, 0.4), (0.5, 0.75), (-3, 0.3), (1e300, 0.3), (.nan, 0.3), (1, 1e-300),
    (1, 0), (1, -1), (3, .infinity), (7.3, 0.0137),
  ].flatMap { a, p in
    [
      .inElastic(amplitude: a, period: p), .outElastic(amplitude: a, period: p),
      .inOutElastic(amplitude: a, period: p), .outInElastic(amplitude: a, period: p),
    ]
  }

  /// Those that begin at 0.
  private static let steps: [Easing] = [1, 2, 3, 7, 49, 1000, 0, -5, .max].flatMap { n in
    [.steps(n), .steps(n, jump: .none)]
  }

  private static let curves: [Easing] = [
    .cubicBezier(0.25, 0.1, 0.25, 1), .cubicBezier(0, 0, 1, 1), .cubicBezier(1, 0, 0, 1),
    .cubicBezier(0, 1, 1, 0), .cubicBezier(0.3, -2, 0.7, 3), .cubicBezier(0, 0, 0, 0),
    .cubicBezier(1, 1, 1, 1), .cubicBezier(-4, 0.5, 9, 0.5), .cubicBezier(.nan, 1e300, .nan, -.nan),
    .dampedSpring(damping: 0.7, velocity: 0.49), .dampedSpring(damping: 1),
    .dampedSpring(damping: -1, velocity: 1e300),
  ]

  private static let powers: [Easing] = [
    0.5, 1.5, 2.5, 6, 7, 64, 65, 0.001, 1e-300, 1e300, 1e6, 333.3,
  ].flatMap { p in [.inPower(p), .outPower(p), .inOutPower(p), .outInPower(p)] }

  /// Those that begin at 0 and end at 1.
  private static let lines: [Easing] = [
    .points([0, 1]), .points([0, 0.7, 0.2, 1]),
    .points([0, 0.25, 0.25, 1], at: [0, 0.25, 0.75, 1]),
    .points([0, 2, -1, 1], at: [0, 0.5, 0.5, 1]), .points([0, 1, 1], at: [0, .nan, 0.5]),
    .points([-1, 0, 1, 2], at: [-1, 0, 1, 2]), .points(hundredths, at: hundredths.map { $0 * $0 }),
  ]

  private static let hundredths: [Double] = (0...100).map { Double($0) / 100 }

  /// Points in time: even ones, and some next to the ends and to the middle.
  static let times: [Double] =
    (0...200).map { Double($0) / 200 }
    + [.leastNonzeroMagnitude, 1e-300, 1e-16, 0.5.nextDown, 0.5.nextUp, 1.0.nextDown]

  /// Times that look random, from 0 up to 1.
  static func randomTimes(_ count: Int, seed: UInt64) -> [Double] {
    var numbers = SeededNumbers(seed: seed)
    return (0..<count).map { _ in Double.random(in: 0...1, using: &numbers) }
  }
}
