import Testing
import Tweener
import TweenerPlugins

@testable import TweenerPlay

@Suite("The sheet of presets")
struct PresetSheetTests {
  @Test(
    "A trace has what the preset moves, from start to end",
    arguments: [
      ("shake", ["x"]), ("pop", ["scale"]), ("morph", ["scaleX", "scaleY"]),
      ("wobble", ["x", "rotation"]), ("flipX", ["seen width"]), ("flipY", ["seen height"]),
      ("zoomIn", ["scale", "opacity"]), ("fall", ["y", "rotation"]), ("flash", ["opacity"]),
    ])
  func traces(_ name: String, _ tracks: [String]) throws {
    let preset = try #require(Preset.all.first { $0.name == name })
    let trace = PresetTrace(preset)
    #expect(trace.tracks.map(\.name) == tracks)
    #expect(trace.length == (name == "flash" ? 2.8 : 0.7))
    for track in trace.tracks {
      #expect(track.values.count == 81)
      if preset.direction == nil, preset.movement == PresetMovement() {
        #expect(track.values.first == track.values.last)
      }
    }
  }

  @Test("The key times are among the samples")
  func keyTimes() throws {
    let values = try #require(PresetTrace(.shake).tracks.first?.values)
    #expect([0, 16, 32, 48, 64, 80].map { values[$0] } == [0, 30, -30, 30, 0, 0])
    let flash = try #require(PresetTrace(.flash).tracks.first?.values)
    #expect([0, 20, 40, 60, 80].map { flash[$0] } == [1, 0, 1, 0, 1])
  }

  @Test("The sheet has every preset, and is well-formed")
  func sheet() {
    let output = CollectedOutput()
    let command = PlayCommand(
      output: output, errors: CollectedOutput(), read: { _ in nil }, makeClock: RealClock.init)
    #expect(command.run(["--presets", "-"]) == .success)
    for preset in Preset.all { #expect(output.text.contains(">\(preset.name)</text>")) }
    let opened = output.text.split(separator: "<").filter { $0.first != "/" && !$0.contains("/>") }
    let closed = output.text.split(separator: "<").filter { $0.first == "/" }
    #expect(opened.count == closed.count)
    #expect(!output.text.contains("nan") && !output.text.contains("inf"))
  }

  @Test("It is written into the file, and a file that cannot be written is told")
  func files() {
    var saved: [String: [UInt8]] = [:]
    let errors = CollectedOutput()
    let command = PlayCommand(
      output: CollectedOutput(), errors: errors, read: { _ in nil },
      save: { path, bytes in
        if path == "full.svg" { return false }
        saved[path] = bytes
        return true
      }, makeClock: RealClock.init)
    #expect(command.run(["--presets=sheet.svg"]) == .success)
    #expect(
      saved["sheet.svg"].map { String(decoding: $0, as: UTF8.self).hasPrefix("<svg") } == true)
    #expect(command.run(["--presets", "full.svg"]) == .broken)
    #expect(errors.text.contains("full.svg: the file cannot be written"))
    #expect(command.run(["--presets", "a.svg", "--check", "b.json"]) == .usage)
    #expect(command.run(["--presets"]) == .usage)
  }
}
