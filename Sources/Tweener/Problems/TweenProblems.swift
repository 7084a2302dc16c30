// What was wrong with one tween, for its handle: kept by the engine by slot.

struct TweenProblems {
  /// Whose they are, of all tweens that had the slot.
  let generation: UInt32
  private(set) var all: [TweenProblem]
  /// How many its call came with. They are kept.
  private let ofCall: Int

  /// Of those that come later the latest are kept: a program that gives a wrong value in every
  /// frame is not to fill the memory.
  static let mostLater = 32

  init(generation: UInt32, ofCall problems: [TweenProblem] = []) {
    self.generation = generation
    all = problems
    ofCall = problems.count
  }

  mutating func note(_ problem: TweenProblem) {
    if all.count == ofCall + Self.mostLater { all.remove(at: ofCall) }
    all.append(problem)
  }
}
