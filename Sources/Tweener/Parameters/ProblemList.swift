// Collects what DescriptionBuilder and CallbackReader report and brings it into an order that does
// not depend on the dictionary's.

struct ProblemList {
  private var items: [(place: Int, problem: TweenProblem)] = []

  var isEmpty: Bool { items.isEmpty }

  /// Files a problem under a word's place in the table; before all of them where there is no word.
  @inline(never)
  mutating func add(_ problem: TweenProblem, at word: ReservedKey?, rank: Int = 0) {
    items.append((word.map { Int($0.rawValue) * 8 + rank } ?? -1, problem))
  }

  /// Files all problems of something that a word has in it.
  mutating func add(_ problems: [TweenProblem], at word: ReservedKey?) {
    for problem in problems { add(problem, at: word) }
  }

  mutating func add(_ other: ProblemList) {
    items += other.items
  }

  var sorted: [TweenProblem] {
    items.ordered { $0.place < $1.place }.map(\.problem)
  }
}
