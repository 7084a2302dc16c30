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
