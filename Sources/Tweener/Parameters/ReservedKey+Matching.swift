// Reserved words found by their spellings: the word of a name, and the spelling that is nearest to
// one. Read by the reader of parameters and by reports.

extension ReservedKey {
  /// Every spelling of every word.
  static let allSpellings: [String] = table.flatMap(\.spellings)
  private static let candidates = allSpellings.map(NearestName.Candidate.init)

  /// The nearest spelling to a name, for suggestions.
  static func nearest(to name: String) -> NearestName.Match? {
    NearestName.nearest(to: name, among: candidates, butItself: true)
  }

  /// A word and which of its spellings was used: 0 for the name of the first column.
  struct Match {
    let word: ReservedKey
    let rank: Int
  }

  /// The spellings by their length: for most property names no spelling has to be compared.
  private static let byLength: [[(spelling: String, match: Match)]] = {
    let longest = allSpellings.map(\.utf8.count).max() ?? 0
    var lists: [[(spelling: String, match: Match)]] = Array(repeating: [], count: longest + 1)
    for entry in table {
      for (rank, spelling) in entry.spellings.enumerated() {
        lists[spelling.utf8.count].append((spelling, Match(word: entry.word, rank: rank)))
      }
    }
    return lists
  }()

  /// The word of a spelling, or `nil` for any other name.
  static func match(_ name: String) -> Match? {
    let length = name.utf8.count
    guard length < byLength.count else { return nil }
    for (spelling, match) in byLength[length] where spelling == name { return match }
    return nil
  }

  /// The best spelling of this word in a dictionary, where that is better than `rank`.
  func betterSpelling(than rank: Int, in parameters: TweenParameters) -> String? {
    if rank == 0 { return nil }
    return entry.spellings.prefix(rank).first { parameters[TweenKey($0)] != nil }
  }
}
