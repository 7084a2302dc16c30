// Brings a scene into the form that is drawn: a lane for each tween, timeline and member with marks of what happened, and the curve
// of each number in the colour of what moved it. Asked by PlayCommand.

import TweenerTrace

/// The picture of a scene.
struct ScenePicture {
  /// The most lanes and curves of one picture; more are counted in words.
  private static let most = 40

  private let recording: SceneRecording
  private let lanes: [SceneRecording.Lane]
  private let curves: [(column: Int, target: String, property: String)]

  init(_ scene: Scene) throws(SceneFault) {
    let recording = try SceneRecording(scene)
    self.recording = recording
    lanes = recording.lanes.filter { !$0.run.frames.isEmpty || !$0.run.events.isEmpty }
    var curves: [(Int, String, String)] = []
    for target in scene.targets {
      for property in target.record {
        guard let column = recording.trace.columns.firstIndex(of: "\(target.name).\(property)")
        else { continue }
        let values = recording.trace.rows.map { $0[column].number }
        guard values.allSatisfy({ $0?.isFinite == true }), Set(values).count > 1 else { continue }
        curves.append((column, target.name, property))
      }
    }
    self.curves = curves.map { (column: $0, target: $1, property: $2) }
  }

  /// The picture as text.
  var text: String {
    RunPicture(
      name: recording.scene.name, about: recording.scene.what,
      title: "The scene \(recording.scene.name)",
      laneWords: "a lane for each tween and timeline; members stand under theirs",
      curveWords: "each number in the colour of its owner; grey: nobody", times: recording.times,
      lanes: lanes.map(lane), curves: curves.map(curve), most: Self.most
    ).text
  }

  private func color(_ name: String) -> Int { lanes.firstIndex { $0.name == name } ?? 0 }

  private func lane(_ lane: SceneRecording.Lane) -> RunPicture.Lane {
    RunPicture.Lane(
      name: lane.name, depth: lane.depth, color: color(lane.name), called: lane.called,
      run: run(lane.run), parts: lane.parts.map { run($0.run) })
  }

  private func run(_ run: SceneRecording.Run) -> RunPicture.Run {
    RunPicture.Run(
      stretches: recording.stretches(of: run),
      marks: run.events.compactMap { event in
        mark(event.event).map { ($0, event.instant ?? event.time) }
      })
  }

  private func mark(_ event: String) -> RunPicture.Mark? {
    switch event {
    case "reverseComplete": .complete
    case "interrupt": .overwrite
    default: RunPicture.Mark(rawValue: event)
    }
  }

  private func curve(
    _ curve: (column: Int, target: String, property: String)
  ) -> RunPicture.Curve {
    let owners = recording.owners(of: curve.target, curve.property)
    return RunPicture.Curve(
      name: "\(curve.target).\(curve.property)",
      values: recording.trace.rows.map { $0[curve.column].number ?? 0 },
      colors: owners.map { $0.map { color(recording.lanes[$0].name) } })
  }
}
