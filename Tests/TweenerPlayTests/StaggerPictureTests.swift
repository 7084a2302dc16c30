import Testing

@testable import TweenerPlay

/// Three targets, half a second each, a tenth apart, from 0.8 s on.
@Suite("The picture of a stagger")
struct StaggerPictureTests {
  private static func recording(
    _ commands: String, engine: String = "own"
  ) throws -> SceneRecording {
    let targets = ["a", "b", "c"].map { #""\#($0)": {"props": {"v": 0, "w": 0}}"# }
    let text = sceneText(
      engine, commands, targets: "{\(targets.joined(separator: ","))}",
      ticks: ticks(21, every: 10))
    return try SceneRecording(try SceneFile(text).scenes[0])
  }

  private static func seconds(_ stretches: [ClosedRange<Double>]) -> [[Double]] {
    stretches.map { [$0.lowerBound, $0.upperBound].map { ($0 * 1000).rounded() / 1000 } }
  }

  private static func parts(_ recording: SceneRecording, _ name: String) throws -> [[[Double]]] {
    let lane = try #require(recording.lanes.first { $0.name == name })
    #expect(lane.parts.map(\.target) == ["a", "b", "c"])
    return lane.parts.map { seconds(recording.stretches(of: $0.run)) }
  }

  /// When a target's `v` is drawn in the colour of somebody, to a frame.
  private static func owned(_ recording: SceneRecording, _ target: String) -> [[Double]] {
    let owners = recording.owners(of: target, "v")
    let frames = owners.indices.filter { owners[$0] != nil }
    var runs: [[Double]] = []
    for frame in frames {
      if frame > 0, owners[frame - 1] != nil {
        runs[runs.count - 1][1] = recording.times[frame]
      } else {
        runs.append([recording.times[max(frame - 1, 0)], recording.times[frame]])
      }
    }
    return runs
  }

  private static func expectOwned(
    _ recording: SceneRecording, _ wanted: [String: [[Double]]],
    _ location: SourceLocation = #_sourceLocation
  ) {
    for (target, runs) in wanted {
      let found = owned(recording, target)
      #expect(found.count == runs.count, "\(target): \(found)", sourceLocation: location)
      // A stretch of a curve ends with a frame; one that starts with a frame does not begin before it.
      for (found, wanted) in zip(found.joined(), runs.joined()) {
        #expect(
          abs(found - wanted) < 1e-9, "\(target): \(found) for \(wanted)", sourceLocation: location)
      }
    }
  }

  private static let once = [[[0.8, 1.3]], [[0.9, 1.4]], [[1.0, 1.5]]]

