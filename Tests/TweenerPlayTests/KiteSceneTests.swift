import Testing

@testable import TweenerPlay

@Suite("The bundled scene of colour, path, text and presets")
struct KiteSceneTests {
  private static func scene() throws -> Scene {
    let scenes = try SceneFile(BundledScene.text).scenes
    return try #require(scenes.first { $0.name == "kite" })
  }

  @Test("moves as it was recorded, to the bit", arguments: KiteTrace.numbers.keys.sorted())
  func numbers(name: String) throws {
    let trace = try ScenePlayer().play(Self.scene())
    let found = trace.values(name).flatMap { $0.numbers ?? [] }
    #expect(found.map(\.bitPattern) == KiteTrace.numbers[name]?.map(\.bitPattern))
  }

  @Test("says what was recorded", arguments: KiteTrace.texts.keys.sorted())
  func texts(name: String) throws {
    let trace = try ScenePlayer().play(Self.scene())
    #expect(trace.values(name).map { $0.text ?? "none" } == KiteTrace.texts[name])
  }

  @Test("has a record of every column, calls back in order, and reports nothing")
  func log() throws {
    let trace = try ScenePlayer().play(Self.scene())
    let recorded = Set(KiteTrace.numbers.keys).union(KiteTrace.texts.keys)
    #expect(Set(trace.columns.dropFirst()) == recorded)
    #expect(trace.warnings == [])
    let log = trace.log.map { "\($0.instant ?? -1) \($0.tween) \($0.event)" }
    #expect(
      log == [
        "0.0 fly start", "0.5 glow start", "1.0 enter complete", "1.0 pop start",
        "2.0 glow repeat", "2.0 pop complete", "2.5 type complete", "3.0 fly complete",
        "3.0 count complete", "3.0 shake start", "3.0 swing start", "3.5 glow complete",
        "4.0 shake complete", "4.0 swing complete",
      ])
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
