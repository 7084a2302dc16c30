// The known name that a misspelt one was probably meant to be. Called by the factories of
// TweenProblem; knows only text.

enum NearestName {
  /// Longer words are not compared: no property is named so, and the cost is the product of the
  /// lengths.
  fileprivate static let longest = 64

  /// A name as it is compared: ignoring case.
  struct Candidate: Sendable {
    let name: String
    fileprivate let lowercased: String
    fileprivate let count: Int
    /// A bit for each letter that occurs; several letters may have one bit.
    fileprivate let letters: UInt64

    init(_ name: String) {
      self.name = name
      lowercased = name.lowercased()
      count = lowercased.utf8.count <= longest ? lowercased.count : .max
      letters = lowercased.utf8.reduce(0) { $0 | 1 << UInt64($1 & 63) }
    }

    fileprivate var isASCII: Bool { lowercased.utf8.count == count }
  }

  struct Match {
    let name: String
    let distance: Int

    static func < (one: Match, other: Match) -> Bool {
      (one.distance, one.name) < (other.distance, other.name)
    }
  }

  /// The nearest of `names` in edits (insert, remove, replace, swap two neighbours), ignoring case,
  /// or `nil` where none is within a third of the word's length. Of equally near names the one that
  /// sorts first.
  static func suggest(_ word: String, among names: [String]) -> String? {
    nearest(to: word, among: names.map(Candidate.init))?.name
  }

  /// The question of a report that has found a name.
  static func question(_ nearest: String) -> String { "did you mean \(nearest.debugDescription)?" }

  /// Complexity: each name is compared letter by letter where it is about as long as the word and
  /// has about its letters; by a few numbers else.
  static func nearest(
    to word: String, among names: [Candidate], butItself: Bool = false
  ) -> Match? {
    let word = Candidate(word)
    guard word.count > 0, word.count <= longest else { return nil }
    var limit = max(1, word.count / 3)
    var nearest: Match?
    for other in names {
      guard other.count <= longest, abs(other.count - word.count) <= limit,
        // One edit brings one letter and takes one.
        !word.isASCII || !other.isASCII
          || (word.letters ^ other.letters).nonzeroBitCount <= 2 * limit,
        !butItself || other.name != word.name
      else { continue }
      let distance = edits(word, other)
      // A word of one or two letters is not near one that shares none of them.
      guard distance <= limit, distance < max(word.count, other.count) else { continue }
      let match = Match(name: other.name, distance: distance)
      if let nearest, !(match < nearest) { continue }
      nearest = match
      limit = distance
    }
    return nearest
  }

  private static func edits(_ left: Candidate, _ right: Candidate) -> Int {
    left.isASCII && right.isASCII
      ? edits(Array(left.lowercased.utf8), Array(right.lowercased.utf8))
      : edits(Array(left.lowercased), Array(right.lowercased))
  }

  /// Damerau-Levenshtein distance in its restricted form: a pair once swapped is not edited again.
  ///
  /// > Source: F. J. Damerau, "A technique for computer detection and correction of spelling
  /// > errors", 1964.
  static func edits<Letter: Equatable>(_ left: [Letter], _ right: [Letter]) -> Int {
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

// All names that would have been right, for reports of one that is not. Made once for many reports:
// programs make the same mistake in every frame, and register names by the thousand.

final class KnownNames: ExpressibleByArrayLiteral {
  private let candidates: [NearestName.Candidate]
  private var found: [String: NearestName.Match?] = [:]
  private static let mostRemembered = 256

  init(_ names: some Sequence<String>) {
    candidates = names.map(NearestName.Candidate.init)
  }

  convenience init(arrayLiteral names: String...) { self.init(names) }

  /// The nearest of the names that is not the word itself. Asked for a word again it looks at no
  /// name.
  func nearest(to word: String) -> NearestName.Match? {
    if let known = found[word] { return known }
    let match = NearestName.nearest(to: word, among: candidates, butItself: true)
    if found.count >= Self.mostRemembered { found.removeAll(keepingCapacity: true) }
    found[word] = .some(match)
    return match
  }
}
