// A spring as a value: what it is made of, and its limits. How it moves is in TweenSpring+Motion
// and PreparedSpring. It must not know tweens.

/// A damped spring, described by how it moves: how long a swing takes, and how fast swings die
/// down.
///
/// ```swift
/// let spring = TweenSpring(duration: 0.5, bounce: 0.3)
/// print(spring.dampingRatio)  // prints 0.7
/// print(spring.value(from: 0, to: 100, at: 0) == 0)  // prints true
/// print(spring.settlingDuration() > 0.5)  // prints true
/// ```
///
/// A spring may be described in four ways; each initialiser is one, and all properties can be read,
/// whichever was used. Two springs are equal where natural frequency, damping ratio, mass and
/// `settling` are equal, bit for bit.
///
/// No number traps. What is out of range is replaced as the initialisers say.
///
/// > Source: the damped harmonic oscillator, x″ + 2ζω · x′ + ω² · x = 0.
public struct TweenSpring: Sendable {
  /// The length of one swing without damping, in seconds: 2π over the natural frequency. The same
  /// as `response`.
  ///
  /// It is how long the motion seems to last. A spring comes to rest later: see
  /// ``settlingDuration(from:to:velocity:)``.
  public var duration: Double { response }

  /// The amount of swing, -1 … 1: 0 does not swing, 1 swings for ever, negative is slower than 0. 1
  /// - `dampingRatio` down to 0, and 1/`dampingRatio` - 1 below.
  public let bounce: Double

  /// The length of one swing without damping, in seconds.
  public let response: Double

  /// The damping, as a share of the critical one: below 1 the spring swings, at 1 it is as fast as
  /// it can be without a swing, above it is slower. 0 never comes to rest.
  public let dampingRatio: Double

  /// The mass. It does not change the motion by itself.
  public let mass: Double

  /// The force for each unit of distance.
  public let stiffness: Double

  /// The force for each unit of velocity.
  public let damping: Double

  /// The share of the way that may be left when the spring counts as at rest; 0.001 unless set.
  ///
  /// The way is the distance from start to end, or the velocity at the start over the natural
  /// frequency where that is more. Clamps to 10^-12 … 1; not finite is 0.001.
  public var settling: Double = Self.usualSettling {
    didSet { settling = settling.parameter(in: Self.settlings, otherwise: Self.usualSettling) }
  }

  let frequency: SpringFrequency
  /// The numbers that could not be used as they were given.
  let faults: [PhysicsFault]

  static let usualSettling = 0.001
  static let settlings = 1e-12...1.0
  static let responses = 1e-6...1e9
  static let ratios = 0...1e9
  static let usualResponse = 0.5

  /// A spring by how long its motion seems to last and how much it bounces.
  ///
  /// ```swift
  /// print(TweenSpring() == .smooth)  // prints true
  /// print(TweenSpring(duration: 0.5, bounce: -0.5).dampingRatio)  // prints 2.0
  /// ```
  ///
  /// - Parameters:
  ///   - duration: in seconds. Clamps to 10^-6 … 10^9; not finite is 0.5.
  ///   - bounce: clamps to -1 … 1; not finite is 0. The damping ratio is 1 - `bounce`, and 1/(1 +
  ///     `bounce`) for a negative one, 10^9 at most. With 1 the spring never comes to rest.
  public init(duration: Double = 0.5, bounce: Double = 0) {
    var parameters = PhysicsParameters()
    let duration = parameters.clamped(
      duration, "duration", Self.responses, otherwise: Self.usualResponse)
    let bounce = parameters.clamped(bounce, "bounce", -1...1, otherwise: 0)
    let ratio = bounce < 0 ? min(1 / (1 + bounce), Self.ratios.upperBound) : 1 - bounce
    self.init(response: duration, ratio: ratio, bounce: bounce, faults: parameters.faults)
  }

  /// A spring by the length of a swing and the damping ratio.
  ///
  /// ```swift
  /// print(TweenSpring(response: 0.5, dampingRatio: 0.75).bounce)  // prints 0.25
  /// ```
  ///
  /// - Parameters:
  ///   - response: in seconds. Clamps to 10^-6 … 10^9; not finite is 0.5.
  ///   - dampingRatio: clamps to 0 … 10^9; not finite is 1. With 0 the spring never comes to rest.
  public init(response: Double, dampingRatio: Double) {
    var parameters = PhysicsParameters()
    let response = parameters.clamped(
      response, "response", Self.responses, otherwise: Self.usualResponse)
    let ratio = parameters.clamped(dampingRatio, "dampingRatio", Self.ratios, otherwise: 1)
    self.init(response: response, ratio: ratio, faults: parameters.faults)
  }

