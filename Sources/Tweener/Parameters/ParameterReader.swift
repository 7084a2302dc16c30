// Reads one parameter dictionary into a TweenPlan, whatever is in it. The engine makes one for a call; nothing
// here knows a target, only its type.

struct ParameterReader {
  let easings: EasingRegistry
  /// For reports; `nil` for `addCaller`.
  let targetType: Any.Type?

  func read<Target: AnyObject>(_ parameters: TweenParameters, for target: Target.Type) -> TweenPlan
  {
    plan(draft(of: parameters), for: target)
  }

  func plan<Target: AnyObject>(_ draft: PlanDraft, for target: Target.Type) -> TweenPlan {
    var draft = draft
    // Without callbacks the types of their forms are not even made.
    guard draft.hasCallbacks else { return draft.plan(nil) }
    return draft.plan(draft.takeCallbacks(FormsTaking<Target>.self))
  }

  /// Reads what `addCaller` was given: timing and callbacks alone.
  func readCaller(_ parameters: TweenParameters) -> TweenPlan {
    var draft = draft(of: parameters)
    draft.refuseProperties()
    draft.refuseEach()
    return draft.plan(draft.takeCallbacks(NoTargetForms.self))
  }

  private func draft(of parameters: TweenParameters) -> PlanDraft {
    if easings.shorthands.hasAny(in: parameters), parameters[.base] == nil {
      return draft(expanding: parameters)
    }
    var draft = PlanDraft(easings: easings, targetType: targetType)
    for (key, value) in parameters {
      guard let name = key.name, let match = ReservedWord.match(name) else {
        draft.want(key, value)
        continue
      }
      if match.word == .base { return self.draft(mergingBaseOf: parameters) }
      let given = GivenParameter(word: match.word, name: name, value: value)
      if let better = match.word.betterSpelling(than: match.rank, in: parameters) {
        draft.reportGivenTwice(given, rank: match.rank, better: better)
      } else {
        draft.take(given)
      }
    }
    return draft
  }

  /// The rare case, which may take its time: one dictionary is made of several.
  private func draft(mergingBaseOf parameters: TweenParameters) -> PlanDraft {
    var merge = BaseMerge(targetType: targetType)
    let merged = merge.merged(parameters)
    var draft = draft(of: merged)
    draft.problems.add(merge.problems)
    return draft
  }

  /// Keys that stand for others: these take their place, each once.
  private func draft(expanding parameters: TweenParameters) -> PlanDraft {
    var parameters = parameters
    var done: Set<TweenKey> = [.base]
    var problems = ProblemList()
    while let (key, value, expand) = easings.shorthands.first(in: parameters) {
      parameters[key] = nil
      var shorthand = TweenShorthand(
        value: value, parameters: parameters, targetType: targetType, easings: easings)
      expand(&shorthand)
      problems.add(shorthand.problems)
      done.insert(key)
      parameters = shorthand.parameters.filter { !done.contains($0.key) }
    }
    var draft = draft(of: parameters)
    draft.problems.add(problems)
    return draft
  }
}
