/// What a tween of a scene moves where its target is another one's playhead (SEMANTICS 41).
public struct PlayheadSpec: Equatable, Sendable {
  /// The tween that is moved, by its number in the scene.
  public var tween: Int
  public var goals: [PlayheadGoal]

  public init(_ tween: Int, _ goals: [PlayheadGoal]) {
    self.tween = tween
    self.goals = goals
  }
}

/// A property of a playhead and where it goes. `elapsed` counts seconds.
public struct PlayheadGoal: Equatable, Sendable {
  public var property: PlayheadProperty
  public var goal: SceneGoal

  public init(_ property: PlayheadProperty, _ goal: SceneGoal) {
    self.property = property
    self.goal = goal
  }
}

/// The properties of a playhead: three of own time, which are one component, and the speed.
public enum PlayheadProperty: String, CaseIterable, Equatable, Sendable {
  case elapsed, progress, totalProgress, rate
}

extension TweenSpec {
  /// The tweens whose playheads it moves, or what lies on it.
  var movedTweens: [Int] {
    (playhead.map { [$0.tween] } ?? []) + (items ?? []).flatMap { $0.spec?.movedTweens ?? [] }
  }
}

extension PlayheadSpec {
  /// With seconds of own time measured as other lengths are.
  mutating func measure(_ measure: (inout Int) -> Void) {
    func measured(_ seconds: Double) -> Double {
      var flicks = Int((seconds * Double(Flick.second)).rounded())
      measure(&flicks)
      return Flick.seconds(flicks)
    }
    for place in goals.indices where goals[place].property == .elapsed {
      goals[place].goal = goals[place].goal.mappingNumbers(measured)
    }
  }

  var simplifications: [PlayheadSpec] {
    goals.indices.flatMap { place in
      let end = goals[place].property == .rate ? 0.5 : 1
      var simpler = [self, self]
      simpler[0].goals.remove(at: place)
      simpler[1].goals[place].goal = .to([end])
      return simpler.filter { !$0.goals.isEmpty }
    }
  }
}

extension SceneGoal {
  /// With other numbers, but for factors.
  fileprivate func mappingNumbers(_ change: (Double) -> Double) -> SceneGoal {
    switch self {
    case .to(let end): .to(end.map(change))
    case .by(let way): .by(way.map(change))
    case .from(let start): .from(start.map(change))
    case .fromTo(let start, let end): .fromTo(start.map(change), end.map(change))
    case .times, .keyframes, .decay: self
    }
  }
}
