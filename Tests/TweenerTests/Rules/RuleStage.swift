import Testing
import Tweener
import TweenerTestSupport

// What the rules' tests act with: an engine that keeps its problems, a target with some properties, and a
// few numbers of flicks.

/// Flicks in a second.
let ruleSecond: Int64 = 705_600_000

/// A whole number of flicks, in seconds: exact on the way in.
func ruleFlicks(_ count: Int64) -> Double { Double(count) / Double(ruleSecond) }

/// The formula of rule 9 for a play that has run `passed` of `length`.
func ruleValue(
  from start: Double, to end: Double, _ passed: Double, of length: Double,
  _ easing: Easing = .linear
) -> Double {
  start + (end - start) * easing(passed / length)
}

struct RuleFrame: Tweenable, Equatable {
  var x = 0.0
  var y = 0.0
  var width = 0.0
  var height = 0.0

  static var tweenableComponents: [TweenableComponent<RuleFrame>] {
    [.init(\.x), .init(\.y), .init(\.width), .init(\.height)]
  }
}

final class RuleBox: TweenTarget {
  var x = 0.0
  var y = 0.0
  var z = 0.0
  var frame = RuleFrame()
  var count = 0
  /// Each read and each write, as the engine did them.
  var reads = 0
  var writes: [Double] = []
  private var observedStorage = 0.0
  var observed: Double {
    get {
      reads += 1
      return observedStorage
    }
    set {
      writes.append(newValue)
      observedStorage = newValue
      onWrite()
    }
  }
  var onWrite: () -> Void = {}

  init(x: Double = 0) { self.x = x }

  static var tweenProperties: TweenProperties {
    [
      "x": .init(\RuleBox.x),
      "y": .init(\RuleBox.y),
      "z": .init(\RuleBox.z),
      "frame": .init(\RuleBox.frame),
      "left": .init(\RuleBox.frame.x),
      "top": .init(\RuleBox.frame.y),
      "wide": .init(\RuleBox.frame.width),
      "high": .init(\RuleBox.frame.height),
      "count": .init(\RuleBox.count),
      "observed": .init(get: { (box: RuleBox) in box.observed }, set: { $0.observed = $1 }),
    ]
  }
}

final class RuleStage: Steppable {
  let tweener: Tweener
  private(set) var problems: [TweenProblem] = []
  var log: [String] = []
  private var kept: [RuleBox] = []

  init(directWrites: Bool = true) {
    tweener = Tweener(directWrites: directWrites)
    tweener.onProblem = { [weak self] in self?.problems.append($0) }
  }

  var kinds: [TweenProblem.Kind] { problems.map(\.kind) }
  var keys: [String?] { problems.map(\.key) }

  func advance(_ seconds: Double) { tweener.advance(by: seconds) }

  /// Adds a tween, and keeps the box for as long as the stage lives.
  @discardableResult
  func add(_ box: RuleBox, _ parameters: TweenParameters) -> Tween {
    kept.append(box)
    return tweener.addTween(box, parameters)
  }

  /// Adds a tween whose events are noted by a name.
  @discardableResult
  func add(
    _ box: RuleBox, noted name: String, _ parameters: TweenParameters, updates: Bool = false
  ) -> Tween {
    add(box, noted(name, parameters, updates: updates))
  }

  /// Adds a tween whose events are noted by a name, those of playing to and fro included.
  @discardableResult
  func add(
    _ box: RuleBox, played name: String, _ parameters: TweenParameters, updates: Bool = false
  ) -> Tween {
    add(box, played(name, parameters, updates: updates))
  }

  subscript(box: RuleBox) -> TweenAdder<Tween> {
    TweenAdder { parameters, _, _ in self.add(box, parameters) }
  }

  /// Fails where the log is another one, after so many seconds if they are given.
  func expectLog(
    after seconds: Double? = nil, _ expected: String...,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    if let seconds { advance(seconds) }
    #expect(log == expected, sourceLocation: sourceLocation)
  }

  /// Writes down a name and the engine's time.
  func note(_ what: String) { log.append("\(what) @\(tweener.time)") }

  /// Callbacks for every event but onUpdate, each noted with the tween's name.
  func noting(_ name: String, updates: Bool = false) -> TweenParameters {
    var parameters: TweenParameters = [
      .onStart: { [weak self] in self?.note("\(name) start") },
      .onRepeat: { [weak self] in self?.note("\(name) repeat") },
      .onComplete: { [weak self] in self?.note("\(name) complete") },
      .onOverwrite: { [weak self] in self?.note("\(name) overwrite") },
      .onEnd: { [weak self] (outcome: TweenOutcome) in
        self?.note("\(name) end \(ruleShort(outcome))")
      },
    ]
    if updates { parameters[.onUpdate] = { [weak self] in self?.note("\(name) update") } }
    return parameters
  }

  /// The parameters with callbacks that note every event, those of playing to and fro included.
  func played(_ name: String, _ parameters: TweenParameters, updates: Bool = false)
    -> TweenParameters
  {
    let more: TweenParameters = [
      .onReverseComplete: { [weak self] in self?.note("\(name) reverse complete") },
      .onPause: { [weak self] in self?.note("\(name) pause") },
      .onResume: { [weak self] in self?.note("\(name) resume") },
    ]
    return noted(name, parameters, updates: updates).merging(more) { own, _ in own }
  }

  /// The parameters with callbacks that note every event of which a member of a timeline is told.
  func member(_ name: String, _ parameters: TweenParameters) -> TweenParameters {
    var words = played(name, parameters)
    for word: TweenKey in [.onEnd, .onOverwrite, .onPause, .onResume] { words[word] = nil }
    return words
  }

  /// The log so far, which is empty afterwards.
  func takeLog() -> [String] {
    defer { log = [] }
    return log
  }

  /// The parameters with callbacks that note every event.
  func noted(_ name: String, _ parameters: TweenParameters, updates: Bool = false)
    -> TweenParameters
  {
    parameters.merging(noting(name, updates: updates)) { own, _ in own }
  }
}

/// What adds to a target or to several: parameters that take several lines have room as its only argument.
struct TweenAdder<Added> {
  private let call: (TweenParameters, _ file: String, _ line: UInt) -> Added

  init(_ call: @escaping (TweenParameters, String, UInt) -> Added) { self.call = call }

  @discardableResult
  func add(_ parameters: TweenParameters, file: String = #fileID, line: UInt = #line) -> Added {
    call(parameters, file, line)
  }
}

extension Tweener {
  subscript<Target: AnyObject>(target: Target) -> TweenAdder<Tween> {
    TweenAdder { self.addTween(target, $0, file: $1, line: $2) }
  }

  subscript<Target: AnyObject>(targets: [Target]) -> TweenAdder<[Tween]> {
    TweenAdder { self.addTween(targets, $0, file: $1, line: $2) }
  }
}

/// An outcome's name.
func ruleShort(_ outcome: TweenOutcome) -> String {
  switch outcome {
  case .completed: "completed"
  case .reverseCompleted: "reverse completed"
  case .removed: "removed"
  case .overwritten: "overwritten"
  case .targetGone: "gone"
  }
}

/// Numbers that come again with the same seed.
struct RuleRandom: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 0x2545_F491_4F6C_DD1D }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
