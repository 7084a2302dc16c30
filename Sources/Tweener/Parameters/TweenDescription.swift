// The meaning of one parameter dictionary: read once, then never changed. Made by
// DescriptionBuilder; the engine resolves its properties and runs tweens by it. Holds no target.

@dynamicMemberLookup
final class TweenDescription {
  private let options: TweenOptions

  init(_ options: TweenOptions) { self.options = options }

  /// An option, by its name. Inlined, so that an optimized build reads it in its place, without a
  /// key path.
  @inline(__always)
  subscript<Value>(dynamicMember option: KeyPath<TweenOptions, Value>) -> Value {
    options[keyPath: option]
  }

  /// The duration of the call's easing in flicks, where a motion determines the length of a play.
  var easedDuration: Int64 { options.easedDuration ?? options.timing.duration }
  /// Whether the call has pieces that are played one after another.
  var hasKeyframes: Bool {
    options.keyframes != nil || options.each?.builder.pieces.isEmpty == false
  }
  /// Known also where times are functions of the target.
  var stagger: Stagger? { options.each?.builder.values.stagger ?? options.stagger }

  /// This description with other options.
  func copy(_ change: (inout TweenOptions) -> Void) -> TweenDescription {
    var options = options
    change(&options)
    return TweenDescription(options)
  }

  /// This description as a member of a timeline, which says for all how they overwrite, and may say
  /// that they keep their targets.
  func inTimeline(_ head: TweenDescription) -> TweenDescription {
    copy {
      $0.overwrite = head.overwrite
      $0.retainsTarget = $0.retainsTarget || head.retainsTarget
      // It would have no end, which is reported.
      if $0.timing.timeScale == 0 { $0.timing.timeScale = 1 }
    }
  }

  /// This description as a member of a timeline, whose plays, and the easings in them, have a
  /// length that is known.
  func placed(lasting duration: Int64, easings: Int64, _ wanted: [PropertyRequest])
    -> TweenDescription
  {
    copy {
      $0.easedDuration = easings
      $0.timing.duration = duration
      $0.timing.isMeasured = false
      $0.unitsPerSecond = nil
      $0.missingLength = []
      $0.isPlaced = true
      $0.wanted = wanted
    }
  }

  /// This description with the times that it has as a member of a timeline.
  func placed(_ change: (inout Timing) -> Void) -> TweenDescription {
    copy {
      change(&$0.timing)
      $0.isPlaced = true
    }
  }

  /// The properties beside keyframes, which go over a whole play. `nil` where there are none.
  var besideKeyframes: TweenDescription? {
    if options.wanted.isEmpty { return nil }
    return TweenDescription(
      TweenOptions(
        timing: Timing(duration: options.timing.duration), easing: options.easing,
        limits: options.limits, showsStart: options.showsStart, wanted: options.wanted))
  }

}

/// A call whose words are read, except those whose value is a function of the target.
final class PlanForEach {
  let builder: DescriptionBuilder

  init(_ builder: DescriptionBuilder) { self.builder = builder }
}

/// A property that a call names, with what it gave for it.
struct PropertyRequest {
  let key: TweenKey
  let value: Any
  /// Of two that write one component that of the higher layer wins, in silence.
  var layer = 0

  /// Whether the value has an easing of its own.
  var isEased: Bool { TweenValue.inside(value)?.easing != nil }
}