  /// A spring by its physics: the natural frequency is √(stiffness/mass), the damping ratio
  /// damping/(2√(stiffness · mass)).
  ///
  /// ```swift
  /// let spring = TweenSpring(stiffness: 100, damping: 10)
  /// print(spring.dampingRatio, spring.stiffness)  // prints 0.5 100.0
  /// ```
  ///
  /// - Parameters:
  ///   - mass: clamps to 10^-9 … 10^9; not finite, zero and negative is 1.
  ///   - stiffness: clamps to 10^-12 … 10^12; not finite, zero and negative is that of a swing of
  ///     0.5 seconds.
  ///   - damping: negative is 0, with which the spring never comes to rest; not finite is that of a
  ///     damping ratio of 1. It clamps to a damping ratio of 10^9.
  public init(mass: Double = 1, stiffness: Double, damping: Double) {
    var parameters = PhysicsParameters()
    let mass = parameters.clamped(
      mass, "mass", 1e-9...1e9, otherwise: 1, isPositive: true)
    let usual = Self.stiffness(mass, SpringFrequency(response: Self.usualResponse))
    let stiffness = parameters.clamped(
      stiffness, "stiffness", 1e-12...1e12, otherwise: usual, isPositive: true)
    let critical = 2 * TwoPartNumber(productOf: stiffness, mass).squareRoot().head
    let damping = parameters.clamped(
      damping, "damping", 0...(critical * Self.ratios.upperBound), otherwise: critical)
    frequency = SpringFrequency(mass: mass, stiffness: stiffness)
    response = frequency.response
    dampingRatio = damping / critical
    bounce = Self.bounce(dampingRatio)
    self.mass = mass
    self.stiffness = stiffness
    self.damping = damping
    faults = parameters.faults
  }

  /// A spring by the time it takes to come to rest, from rest, as
  /// ``settlingDuration(from:to:velocity:)`` measures it with a `settling` of 0.001. O(1), with up
  /// to a hundred times the work of the other initialisers.
  ///
  /// ```swift
  /// let spring = TweenSpring(settlingDuration: 2, dampingRatio: 0.5)
  /// print(abs(spring.settlingDuration() - 2) < 1e-9)  // prints true
  /// ```
  ///
  /// - Parameters:
  ///   - settlingDuration: in seconds. Clamps to 10^-6 … 10^9; not finite is 1. The swings are no
  ///     shorter and no longer than `response` may be.
  ///   - dampingRatio: clamps to 0.001 … 1,000, as without damping nothing comes to rest; not
  ///     finite is 1.
  public init(settlingDuration: Double, dampingRatio: Double) {
    var parameters = PhysicsParameters()
    let length = parameters.clamped(
      settlingDuration, "settlingDuration", Self.responses, otherwise: 1)
    let ratio = parameters.clamped(dampingRatio, "dampingRatio", 0.001...1000, otherwise: 1)
    // The time to rest is proportional to the length of a swing.
    let unit = TweenSpring(response: 1, dampingRatio: ratio).settlingDuration()
    let response = (length / unit).parameter(in: Self.responses, otherwise: Self.usualResponse)
    self.init(response: response, ratio: ratio, faults: parameters.faults)
  }

  /// No swing beyond the end: duration 0.5, bounce 0.
  public static let smooth = TweenSpring(bounce: 0)
  /// A small swing beyond the end: duration 0.5, bounce 0.15.
  public static let snappy = TweenSpring(bounce: 0.15)
  /// A swing that is seen: duration 0.5, bounce 0.3.
  public static let bouncy = TweenSpring(bounce: 0.3)

  private init(response: Double, ratio: Double, bounce: Double? = nil, faults: [PhysicsFault]) {
    frequency = SpringFrequency(response: response)
    self.response = response
    self.bounce = bounce ?? Self.bounce(ratio)
    self.faults = faults
    dampingRatio = ratio
    mass = 1
    stiffness = Self.stiffness(1, frequency)
    damping = 2 * ratio * frequency.radians
  }

  private static func bounce(_ ratio: Double) -> Double { ratio > 1 ? 1 / ratio - 1 : 1 - ratio }

  private static func stiffness(_ mass: Double, _ frequency: SpringFrequency) -> Double {
    mass * frequency.radians * frequency.radians
  }
}

extension TweenSpring: Hashable {
  public static func == (a: TweenSpring, b: TweenSpring) -> Bool {
    a.frequency == b.frequency && a.dampingRatio == b.dampingRatio && a.mass == b.mass
      && a.settling == b.settling
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(frequency)
    hasher.combine(dampingRatio)
    hasher.combine(mass)
    hasher.combine(settling)
  }
}

extension TweenSpring: CustomStringConvertible {
  /// Its response and damping ratio, as the initialiser is called with them.
  public var description: String {
    "TweenSpring(response: \(response), dampingRatio: \(dampingRatio))"
  }
}
