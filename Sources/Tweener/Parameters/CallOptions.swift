// The arguments of a typed call. Made by TweenTemplate and by the typed `addTween`; read by
// DescriptionBuilder. Each has the meaning of the reserved word of its name.

struct CallOptions: Equatable {
  var duration = 0.0
  var delay = 0.0
  var easing = Easing.linear
  var repeats = 0
  var repeatDelay = 0.0
  var autoreverse = false
  var overwrite = OverwriteMode.atStart
  /// Replaces the duration and the easing.
  var spring: TweenSpring?
  /// Whether a duration of 0 is one that the call gives.
  var givesDuration = false

  /// Whether the call does not say how long its plays take.
  var hasNoLength: Bool { duration == 0 && !givesDuration && spring == nil }

  /// Whether the call says how plays go, and not how long they take.
  var lacksLength: Bool {
    hasNoLength && (autoreverse || easing != .linear || (repeatDelay != 0 && repeats == 0))
  }

  /// The options that differ from their defaults, as a dictionary.
  var given: TweenParameters {
    let absent = CallOptions()
    var given: TweenParameters = [:]
    if let spring { given[.spring] = spring }
    if isDurationGiven { given[.duration] = duration }
    if delay != absent.delay { given[.delay] = delay }
    if easing != absent.easing { given[.easing] = easing }
    if repeats != absent.repeats { given[.repeat] = repeats }
    if repeatDelay != absent.repeatDelay { given[.repeatDelay] = repeatDelay }
    if autoreverse != absent.autoreverse { given[.autoreverse] = autoreverse }
    if overwrite != absent.overwrite { given[.overwrite] = overwrite }
    return given
  }

  fileprivate var isDurationGiven: Bool { duration != 0 || givesDuration }
}

extension DescriptionBuilder {
  /// Applies the arguments that differ from their defaults.
  mutating func apply(_ options: CallOptions) {
    let absent = CallOptions()
    if let spring = options.spring { apply(.spring, spring) }
    if options.isDurationGiven { apply(.duration, options.duration) }
    if options.delay != 0 { apply(.delay, options.delay) }
    if options.easing != absent.easing { apply(.easing, options.easing) }
    if options.repeats != 0 { apply(.repeat, options.repeats) }
    if options.repeatDelay != 0 { apply(.repeatDelay, options.repeatDelay) }
    if options.autoreverse { apply(.autoreverse, true) }
    if options.overwrite != absent.overwrite { apply(.overwrite, options.overwrite) }
  }

  private mutating func apply(_ word: ReservedKey, _ value: Any) {
    apply(ParameterEntry(word: word, name: word.name, value: value))
  }
}
