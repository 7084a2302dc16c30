// Makes TweenCallbacks of the values given for callbacks and selectors, and reports what can never
// be called. Called by DescriptionBuilder where a dictionary holds any. Decides the order of block
// and selector.

extension TweenCallbacks {
  /// Makes callbacks of what a call gives for them. They may take `targets`, the type that the call
  /// knows its targets to have; `nil` where it has none.
  static func read(
    _ given: [ParameterEntry], _ targetType: Any.Type?, for targets: AnyObject.Type?
  ) -> (callbacks: TweenCallbacks, problems: ProblemList) {
    var reader = CallbackReader(given: given, targetType: targetType, targets: targets)
    let callbacks = TweenCallbacks { reader.event($0.words.block, $0.words.selector) }
    return (callbacks, reader.problems)
  }
}

private struct CallbackReader {
  let given: [ParameterEntry]
  let targetType: Any.Type?
  let targets: AnyObject.Type?
  var problems = ProblemList()

  /// Block before selector. A block that ends the tween, or takes all from the member, ends what it
  /// calls, the selector included.
  mutating func event(_ block: ReservedKey, _ selector: ReservedKey?) -> TweenCallback? {
    let first = callback(block)
    guard let second = selector.flatMap({ callback($0) }) else { return first }
    guard let first else { return second }
    return TweenCallback { tween, target in
      let engine = Tween(tween).engine
      let caller = engine.callouts.caller ?? tween.id
      let wasKept = engine.isKept(caller)
      first(tween, target)
      if wasKept, !engine.isKept(caller) { return }
      second(tween, target)
    }
  }

  private mutating func callback(_ word: ReservedKey) -> TweenCallback? {
    guard let given = find(word),
      let form = word.event == nil ? action(given) : form(of: given)
    else { return nil }
    if !form.needsMainActor || MainActorCall.isPossible { return form.callback }
    problems.add(.callbackOffMainActor(given, targetType), at: word)
    return nil
  }

  private mutating func action(_ given: ParameterEntry) -> CallbackForm? {
    if let action = unwrapped(given.value) as? TweenAction {
      return CallbackForm(callback: .taking(action.run), needsMainActor: action.needsMainActor)
    }
    problems.add(.wrongParameterType(given, targetType), at: given.word)
    return nil
  }

  private func find(_ word: ReservedKey) -> ParameterEntry? {
    // By index: taking out each to look at its word would copy its value.
    for index in given.indices where given[index].word == word { return given[index] }
    return nil
  }

  private mutating func form(of given: ParameterEntry) -> CallbackForm? {
    if let known = TweenCallback.known(given.value) {
      return CallbackForm(callback: known, needsMainActor: false)
    }
    let table: CallbackFormTable = given.word == .onEnd ? .withOutcome : .withoutTarget
    func form(of value: Any) -> CallbackForm? {
      if let form = table.form(of: value) { return form }
      guard let targets else { return nil }
      return .taking(targets, value)
    }
    if let form = form(of: given.value) { return form }
    if let value = unwrapped(given.value), type(of: value) != type(of: given.value),
      let form = form(of: value)
    {
      return form
    }
    problems.add(.unsupportedCallback(given, targetType, taking: targets), at: given.word)
    return nil
  }
}
