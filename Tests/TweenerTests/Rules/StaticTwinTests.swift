import Foundation
import Testing

/// Functions that take a dictionary, remove, pause, resume, ask or register can be called on the
/// type, which forwards to the shared engine.
@Suite("Static twins")
struct StaticTwinTests {
  private static let verbs = [
    "add", "remove", "pause", "resume", "isTweening", "tweens(", "velocity", "register", "install",
    "play",
  ]

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

  /// Calls whose words the compiler checks, and what plugins register.
  private static let without = [
    "addTween<Target:AnyObject>(_target:Target,duration:",
    "addTween<Target:AnyObject>(_targets:[Target],duration:",
    "addTween<Target:AnyObject>(_target:Target,_template:",
    "addTween<Target:AnyObject>(_targets:[Target],_template:", "addTween<Value:Tweenable>(from",
    "registerSpecialProperty(_name:TweenKey,_property:", "registerInterpolation", "registerMix",
    "registerFilter", "registerFallback", "registerShorthand", "register(_registrations", "play",
  ]

  @Test("Each of a dictionary, and each that removes, pauses, resumes, asks or registers has one")
  func lists() throws {
    let methods = try Self.signatures("")
    // A twin's closure has a label, so that the compiler does not take a typed call for it.
    let twins = Set(
      try Self.signatures("static ").map {
        $0.replacingOccurrences(of: "@TweenBuilderdescribe:", with: "@TweenBuilder_describe:")
      })
    #expect(methods.count > 30)
    #expect(twins.subtracting(methods).sorted() == [])
    let lacking = methods.subtracting(twins)
    #expect(lacking.filter { one in !Self.without.contains { one.hasPrefix($0) } }.sorted() == [])
    for prefix in Self.without {
      #expect(lacking.contains { $0.hasPrefix(prefix) }, "\(prefix)")
      #expect(!twins.contains { $0.hasPrefix(prefix) }, "\(prefix)")
    }
  }
}
