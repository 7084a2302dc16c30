// Calls that code of the caller's has made while the engine was at work, in the order of asking.
// Work.swift makes them when that work is done; here is how long what asks for more may go on.

struct PutOffCalls: ~Copyable {
  typealias Call = (TweenEngine) -> Void

  /// Rounds of calls, each asked for by the calls of the one before it.
  static let mostRounds = 100
  /// Calls that calls ask for, in all rounds together: two for each would be more than any memory
  /// holds after a hundred.
  private static let mostAskedFor = 10_000

  private var calls: [Call] = []
  /// The present round; 0 where none is under way.
  private(set) var round = 0
  /// Calls of later rounds than the first.
  private var askedFor = 0
  private var isReported = false
  /// Whether the call that is under way is one of these.
  var isMaking = false

  @inline(__always)
  var isEmpty: Bool { calls.isEmpty }

  mutating func append(_ call: @escaping Call) { calls.append(call) }

  /// Begins another round, and takes out its calls.
  mutating func beginRound() -> [Call] {
    round += 1
    let calls = takeOut(&calls, leaving: [])
    if round > 1 { askedFor += calls.count }
    return calls
  }

  /// Whether the present round is one too many.
  var isTooLate: Bool { round > Self.mostRounds || askedFor > Self.mostAskedFor }

  /// Whether that is to be reported: once.
  mutating func noteTooLate() -> Bool {
    defer { isReported = true }
    return !isReported
  }

  /// Goes back to the round in which some rounds began.
  mutating func endRounds(_ outer: Int) {
    round = outer
    if outer == 0 { (askedFor, isReported) = (0, false) }
  }
}
