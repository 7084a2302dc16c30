// A decay as a value: a velocity that dies away, as a scroll view's does when it is let go.

/// A velocity that loses the same share of itself in equal times, and comes to rest where that
/// takes it.
///
/// ```swift
/// let decay = TweenDecay.normal
/// print(decay.restingValue(from: 100, velocity: 0))  // prints 100.0
/// print(decay.restingValue(from: 0, velocity: 1000) > 499)  // prints true
/// ```
///
/// No number traps. What is out of range is replaced as the initialisers say. Equal inputs give
/// equal bits on every platform. A velocity that is not finite counts as 0, and clamps to ±10^280.
///
/// > Source: velocity′ = -drag · velocity.
public struct TweenDecay: Sendable {
  /// 0.998 of a velocity is left after a millisecond, as scroll views have it: rests after 3.5
  /// seconds, half a second's way away.
  public static let normal = TweenDecay(rate: 0.998)
  /// 0.99 of a velocity is left after a millisecond: rests after 0.7 seconds, a tenth of a second's
  /// way away.
  public static let fast = TweenDecay(rate: 0.99)

  /// The share of the way that may be left when the decay counts as at rest; 0.001 unless set.
  ///
  /// Clamps to 10^-12 … 1; not finite is 0.001.
  public var settling: Double = TweenSpring.usualSettling {
    didSet {
      settling = settling.parameter(
        in: TweenSpring.settlings, otherwise: TweenSpring.usualSettling)
    }
  }

  /// The rate at which a velocity decays: its loss per second, as a share of itself.
  let drag: Double
  /// The number that could not be used as it was given.
  let faults: [PhysicsFault]

  static let drags = 1e-6...1e6

  /// A decay by what is left of a velocity after a millisecond.
  ///
  /// ```swift
  /// print(TweenDecay(rate: 0.998) == .normal)  // prints true
  /// ```
  ///
  /// - Parameter rate: above 0 and below 1; anything else is 0.998. So near 1 that the drag would
  ///   be below 10^-6, it counts as that drag.
  public init(rate: Double) {
    let isUsable = rate > 0 && rate < 1
    let usable = isUsable ? rate : 0.998
    drag = (-1000 * naturalLogarithmOf2 * usable.log2()).parameter(in: Self.drags, otherwise: 1)
    let remedy = "rate is above 0 and below 1; 0.998 is used"
    faults = isUsable ? [] : [PhysicsFault(parameter: "rate", value: rate, remedy: remedy)]
  }

  /// A decay by its drag: a velocity loses `drag` of itself a second, e^(-drag · seconds) of it is
  /// left.
  ///
  /// ```swift
  /// print(TweenDecay(drag: 4).restingValue(from: 0, velocity: 100))  // prints 25.0
  /// ```
  ///
  /// - Parameter drag: clamps to 10^-6 … 10^6; not finite, zero and negative is that of ``normal``.
  public init(drag: Double) {
    var parameters = PhysicsParameters()
    self.drag = parameters.clamped(
      drag, "drag", Self.drags, otherwise: TweenDecay(rate: 0.998).drag, isPositive: true)
    faults = parameters.faults
  }

  /// The value at rest: start + velocity/drag. O(1).
  ///
  /// Within 4 · 2^-52 of the way and half a unit in the last place of the result.
  ///
  /// ```swift
  /// let end = TweenDecay(drag: 2).restingValue(from: 10, velocity: -100)
  /// print(end)  // prints -40.0
  /// ```
  public func restingValue(from start: Double, velocity: Double) -> Double {
    start + TweenSpring.usable(velocity) / drag
  }

  /// The velocity with which a value leaves `start` in order to rest at `end`: (end - start) ·
  /// drag. O(1).
  ///
  /// ```swift
  /// print(TweenDecay(drag: 2).velocity(from: 10, restingAt: -40))  // prints -100.0
  /// ```
  public func velocity(from start: Double, restingAt end: Double) -> Double {
    (end - start) * drag
  }

  /// The value `time` seconds after it was let go. O(1).
  ///
  /// Within 4 · 2^-52 of the way and half a unit in the last place of the result; exactly `start`
  /// at 0.
  ///
  /// ```swift
  /// let decay = TweenDecay(drag: 2)
  /// print(decay.value(from: 10, velocity: 100, at: 0))  // prints 10.0
  /// print(decay.value(from: 10, velocity: 100, at: 60))  // prints 60.0
  /// ```
  ///
  /// - Parameters:
  ///   - start: the value at time 0.
  ///   - velocity: at time 0, in units a second.
  ///   - time: in seconds. Negative and not-a-number is 0; at infinity it is `restingValue`, bit
  ///     for bit.
  public func value(from start: Double, velocity: Double, at time: Double) -> Double {
    start + way(velocity) * DecayKernel(drag: drag).covered(at: time.atLeast(0))
  }

  /// The way that a velocity leads.
  func way(_ velocity: Double) -> Double { TweenSpring.usable(velocity) / drag }

  /// The velocity that is left after `time` seconds, in units a second. O(1).
  ///
  /// ```swift
  /// print(TweenDecay.fast.velocity(velocity: 100, at: 0))  // prints 100.0
  /// ```
  public func velocity(velocity: Double, at time: Double) -> Double {
    TweenSpring.usable(velocity) * DecayKernel(drag: drag).remaining(at: time.atLeast(0))
  }

  /// The time until the value is at rest, in seconds, when ``settling`` of the way is left, which
  /// is the same time for every velocity but 0. O(1).
  ///
  /// ```swift
  /// let decay = TweenDecay(drag: 2)
  /// let fast = decay.settlingDuration(velocity: 100)
  /// print(fast == decay.settlingDuration(velocity: -3))  // prints true
  /// print(decay.settlingDuration(velocity: 0))  // prints 0.0
  /// ```
  ///
  /// > Source: -ln(settling)/drag.
  public func settlingDuration(velocity: Double) -> Double {
    Self.settlingDuration(settling: settling, drag: drag, way: TweenSpring.usable(velocity))
  }

  /// The length of a decay with some drag; 0 where there is no way.
  static func settlingDuration(settling: Double, drag: Double, way: Double) -> Double {
    way == 0 ? 0 : max(0, -settling.log2() * naturalLogarithmOf2 / drag)
  }
}

extension TweenDecay: Hashable {
  public static func == (a: TweenDecay, b: TweenDecay) -> Bool {
    a.drag == b.drag && a.settling == b.settling
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(drag)
    hasher.combine(settling)
  }
}

extension TweenDecay: CustomStringConvertible {
  /// Its drag, as the initialiser is called with it.
  public var description: String { "TweenDecay(drag: \(drag))" }
}

// A velocity that dies away, as a formula. Called by TweenDecay for one number, and made for a
// sweep of many.

/// velocity′ = -drag · velocity, written once for every width of `EasingNumber`.
///
/// Within 3 · 2^-52 of what it gives, relative, as long as that is not below 2^-1022.
struct DecayKernel: Sendable {
  /// The exponent of two by which a velocity dies down, per second; negative.
  private let fading: Double

  init(drag: Double) { fading = -drag / naturalLogarithmOf2 }

  /// The share of a velocity that is left after `t` seconds, 0 or more; 1 at 0.
  @inline(__always)
  func remaining<N: EasingNumber>(at t: N) -> N { (t * N(fading)).exp2OrZero() }

  /// The share of the way to the value at rest that is over by then: 1 - e^(-drag · t). The way is
  /// velocity/drag.
  @inline(__always)
  func covered<N: EasingNumber>(at t: N) -> N { N(0) - (t * N(fading)).exp2MinusOne() }
}
