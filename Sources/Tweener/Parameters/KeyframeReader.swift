// Reads the value of the word `keyframes`: a list of dictionaries. Called by ParameterReader, when
// the other words of the call are read.

extension ParameterReader {
  /// Reads the pieces of a call. What is wrong in one is reported and left out.
  func readPieces(
    _ given: ParameterEntry, _ builder: inout DescriptionBuilder, _ targets: AnyObject.Type?
  ) {
    guard let list = unwrapped(given.value) as? [Any], !list.isEmpty else {
      return builder.refuseType(given)
    }
    builder.pieces = list.compactMap { element in
      guard let piece = TweenParameters(reading: element) else {
        builder.refuseType(ParameterEntry(word: given.word, name: given.name, value: element))
        return nil
      }
      return self.piece(piece, of: &builder, targets)
    }
  }

  private func piece(
    _ parameters: TweenParameters, of call: inout DescriptionBuilder,
    _ targets: AnyObject.Type?
  ) -> GivenPiece {
    var merge = BaseMerge(targetType: targetType)
    var merged = parameters[.base] == nil ? parameters : merge.merged(parameters)
    call.problems.add(merge.problems)
    var given: Set<ReservedKey> = []
    for (key, value) in merged.sortedEntries {
      guard let word = key.name.flatMap(ReservedKey.match)?.word else { continue }
      given.insert(word)
      if Self.wordsOfPieces.contains(word) { continue }
      merged.removeValue(forKey: key)
      let isOfNone = Self.wordsOfNoKeyframes.contains(word)
      call.problems.add(
        TweenProblem(
          .unsupportedInTimeline, key, value, on: targetType,
          fault: "one of several keyframes does not take this word",
          remedy: isOfNone
            ? "it is left out; give the piece a duration and an easing"
            : "it is left out; it can be given beside \"keyframes\""),
        at: .keyframes)
    }
    var builder = builder(of: merged)
    builder.refuseEach()
    builder.forgetNeeds(butOf: [:])
    builder.raise(merge.layer)
    // A shorthand may have filled in others.
    if !given.contains(.easing), call.values.easing != .linear {
      builder.values.easing = call.values.easing
    }
    if given.isDisjoint(with: [.rounded, .minimum, .maximum]) {
      builder.values.limits = call.values.limits
    }
    if !given.contains(.showsStart) { builder.values.showsStart = call.values.showsStart }
    let read = plan(builder, targets)
    call.problems.add(read.problems, at: .keyframes)
    return GivenPiece(description: read, hasDuration: builder.hasDuration)
  }

  /// The reserved words that a piece accepts.
  private static let wordsOfPieces: Set<ReservedKey> = [
    .duration, .delay, .easing, .rounded, .minimum, .maximum, .showsStart, .onStart, .onUpdate,
    .onComplete, .onReverseComplete, .startSelector, .updateSelector, .completionSelector,
  ]

  /// Those that a call with keyframes does not take either.
  private static let wordsOfNoKeyframes: Set<ReservedKey> = [
    .unitsPerSecond, .spring, .initialVelocity, .handover, .repeatRefresh, .autoreverseEasing,
  ]
}
