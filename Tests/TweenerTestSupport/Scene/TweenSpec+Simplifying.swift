/// Specs and commands that are one thing simpler.
extension TweenSpec {
  var simplifications: [TweenSpec] {
    var list: [TweenSpec] = []
    for place in scripts.indices { list.append(with { $0.scripts.remove(at: place) }) }
    for place in scripts.indices {
      for command in scripts[place].commands.indices {
        list.append(with { $0.scripts[place].commands.remove(at: command) })
        for simpler in scripts[place].commands[command].simplifications {
          list.append(with { $0.scripts[place].commands[command] = simpler })
        }
      }
    }
    for place in properties.indices {
      list.append(with { $0.properties.remove(at: place) })
      // A dictionary has a key once.
      let others = Set(properties.map(\.property)).subtracting([properties[place].property])
      for simpler in properties[place].simplifications where !others.contains(simpler.property) {
        list.append(with { $0.properties[place] = simpler })
      }
    }
    list += simplerItems
    for place in (pieces ?? []).indices where pieces?.count ?? 0 > 1 {
      list.append(with { $0.pieces?.remove(at: place) })
      list.append(with { $0.pieces?[place].givesDuration = true })
      list.append(with { $0.pieces?[place].givesEasing = true })
    }
    list += (playhead?.simplifications ?? []).map { simpler in with { $0.playhead = simpler } }
    let plain = TweenSpec(id, target: target)
    list.append(with { $0.easing = plain.easing })
    list.append(with { $0.repeats = plain.repeats })
    list.append(with { $0.repeats = 1 })
    list.append(with { $0.repeatDelay = plain.repeatDelay })
    list.append(with { $0.repeatsDelay = plain.repeatsDelay })
    list.append(with { $0.autoreverse = plain.autoreverse })
    list.append(with { $0.overwrite = plain.overwrite })
    list.append(with { $0.timeScale = plain.timeScale })
    list.append(with { $0.timeScale = 0.5 })
    list.append(with { $0.paused = plain.paused })
    list.append(with { $0.pausesOnCompletion = plain.pausesOnCompletion })
    list.append(with { $0.repeatRefresh = plain.repeatRefresh })
    list.append(with { $0.autoreverseEasing = plain.autoreverseEasing })
    list.append(with { $0.unitsPerSecond = plain.unitsPerSecond })
    list.append(with { $0.spring = plain.spring })
    list.append(with { $0.initialVelocity = plain.initialVelocity })
    list.append(with { $0.hasHandover = plain.hasHandover })
    list.append(with { $0.rounded = plain.rounded })
    list.append(with { $0.minimum = plain.minimum })
    list.append(with { $0.maximum = plain.maximum })
    list.append(with { $0.locks = plain.locks })
    list.append(with { $0.unlocks = plain.unlocks })
    list.append(with { $0.showsStart = plain.showsStart })
    list.append(with { $0.deaf = plain.deaf })
    list += deaf.map { moment in with { $0.deaf.removeAll { $0 == moment } } }
    list.append(with { $0.deaf = SceneMoment.allCases })
    return list.filter { $0 != self }
  }
}

extension TweenSpec {
  /// With fewer items, with what is nested laid open, and with earlier places.
  private var simplerItems: [TweenSpec] {
    (items ?? []).indices.flatMap { place in
      var list = [with { $0.items?.remove(at: place) }]
      if case .timeline(let nested) = items?[place].content {
        list.append(with { $0.items?.replaceSubrange(place...place, with: nested.items ?? []) })
      }
      for earlier in Set([0] + (items ?? []).map(\.place)).sorted()
      where earlier < items?[place].place ?? 0 {
        list.append(with { $0.items?[place].place = earlier })
      }
      return list
    }
  }
}

extension PropertySpec {
  var simplifications: [PropertySpec] {
    let ones = (0..<property.numberCount).map { _ in 1.0 }
    return [PropertySpec(property, .to(ones)), PropertySpec(.a, .to([1]))].filter { $0 != self }
  }
}

extension SceneCommand {
  /// Simpler forms of a command itself (not of a tween it adds).
  var simplifications: [SceneCommand] {
    let list: [SceneCommand] =
      switch self {
      case .setTimeScale(let tween, _):
        [.setTimeScale(tween: tween, 0.5), .setTimeScale(tween: tween, 2), .pause(.tween(tween))]
      case .setEngineTimeScale: [.setEngineTimeScale(0.5), .setEngineTimeScale(2)]
      case .setProgress(let tween, _):
        [.setProgress(tween: tween, 0), .setProgress(tween: tween, 0.5)]
      case .setTotalProgress(let tween, _):
        [.seek(tween: tween, to: 0, callsBack: false), .setTotalProgress(tween: tween, 1)]
      case .setReversed(let tween, _), .restart(let tween, true): [.reverse(tween: tween)]
      case .reverse(let tween): [.setReversed(tween: tween, true)]
      case .seek(let tween, let time, let callsBack):
        [0, 1, time].map { .seek(tween: tween, to: $0, callsBack: false) }
          + [.seek(tween: tween, to: 0, callsBack: callsBack)]
      case .pauseAt(let tween, _): [.pauseAt(tween: tween, 0), .pause(.tween(tween))]
      case .append(let tween, let items) where items.count > 1:
        items.indices.map { place in
          var fewer = items
          fewer.remove(at: place)
          return .append(tween: tween, fewer)
        }
      case .write(let target, let component, _):
        [.write(target: target, component: component, 1)]
      case .remove(.properties(let target, let list)) where list.count > 1:
        list.map { .remove(.properties(target, [$0])) }
      case .pause(.properties(let target, let list)) where list.count > 1:
        list.map { .pause(.properties(target, [$0])) }
      case .resume(.properties(let target, let list)) where list.count > 1:
        list.map { .resume(.properties(target, [$0])) }
      default: []
      }
    return list.filter { $0 != self }
  }
}
