/// Trials as Swift source: a test to paste.
extension SceneTrial {
  /// A test that fails until the engine does what the reference does.
  public func testSource(named name: String) -> String {
    """
    @Test("\(name)")
    func regression() {
      let trial = \(source(indent: "  "))
      expectAgreement(trial)
    }
    """
  }

  func source(indent: String) -> String {
    let inner = indent + "    "
    let targets = scene.targets.map { list($0) }.joined(separator: ", ")
    let commands = scene.commands.map { timed in
      "\(inner)  TimedCommand(\(timed.time), \(timed.command.source(indent: inner + "  "))),\n"
    }.joined()
    return """
      SceneTrial(
      \(indent)  Scene(
      \(inner)targets: [\(targets)],
      \(inner)commands: [
      \(commands)\(inner)], end: \(scene.end)), cuts: \(cuts))
      """
  }
}

private func list(_ numbers: [Double]) -> String {
  "[" + numbers.map { "\($0)" }.joined(separator: ", ") + "]"
}

extension SceneCommand {
  func source(indent: String) -> String {
    switch self {
    case .add(let spec): ".add(\(spec.source(indent: indent)))"
    case .remove(let selection): ".remove(\(selection.source))"
    case .pause(let selection): ".pause(\(selection.source))"
    case .resume(let selection): ".resume(\(selection.source))"
    case .setTimeScale(let tween, let scale): ".setTimeScale(tween: \(tween), \(scale))"
    case .setEngineTimeScale(let scale): ".setEngineTimeScale(\(scale))"
    case .setProgress(let tween, let progress): ".setProgress(tween: \(tween), \(progress))"
    case .complete(let tween): ".complete(tween: \(tween))"
    case .completeAtStart(let tween): ".completeAtStart(tween: \(tween))"
    case .reverse(let tween): ".reverse(tween: \(tween))"
    case .setReversed(let tween, let isReversed): ".setReversed(tween: \(tween), \(isReversed))"
    case .restart(let tween, let includingDelay):
      ".restart(tween: \(tween), includingDelay: \(includingDelay))"
    case .seek(let tween, let time, let callsBack):
      ".seek(tween: \(tween), to: \(time), callsBack: \(callsBack))"
    case .setTotalProgress(let tween, let progress):
      ".setTotalProgress(tween: \(tween), \(progress))"
    case .pauseAt(let tween, let time): ".pauseAt(tween: \(tween), \(time))"
    case .revert(let tween): ".revert(tween: \(tween))"
    case .append(let tween, let items):
      ".append(tween: \(tween), [\n"
        + items.map { "\(indent)  \($0.source(indent: indent + "  ")),\n" }.joined() + "\(indent)])"
    case .write(let target, let component, let value):
      ".write(target: \(target), component: \(component), \(value))"
    case .settle(let target): ".settle(target: \(target))"
    case .probe(let tween): ".probe(tween: \(tween))"
    }
  }
}

extension SceneSelection {
  var source: String {
    switch self {
    case .tween(let tween): ".tween(\(tween))"
    case .target(let target): ".target(\(target))"
    case .properties(let target, let list):
      ".properties(\(target), [\(list.map { ".\($0)" }.joined(separator: ", "))])"
    case .all: ".all"
    }
  }
}

extension SceneGoal {
  var source: String {
    switch self {
    case .to(let end): ".to(\(list(end)))"
    case .by(let change): ".by(\(list(change)))"
    case .times(let factor): ".times(\(list(factor)))"
    case .from(let start): ".from(\(list(start)))"
    case .fromTo(let start, let end): ".fromTo(\(list(start)), \(list(end)))"
    case .keyframes(let keyframes):
      ".keyframes([\(keyframes.map(\.source).joined(separator: ", "))])"
    case .decay(let decay, let velocity):
      ".decay(\(decay), velocity: \(velocity.map { "\($0)" } ?? "nil"))"
    }
  }
}

extension SceneKeyframe {
  fileprivate var source: String {
    let way = easing.map { ", .\($0)" } ?? ""
    return "SceneKeyframe(\(time), .\(goal), \(list(numbers))\(way))"
  }
}

