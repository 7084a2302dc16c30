// Makes TweenCallbacks of the values given for callbacks and selectors, and reports what can never be called.
// Called by ParameterReader where a dictionary holds any. Decides the order of block and selector.

struct CallbackReader {
  let targetType: Any.Type?
  private(set) var problems = ProblemList()
  private var blocks: [ReservedWord: TweenCallback] = [:]
  private var end: TweenEndCallback?

  init(targetType: Any.Type?) {
    self.targetType = targetType
  }

  mutating func read<Forms: TargetCallbackForms>(_ given: [GivenParameter], _ forms: Forms.Type)
    -> TweenCallbacks?
  {
    for one in given {
      switch one.word.entry.form {
      case .action: readAction(one)
      case .endCallback: readEnd(one, forms)
      default: readBlock(one, forms)
      }
    }
    guard !blocks.isEmpty || end != nil else { return nil }
    return TweenCallbacks(
      onStart: event(.onStart, .startSelector),
      onUpdate: event(.onUpdate, .updateSelector),
      onRepeat: event(.onRepeat, .repeatSelector),
      onComplete: event(.onComplete, .completionSelector),
      onOverwrite: blocks[.onOverwrite],
      onEnd: end)
  }

  /// Block before selector. A block that ends the tween ends what it calls, the selector included.
  private func event(_ block: ReservedWord, _ selector: ReservedWord) -> TweenCallback? {
    guard let second = blocks[selector] else { return blocks[block] }
    guard let first = blocks[block] else { return second }
    return { tween, target in
      let wasAlive = tween.outcome == nil
      first(tween, target)
      if wasAlive, tween.outcome != nil { return }
      second(tween, target)
    }
  }

  private mutating func readAction(_ given: GivenParameter) {
    guard let action = unwrapped(given.value) as? TweenAction else {
      return report(given, .wrongParameterType(given, targetType))
    }
    guard isCallable(given, needsMainActor: action.needsMainActor) else { return }
    blocks[given.word] = { tween, _ in action.run(tween) }
  }

  private mutating func readBlock<Forms: TargetCallbackForms>(
    _ given: GivenParameter, _ forms: Forms.Type
  ) {
    guard let form = form(of: given, forms), isCallable(given, needsMainActor: form.needsMainActor)
    else { return }
    blocks[given.word] = form.callback
  }

  private mutating func readEnd<Forms: TargetCallbackForms>(
    _ given: GivenParameter, _ forms: Forms.Type
  ) {
    let table = CallbackFormTable<TweenEndCallback>.withOutcome
    if let form = table.form(of: given.value) ?? unwrapped(given.value).flatMap(table.form) {
      guard isCallable(given, needsMainActor: form.needsMainActor) else { return }
      end = form.callback
    } else if let form = form(of: given, forms),
      isCallable(given, needsMainActor: form.needsMainActor)
    {
      end = { tween, target, _ in form.callback(tween, target) }
    }
  }

  private mutating func form<Forms: TargetCallbackForms>(
    of given: GivenParameter, _ forms: Forms.Type
  )
    -> CallbackForm<TweenCallback>?
  {
    let table = CallbackFormTable<TweenCallback>.withoutTarget
    if let form = table.form(of: given.value) ?? forms.form(of: given.value) { return form }
    if let value = unwrapped(given.value), type(of: value) != type(of: given.value),
      let form = table.form(of: value) ?? forms.form(of: value)
    {
      return form
    }
    report(given, .unsupportedCallback(given, targetType, parameters: forms.parameters))
    return nil
  }

  private mutating func isCallable(_ given: GivenParameter, needsMainActor: Bool) -> Bool {
    guard needsMainActor, !MainActorCall.isPossible else { return true }
    report(given, .callbackOffMainActor(given, targetType))
    return false
  }

  private mutating func report(_ given: GivenParameter, _ problem: TweenProblem) {
    problems.add(problem, at: given.word)
  }
}
