import Foundation
import Testing

@testable import Tweener

@Suite("The documentation of parameters")
struct ParameterDocsTests {
  private struct Row: Equatable, CustomStringConvertible {
    let spellings: [String]
    let absent: String

    var description: String { "\(spellings): \(absent)" }
  }

  private static func page(_ name: String) throws -> String {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    return try String(contentsOf: root.appendingPathComponent("Docs/\(name)"), encoding: .utf8)
  }

  /// What stands between backquotes.
  private static func codes(_ cell: String) -> [String] {
    cell.split(separator: "`", omittingEmptySubsequences: false).enumerated()
      .filter { $0.offset % 2 == 1 }.map { String($0.element) }
  }

  private static func rows(_ page: String) -> [Row] {
    let lines = page.split(separator: "\n").map { $0.split(separator: "|").map(String.init) }
    return lines.filter { $0.count == 5 && $0[0].contains("`") }.map { cells in
      Row(
        spellings: codes(cells[0]) + codes(cells[1]),
        absent: cells[4].filter { $0 != "`" }.trimmingCharacters(in: .whitespaces))
    }
  }

  @Test("lists every word with its spellings and its default")
  func table() throws {
    let expected = ReservedKey.table.map { Row(spellings: $0.spellings, absent: $0.absent) }
    #expect(Self.rows(try Self.page("Parameters.md")) == expected)
  }

  @Test("and the reports say the same defaults")
  func defaults() {
    for entry in ReservedKey.table where entry.absent != "none" {
      let plan = Reading.plan([TweenKey(entry.spellings[0]): Reading.Box()])
      #expect(plan.problems.first?.remedy.hasSuffix("; \(entry.absent) is taken") == true)
    }
  }

  @Test("shows every kind of problem")
  func problems() throws {
    let page = try Self.page("Problems.md")
    for kind in TweenProblem.Kind.allCases { #expect(page.contains("`\(kind)`\n"), "\(kind)") }
  }
}
