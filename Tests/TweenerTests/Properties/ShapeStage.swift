import Testing

@testable import Tweener

/// What calls are tried on that may share their shape.
class ShapeBox: TweenTarget {
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
  final var tint = ShapeTint(red: 0.25, green: 0.5, blue: 0.75)
  var glow = ShapeTint(red: 1, green: 2, blue: 3) { didSet { writes += 1 } }
  var writes = 0

  class var tweenProperties: TweenProperties {
    [
      "x": .init(\ShapeBox.x), "y": .init(\ShapeBox.y), "half": .init(\ShapeBox.half),
      "whole": .init(\ShapeBox.whole), "byte": .init(\ShapeBox.byte),
      "observed": .init(\ShapeBox.observed), "frame": .init(\ShapeBox.frame),
      "point": .init(\ShapeBox.point), "place": .init(\ShapeBox.place),
      "left": .init(partOf: "frame", \RuleFrame.x), "inner": .init(\ShapeBox.inner),
      "middle": .init(partOf: "inner", \RuleFrame.x, plus: [\.width: 0.5]),
      "tint": .init(\ShapeBox.tint), "glow": .init(\ShapeBox.glow),
      "tint.red": .init(partOf: "tint", \ShapeTint.red),
      "inner.width": .init(partOf: "inner", \RuleFrame.width),
      "sum": .init(get: { (box: ShapeBox) in box.x + box.y }, set: { $0.y = $1 - $0.x }),
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
struct ShapeTint: Tweenable {
  var red: Double
  var green: Double
  var blue: Double

  static var tweenableComponents: [TweenableComponent<ShapeTint>] {
    [.init(\.red), .init(\.green), .init(\.blue)]
  }

  static let mixes = TweenMix<ShapeTint> { start, end in
    (start, end - start)
  } at: {
    $0.0 + $0.1 * ($1 * $1)
  }
  static let otherMix = TweenMix<ShapeTint> { start, end in
    (start, end - start)
  } at: {
    $0.0 + $0.1 * ($1 * $1 * $1)
  }
  static var mix: TweenMix<ShapeTint>? { mixes }
}

/// Another class with the same names, of which `x` means something else.
final class ShapeChild: ShapeBox {
  override class var tweenProperties: TweenProperties {
    super.tweenProperties.merging(["x": .init(\ShapeBox.y)])
  }
}

extension Tweener {
  /// Whether a call of now would not be read, but share the plan of earlier ones.
  func sharesPlan<Call: PatternedCall>(_ box: ShapeBox, _ call: Call) -> Bool {
    let registry = engine.registry
    return registry.planCache.plan(for: box, call, registry.registrations) {
      CallbackReader<FormsTaking<ShapeBox>>.self
    } != nil
  }
}

/// An engine that writes down all there is to see of the calls it gets.
final class ShapeStage {
  let tweener: Tweener
  /// Whether the engine forgets every shape before each call.
  private let forgets: Bool
  private var boxes: [ShapeBox] = []
  private(set) var trace: [[UInt64]] = []
  private(set) var problems: [String] = []
  /// What the callbacks were called with.
  let log = CallLog()
  /// Calls that were not read, but served by a shape.
  private(set) var hits = 0

  init(forgets: Bool, directWrites: Bool) {
    tweener = Tweener(directWrites: directWrites)
    self.forgets = forgets
    tweener.onProblem = { [unowned self] in problems.append("\($0)") }
  }

  @discardableResult
  func add(_ parameters: TweenParameters, to box: ShapeBox = ShapeBox()) -> Tween {
    let engine = tweener.engine
    if forgets { engine.registry.planCache.forget() }
    if tweener.sharesPlan(box, parameters) { hits += 1 }
    if !boxes.contains(where: { $0 === box }) { boxes.append(box) }
    let tween = tweener.addTween(box, parameters)
    problems += tween.problems.map { "kept: \($0)" }
    return tween
  }

  func advance(_ seconds: Double) {
    tweener.advance(by: seconds)
    trace += boxes.map(\.bits)
  }

  /// To the end of everything that the tests add, and a little further.
  func finish() {
    for _ in 0..<8 { advance(0.37) }
    trace.append([UInt64(tweener.tweenCount), tweener.isInteractionLocked ? 1 : 0])
  }
}

/// Plays calls on an engine that knows shapes and on one that does not: there is nothing to be seen of it. Answers
/// how many of the calls were served by a shape.
@discardableResult
func shapeHits(
  sourceLocation: SourceLocation = #_sourceLocation, _ play: (ShapeStage) -> Void
) -> Int {
  var hits: Set<Int> = []
  for directWrites in [true, false] {
    let stages = [false, true].map { ShapeStage(forgets: $0, directWrites: directWrites) }
    for stage in stages {
      play(stage)
      stage.finish()
    }
    #expect(stages[0].trace == stages[1].trace, sourceLocation: sourceLocation)
    #expect(stages[0].log.calls == stages[1].log.calls, sourceLocation: sourceLocation)
    #expect(stages[0].problems == stages[1].problems, sourceLocation: sourceLocation)
    #expect(stages[1].hits == 0, sourceLocation: sourceLocation)
    hits.insert(stages[0].hits)
  }
  #expect(hits.count == 1, sourceLocation: sourceLocation)
  return hits.first ?? 0
}

/// Whether a call is not read, behind two alike that make the engine know the shape.
func isServed(
  _ first: TweenParameters, _ other: TweenParameters,
  sourceLocation: SourceLocation = #_sourceLocation
) -> Bool {
  shapeHits(sourceLocation: sourceLocation) { stage in
    for call in [first, first, other] {
      stage.add([.duration: 1].merging(call) { $1 })
      stage.advance(0.375)
    }
  } == 1
}
