// The arguments of a typed call. Made by TweenTemplate and by the typed `addTween`; read by DescriptionBuilder. Each
// has the meaning of the reserved word of its name.

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

  /// The options as a dictionary, defaults included.
  var parameters: TweenParameters {
    var parameters: TweenParameters = [
      .delay: delay, .repeat: repeats, .repeatDelay: repeatDelay, .autoreverse: autoreverse,
      .overwrite: overwrite,
    ]
    if let spring { parameters[.spring] = spring }
    // Given beside a spring they are reported.
    let absent = CallOptions()
    if spring == nil || duration != absent.duration { parameters[.duration] = duration }
    if spring == nil || easing != absent.easing { parameters[.easing] = easing }
    return parameters
  }

  /// The options that differ from their defaults.
  var given: TweenParameters {
    let absent = CallOptions()
    var given = parameters
    if duration == absent.duration { given[.duration] = nil }
    if delay == absent.delay { given[.delay] = nil }
    if easing == absent.easing { given[.easing] = nil }
    if repeats == absent.repeats { given[.repeat] = nil }
    if repeatDelay == absent.repeatDelay { given[.repeatDelay] = nil }
    if autoreverse == absent.autoreverse { given[.autoreverse] = nil }
    if overwrite == absent.overwrite { given[.overwrite] = nil }
    return given
  }
}

extension DescriptionBuilder {
  /// Applies the arguments that differ from their defaults.
  mutating func apply(_ options: CallOptions) {
    let absent = CallOptions()
    if let spring = options.spring { apply(.spring, spring) }
    if options.spring == nil || options.duration != 0 { apply(.duration, options.duration) }
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
