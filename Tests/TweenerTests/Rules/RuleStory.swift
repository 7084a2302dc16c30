import Testing
import Tweener

/// A step of a story. A number advances by so many seconds, a word is done to the tween that the
/// story is of, and a list is taken step by step. Pausing and resuming must answer whether they
/// have changed something.
indirect enum RuleStep: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByArrayLiteral
{
  case seconds(Double)
  case to(Double)
  case pause, resume, reverse, restart, remove, revert, complete
  case completeAtStart, restartWithDelay
  case reversed(Bool)
  case pauseAt(Double)
  case seek(Double)
  case seekCalling(Double)
  case progress(Double)
  case totalProgress(Double)
  case timeScale(Double)
  /// Something else that a test does.
  case then(() -> Void)
  /// A call of the engine for the box.
  case call((Tweener, RuleBox) -> Void)
  /// Another tween of the box, which is the newest then.
  case add(TweenParameters)
  /// What is done to the last of several tweens, and not to the first.
  case newer(RuleStep)
  /// Calls of the engine for some of the box's properties, which say that something has changed.
  case removeKeys([TweenKey])
  case pauseKeys([TweenKey])
  case resumeKeys([TweenKey])
  /// What a hand writes.
  case hand(ReferenceWritableKeyPath<RuleBox, Double>, Double)
  case all([RuleStep])

  init(floatLiteral seconds: Double) { self = .seconds(seconds) }
  init(integerLiteral seconds: Int) { self = .seconds(Double(seconds)) }
  init(arrayLiteral steps: RuleStep...) { self = .all(steps) }

  static func flicks(_ count: Int64) -> RuleStep { .seconds(ruleFlicks(count)) }

  fileprivate func take(_ tweener: Tweener, _ cast: RuleCast, _ box: RuleBox?) {
    switch self {
    case .newer(let step): step.take(tweener, RuleCast(Array(cast.tweens.suffix(1))), box)
    case .seconds(let seconds): tweener.advance(by: seconds)
    case .to(let time): tweener.advance(to: time)
    case .then(let act): act()
    case .all(let steps): for step in steps { step.take(tweener, cast, box) }
    case .call, .add, .hand, .removeKeys, .pauseKeys, .resumeKeys:
      if let box { act(tweener, cast, box) } else { Issue.record("no box for \(self)") }
    default:
      if let tween = cast.tweens.first { act(tween) } else { Issue.record("no tween for \(self)") }
    }
  }

  private func act(_ tweener: Tweener, _ cast: RuleCast, _ box: RuleBox) {
    switch self {
    case .call(let call): call(tweener, box)
    case .add(let words): cast.tweens.append(tweener.addTween(box, words))
    case .hand(let path, let value): box[keyPath: path] = value
    case .removeKeys(let keys): #expect(tweener.removeTween(box, keys), "\(self)")
    case .pauseKeys(let keys): #expect(tweener.pauseTween(box, keys), "\(self)")
    case .resumeKeys(let keys): #expect(tweener.resumeTween(box, keys), "\(self)")
    default: Issue.record("\(self)")
    }
  }

  private func act(_ tween: Tween) {
    switch self {
    case .pause: expectAnswer(tween.isPaused, tween.pause(), tween.isPaused)
    case .resume: expectAnswer(tween.isPaused, tween.resume(), tween.isPaused)
    case .reverse: tween.reverse()
    case .restart: tween.restart()
    case .restartWithDelay: tween.restart(includingDelay: true)
    case .remove: tween.remove()
    case .revert: tween.revert()
    case .complete: tween.complete()
    case .completeAtStart: tween.complete(at: .start)
    case .reversed(let isReversed): tween.isReversed = isReversed
    case .pauseAt(let place): tween.pause(at: place)
    case .seek(let place): tween.seek(to: place)
    case .seekCalling(let place): tween.seek(to: place, callsBack: true)
    case .progress(let progress): tween.progress = progress
    case .totalProgress(let progress): tween.totalProgress = progress
    case .timeScale(let scale): tween.timeScale = scale
    default: Issue.record("\(self)")
    }
  }

  private func expectAnswer(_ wasPaused: Bool, _ answer: Bool, _ isPaused: Bool) {
    #expect(answer == (wasPaused != isPaused), "what \(self) answers")
  }
}

