// Which of the known names a misspelt one was probably meant to be. Called by the factories of
// TweenProblem; knows only text.

enum NearestName {
  /// Longer words are not compared: no property is named so, and the cost is the product of the lengths.
  private static let longest = 64

  /// The nearest of `names` in edits (insert, remove, replace, swap two neighbours), ignoring case, or `nil`
  /// where none is within a third of the word's length. Of equally near names the one that sorts first.
  static func suggest(_ word: String, among names: [String]) -> String? {
    let letters = Array(word.lowercased())
    guard !letters.isEmpty, letters.count <= longest else { return nil }
    let limit = max(1, letters.count / 3)
    var nearest: (name: String, distance: Int)?
    for name in names {
      let other = Array(name.lowercased())
      guard other.count <= longest, abs(other.count - letters.count) <= limit else { continue }
      let distance = edits(letters, other)
      // A word of one or two letters is not near one that shares none of them.
      guard distance <= limit, distance < max(letters.count, other.count) else { continue }
      if let nearest, (nearest.distance, nearest.name) <= (distance, name) { continue }
      nearest = (name, distance)
    }
    return nearest?.name
  }

  /// Damerau-Levenshtein distance in its restricted form: a pair once swapped is not edited again.
  ///
  /// > Source: F. J. Damerau, "A technique for computer detection and correction of spelling errors", 1964.
  static func edits(_ left: [Character], _ right: [Character]) -> Int {
    var beforeLast: [Int] = []
    var last = Array(0...right.count)
    for row in 0..<left.count {
      var current = [row + 1]
      current.reserveCapacity(right.count + 1)
      for column in 0..<right.count {
        let replaced = last[column] + (left[row] == right[column] ? 0 : 1)
        var best = min(last[column + 1] + 1, current[column] + 1, replaced)
        if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
          best = min(best, beforeLast[column - 1] + 1)
        }
        current.append(best)
      }
      beforeLast = last
      last = current
    }
    return last[right.count]
  }
}
