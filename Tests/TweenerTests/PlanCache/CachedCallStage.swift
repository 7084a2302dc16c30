import Testing

@testable import Tweener

/// A target of calls that may share plans: stored numbers of some types, values of several numbers, values with a mix, computed ones.
class CachedBox: TweenTarget {
  final var x = 1.0
  var y = 2.0
  final var half: Float = 0.5
  final var whole = 3
  var byte: UInt8 = 4
  var observed = 5.0 { didSet { writes += 1 } }
  var list = [6.0, 7.0]
  var frame = RuleFrame()
  final var point = SIMD2(8.0, 9)
  final var inner = RuleFrame(x: 1, y: 2, width: 30, height: 4)
  var place = SIMD3<Float>(1, 2, 3) { didSet { writes += 1 } }
  final var tint = CachedTint(red: 0.25, green: 0.5, blue: 0.75)
  var glow = CachedTint(red: 1, green: 2, blue: 3) { didSet { writes += 1 } }
  var writes = 0
  /// Called when ``asked`` is read.
  final var onRead: (() -> Void)?
  final var asked: Double {
    get {
      onRead?()
      return y
    }
    set { y = newValue }
  }

  class var tweenProperties: TweenProperties {
    [
      "x": .init(\CachedBox.x), "y": .init(\CachedBox.y), "half": .init(\CachedBox.half),
      "whole": .init(\CachedBox.whole), "byte": .init(\CachedBox.byte),
      "observed": .init(\CachedBox.observed), "frame": .init(\CachedBox.frame),
      "point": .init(\CachedBox.point), "place": .init(\CachedBox.place),
      "left": .init(partOf: "frame", \RuleFrame.x), "inner": .init(\CachedBox.inner),
      "middle": .init(partOf: "inner", \RuleFrame.x, plus: [\.width: 0.5]),
      "tint": .init(\CachedBox.tint), "glow": .init(\CachedBox.glow),
      "tint.red": .init(partOf: "tint", \CachedTint.red),
      "inner.width": .init(partOf: "inner", \RuleFrame.width),
      "sum": .init(get: { (box: CachedBox) in box.x + box.y }, set: { $0.y = $1 - $0.x }),
    ]
  }

  var bits: [UInt64] {
    var numbers = [x, y, Double(half), Double(whole), Double(byte), observed, Double(writes)]
    numbers += list
    numbers += [frame.x, frame.y, frame.width, frame.height, point.x, point.y]
    numbers += [inner.x, inner.y, inner.width, inner.height]
    for tint in [tint, glow] { numbers += [tint.red, tint.green, tint.blue] }
    numbers += (0..<3).map { Double(place[$0]) }
    return numbers.map(\.bitPattern)
  }
}

/// A value that is mixed as a whole.
struct CachedTint: Tweenable {
  var red: Double
  var green: Double
  var blue: Double

  static var tweenableComponents: [TweenableComponent<CachedTint>] {
    [.init(\.red), .init(\.green), .init(\.blue)]
  }

  static let mixes = TweenMix<CachedTint> { start, end in
    (start, end - start)
  } at: {
    $0.0 + $0.1 * ($1 * $1)
  }
  static let otherMix = TweenMix<CachedTint> { start, end in
    (start, end - start)
  } at: {
    $0.0 + $0.1 * ($1 * $1 * $1)
  }
  static var mix: TweenMix<CachedTint>? { mixes }

  /// One of a number.
  static func of(_ number: Double) -> CachedTint {
    CachedTint(red: number, green: -number, blue: number * number)
  }
}

/// Another class with the same names, of which `x` means something else.
final class CachedChild: CachedBox {
  override class var tweenProperties: TweenProperties {
    super.tweenProperties.merging(["x": .init(\CachedBox.y)])
  }
}

extension Tweener {
  /// Whether a call of now would not be read, but share the plan of earlier ones.
  func sharesPlan<Target: AnyObject>(_ target: Target, _ call: TweenParameters) -> Bool {
    engine.registry.withPlan(for: ObjectIdentifier(type(of: target)), call, Target.self) { _, _ in
      true
    } ?? false
  }
}

/// What happened on an engine, and when. Callbacks hold it, not the stage, as they may be called when that goes.
final class CachedCallLog {
  var texts: [String] = []
  weak var tweener: Tweener?

  func note(_ text: String) { texts.append("\(text) at \(tweener?.time ?? -1)") }
}