/// The tweens of a story, oldest first.
final class RuleCast {
  fileprivate(set) var tweens: [Tween]
  init(_ tweens: [Tween]) { self.tweens = tweens }
}

extension Tweener {
  /// Takes each step and expects the value that there is then: `[1: 10, [.pause, 1]: 10]`.
  func expect<Value: Equatable>(
    _ value: @autoclosure () -> Value, of cast: RuleCast = RuleCast([]), on box: RuleBox? = nil,
    _ story: KeyValuePairs<RuleStep, Value>, in title: String = "",
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    for (place, (step, expected)) in story.enumerated() {
      step.take(self, cast, box)
      let seen = value()
      #expect(
        seen == expected, "\(title), step \(place): \(step)", sourceLocation: sourceLocation)
    }
  }

  func expect<Value: Equatable>(
    _ value: @autoclosure () -> Value, of tween: Tween,
    _ story: KeyValuePairs<RuleStep, Value>, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    expect(value(), of: RuleCast([tween]), story, sourceLocation: sourceLocation)
  }
}

extension RuleStage {
  /// Takes each step and expects the value that there is then.
  func expect<Value: Equatable>(
    _ value: @autoclosure () -> Value, of tween: Tween? = nil, on box: RuleBox? = nil,
    _ story: KeyValuePairs<RuleStep, Value>, in title: String = "",
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    tweener.expect(
      value(), of: RuleCast(tween.map { [$0] } ?? []), on: box, story, in: title,
      sourceLocation: sourceLocation)
  }
}

/// What a story may look at: its tweens, its box, and as its own the properties of the box and of
/// the first tween.
@dynamicMemberLookup
struct RuleSight {
  let stage: RuleStage
  let box: RuleBox
  fileprivate let cast: RuleCast
  var tweens: [Tween] { cast.tweens }

  subscript<Value>(dynamicMember path: KeyPath<RuleBox, Value>) -> Value { box[keyPath: path] }
  subscript<Value>(dynamicMember path: KeyPath<Tween, Value>) -> Value { tweens[0][keyPath: path] }

  /// What has been called since the last look, with its instant: `["start @0.0", "complete @1.0"]`.
  var calls: [String] { stage.takeLog().map { String($0.dropFirst(2)) } }
  /// The same in one text: `"start @0.0, complete @1.0"`.
  var called: String { calls.joined(separator: ", ") }
  /// The same with the letters of several tweens: `"a start @0.0, b start @1.0"`.
  var log: String { stage.takeLog().joined(separator: ", ") }

  /// The state of the first tween, or its outcome.
  var fate: String { fate(of: tweens[0]) }
  /// Those of all tweens by their letters: `"a overwritten by b, b running"`.
  var fates: String {
    tweens.map { "\(letter($0)) \(fate(of: $0))" }.joined(separator: ", ")
  }

  /// The numbers of `frame`.
  var edges: [Double] { [box.frame.x, box.frame.y, box.frame.width, box.frame.height] }
  /// The velocity of `x`.
  var velocity: Double? { stage.tweener.velocity(of: box, \.x) }
  var tweenCount: Int { stage.tweener.tweenCount }
  /// The keys of what has been reported.
  var keys: String { stage.keys.map { $0 ?? "none" }.joined(separator: ", ") }
  func isTweening(_ key: TweenKey) -> Bool { stage.tweener.isTweening(box, key) }

  private func fate(of tween: Tween) -> String {
    switch tween.outcome {
    case nil: "\(tween.state)"
    case .overwritten(let winner)?: "overwritten by \(letter(winner))"
    case let outcome?: ruleShort(outcome)
    }
  }

  private func letter(_ tween: Tween) -> String {
    tweens.firstIndex(of: tween).map { RuleSight.letters[$0] } ?? "another"
  }

  fileprivate static let letters = ["a", "b", "c", "d", "e", "f"]
}

