// The arguments of a typed call as entries. Made by TweenTemplate and by the typed `addTween`. Each
// is what the reserved word of its name is, and is no entry where it is the default.

extension TweenParameters {
  /// `givesDuration`: whether a duration of 0 is one that the call gives.
  init(
    duration: Double = 0, spring: TweenSpring? = nil, delay: Double = 0, easing: Easing = .linear,
    repeat count: Int = 0, repeatDelay: Double = 0, autoreverse: Bool = false,
    overwrite: OverwriteMode = .atStart, givesDuration: Bool = false
  ) {
    var given: [(TweenKey, Any)] = []
    given.reserveCapacity(4)
    if let spring { given.append((.spring, spring)) }
    if duration != 0 || givesDuration { given.append((.duration, duration)) }
    if delay != 0 { given.append((.delay, delay)) }
    if easing != .linear { given.append((.easing, easing)) }
    if count != 0 { given.append((.repeat, count)) }
    if repeatDelay != 0 { given.append((.repeatDelay, repeatDelay)) }
    if autoreverse { given.append((.autoreverse, true)) }
    if overwrite != .atStart { given.append((.overwrite, overwrite)) }
    self.init(unique: given)
  }
}
