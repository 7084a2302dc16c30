/// Makes a failing trial smaller while it still fails.
public struct SceneShrinker {
  private let fails: (SceneTrial) -> Bool
  /// How many trials may still be made.
  private var budget: Int

  public init(budget: Int = 5_000, fails: @escaping (SceneTrial) -> Bool) {
    self.budget = budget
    self.fails = fails
  }

  /// The smallest failing trial that single simplifications lead to.
  public mutating func shrink(_ trial: SceneTrial) -> SceneTrial {
    var best = trial
    var list = best.simplifications
    var place = 0
    // How many simplifications in a row were of no use.
    var misses = 0
    while misses < list.count && budget > 0 {
      // After a success go on from the same place: what was of no use before will hardly be now.
      let simpler = list[place % list.count]
      budget -= 1
      if simpler.size < best.size && !simpler.isLonger(than: best) && fails(simpler) {
        best = simpler
        list = best.simplifications
        misses = 0
      } else {
        misses += 1
        place += 1
      }
    }
    return best
  }
}

extension SceneTrial {
  /// What shrinking makes less: the length of the source.
  var size: Int { source(indent: "").utf8.count }

  /// Whether a tween in it would play so often that nobody waits for it: where one of a few flicks repeats for seconds. In what is to
  /// be shrunk some may.
  func isLonger(than other: SceneTrial) -> Bool { scene.mostPlays > max(50, other.scene.mostPlays) }

  /// Trials that are one thing simpler, the boldest first.
  var simplifications: [SceneTrial] {
    var list: [SceneTrial] = []
    let commands = scene.commands
    for size in [commands.count / 2, 1] where size > 0 {
      for start in stride(from: 0, to: commands.count, by: size) {
        var fewer = commands
        fewer.removeSubrange(start..<min(start + size, commands.count))
        list.append(replacing { $0.commands = fewer })
      }
    }
    let members = Set(
      scene.specs.flatMap { spec in
        (spec.items ?? []).compactMap(\.spec?.id) + (spec.pieces ?? []).map(\.spec.id)
      } + scene.commands.flatMap { $0.command.appended.compactMap(\.spec?.id) })
    let grows = scene.commands.contains { !$0.command.appended.isEmpty }
    for spec in scene.specs {
      let isMember = members.contains(spec.id)
      for simpler in spec.simplifications {
        // What begins part-way in, before its timeline does, the contract does not say.
        if simpler.hasEarlyTimeline, !spec.hasEarlyTimeline { continue }
        // What is added to plays of no length, the contract does not say.
        if grows, spec.items != nil, spec.playLength > 0, simpler.playLength == 0 { continue }
        // A member always moves something.
        if isMember, simpler.properties.isEmpty, !spec.properties.isEmpty { continue }
        list.append(replacing { $0 = $0.replacing(spec.id, with: simpler) })
      }
    }
    list += fewerCuts
    list += simplerCommands
    list += simplerTimes
    for target in scene.targets.indices {
      list.append(replacing { $0.targets[target] = $0.targets[target].map { _ in 0 } })
    }
    return list
  }

  private func replacing(_ change: (inout Scene) -> Void) -> SceneTrial {
    var scene = scene
    change(&scene)
    return SceneTrial(scene, cuts: cuts)
  }

  private var fewerCuts: [SceneTrial] {
    let extra = cuts.indices.filter { place in
      !Self.stops(of: scene).contains(cuts[place]) || (place > 0 && cuts[place - 1] == cuts[place])
    }
    guard !extra.isEmpty else { return [] }
    return [SceneTrial(scene, cuts: [])]
      + extra.map { place in
        var fewer = cuts
        fewer.remove(at: place)
        return SceneTrial(scene, cuts: fewer)
      }
  }

  private var simplerCommands: [SceneTrial] {
    scene.commands.indices.flatMap { place in
      var list = scene.commands[place].command.simplifications.map { simpler in
        replacing { $0.commands[place].command = simpler }
      }
      let earlier = place == 0 ? 0 : scene.commands[place - 1].time
      if scene.commands[place].time > earlier {
        list.append(replacing { $0.commands[place].time = earlier })
      }
      return list
    }
  }

  private var simplerTimes: [SceneTrial] {
    var list: [SceneTrial] = []
    let last = max(scene.commands.last?.time ?? 0, 1)
    for end in scene.simpler(scene.end) where end >= last {
      list.append(replacing { $0.end = end })
    }
    for spec in scene.specs {
      for path in [\TweenSpec.duration, \.delay, \.repeatDelay, \.endDelay] {
        for length in scene.simpler(spec[keyPath: path]) {
          let simpler = spec.with { $0[keyPath: path] = length }
          list.append(replacing { $0 = $0.replacing(spec.id, with: simpler) })
        }
      }
    }
    // Everything in units of one of its lengths: a few flicks instead of many.
    for unit in Set(scene.lengths.map(abs)).sorted() where unit > 1 {
      list.append(SceneTrial(scene.measuringLengths(by: unit), cuts: cuts.map { $0 / unit }))
    }
    return list
  }
}

extension TweenSpec {
  /// Whether a nested timeline begins before that which it lies on.
  fileprivate var hasEarlyTimeline: Bool {
    (items ?? []).contains { item in
      guard case .timeline(let nested) = item.content else { return false }
      return item.origin < 0 || nested.hasEarlyTimeline
    }
  }
}
