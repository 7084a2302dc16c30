import Tweener

/// The easings that scenes use: of each family of kernels at least one, and a closure.
public enum SceneEasing: String, CaseIterable, Equatable, Sendable {
  case linear, inQuad, outCubic, inOutQuart, outInQuint, inOutSine, outCirc, inOutExpo, outElastic
  case inBack, outBounce, steps, stepsFromStart, bezier, inOutPower, points, custom

  public var easing: Easing {
    switch self {
    case .linear: .linear
    case .inQuad: .inQuad
    case .outCubic: .outCubic
    case .inOutQuart: .inOutQuart
    case .outInQuint: .outInQuint
    case .inOutSine: .inOutSine
    case .outCirc: .outCirc
    case .inOutExpo: .inOutExpo
    case .outElastic: .outElastic
    case .inBack: .inBack
    case .outBounce: .outBounce
    case .steps: .steps(3)
    case .stepsFromStart: .steps(2, jump: .start)
    case .bezier: .cubicBezier(0.25, 0.1, 0.25, 1)
    case .inOutPower: .inOutPower(1.7)
    case .points: .points([0, 0.9, 0.9, 0.3, 1], at: [0, 0.2, 0.4])
    case .custom: .custom { $0 * $0 * (1.5 - 0.5 * $0) }
    }
  }
}

extension SceneEasing {
  /// Those that begin at 0 and end at 1: what bends the time of a timeline.
  static let ofTime = allCases.filter { ![.linear, .stepsFromStart].contains($0) }
  /// Those of them that always rise, and never fall by a rounding.
  static let rising: [SceneEasing] = [
    .inQuad, .outCubic, .inOutQuart, .outInQuint, .inOutSine, .inOutExpo, .inOutPower,
    .custom,
  ]
}
