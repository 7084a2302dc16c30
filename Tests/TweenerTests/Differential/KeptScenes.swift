import Testing
import TweenerTestSupport

/// What suites of kept scenes make them of: places and lengths are a few flicks.
protocol KeptScenes {}

extension KeptScenes {
  /// A tween to 8, unless it is told where to, whose updates nobody hears.
  func tween(
    _ id: Int, _ property: SceneProperty, _ duration: Int, by change: Double? = nil,
    goal: SceneGoal? = nil, _ words: (inout TweenSpec) -> Void = { _ in }
  ) -> TweenSpec {
    let goal = goal ?? change.map { .by([$0]) } ?? .to([8])
    return TweenSpec(id, target: 0, [PropertySpec(property, goal)]).with {
      $0.duration = duration
      $0.deaf = [.update]
      words(&$0)
    }
  }

  /// Members at their places, and behind them calls by place.
  func timeline(
    _ id: Int, _ members: [(place: Int, spec: TweenSpec)], calls: [Int: Int] = [:],
    _ words: (inout TweenSpec) -> Void = { _ in }
  ) -> TweenSpec {
    TweenSpec(id).with {
      $0.items =
        members.map { TimelineItem($0.place, .tween($0.spec)) }
        + calls.sorted { $0.key < $1.key }.map { TimelineItem($0.key, .call(TweenSpec($0.value))) }
      words(&$0)
    }
  }

  /// The words of a tween whose first callback of that moment gives commands.
  func heard(_ moment: SceneMoment, _ commands: SceneCommand...) -> (inout TweenSpec) -> Void {
    { $0.scripts = [SceneScript(on: moment, commands)] }
  }

  /// Plays tweens that are added at 0, one after another, and commands behind them.
  func expectAgreement(
    adding specs: [TweenSpec] = [], _ commands: [TimedCommand] = [], targets: Int = 1,
    end: Int = 6, cuts: [Int] = [], sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let numbers = Array(repeating: [0.0, 0, 0, 0, 0, 0, 0], count: targets)
    let commands = specs.map { TimedCommand(0, .add($0)) } + commands
    TweenerTests.expectAgreement(
      SceneTrial(Scene(targets: numbers, commands: commands, end: end), cuts: cuts),
      sourceLocation: sourceLocation)
  }
}

extension TweenSpec {
  /// Gives commands in the callback of a moment.
  mutating func on(_ moment: SceneMoment, nth: Int = 1, _ commands: SceneCommand...) {
    scripts.append(SceneScript(on: moment, nth: nth, commands))
  }
}
