// The kinds of curves: each as data, its kernel, its names and its text. A new one is a file with
// its kernel and its public members, and a line in each of these four places.
//
// Made by the static members of `Easing`, which have made the parameters harmless. It must not know
// a formula.

/// The kinds of curves.
///
/// Three words at most, so that an `Easing` lies in an `Any` itself and a dictionary that holds one
/// needs no memory for it: the numbers before the direction, and longer parameters elsewhere.
enum EasingShape: Hashable, Sendable {
  case linear
  case quad(EasingDirection)
  case cubic(EasingDirection)
  case quart(EasingDirection)
  case quint(EasingDirection)
  case sine(EasingDirection)
  case circ(EasingDirection)
  case expo(EasingDirection)
  case expoBent(EasingDirection)
  case bounce(EasingDirection)
  case power(Double, EasingDirection)
  case back(overshoot: Double, EasingDirection)
  case elastic(amplitude: Double, period: Double, EasingDirection)
  case steps(Int, Easing.Jump)
  indirect case cubicBezier(x1: Double, y1: Double, x2: Double, y2: Double)
  indirect case dampedSpring(DampedSpring)
  indirect case points(EasingPoints)
  case custom(CustomCurve)
}

extension Easing {
  /// Calls the visitor with this curve's kernel, statically typed.
  func accept<V: EasingVisitor>(_ visitor: V) -> V.Output {
    switch shape {
    case .linear: visitor.visit(LinearKernel())
    case .quad(let direction): visitor.visit(QuadKernel(), direction)
    case .cubic(let direction): visitor.visit(CubicKernel(), direction)
    case .quart(let direction): visitor.visit(QuartKernel(), direction)
    case .quint(let direction): visitor.visit(QuintKernel(), direction)
    case .sine(let direction): visitor.visit(SineKernel(), direction)
    case .circ(let direction): visitor.visit(CircKernel(), direction)
    case .expo(let direction): visitor.visit(ExpoKernel(), direction)
    case .expoBent(let direction): visitor.visit(ExpoBentKernel(direction: direction))
    case .bounce(let direction): visitor.visit(BounceKernel(), direction)
    case .power(let exponent, let direction): visitor.visit(power: exponent, direction)
    case .back(let overshoot, let direction):
      visitor.visit(BackKernel(direction: direction, overshoot: overshoot), direction)
    case .elastic(let amplitude, let period, let direction):
      visitor.visit(
        ElasticKernel(
          wave: ElasticWave(amplitude: amplitude, period: period), direction: direction))
    case .steps(let count, let jump): visitor.visit(StepsKernel(count: count, jump: jump))
    case .cubicBezier(let x1, let y1, let x2, let y2):
      visitor.visit(CubicBezierKernel(x1, y1, x2, y2))
    case .dampedSpring(let spring): visitor.visit(DampedSpringKernel(spring))
    case .points(let points): visitor.visit(PointsKernel(pieces: points.pieces))
    case .custom(let curve): visitor.visitCustom(curve.function)
    }
  }

  /// The families of curves without parameters, in the order of `names`.
  static let families: [(name: String, make: @Sendable (EasingDirection) -> Easing)] = [
    ("Quad", { Easing(.quad($0)) }),
    ("Cubic", { Easing(.cubic($0)) }),
    ("Quart", { Easing(.quart($0)) }),
    ("Quint", { Easing(.quint($0)) }),
    ("Sine", { Easing(.sine($0)) }),
    ("Circ", { Easing(.circ($0)) }),
    ("Expo", { Easing(.expo($0)) }),
    ("ExpoBent", { Easing(.expoBent($0)) }),
    ("Elastic", { elastic($0) }),
    ("Back", { back($0, defaultOvershoot) }),
    ("Bounce", { Easing(.bounce($0)) }),
  ]
}

extension EasingShape {
  /// The text of a curve that has no name.
  var text: String {
    switch self {
    case .steps(let count, let jump): "steps(\(count), jump-\(jump))"
    case .cubicBezier(let x1, let y1, let x2, let y2):
      "cubic-bezier(\(x1), \(y1), \(x2), \(y2))"
    case .power(let exponent, let direction): "\(direction.rawValue)Power(\(exponent))"
    case .points(let points): points.text
    case .back(let overshoot, let direction): "\(direction.rawValue)Back(overshoot: \(overshoot))"
    case .elastic(let amplitude, let period, let direction):
      "\(direction.rawValue)Elastic(amplitude: \(amplitude), period: \(period))"
    case .dampedSpring(let spring):
      "dampedSpring(damping: \(spring.damping), velocity: \(spring.velocity))"
    case .linear, .quad, .cubic, .quart, .quint, .sine, .circ, .expo, .expoBent, .bounce, .custom:
      "custom"
    }
  }
}