/// Has tweens added for a new box, takes each step, and expects what is seen then: all that by
/// direct writes, and through accessors. What is reported must be of `reports`, in order.
func story<Value: Equatable>(
  _ title: String, x: Double = 0, reports: [TweenProblem.Kind] = [],
  _ look: (RuleSight) -> Value, _ steps: KeyValuePairs<RuleStep, Value>,
  sourceLocation: SourceLocation = #_sourceLocation, adding: (RuleStage, RuleBox) -> [Tween]
) {
  for directWrites in [true, false] {
    let (stage, box) = (RuleStage(directWrites: directWrites), RuleBox(x: x))
    let sight = RuleSight(stage: stage, box: box, cast: RuleCast(adding(stage, box)))
    let name = directWrites ? title : "\(title), through accessors"
    stage.tweener.expect(
      look(sight), of: sight.cast, on: box, steps, in: name, sourceLocation: sourceLocation)
    #expect(stage.kinds == reports, "\(name)", sourceLocation: sourceLocation)
  }
}

/// A story of a tween with these words.
func story<Value: Equatable>(
  _ title: String, x: Double = 0, _ words: TweenParameters, reports: [TweenProblem.Kind] = [],
  _ look: (RuleSight) -> Value, _ steps: KeyValuePairs<RuleStep, Value>,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  story(title, x: x, reports: reports, look, steps, sourceLocation: sourceLocation) {
    [$0.add($1, words)]
  }
}

/// A story of which `x` is looked at.
func story(
  _ title: String, x: Double = 0, _ words: TweenParameters, reports: [TweenProblem.Kind] = [],
  _ steps: KeyValuePairs<RuleStep, Double>, sourceLocation: SourceLocation = #_sourceLocation
) {
  story(title, x: x, words, reports: reports, { $0.x }, steps, sourceLocation: sourceLocation)
}

/// A story of a tween whose callbacks are noted, onUpdate only where it is asked for.
func heard<Value: Equatable>(
  _ title: String, x: Double = 0, _ words: TweenParameters, updates: Bool = false,
  _ look: (RuleSight) -> Value, _ steps: KeyValuePairs<RuleStep, Value>,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  story(title, x: x, look, steps, sourceLocation: sourceLocation) {
    [$0.add($1, played: "a", words, updates: updates)]
  }
}

/// A story of which the calls are looked at.
func heard(
  _ title: String, x: Double = 0, _ words: TweenParameters, updates: Bool = false,
  _ steps: KeyValuePairs<RuleStep, [String]>, sourceLocation: SourceLocation = #_sourceLocation
) {
  heard(
    title, x: x, words, updates: updates, { $0.calls }, steps, sourceLocation: sourceLocation)
}

/// A story of several tweens of one box, oldest first, which have letters: the oldest is a.
func meeting<Value: Equatable>(
  _ title: String, x: Double = 0, _ tweens: [TweenParameters], isHeard: Bool = false,
  reports: [TweenProblem.Kind] = [], preparing: (RuleStage, RuleBox) -> Void = { _, _ in },
  _ look: (RuleSight) -> Value, _ steps: KeyValuePairs<RuleStep, Value>,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  story(title, x: x, reports: reports, look, steps, sourceLocation: sourceLocation) { stage, box in
    preparing(stage, box)
    return zip(RuleSight.letters, tweens).map { letter, words in
      stage.add(box, isHeard ? stage.played(letter, words) : words)
    }
  }
}

/// A meeting of which `x` and the fates are looked at: `"5.0: a overwritten by b, b running"`.
func meeting(
  _ title: String, x: Double = 0, _ tweens: [TweenParameters],
  _ steps: KeyValuePairs<RuleStep, String>, sourceLocation: SourceLocation = #_sourceLocation
) {
  meeting(
    title, x: x, tweens, { "\($0.x): \($0.fates)" }, steps, sourceLocation: sourceLocation)
}

/// A story of a timeline.
func timelineStory<Value: Equatable>(
  _ title: String, x: Double = 0, with words: TweenParameters = [:],
  reports: [TweenProblem.Kind] = [], _ look: (RuleSight) -> Value,
  _ steps: KeyValuePairs<RuleStep, Value>, sourceLocation: SourceLocation = #_sourceLocation,
  members: (RuleBox) -> TweenTimeline
) {
  story(title, x: x, reports: reports, look, steps, sourceLocation: sourceLocation) {
    [$0.tweener.addTimeline(members($1), words)]
  }
}
