// The parameters of a member: defaults underneath, and without the words that members do not take.
// Used by TimelineReader; knows words, not what their values mean.

struct TimelineWords {
  /// For reports.
  let targetType: Any.Type?
  let site: CallSite
  private(set) var problems: [TweenProblem] = []
  /// The layer of each key of the parameters read last, where some are above others.
  private(set) var layer: ((TweenKey) -> Int)?

  init(targetType: Any.Type?, site: CallSite) {
    self.targetType = targetType
    self.site = site
  }

  /// The parameters of a tween. They have no `base` any more.
  mutating func tween(_ own: TweenParameters, over defaults: TweenParameters) -> TweenParameters {
    var parameters = merged(own, over: defaults)
    let wrong = takeOut(of: &parameters) { $0?.entry.takers.contains(.members) == false }
    for (key, value) in wrong {
      report(
        .unsupportedInTimeline, key, value,
        fault: "a member of a timeline does not take this word",
        remedy: Self.remedy(for: key.name.flatMap(ReservedKey.match)?.word))
    }
    return parameters
  }

  /// The parameters of a whole timeline or a nested one, whose plays have some length.
  mutating func timeline(
    _ own: TweenParameters, as taker: ReservedKey.Takers, duration: Int64
  ) -> TweenParameters {
    let what = taker == .timelines ? "a timeline" : "a nested timeline"
    var parameters = merged(own, over: [:])
    let wrong = takeOut(of: &parameters) { $0?.entry.takers.contains(taker) != true }
    for (key, value) in wrong {
      let word = key.name.flatMap(ReservedKey.match)?.word
      report(
        word == nil ? .unknownProperty : .unsupportedInTimeline, key, value,
        fault: word == nil ? "\(what) has no properties" : "\(what) does not take this word",
        remedy: Self.remedy(for: word))
    }
    parameters[.duration] = Flicks.seconds(min(duration, Flicks.longest))
    return parameters
  }

  /// Takes out the entries whose word is wrong, or `nil` where they have none, in the order of
  /// their names.
  private func takeOut(
    of parameters: inout TweenParameters, where isWrong: (ReservedKey?) -> Bool
  ) -> [(TweenKey, Any)] {
    let wrong = parameters.filter { key, _ in isWrong(key.name.flatMap(ReservedKey.match)?.word) }
    if wrong.isEmpty { return [] }
    let entries = wrong.sortedEntries
    for (key, _) in entries { parameters.removeValue(forKey: key) }
    return entries
  }

  /// Reports a rate at which a member would never end.
  mutating func reportStandstill(_ description: TweenDescription) {
    report(
      .numberOutOfRange, .timeScale, description.timing.timeScale,
      fault: "a member of a timeline that stands still has no end",
      remedy: "give a number above 0; 1 is taken")
  }

  /// Reports plays of what has no length on a timeline.
  mutating func reportRepeat(_ repeats: Int64) {
    report(
      .zeroLengthRepeat, .repeat, repeats,
      fault: "what has no length plays once on a timeline",
      remedy: "the plays behind the first are left out; give it a duration")
  }

  /// Reports a number of plays behind which there is no place.
  mutating func reportTooManyPlays(_ call: TweenParameters, _ description: TweenDescription) {
    report(
      .numberOutOfRange, .repeat, call[.repeat] ?? description.timing.repeats,
      fault: "the plays of this member last too long for a place on a timeline",
      remedy: "it counts as endless; give fewer, or -1")
  }

  /// The advice on a word that is left out; `nil` for a property.
  private static func remedy(for word: ReservedKey?) -> String {
    let takers = word?.entry.takers ?? .members
    if takers.contains(.timelines) {
      return "it is left out; it can be given for the whole timeline"
    }
    return takers.contains(.members)
      ? "it is left out; give it to the members of the timeline"
      : "it is left out; add a tween of its own, from a call of the timeline"
  }

  private mutating func merged(_ own: TweenParameters, over defaults: TweenParameters)
    -> TweenParameters
  {
    if own[.base] == nil, defaults[.base] == nil {
      var all = defaults
      all.lay(own)
      if !defaults.isEmpty { layer = { own[$0] == nil && defaults[$0] != nil ? 0 : 1 } }
      return all
    }
    var parameters = own
    if !defaults.isEmpty {
      let base = own[.base].flatMap(unwrapped)
      let layers = base as? [Any] ?? own[.base].map { [$0] } ?? []
      parameters[.base] = [defaults] + layers
    }
    var merge = BaseMerge(targetType: targetType)
    let merged = merge.merged(parameters)
    problems += merge.problems.sorted.located(site)
    layer = merge.layer
    return merged
  }

  private mutating func report(
    _ kind: TweenProblem.Kind, _ key: TweenKey, _ value: Any, fault: String, remedy: String
  ) {
    problems.append(
      TweenProblem(kind, key, value, on: targetType, fault: fault, remedy: remedy).located(site))
  }
}
