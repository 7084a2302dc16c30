import Testing

@testable import TweenerPlay

@Suite("The bundled scene of colour, path, text and presets")
struct KiteSceneTests {
  private static func scene() throws -> Scene {
    let scenes = try SceneFile(BundledScene.text).scenes
    return try #require(scenes.first { $0.name == "kite" })
  }

  @Test("moves, says, calls and answers what was recorded, to the bit, and reports nothing")
  func recorded() throws {
    let run = Program("--scene", "kite", "--format", "json")
    let recorded = String(decoding: try #require(readFile(Reference.kite)), as: UTF8.self)
    #expect(
      run.output == recorded,
      "record it anew: swift run tweener-play --scene kite --format json > Reference/kite.json")
    #expect(run.errors == "")
    // The text has no sign of a zero.
    let numbers = try ScenePlayer().play(Self.scene()).rows.joined().flatMap { $0.numbers ?? [] }
    #expect(!numbers.contains { $0 == 0 && $0.sign == .minus })
  }

  @Test("goes the same way at every frame rate", arguments: [4.0, 20, 60, 144])
  func rates(rate: Double) throws {
    let scene = try Self.scene()
    let slow = try ScenePlayer().play(scene)
    let fast = try ScenePlayer(rate: .framesPerSecond(rate)).play(scene)
    let step = Int(rate) / 4
    #expect(fast.rows.count == (slow.rows.count - 1) * step + 1)
    for (index, row) in slow.rows.enumerated() { #expect(row == fast.rows[index * step]) }
  }

  @Test("the path ends on its last point, the colour comes back, the presets leave no trace")
  func ends() throws {
    let trace = try ScenePlayer().play(Self.scene())
    #expect(trace.numbers("kite.centerX").last == 240)
    #expect(trace.numbers("kite.centerY").last == 60)
    let colors = trace.values("kite.backgroundColor").map { $0.color?.hexText }
    #expect(colors.first == "#2563eb")
    #expect(colors[8] == "#ff6347")
    #expect(colors.last == "#2563eb")
    let rotation = trace.numbers("kite.rotation")
    #expect(rotation[12] == rotation[16])
    #expect(rotation[12] != rotation[13])
    #expect(Set(trace.numbers("kite.scaleX")).count > 3)
    #expect(trace.numbers("kite.scaleX").last == 1)
    #expect(trace.numbers("sign.x").last == 0)
    #expect(trace.values("sign.text").last == .text("Let's go fly a kite"))
  }
}
