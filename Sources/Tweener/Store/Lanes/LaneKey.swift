/// The features that all components of one lane share, so that one loop moves them all.
struct LaneKey: Equatable {
  enum Motion: Equatable {
    /// By an easing of ours; what is held, by `linear`.
    case easing(Easing)
    /// By functions of the caller's, one for each entry.
    case functions
    /// From its start to its end by a spring, each entry with a velocity of its own.
    case spring(PreparedSpring)
    /// A velocity that dies away.
    case decay(TweenDecay)
    /// By an easing, and by a velocity that is blended into it.
    case handover(Easing)

    /// The curve that eases its times; `linear` where it has none.
    var curve: Easing {
      switch self {
      case .easing(let easing), .handover(let easing): easing
      case .functions, .spring, .decay: .linear
      }
    }

    /// Whether its time is in seconds, not a share of a play.
    var countsSeconds: Bool {
      switch self {
      case .spring, .decay: true
      case .easing, .functions, .handover: false
      }
    }
  }

  /// The features that the entries of a lane share whose values are progress, of which samplers
  /// make values.
  struct Sampling: Equatable {
    /// The class of the samplers.
    let kind: ObjectIdentifier
    /// The elements of the property that are written.
    let mask: UInt64
    let stage: SamplerStage
  }

  var motion: Motion
  var clock: LaneClock.Kind
  /// The numbers that it writes.
  var layout: ScalarLayout
  /// Components that an entry moves: 1, 2 or 4 that are adjacent in memory, or all that a sampler
  /// writes.
  var width = 1
  /// The rounding and the limits of each number behind the curve.
  var limits = NumberLimits()
  /// The share of another number that its values include beside the number that is written.
  var share: SumShare?
  /// Its time is counted in frames.
  var usesFrames = false
  /// Its values are progress, of which samplers make values; `nil` where they are what is written.
  var sampling: Sampling?
  /// The property, where its accessors must run; `nil` where bytes are written.
  var access: PropertyAccess?

  /// The easing by which its entries move; `nil` where that is no easing.
  var easing: Easing? {
    if case .easing(let easing) = motion { easing } else { nil }
  }

  /// Whether writing it runs code of the caller's.
  var runsCallerCode: Bool { access != nil || sampling != nil || motion == .functions }
  /// The stage of a frame in which it is written.
  var stage: SamplerStage { share == nil ? sampling?.stage ?? .stored : .sums }
  /// Numbers that an entry moves.
  var numberCount: Int { sampling == nil ? width : 1 }

  /// The key of a lane without a property or easing, which nothing enters.
  static var none: LaneKey {
    LaneKey(motion: .easing(.linear), clock: .unit, layout: .double)
  }
}

extension PropertyAccess: Equatable {
  static func == (left: PropertyAccess, right: PropertyAccess) -> Bool { left === right }
}
