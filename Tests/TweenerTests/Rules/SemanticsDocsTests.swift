import Foundation
import Testing

@Suite("The documentation of the rules")
struct SemanticsDocsTests {
  private static let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// Each rule's number, and the suites that are named at its end.
  private static func rules() throws -> [(number: Int, suites: [String])] {
    let page = try String(
      contentsOf: package.appendingPathComponent("Docs/Semantics.md"), encoding: .utf8)
    return page.components(separatedBy: "\n\n").compactMap { paragraph in
      let text = paragraph.split(whereSeparator: \.isNewline).joined(separator: " ")
      guard text.hasPrefix("**"), text.hasSuffix(".*"),
        let number = Int(text.dropFirst(2).prefix { $0.isNumber }),
        let start = text.dropLast().lastIndex(of: "*")
      else { return nil }
      let names = text[text.index(after: start)...].dropLast(2)
      return (number, names.components(separatedBy: "; "))
    }
  }

  @Test("lists the rules by their numbers, and suites that there are, each rule's own among them")
  func suites() throws {
    let folder = Self.package.appendingPathComponent("Tests/TweenerTests/Rules")
    let sources = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted().map {
      try String(contentsOf: folder.appendingPathComponent($0), encoding: .utf8)
    }
    let rules = try Self.rules()
    #expect(rules.map(\.number) == Array(1...48))
    for rule in rules {
      for suite in rule.suites {
        let declaration = "@Suite(\"\(suite)\")"
        #expect(sources.contains { $0.contains(declaration) }, "rule \(rule.number): \(suite)")
      }
      let numbered = "@Test(\"\(rule.number) "
      let folded = "@Test(\n    \"\(rule.number) "
      #expect(
        sources.contains { $0.contains(numbered) || $0.contains(folded) }, "rule \(rule.number)")
    }
  }
}
