import Testing
import TweenerTestSupport

@testable import TweenerPlay

/// Every reference scene, broken by chance in its text and in its tree: the program may refuse it or
/// play it, but it ends with an answer.
@Suite("Broken scenes")
struct BrokenSceneTests {
  private static func scenes() throws -> [JSONNode] {
    guard case .object(let members) = try Reference.node().kind,
      case .array(let scenes) = members.first(where: { $0.key == "scenarios" })?.value.kind
    else { return [] }
    return scenes
  }

  @Test("In their text are refused with a place, or read")
  func inTheirTextAreRefusedWithA() throws {
    let scenes = try Self.scenes()
    #expect(scenes.count == 174)
    for (seed, scene) in scenes.enumerated() {
      var dice = SplitMix64(seed: UInt64(seed))
      let text = Array(scene.text.compact.utf8.prefix(6000))
      for _ in 0..<TrialCount.of(4, atLeast: 2, few: 1) {
        var bytes = text
        for _ in 0...dice.roll(3) {
          let place = dice.roll(bytes.count)
          switch dice.roll(4) {
          case 0: bytes.remove(at: place)
          case 1: bytes[place] = UInt8(truncatingIfNeeded: dice.next())
          case 2: bytes.insert(bytes[dice.roll(bytes.count)], at: place)
          default: bytes.removeLast(bytes.count - place)
          }
          if bytes.isEmpty { break }
        }
        do {
          _ = try SceneFile(bytes)
        } catch {
          #expect((error.position?.line ?? 0) >= 1, "seed \(seed): \(error)")
        }
      }
    }
  }

  @Test("In their tree are refused with line and key, or played")
  func inTheirTreeAreRefusedWithLine() throws {
    var outcomes: [String: Int] = [:]
    for (seed, scene) in try Self.scenes().enumerated() {
      var dice = SplitMix64(seed: UInt64(seed))
      for _ in 0..<TrialCount.of(12, atLeast: 6, few: 3) {
        var count = 0
        let size = Self.count(scene)
        let broken = Self.replace(scene, at: dice.roll(size), &count, with: Self.junk(&dice))
        switch Result(catching: { () throws(SceneFault) in try Self.play(broken) }) {
        case .success(let trace):
          #expect(trace.rows.count <= 200, "seed \(seed)")
          outcomes["played", default: 0] += 1
        case .failure(let fault):
          #expect(fault.position != nil, "seed \(seed): \(fault)")
          outcomes["refused", default: 0] += 1
        }
      }
    }
    #expect((outcomes["played"] ?? 0) > 100)
    #expect((outcomes["refused"] ?? 0) > 100)
  }

  private static func play(_ node: JSONNode) throws(SceneFault) -> SceneTrace {
    try ScenePlayer().play(try Scene(SceneCursor(node)))
  }

  /// What stands in for a value. Times stay short enough to be played.
  private static func junk(_ dice: inout SplitMix64) -> JSONNode.Kind {
    let kinds: [JSONNode.Kind] = [
      .null, .bool(true), .bool(false), .number(-1), .number(0), .number(0.5), .number(3),
      .number(1e300), .number(-1e300), .string(""), .string("NaN"), .string("Infinity"),
      .string("o"),
      .string("$rect"), .string("+=x"), .array([]), .object([]), .string("-1e400"),
    ]
    return kinds[dice.roll(kinds.count)]
  }

  /// The nodes outside the expected traces, which are not played.
  private static func count(_ node: JSONNode) -> Int {
    switch node.kind {
    case .array(let nodes): 1 + nodes.map(count).reduce(0, +)
    case .object(let members):
      1
        + members.filter { $0.key != "expected" && $0.key != "intended" }.map { count($0.value) }
        .reduce(0, +)
    default: 1
    }
  }

  private static func replace(
    _ node: JSONNode, at index: Int, _ count: inout Int, with kind: JSONNode.Kind
  ) -> JSONNode {
    var node = node
    count += 1
    if count - 1 == index {
      node.kind = kind
      return node
    }
    switch node.kind {
    case .array(let nodes):
      node.kind = .array(nodes.map { replace($0, at: index, &count, with: kind) })
    case .object(var members):
      for place in members.indices where !["expected", "intended"].contains(members[place].key) {
        members[place].value = replace(members[place].value, at: index, &count, with: kind)
      }
      node.kind = .object(members)
    default: break
    }
    return node
  }
}
