// Calls from the engine to code of the caller's: how deep they are nested, what waits until none is
// under way, and what has been reported to the caller.

struct Callouts: ~Copyable {
  /// Hears everything that is wrong with a call; where it is `nil`, standard error says it.
  var onProblem: ((TweenProblem) -> Void)?
  /// The reports that standard error has printed.
  var reportCounter = ReportCounter()
  /// Hears of each event of a tween; see ``TweenEngine/setListener(_:)``.
  var onEvent: Listener?
  typealias Listener = (TweenID, CallbackEvent?, _ reason: EndReason?) -> Void
  /// Events that a listener hears.
  var events = CallNesting()
  /// Called at the end of every step that is a frame.
  var onAdvance: (() -> Void)?
  /// The outcomes of the tweens that ended last.
  var departures = LatestEntries<Departure>(capacity: 1_024)
  /// The components that were lost last.
  var losses = LatestEntries<ComponentLoss>(capacity: 1_024)
  /// By slot, when tweens started whose clocks were changed since.
  var starts: [Slot: Int64] = [:]
  /// Whether a tween is being reverted.
  var isReverting = false
  /// Called when there is something to do again; what drives the engine listens.
  var onWork: (() -> Void)?
  /// Callbacks that are under way.
  var depth = 0
  /// Calls to the engine that are under way since the innermost callback was called, each made by
  /// code of the caller's that the one before it runs.
  var work = 0
  var callbacks = CallNesting()
  /// The tween, or the member of a timeline, whose callback has just been called.
  var caller: TweenID?
  /// Reports of problems.
  var reports = CallNesting()
  /// The commands that are put off until the present work is done.
  var putOff = PutOffCalls()
  /// Jumps of playheads' tweens of which nothing has been called yet, as the writes are under way
  /// that made them.
  var passages: [Passage] = []
  /// The tween whose start values code of the caller's is asked for.
  var reading: TweenID?
  /// Objects and callbacks that wait until no code of the engine depends on them: targets, plans,
  /// and whatever else may hold the last reference to something of the caller's.
  private(set) var released = UniqueArray<Released>()
  /// By slot.
  private(set) var problems: [Slot: TweenProblems] = [:]
  /// By slot, the newcomers for which a living tween's onOverwrite has been called.
  private(set) var newcomers: [Slot: Set<UInt32>] = [:]

  /// By tween, what waits for its end.
  private var waiters: [TweenID: [(EndReason) -> Void]] = [:]
  /// By tween, what is called behind its `onEnd`, in the order of asking.
  private var endings: [TweenID: [TweenCallback]] = [:]
  /// Tweens that have ended, and whose `onEnd` is not over.
  private var ending: [TweenID] = []

  // MARK: Behind an end

  /// Whether something is called behind the end of some tween.
  @inline(__always)
  var hasEndings: Bool { !endings.isEmpty }

  @inline(__always)
  func hasEndings(of id: TweenID) -> Bool { !endings.isEmpty && endings[id] != nil }

  func isEnding(_ id: TweenID) -> Bool { ending.contains(id) }

  mutating func keep(ending: TweenCallback, of id: TweenID) {
    endings[id, default: []].append(ending)
  }

  mutating func beginEnding(_ id: TweenID) { ending.append(id) }

  /// Notes that the `onEnd` of a tween is over: mostly of the one that ended last.
  @inline(__always)
  mutating func finishEnding(_ id: TweenID) {
    if ending.last == id { ending.removeLast() } else { ending.removeAll { $0 == id } }
  }

  /// Hands out what is called behind the `onEnd` of a tween, which is over.
  mutating func takeEndings(of id: TweenID) -> [TweenCallback] {
    endings.removeValue(forKey: id) ?? []
  }

  /// Forgets everything that is to be called behind ends, and hands it out.
  mutating func forgetEndings() -> [TweenID: [TweenCallback]] {
    defer { endings = [:] }
    return endings
  }

  // MARK: Waiting for an end

  /// Calls `body` at the end of a tween, once. It may not call the engine.
  mutating func wait(for id: TweenID, _ body: @escaping (EndReason) -> Void) {
    waiters[id, default: []].append(body)
  }

  @inline(__always)
  mutating func notifyWaiters(of id: TweenID, _ end: EndReason) {
    guard !waiters.isEmpty, let bodies = waiters.removeValue(forKey: id) else { return }
    for body in bodies { body(end) }
  }

  // MARK: Releases

  enum Released {
    case object(AnyObject)
    case callbacks(CallbackIndex)
    /// A target that had no tween when it was put here.
    case target(TargetIndex)
  }

  /// Keeps an object until no code of the engine depends on it.
  mutating func release(_ object: consuming AnyObject) { released.append(.object(object)) }

  mutating func release(_ callbacks: CallbackIndex) { released.append(.callbacks(callbacks)) }

  mutating func release(_ target: TargetIndex) { released.append(.target(target)) }

  @inline(__always)
  mutating func release(_ objects: [AnyObject]) {
    for object in objects { released.append(.object(object)) }
  }

  /// Takes out what may go.
  @inline(__always)
  mutating func popReleased() -> Released? { released.popLast() }

  /// Whether something is to be done when the present work is done.
  @inline(__always)
  var hasRest: Bool { !putOff.isEmpty || released.count > 0 }

  // MARK: Problems and losses

  /// The problems of a tween, oldest first.
  func problems(of id: TweenID) -> [TweenProblem] {
    guard let kept = problems[id.slot], kept.generation == id.generation else { return [] }
    return kept.all
  }

  /// Keeps the problems that the call of a tween has.
  mutating func keep(_ ofCall: [TweenProblem], of id: TweenID) {
    if ofCall.isEmpty { return }
    problems[id.slot] = TweenProblems(generation: id.generation, ofCall: ofCall)
  }

  /// Keeps a later problem of a tween.
  mutating func note(_ problem: TweenProblem, of id: TweenID) {
    if problems[id.slot]?.generation != id.generation {
      problems[id.slot] = TweenProblems(generation: id.generation)
    }
    problems[id.slot]?.note(problem)
  }

  /// Forgets the problems of the tween that had a slot before.
  @inline(__always)
  mutating func forgetProblems(_ slot: Slot) {
    if !problems.isEmpty { problems[slot] = nil }
  }

  /// Notes that a tween's onOverwrite is called for a newcomer. False if it was called before.
  mutating func noteNewcomer(_ id: TweenID, for slot: Slot) -> Bool {
    newcomers[slot, default: []].insert(id.generation).inserted
  }

  mutating func forgetNewcomers(_ slot: Slot) {
    if !newcomers.isEmpty { newcomers[slot] = nil }
  }
}

/// Calls of one kind that are under way: a callback makes a call, which calls back, and so on. The
/// depth is limited (SEMANTICS 21).
struct CallNesting {
  enum Entry {
    case entered
    /// It is not called, and it is the first of which that is so.
    case refusedFirst
    case refused
  }

  /// The greatest depth of nested calls. In debug builds a level takes some eight kilobytes of
  /// the stack, of which a thread may have no more than 512.
  static let deepest = 50
  private var depth = 0
  /// From the first refusal until the outermost call has returned: else two calls on each level
  /// would take twice as long with each.
  private var isRefusing = false

  /// Notes that code of the caller's is to be called.
  mutating func enter() -> Entry {
    guard isRefusing || depth >= Self.deepest else {
      depth += 1
      return .entered
    }
    defer { isRefusing = true }
    return isRefusing ? .refused : .refusedFirst
  }

  /// Notes that the innermost call has returned.
  mutating func leave() {
    depth -= 1
    if depth == 0 { isRefusing = false }
  }
}
