/// Going through all that is in a scene, callbacks included.
extension Scene {
  /// Every tween it may add.
  public var specs: [TweenSpec] {
    commands.flatMap { $0.command.specs }
  }

  /// The scene with another spec in the place of one.
  func replacing(_ id: Int, with spec: TweenSpec) -> Scene {
    mappingSpecs { $0.id == id ? spec : $0 }
  }

  func mappingSpecs(_ change: (TweenSpec) -> TweenSpec) -> Scene {
    var scene = self
    for place in commands.indices {
      scene.commands[place].command = commands[place].command.mappingSpecs(change)
    }
    return scene
  }

  /// Every length of time in it.
  var lengths: [Int] {
    commands.map(\.time) + [end]
      + specs.flatMap {
        [$0.duration, $0.delay, $0.repeatDelay, $0.endDelay] + ($0.items ?? []).map(\.place)
      }
  }

  /// How often the tween plays that plays most often until the end, as far as its call tells.
  var mostPlays: Double { specs.map { $0.plays(within: end) }.max() ?? 0 }

  /// Lengths that could stand for one: nothing, and shorter ones of the scene.
  func simpler(_ length: Int) -> [Int] {
    Set([0] + lengths.filter { $0 > 0 && $0 < abs(length) }).subtracting([length]).sorted()
  }

  /// The scene with its lengths as so many times `unit`, rounded.
  func measuringLengths(by unit: Int) -> Scene {
    func measure(_ length: inout Int) {
      length = Int((Double(length) / Double(unit)).rounded())
    }
    var scene = mappingSpecs { spec in
      spec.with {
        measure(&$0.duration)
        measure(&$0.delay)
        measure(&$0.repeatDelay)
        measure(&$0.endDelay)
        for place in ($0.items ?? []).indices { $0.items?[place].measure(measure) }
        $0.playhead?.measure(measure)
        if let speed = $0.unitsPerSecond { $0.unitsPerSecond = speed * Double(unit) }
        for script in $0.scripts.indices {
          for place in $0.scripts[script].commands.indices {
            $0.scripts[script].commands[place].measurePlaces(measure)
          }
        }
      }
    }
    measure(&scene.end)
    for place in commands.indices {
      measure(&scene.commands[place].time)
      scene.commands[place].command.measurePlaces(measure)
    }
    return scene
  }
}

extension TimelineItem {
  fileprivate mutating func measure(_ measure: (inout Int) -> Void) { measure(&place) }

  fileprivate func mappingSpecs(_ change: (TweenSpec) -> TweenSpec) -> TimelineItem {
    spec.map { with($0.mappingSpecs(change)) } ?? self
  }
}

extension SceneCommand {
  /// Changes the places of a tween's own time that it names.
  mutating func measurePlaces(_ measure: (inout Int) -> Void) {
    switch self {
    case .seek(let tween, var time, let callsBack):
      measure(&time)
      self = .seek(tween: tween, to: time, callsBack: callsBack)
    case .pauseAt(let tween, var time):
      measure(&time)
      self = .pauseAt(tween: tween, time)
    case .append(let tween, var items):
      for place in items.indices { items[place].measure(measure) }
      self = .append(tween: tween, items)
    default: break
    }
  }

  var specs: [TweenSpec] {
    switch self {
    case .add(let spec): spec.all
    case .append(_, let items): items.flatMap { $0.spec?.all ?? [] }
    default: []
    }
  }

  /// Changes outer specs first, then what is in their callbacks.
  func mappingSpecs(_ change: (TweenSpec) -> TweenSpec) -> SceneCommand {
    switch self {
    case .add(let spec): .add(spec.mappingSpecs(change))
    case .append(let tween, let items):
      .append(tween: tween, items.map { $0.mappingSpecs(change) })
    default: self
    }
  }

  /// What it adds to a timeline.
  var appended: [TimelineItem] {
    if case .append(_, let items) = self { items } else { [] }
  }
}

extension TweenSpec {
  /// It, what lies on it, and what is added in callbacks.
  var all: [TweenSpec] {
    [self] + (items ?? []).flatMap { $0.spec?.all ?? [] } + (pieces ?? []).flatMap(\.spec.all)
      + scripts.flatMap { $0.commands.flatMap(\.specs) }
  }

  fileprivate func plays(within time: Int) -> Double {
    let timing = ReferenceTiming(self)
    let cycle = timing.duration + timing.pause
    let plays = timing.plays.map(Double.init) ?? .infinity
    // What has no length and no end is refused, and of a member the scenes have none.
    if cycle == 0 { return repeats < 0 ? .infinity : 1 }
    return min(plays, Double(time) * timeScale / Double(cycle))
  }

  fileprivate func mappingSpecs(_ change: (TweenSpec) -> TweenSpec) -> TweenSpec {
    var changed = change(self)
    changed.items = changed.items?.map { $0.mappingSpecs(change) }
    changed.pieces = changed.pieces?.map { piece in
      var changed = piece
      changed.spec = piece.spec.mappingSpecs(change)
      return changed
    }
    for place in changed.scripts.indices {
      changed.scripts[place].commands = changed.scripts[place].commands.map {
        $0.mappingSpecs(change)
      }
    }
    return changed
  }
}
