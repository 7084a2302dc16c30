/// A ready-made animation, as data: what moves by how much, for each unit of force.
///
/// ```swift
/// tweener.install(StandardPlugins())
/// tweener.play(.shake, on: layer, PresetOptions(force: 2))
/// tweener.addTween(layer, ["preset": "slideLeft", .delay: 0.2])
/// ```
///
/// A preset of your own is played as the others are, and found by its name where a ``PresetPlugin``
/// knows it:
///
/// ```swift
/// let nod = Preset("nod", tracks: [PresetTrack("y", .added([0, .force(12), 0]))])
/// tweener.play(nod, on: layer)
/// ```
public struct Preset: Hashable, Sendable {
  /// The direction of a preset.
  public enum Direction: String, Hashable, Sendable, CaseIterable {
    /// From where its movement puts the target, to where the target was.
    case from
    /// From where the target is to where the movement puts it. It stays there.
    case to
  }

  /// The name of the preset in a call's parameters.
  public let name: String
  /// The movement from which, or to which, a spring moves the target.
  public var movement: PresetMovement
  /// The properties with tracks of their own, beside the movement.
  public var tracks: [PresetTrack]
  /// The direction where a call does not say. `nil`: `from` for the movement, and the tracks end
  /// where they began.
  public var direction: Direction?
  /// The number of ways out and back in one of its plays; 0 where it has no way back.
  public var returns: Int

  /// A preset by its parts.
  public init(
    _ name: String, from movement: PresetMovement = PresetMovement(), tracks: [PresetTrack] = [],
    returns: Int = 0
  ) {
    self.name = name
    self.movement = movement
    self.tracks = tracks
    self.direction = nil
    self.returns = max(returns, 0)
  }

  /// A preset that leads away from where the target is.
  public init(_ name: String, to movement: PresetMovement) {
    self.init(name, from: movement)
    direction = .to
  }
}

extension Preset: CustomStringConvertible {
  /// One line: `preset shake`.
  public var description: String { "preset \(name)" }
}

/// An amount that may grow with the force of a preset.
///
/// ```swift
/// print(PresetAmount(fixed: 10, perForce: 5).value(force: 2))  // prints 20.0
/// ```
public struct PresetAmount: Hashable, Sendable {
  /// The amount without force.
  public var fixed: Double
  /// The amount that each unit of force adds.
  public var perForce: Double

  /// `fixed + perForce · force`.
  public init(fixed: Double = 0, perForce: Double = 0) {
    self.fixed = fixed
    self.perForce = perForce
  }

  /// So much for each unit of force.
  public static func force(_ amount: Double) -> PresetAmount { PresetAmount(perForce: amount) }

  /// The amount at some force.
  public func value(force: Double) -> Double {
    perForce == 0 ? fixed : fixed + perForce * force
  }
}

extension PresetAmount: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  public init(floatLiteral value: Double) { self.init(fixed: value) }
  public init(integerLiteral value: Int) { self.init(fixed: Double(value)) }
}

/// The state into which a preset moves its target: the spring moves it from there, or to there.
/// What is `nil` stays.
public struct PresetMovement: Hashable, Sendable {
  /// Points to the right, added to the property `x`.
  public var x: PresetAmount?
  /// Points down, added to `y`.
  public var y: PresetAmount?
  /// A factor of `scaleX`.
  public var scaleX: PresetAmount?
  /// A factor of `scaleY`.
  public var scaleY: PresetAmount?
  /// Radians, added to `rotation`.
  public var rotate: PresetAmount?
  /// The value of `opacity`.
  public var opacity: PresetAmount?

  /// A movement by its parts.
  public init(
    x: PresetAmount? = nil, y: PresetAmount? = nil, scaleX: PresetAmount? = nil,
    scaleY: PresetAmount? = nil, rotate: PresetAmount? = nil, opacity: PresetAmount? = nil
  ) {
    self.x = x
    self.y = y
    self.scaleX = scaleX
    self.scaleY = scaleY
    self.rotate = rotate
    self.opacity = opacity
  }
}

/// One property that a preset moves by itself.
public struct PresetTrack: Hashable, Sendable {
  /// The motion of the property.
  public enum Motion: Hashable, Sendable {
    /// Through amounts that are added to what the property holds, or to what another tween makes of
    /// it.
    case added([PresetAmount])
    /// Through factors of what the property holds at the start.
    case factors([PresetAmount])
    /// To an amount.
    case to(PresetAmount)
    /// Half a turn about an axis, seen in perspective: of a property that holds a ``Transform3D``.
    case flip(Axis)
  }

  /// An axis of space.
  public enum Axis: Hashable, Sendable {
    case x, y
  }

  /// The name of the property.
  public var property: String
  /// The motion.
  public var motion: Motion
  /// Whether it moves evenly whatever the curve.
  public var isLinear: Bool
  /// Whether its amounts fill the play: the first at its beginning, the last at its end. Otherwise
  /// each comes a fifth of the play behind the one before, see ``times(of:)``.
  public var fillsPlay: Bool

  /// A track by its parts.
  ///
  /// ```swift
  /// let nod = PresetTrack("y", .added([0, .force(12), 0]), fillsPlay: true)
  /// tweener.play(Preset("nod", tracks: [nod]), on: layer)
  /// ```
  public init(
    _ property: String, _ motion: Motion, isLinear: Bool = false, fillsPlay: Bool = false
  ) {
    self.property = property
    self.motion = motion
    self.isLinear = isLinear
    self.fillsPlay = fillsPlay
  }

  /// The times of a track with amounts: each a fifth of the play after the last, so that five
  /// amounts end at four fifths and hold. More than six amounts share the play evenly.
  ///
  /// ```swift
  /// print(PresetTrack.times(of: [0, .force(12), 0]))  // prints [0.0, 0.2, 0.4]
  /// ```
  public static func times(of amounts: [PresetAmount]) -> [Double] {
    let fifths = [0, 0.2, 0.4, 0.6, 0.8, 1]
    if amounts.count <= fifths.count { return Array(fifths.prefix(amounts.count)) }
    return amounts.indices.map { Double($0) / Double(amounts.count - 1) }
  }
}
