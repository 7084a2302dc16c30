// Builds a TweenDescription: accepts the words one by one in any order, then makes the description.
// Called by ParameterReader. The rows of `ReservedKey.table` read the words; a value that a word
// cannot have leaves the default.

struct DescriptionBuilder {
  let easings: EasingRegistry
  let targetType: Any.Type?
  var problems = ProblemList()
  var values = TweenOptions()
  var callbacks: [ParameterEntry] = []
  /// Words whose value is a function of the target: read once the target is known.
  var each: [ParameterEntry] = []
  var repeatDelay: Int64 = 0
  var repeatsDelay = false
  var hasDuration = false
  /// Whether a duration would come from a base or a plugin.
  var isDurationBelow = false
  var unitsPerSecond: (given: ParameterEntry, speed: Double)?
  var keyframes: ParameterEntry?
  /// Words that a spring replaces or needs, as they were given.
  var besideSpring: [ParameterEntry] = []
  /// Words of the call itself that are of no use where it has no length.
  var needingLength: [ParameterEntry] = []
  /// Properties of the call itself whose easings are of no use there either.
  var easedNeedingLength: [PropertyRequest] = []
  /// The pieces of `keyframes`, at least one when the word has been read; empty before.
  var pieces: [GivenPiece] = []

  mutating func want(_ key: TweenKey, _ value: Any) {
    let request = PropertyRequest(key: key, value: settled(value, of: key))
    values.wanted.append(request)
    if request.isEased { easedNeedingLength.append(request) }
  }

  /// The value of a property; parameters, and lists of them, with one entry of each key.
  private mutating func settled(_ value: Any, of key: TweenKey) -> Any {
    if var list = exactly(value, TweenParameters.self) {
      problems.add(list.takeReplaced(targetType, within: "\(key)."), at: nil)
      return list
    }
    guard var lists = exactly(value, [TweenParameters].self) else { return value }
    for place in lists.indices {
      problems.add(lists[place].takeReplaced(targetType, within: "\(key)."), at: nil)
    }
    return lists
  }

  mutating func apply(_ given: ParameterEntry) {
    if given.word.entry.isUnusedBySprings { besideSpring.append(given) }
    given.word.entry.read(&self, given)
  }

  mutating func refuseProperties() {
    easings.keyOrder.sort(&values.wanted)
    for property in values.wanted {
      let foreign = property.key.name.flatMap(ForeignWords.advice)
      let nearest = property.key.name.flatMap { ReservedKey.nearest(to: $0)?.name }
      let advice = foreign?.remedy ?? nearest.map(NearestName.question)
      problems.add(
        TweenProblem(
          .unknownProperty, property.key, property.value, on: nil,
          fault: "addCaller has no target with properties",
          remedy: advice ?? "give properties to addTween",
          suggestion: foreign == nil ? nearest : foreign?.suggestion),
        at: nil)
    }
    (values.wanted, easedNeedingLength) = ([], [])
  }

  mutating func plan(_ callbacks: TweenCallbacks?) -> TweenDescription {
    values.callbacks = callbacks
    guard each.isEmpty else { return TweenDescription(TweenOptions(each: PlanForEach(self))) }
    finishKeyframes()
    finishSpring()
    finishTiming()
    finishLimits()
    noteMissingLength()
    easings.keyOrder.sort(&values.wanted)
    values.problems = problems.sorted
    return TweenDescription(values)
  }

  /// The words that wait for a target.
  mutating func takeEach() -> [ParameterEntry] {
    defer { each = [] }
    return each
  }

  /// A call without a target.
  mutating func refuseEach() {
    for given in takeEach() { refuseType(given) }
  }

  /// Notes which entries are not in `own`, but come from a base or a plugin: of those that need a
  /// length it forgets them.
  @inline(never)
  mutating func forgetNeeds(butOf own: TweenParameters) {
    needingLength.removeAll { own[TweenKey($0.name)] == nil }
    easedNeedingLength.removeAll { own[$0.key] == nil }
    if ReservedKey.duration.betterSpelling(than: .max, in: own) == nil { isDurationBelow = true }
  }

  /// Puts the properties into layers, above those in which they are.
  mutating func raise(_ layer: (TweenKey) -> Int) {
    for place in values.wanted.indices {
      values.wanted[place].layer += layer(values.wanted[place].key)
    }
  }

