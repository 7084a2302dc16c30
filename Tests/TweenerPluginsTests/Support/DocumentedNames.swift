import Foundation

/// The names in the tables of Docs/Properties.md.
enum DocumentedNames {
  /// Sections whose tables say other things than names of properties, or whose names have test cases of their own
  /// elsewhere.
  private static let others = [
    "Paths", "Text", "Modifiers", "Presets", "Random values", "Your own",
  ]

  static func read() throws -> [(section: String, name: String)] {
    let page = URL(fileURLWithPath: #filePath).appendingPathComponent(
      "../../../../Docs/Properties.md"
    ).standardizedFileURL
    var section = ""
    var names: [(String, String)] = []
    for line in try String(contentsOf: page, encoding: .utf8).split(separator: "\n") {
      if line.hasPrefix("## ") {
        section = line.dropFirst(3).split(separator: " (").first.map { String($0) } ?? ""
      } else if line.hasPrefix("| `"), !others.contains(section) {
        let cell = line.dropFirst(2).split(separator: " | ").first ?? ""
        // Every second piece between backticks is a name.
        let pieces = cell.split(separator: "`", omittingEmptySubsequences: false)
        for index in stride(from: 1, to: pieces.count, by: 2) {
          names.append((section, String(pieces[index])))
        }
      }
    }
    return names
  }
}
