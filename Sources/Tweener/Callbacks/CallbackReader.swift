// Makes TweenCallbacks of the values given for callbacks and selectors, and reports what can never
// be called. Called by DescriptionBuilder where a dictionary holds any. Decides the order of block
// and selector.

struct CallbackReader<Forms: TargetCallbackForms>: CallbackReading {
  private let given: [ParameterEntry]
  private let targetType: Any.Type?
  private var problems = ProblemList()

  private init(_ given: [ParameterEntry], targetType: Any.Type?) {
    self.given = given
    self.targetType = targetType
  }

  static func read(_ given: [ParameterEntry], targetType: Any.Type?) -> (
    callbacks: TweenCallbacks, problems: ProblemList
  ) {
    var reader = CallbackReader(given, targetType: targetType)
    let callbacks = reader.read()
    return (callbacks, reader.problems)
  }

  private mutating func read() -> TweenCallbacks {
    TweenCallbacks { event($0.words.block, $0.words.selector) }
  }

  /// Block before selector. A block that ends the tween ends what it calls, the selector included.
  private mutating func event(_ block: ReservedKey, _ selector: ReservedKey?) -> TweenCallback? {
    let first = self.block(block)
    guard let second = selector.flatMap({ action($0) }) else { return first }
    guard let first else { return second }
    return TweenCallback { tween, target in
      let handle = Tween(tween)
      let wasAlive = handle.outcome == nil
      first(tween, target)
      if wasAlive, handle.outcome != nil { return }
      second(tween, target)
    }
  }

  private mutating func action(_ word: ReservedKey) -> TweenCallback? {
    guard let given = find(word) else { return nil }
    guard let action = unwrapped(given.value) as? TweenAction else {
      problems.add(.wrongParameterType(given, targetType), at: word)
      return nil
    }
    guard isCallable(given, needsMainActor: action.needsMainActor) else { return nil }
    return TweenCallback { tween, _ in action.run(Tween(tween)) }
  }

  private mutating func block(_ word: ReservedKey) -> TweenCallback? {
    guard let given = find(word), let form = form(of: given),
      isCallable(given, needsMainActor: form.needsMainActor)
    else { return nil }
    return form.callback
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
    if let form = table.form(of: given.value) ?? Forms.form(of: given.value) { return form }
    if let value = unwrapped(given.value), type(of: value) != type(of: given.value),
      let form = table.form(of: value) ?? Forms.form(of: value)
    {
      return form
    }
    problems.add(
      .unsupportedCallback(given, targetType, parameters: Forms.parameters), at: given.word)
    return nil
  }

  private mutating func isCallable(_ given: ParameterEntry, needsMainActor: Bool) -> Bool {
    guard needsMainActor, !MainActorCall.isPossible else { return true }
    problems.add(.callbackOffMainActor(given, targetType), at: given.word)
    return false
  }
}

// Reads a call with the forms of callback that its target allows.

extension ParameterReader {
  func read<Target: AnyObject>(_ parameters: TweenParameters, for target: Target.Type)
    -> TweenDescription
  {
    read(parameters) { CallbackReader<FormsTaking<Target>>.self }
  }

  func readCaller(_ parameters: TweenParameters) -> TweenDescription {
    readCaller(parameters) { CallbackReader<NoTargetForms>.self }
  }
}

// Which callbacks the targets of a call allow, where their type is kept and not known to the
// compiler: of members of timelines.

enum TargetCallbackReader: TargetCallbackReading {
  static func reading(for targets: AnyObject.Type?) -> any CallbackReading.Type {
    func reading<Target: AnyObject>(_: Target.Type) -> any CallbackReading.Type {
      CallbackReader<FormsTaking<Target>>.self
    }
    guard let targets else { return CallbackReader<NoTargetForms>.self }
    return reading(targets)
  }
}
