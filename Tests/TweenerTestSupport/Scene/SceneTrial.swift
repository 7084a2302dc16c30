/// A scene and the steps in which it is played: all that is needed to see a failure again.
public struct SceneTrial: Equatable, Sendable {
  public var scene: Scene
  /// Where steps end; see `ScenePlayer.play(cuts:)`.
  public private(set) var cuts: [Int]

  public init(_ scene: Scene, cuts: [Int]) {
    self.scene = scene
    // The times of commands and the end of the scene are visited in any case.
    let within = cuts.filter { $0 >= 0 && $0 <= scene.end }
    let stops = Self.stops(of: scene).subtracting(within)
    self.cuts = (within + stops).sorted()
  }

  /// The instants every way of playing a scene has to visit.
  public static func stops(of scene: Scene) -> Set<Int> {
    Set(scene.commands.map(\.time)).union([scene.end]).subtracting([0])
  }

  /// What happens on an engine.
  public func play<Engine: SceneEngine>(on engine: Engine, listens: Bool = false) -> [SceneEntry] {
    ScenePlayer(scene, on: engine, listens: listens).play(cuts: cuts)
  }

  /// What has to happen.
  public func playReference(listens: Bool = false) -> [SceneEntry] {
    play(on: ReferenceEngine(targets: scene.targets), listens: listens)
  }

  /// Where an engine parts from the reference.
  public func mismatch<Engine: SceneEngine>(on engine: Engine, listens: Bool = false)
    -> SceneMismatch?
  {
    SceneMismatch.first(
      wanted: playReference(listens: listens), seen: play(on: engine, listens: listens))
  }
}

extension SceneTrial {
  /// Several ways through a scene: the longest steps, and others taken at random.
  public static func trials(
    of scene: Scene, count: Int, using random: inout SplitMix64
  ) -> [SceneTrial] {
    let huge = SceneTrial(scene, cuts: [])
    guard count > 1 else { return [huge] }
    var boundaries: [Int] = []
    for case .event(let event) in huge.playReference() {
      boundaries.append(Int((event.time * Double(Flick.second)).rounded()))
    }
    let stops = Array(stops(of: scene))
    return [huge]
      + (1..<count).map { _ in
        let pattern = random.pick(Array(StepPattern.allCases.dropFirst()))
        var cuts = pattern.cuts(stops: stops, boundaries: boundaries, using: &random)
        // A step of nothing here and there.
        for cut in cuts + [0] where random.chance(15) { cuts.append(cut) }
        return SceneTrial(scene, cuts: cuts)
      }
  }
}
