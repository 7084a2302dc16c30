// The key that a misspelt one was probably meant to be. Asked by SceneCursor; knows only text.

enum NearestKey {
  /// The nearest of the keys, capitals or not, or `nil` where more than a third of the letters differ.
  static func of(_ word: String, among known: [String]) -> String? {
    let limit = max(1, word.count / 3)
    let near = known.map { (key: $0, edits: edits(word.lowercased(), $0.lowercased())) }
    return near.filter { $0.edits <= limit }.min { ($0.edits, $0.key) < ($1.edits, $1.key) }?.key
  }

  /// How many letters are to be put in, left out, replaced, or swapped with the next one.
  private static func edits(_ one: String, _ other: String) -> Int {
    let (one, other) = (Array(one.prefix(64)), Array(other))
    var rows = [Array(0...other.count)]
    for i in one.indices {
      var row = [i + 1]
      for j in other.indices {
        let kept = rows[i][j] + (one[i] == other[j] ? 0 : 1)
        row.append(min(kept, rows[i][j + 1] + 1, row[j] + 1))
        if i > 0, j > 0, one[i] == other[j - 1], one[i - 1] == other[j] {
          row[j + 1] = min(row[j + 1], rows[i - 1][j - 1] + 1)
        }
      }
      rows.append(row)
    }
    return rows[one.count][other.count]
  }
}
