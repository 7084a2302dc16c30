// The arguments of a typed call. Made by TweenTemplate and by the typed `addTween`; read by PlanDraft. Means what the reserved
// words of the same names mean.

struct CallOptions: Equatable {
  var duration = 0.0
  var delay = 0.0
  var easing = Easing.linear
  var repeats = 0
  var repeatDelay = 0.0
  var autoreverse = false
  var overwrite = OverwriteMode.atStart

  /// As a dictionary has them, defaults included.
  var parameters: TweenParameters {
    [
      .duration: duration, .delay: delay, .easing: easing, .repeat: repeats,
      .repeatDelay: repeatDelay, .autoreverse: autoreverse, .overwrite: overwrite,
    ]
  }
}

extension PlanDraft {
  /// Takes the arguments that are not at their defaults.
  mutating func take(_ options: CallOptions) {
    let absent = CallOptions()
    take(.duration, options.duration)
    if options.delay != 0 { take(.delay, options.delay) }
    if options.easing != absent.easing { take(.easing, options.easing) }
    if options.repeats != 0 { take(.repeat, options.repeats) }
    if options.repeatDelay != 0 { take(.repeatDelay, options.repeatDelay) }
    if options.autoreverse { take(.autoreverse, true) }
    if options.overwrite != absent.overwrite { take(.overwrite, options.overwrite) }
  }

  private mutating func take(_ word: ReservedWord, _ value: Any) {
    take(GivenParameter(word: word, name: word.name, value: value))
  }
}
