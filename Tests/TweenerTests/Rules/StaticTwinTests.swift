import Foundation
import Testing

/// What adds, removes, pauses, resumes or registers can be called on the type, which forwards to the shared engine.
@Suite("Static twins")
struct StaticTwinTests {
  private static let verbs = ["add", "remove", "pause", "resume", "register", "install", "play"]

  /// Name, parameters and result of each such function in the extensions of `Tweener`, without spaces.
  private static func signatures(_ prefix: String) throws -> Set<String> {
    let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Sources")
    var found: Set<String> = []
    for case let file as URL in FileManager.default.enumerator(
      at: sources, includingPropertiesForKeys: nil) ?? .init()
    where file.lastPathComponent.hasPrefix("Tweener") && file.pathExtension == "swift" {
      let text = try String(contentsOf: file, encoding: .utf8)
      for piece in text.components(separatedBy: " public \(prefix)func ").dropFirst() {
        guard verbs.contains(where: piece.hasPrefix) else { continue }
        found.insert(String(piece.prefix { $0 != "{" }.filter { !$0.isWhitespace }))
      }
    }
    return found
  }

  @Test("Each such function has one of the very same parameters, and none has another")
  func lists() throws {
    let (methods, twins) = (try Self.signatures(""), try Self.signatures("static "))
    #expect(methods.count > 30)
    #expect(methods.subtracting(twins).sorted() == [])
    #expect(twins.subtracting(methods).sorted() == [])
  }
}
