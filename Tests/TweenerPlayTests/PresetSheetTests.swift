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

  @Test("The sheet has every preset")
  func sheet() {
    let run = Program("--presets", "-")
    for preset in Preset.all { #expect(run.output.contains(">\(preset.name)</text>")) }
  }

  @Test("It is written into the file, and a file that cannot be written is told")
  func files() {
    var saved: [String: String] = [:]
    let run = Program(["--presets=sheet.svg"]) { path, bytes in
      saved[path] = String(decoding: bytes, as: UTF8.self)
      return true
    }
    #expect(run.code == .success)
    #expect(saved["sheet.svg"]?.hasPrefix("<svg") == true)
    let full = Program("--presets", "full.svg")
    #expect(full.code == .broken)
    #expect(full.errors.contains("full.svg: the file cannot be written"))
    #expect(Program("--presets", "a.svg", "--check", "b.json").code == .usage)
    #expect(Program("--presets").code == .usage)
  }
}