  private mutating func finishTiming() {
    if let (given, speed) = unitsPerSecond {
      if hasDuration {
        refuse(
          .duplicateParameter, given, fault: "a duration is given too",
          remedy: "the duration is taken; leave out one of them")
      } else {
        values.unitsPerSecond = speed
        values.timing.isMeasured = true
      }
    }
    let repeats = values.timing.repeats
    if !values.timing.finish(repeatDelay: repeatDelay, repeatsDelay: repeatsDelay) {
      problems.add(.zeroLengthRepeat(repeats, targetType), at: .repeat)
      needingLength.removeAll { $0.word == .repeat }
    }
  }

  private mutating func finishKeyframes() {
    if pieces.isEmpty { return }
    let isGiven = hasDuration && !(isDurationBelow && pieces.contains(where: \.hasDuration))
    let keyframes = KeyframePieces(pieces, duration: isGiven ? values.timing.duration : nil)
    values.keyframes = keyframes
    values.timing.duration = keyframes.duration
    refuseBesideKeyframes(.repeatRefresh, values.timing.refreshes ? true : nil)
    refuseBesideKeyframes(.autoreverseEasing, values.backwardEasing)
    refuseBesideKeyframes(.unitsPerSecond, unitsPerSecond?.speed)
    refuseBesideKeyframes(.spring, values.spring)
    refuseBesideKeyframes(.handover, values.handover == .jump ? nil : values.handover)
    values.timing.refreshes = false
    (values.backwardEasing, unitsPerSecond, values.spring) = (nil, nil, nil)
    values.handover = .jump
  }

  private mutating func refuseBesideKeyframes(_ word: ReservedKey, _ value: Any?) {
    guard let value else { return }
    refuse(
      .unsupportedInTimeline, ParameterEntry(word, value),
      fault: "a call with \"keyframes\" does not take this word",
      remedy: "it is left out; give its pieces durations and easings")
  }

  private mutating func finishSpring() {
    let hasSpring = values.spring != nil
    guard hasSpring || values.initialVelocity != nil else { return }
    for given in besideSpring where hasSpring != (given.word == .initialVelocity) {
      if hasSpring {
        refuse(
          .duplicateParameter, given, fault: "a spring is given too",
          remedy: "the spring is taken: it knows how long it lasts; leave out one of them")
      } else {
        refuse(
          .wrongParameterType, given, fault: "the call has no spring",
          remedy: "give a spring, or handover: .smooth to keep the velocity that there is")
      }
    }
    guard hasSpring else {
      values.initialVelocity = nil
      return
    }
    unitsPerSecond = nil
    values.easing = .linear
    values.backwardEasing = nil
    values.timing.duration = 0
    values.timing.isMeasured = true
  }

  /// Notes what is to be said if no property says how long a play takes.
  private mutating func noteMissingLength() {
    // A pause between plays is a length where there is more than one.
    guard !hasDuration, values.timing.repeats == 0 || values.timing.cycle == 0,
      !values.timing.isMeasured, values.keyframes == nil
    else { return }
    values.lacksLength =
      values.timing.autoreverse || values.easing != .linear
      || values.backwardEasing != nil || values.handover != .jump || values.timing.gap > 0
      || values.wanted.contains(where: \.isEased)
    // Plays of no length are heard all the same.
    if callbacks.contains(where: { $0.word == .onRepeat || $0.word == .repeatSelector }) {
      needingLength.removeAll { $0.word == .repeat }
    }
    if needingLength.isEmpty, easedNeedingLength.isEmpty { return }
    let time = values.timing.delay > 0 ? "when the delay is over" : "at once"
    func problem(_ key: some CustomStringConvertible, _ value: Any, leaveOut what: String)
      -> TweenProblem
    {
      TweenProblem(
        .withoutLength, key, value, on: targetType,
        fault: "the call has no length: it is applied \(time)",
        remedy: "give a duration, or leave \(what) out")
    }
    let words = needingLength.ordered { $0.word.rawValue < $1.word.rawValue }
    easings.keyOrder.sort(&easedNeedingLength)
    values.missingLength =
      words.map { problem($0.name, $0.value, leaveOut: "this") }
      + easedNeedingLength.map { problem($0.key, $0.value, leaveOut: "its easing") }
  }

  private mutating func finishLimits() {
    guard let minimum = values.limits.minimum, let maximum = values.limits.maximum,
      minimum > maximum
    else { return }
    refuse(
      .numberOutOfRange, ParameterEntry(.minimum, minimum),
      fault: "above the maximum, \(maximum)",
      remedy: "neither limit is taken; give the lower one as minimum")
    values.limits.minimum = nil
    values.limits.maximum = nil
  }
}