  @Test(
    "Each target has its own part of the lane, and its curve the colour of the member meanwhile",
    arguments: [
      (
        "own",
        #"""
        {"at": 0, "op": "addTimeline", "id": "T", "members": [{"op": "add", "id": "s", "at": 0.8,
         "targets": ["a", "b", "c"], "params": {"v": 1, "duration": 0.5, "stagger": 0.1}}]}
        """#
      ),
      (
        "own",
        #"""
        {"at": 0.8, "op": "add", "id": "s",
         "targets": ["a", "b", "c"], "params": {"v": 1, "duration": 0.5, "stagger": 0.1}}
        """#
      ),
      (
        "gsap",
        #"""
        {"at": 0, "op": "timeline", "id": "T", "children": [{"op": "to", "id": "s", "position": 0.8,
         "targets": ["a", "b", "c"], "vars": {"v": 1, "duration": 0.5, "stagger": 0.1}}]}
        """#
      ),
      (
        "gsap",
        #"""
        {"at": 0.8, "op": "to", "id": "s",
         "targets": ["a", "b", "c"], "vars": {"v": 1, "duration": 0.5, "stagger": 0.1}}
        """#
      ),
    ])
  func parts(engine: String, commands: String) throws {
    let recording = try Self.recording(commands, engine: engine)
    #expect(try Self.parts(recording, "s") == Self.once)
    Self.expectOwned(recording, ["a": Self.once[0], "b": Self.once[1], "c": Self.once[2]])
    let lane = try #require(recording.lanes.first { $0.name == "s" })
    #expect(Self.seconds(recording.stretches(of: lane.run)) == [[0.8, 1.5]])
  }

  @Test(
    "The same there and back, also of a group of GSAP's that repeats as a whole",
    arguments: [
      (
        "own",
        #"""
        {"at": 0, "op": "addTimeline", "id": "T", "params": {"repeat": 1, "autoreverse": true},
         "members": [{"op": "add", "id": "s", "at": 0.1, "targets": ["a", "b", "c"],
          "params": {"v": 1, "duration": 0.5, "stagger": 0.1}}]}
        """#
      ),
      (
        "gsap",
        #"""
        {"at": 0.1, "op": "to", "id": "s", "targets": ["a", "b", "c"],
         "vars": {"v": 1, "duration": 0.5, "stagger": 0.1, "repeat": 1, "yoyo": true}}
        """#
      ),
    ])
  func backwards(engine: String, commands: String) throws {
    let recording = try Self.recording(commands, engine: engine)
    let wanted = [[[0.1, 0.6], [1.0, 1.5]], [[0.2, 0.7], [0.9, 1.4]], [[0.3, 1.3]]]
    #expect(try Self.parts(recording, "s") == wanted)
    Self.expectOwned(recording, ["a": wanted[0], "b": wanted[1], "c": wanted[2]])
  }

  @Test("A newer tween takes one target's part, and the others go on")
  func taken() throws {
    let recording = try Self.recording(
      #"""
      {"at": 0, "op": "addTimeline", "id": "T", "members": [{"op": "add", "id": "s", "at": 0.8,
       "targets": ["a", "b", "c"], "params": {"v": 1, "duration": 0.5, "stagger": 0.1}}]},
      {"at": 1.1, "op": "add", "id": "n", "target": "b", "params": {"v": 0, "duration": 0.5}}
      """#)
    let parts = try Self.parts(recording, "s")
    #expect(parts[0] == Self.once[0] && parts[2] == Self.once[2])
    #expect(abs((parts[1].last?.last ?? 0) - 1.1) < 0.021)
    let name = { (time: Double) -> String? in
      let frame = recording.times.firstIndex { $0 >= time - 1e-9 } ?? 0
      return recording.owners(of: "b", "v")[frame].map { recording.lanes[$0].name }
    }
    #expect(name(1.0) == "s" && name(1.2) == "n" && name(1.7) == nil)
  }

  @Test("A lane has a bar for each target, and room for them", arguments: [3, 12, 60])
  func bars(count: Int) throws {
    let names = (0..<count).map { "t\($0)" }
    let targets = names.map { #""\#($0)": {"props": {"v": 0}, "record": []}"# }
    let scene = try SceneFile(
      """
      {"name": "s", "targets": {\(targets.joined(separator: ","))}, "ticks": [0, 2], "commands": [
       {"at": 0, "op": "add", "id": "s", "targets": [\(names.map { "\"\($0)\"" }.joined(separator: ","))],
        "params": {"v": 1, "duration": 1, "stagger": {"amount": 1}}}]}
      """
    ).scenes[0]
    let text = try ScenePicture(scene).text
    let bars = text.matches(
      of: /<rect x="([0-9.]+)" y="([0-9.]+)" width="([0-9.]+)" height="([0-9.]+)" rx="3"/)
    #expect(bars.count == count)
    let ys = bars.compactMap { Double($0.output.2) }
    #expect(ys == ys.sorted() && Set(ys).count == count)
    #expect((ys.last ?? 0) - (ys.first ?? 0) < 55)
    let xs = bars.compactMap { Double($0.output.1) }
    #expect(xs == xs.sorted() && Set(xs).count == count)
  }
}
