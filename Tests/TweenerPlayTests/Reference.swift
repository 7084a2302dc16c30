// Where the reference scenes and the page of known differences lie in the package.

@testable import TweenerPlay

enum Reference {
  static let root: String = {
    let folders = #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(3)
    return folders.joined(separator: "/")
  }()

  static var scenarios: String { root + "/Reference/scenarios.json" }
  static var easings: String { root + "/Reference/easings.csv" }
  static var kite: String { root + "/Reference/kite.json" }
  static var page: String { root + "/Docs/Compatibility.md" }

  /// The scenes, as JSON.
  static func node() throws -> JSONNode { try nodes.get() }

  static func scenes() throws -> [Scene] { try file.get().scenes }

  // Many tests read them, and to parse them takes as long as to play a few.
  private static let nodes = Result { try JSONParser.parse(readFile(scenarios) ?? []) }
  private static let file = Result { try SceneFile(readFile(scenarios) ?? []) }

  static func table() throws -> CompatibilityTable {
    try CompatibilityTable(markdown: String(decoding: readFile(page) ?? [], as: UTF8.self))
  }
}