extension TimelineItem {
  func source(indent: String) -> String {
    let name =
      switch content {
      case .tween: "tween"
      case .timeline: "timeline"
      case .call: "call"
      case .pause: "pause"
      }
    let argument = spec.map { "(\($0.source(indent: indent)))" } ?? ""
    return "TimelineItem(\(place), .\(name)\(argument))"
  }
}

extension TweenSpec {
  /// What differs from a plain spec, one assignment a line.
  func source(indent: String) -> String {
    let plain = TweenSpec(id, target: target)
    var lines: [String] = []
    func note<Value: Equatable>(_ path: KeyPath<TweenSpec, Value>, _ text: String) {
      if self[keyPath: path] != plain[keyPath: path] { lines.append("$0.\(text)") }
    }
    let properties = properties.map { "PropertySpec(.\($0.property), \($0.goal.source))" }
    note(\.properties, "properties = [\(properties.joined(separator: ", "))]")
    note(\.playhead, "playhead = \(playhead?.source ?? "nil")")
    note(\.duration, "duration = \(duration)")
    note(\.delay, "delay = \(delay)")
    note(\.easing, "easing = .\(easing)")
    note(\.repeats, "repeats = \(repeats)")
    note(\.repeatDelay, "repeatDelay = \(repeatDelay)")
    note(\.repeatsDelay, "repeatsDelay = \(repeatsDelay)")
    note(\.autoreverse, "autoreverse = \(autoreverse)")
    note(\.overwrite, "overwrite = .\(overwrite)")
    note(\.timeScale, "timeScale = \(timeScale)")
    note(\.paused, "paused = \(paused)")
    note(\.pausesOnCompletion, "pausesOnCompletion = \(pausesOnCompletion)")
    note(\.endDelay, "endDelay = \(endDelay)")
    note(\.repeatRefresh, "repeatRefresh = \(repeatRefresh)")
    note(\.autoreverseEasing, "autoreverseEasing = .\(autoreverseEasing ?? .linear)")
    note(\.unitsPerSecond, "unitsPerSecond = \(unitsPerSecond ?? 0)")
    note(\.spring, "spring = \(spring.map { "\($0)" } ?? "nil")")
    note(\.initialVelocity, "initialVelocity = \(initialVelocity ?? 0)")
    note(\.hasHandover, "hasHandover = \(hasHandover)")
    note(\.rounded, "rounded = \(rounded)")
    note(\.minimum, "minimum = \(minimum ?? 0)")
    note(\.maximum, "maximum = \(maximum ?? 0)")
    note(\.locks, "locks = \(locks)")
    note(\.unlocks, "unlocks = \(unlocks)")
    note(\.showsStart, "showsStart = \(showsStart)")
    note(\.usesFrames, "usesFrames = \(usesFrames)")
    note(\.deaf, "deaf = [\(deaf.map { ".\($0)" }.joined(separator: ", "))]")
    let deeper = indent + "    "
    if let items {
      let list = items.map { "\(deeper)  \($0.source(indent: deeper + "  ")),\n" }
      lines.append("$0.items = [\n" + list.joined() + "\(deeper)]")
    }
    if let pieces {
      let list = pieces.map { "\(deeper)  \($0.source(indent: deeper + "  ")),\n" }
      lines.append("$0.pieces = [\n" + list.joined() + "\(deeper)]")
    }
    for script in scripts {
      let commands = script.commands.map { "\(deeper)  \($0.source(indent: deeper + "  ")),\n" }
      lines.append(
        "$0.scripts.append(SceneScript(on: .\(script.on), nth: \(script.nth), [\n"
          + "\(commands.joined())\(deeper)]))")
    }
    let name = "TweenSpec(\(id), target: \(target.map { "\($0)" } ?? "nil"))"
    if lines.isEmpty { return name }
    return "\(name).with {\n" + lines.map { "\(indent)  \($0)\n" }.joined() + "\(indent)}"
  }
}