/// An engine that writes down all there is to see of the calls it gets.
final class CachedCallStage {
  let tweener: Tweener
  /// Callbacks, reports and outcomes, in their order.
  let log = CachedCallLog()
  /// Whether the engine forgets all plans before each call.
  private let forgets: Bool
  private(set) var boxes: [CachedBox] = []
  private(set) var tweens: [Tween] = []
  /// What shows after each step.
  private(set) var trace: [[UInt64]] = []
  /// Calls that shared a plan.
  private(set) var hits = 0
  private(set) var callCount = 0

  init(forgets: Bool, directWrites: Bool = true) {
    tweener = Tweener(directWrites: directWrites)
    self.forgets = forgets
    log.tweener = tweener
    tweener.onProblem = { [log] in log.note("problem \($0)") }
  }

  func forget() { if forgets { tweener.engine.registry.planCache.forget() } }

  private func know(_ box: CachedBox) {
    if !boxes.contains(where: { $0 === box }) { boxes.append(box) }
  }

  @discardableResult
  func add(_ parameters: TweenParameters, to box: CachedBox = CachedBox()) -> Tween {
    forget()
    know(box)
    callCount += 1
    let isShared = tweener.sharesPlan(box, parameters)
    if isShared { hits += 1 }
    let tween = tweener.addTween(box, parameters)
    note(tween)
    return tween
  }

  func add(_ timeline: TweenTimeline, of boxes: [CachedBox], _ words: TweenParameters = [:])
    -> Tween
  {
    forget()
    for box in boxes { know(box) }
    let tween = tweener.addTimeline(timeline, words)
    note(tween)
    return tween
  }

  private func note(_ tween: Tween) {
    tweens.append(tween)
    log.texts += tween.problems.map { "kept: \($0)" }
    log.texts.append("\(tween.duration) \(tween.totalDuration) \(tween.state)")
  }

  func advance(_ seconds: Double) {
    tweener.advance(by: seconds)
    trace += boxes.map(\.bits)
    for box in boxes {
      trace.append(
        ["x", "y", "point", "half"].flatMap { name in
          tweener.velocity(of: box, TweenKey(name))?.map(\.bitPattern) ?? [0]
        })
    }
    trace.append(
      tweens.suffix(12).flatMap { tween in
        [
          tween.elapsed, tween.progress, tween.duration, tween.totalDuration, tween.timeScale,
          tween.isPaused ? 1 : 0, tween.isReversed ? 1 : 0,
        ].map(\.bitPattern)
      })
  }

  /// To the end of most of what the tests add.
  func finish() {
    for _ in 0..<8 { advance(0.37) }
    trace.append([UInt64(tweener.tweenCount), tweener.isInteractionLocked ? 1 : 0])
    for tween in tweens {
      log.texts.append("\(tween.duration) \(tween.totalDuration) \(outcome(tween))")
    }
    #if DEBUG
      #expect(tweener.engine.brokenInvariants() == [])
    #endif
  }

  private func outcome(_ tween: Tween) -> String {
    if case .overwritten = tween.outcome { return "overwritten" }
    return tween.outcome.map { "\($0)" } ?? "\(tween.state)"
  }
}

/// Plays calls on an engine that remembers plans and on one that reads every call: there is nothing to be seen of it. Answers
/// how many of the calls shared a plan.
@discardableResult
func cacheHits(
  _ name: String = "", sourceLocation: SourceLocation = #_sourceLocation,
  _ play: (CachedCallStage) -> Void
) -> Int {
  var hits: Set<Int> = []
  for directWrites in [true, false] {
    let stages = [false, true].map { CachedCallStage(forgets: $0, directWrites: directWrites) }
    for stage in stages {
      play(stage)
      stage.finish()
    }
    let texts = zip(stages[0].log.texts, stages[1].log.texts).first { $0 != $1 }
    #expect(texts == nil, "\(name)", sourceLocation: sourceLocation)
    #expect(
      stages[0].log.texts.count == stages[1].log.texts.count, "\(name)",
      sourceLocation: sourceLocation)
    let step = zip(stages[0].trace, stages[1].trace).enumerated().first { $1.0 != $1.1 }?.offset
    #expect(step == nil, "\(name)", sourceLocation: sourceLocation)
    #expect(stages[1].hits == 0, "\(name)", sourceLocation: sourceLocation)
    hits.insert(stages[0].hits)
  }
  #expect(hits.count == 1, "\(name)", sourceLocation: sourceLocation)
  return hits.first ?? 0
}

/// Whether a call shares the plan of one before it.
func isServed(
  _ first: TweenParameters, _ other: TweenParameters,
  sourceLocation: SourceLocation = #_sourceLocation
) -> Bool {
  cacheHits("\(other)", sourceLocation: sourceLocation) { stage in
    for call in [first, other] {
      stage.add(([.duration: 1] as TweenParameters).merging(call) { $1 })
      stage.advance(0.375)
    }
  } == 1
}
