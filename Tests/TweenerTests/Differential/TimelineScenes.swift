import Testing
import TweenerTestSupport

/// What suites of scenes with timelines make them of: places and lengths are a few flicks.
protocol TimelineScenes {}

extension TimelineScenes {
  func tween(
    _ id: Int, _ property: SceneProperty, _ duration: Int, by change: Double? = nil,
    _ words: (inout TweenSpec) -> Void = { _ in }
  ) -> TweenSpec {
    TweenSpec(id, target: 0).with {
      $0.properties = [PropertySpec(property, change.map { .by([$0]) } ?? .to([8]))]
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

  func expectAgreement(
    _ commands: [TimedCommand], targets: Int = 1, end: Int = 6, cuts: [Int] = [],
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let numbers = Array(repeating: [0.0, 0, 0, 0, 0, 0, 0], count: targets)
    TweenerTests.expectAgreement(
      SceneTrial(Scene(targets: numbers, commands: commands, end: end), cuts: cuts),
      sourceLocation: sourceLocation)
  }
}
