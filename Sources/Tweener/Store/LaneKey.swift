/// What the components of one lane have in common, so that one loop moves them all.
struct LaneKey: Hashable {
  enum Motion: Hashable {
    /// The end value of a play that is over, while the next has not begun.
    case hold
    case easing(Easing)
    /// From its start to its end by a spring, each entry with a velocity of its own.
    case spring(TweenSpring)
    /// A velocity that dies away.
    case decay(TweenDecay)
    /// By an easing, and by a velocity that is blended into it.
    case handover(Easing)

    /// Whether its entries have a number more than from where they come and how far they go.
    var hasVelocity: Bool {
      switch self {
      case .spring, .handover: true
      case .hold, .easing, .decay: false
      }
    }

    /// Whether its time is in seconds, not a share of a play.
    var countsSeconds: Bool {
      switch self {
      case .spring, .decay: true
      case .hold, .easing, .handover: false
      }
    }
  }

  var motion: Motion
  var clock: LaneClock.Kind
  /// Four-byte numbers instead of eight.
  var isFloat: Bool
  /// Components that an entry moves, which lie side by side in memory: 1, 2 or 4.
  var width = 1
  /// The property, where its accessors must run; `nil` where bytes are written.
  var access: PropertyAccess?

  /// What a lane without a property or easing has, that nothing enters.
  static var none: LaneKey { LaneKey(motion: .hold, clock: .unit, isFloat: false) }

  static func == (left: LaneKey, right: LaneKey) -> Bool {
    left.motion == right.motion && left.clock == right.clock
      && left.isFloat == right.isFloat && left.width == right.width && left.access === right.access
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(motion)
    hasher.combine(clock)
    hasher.combine(isFloat)
    hasher.combine(width)
    hasher.combine(access.map { ObjectIdentifier($0) })
  }
}
