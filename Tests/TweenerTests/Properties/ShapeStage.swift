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
  var writes = 0

  class var tweenProperties: TweenProperties {
    [
      "x": .init(\ShapeBox.x), "y": .init(\ShapeBox.y), "half": .init(\ShapeBox.half),
      "whole": .init(\ShapeBox.whole), "byte": .init(\ShapeBox.byte),
      "observed": .init(\ShapeBox.observed), "frame": .init(\ShapeBox.frame),
      "left": .init(partOf: "frame", \RuleFrame.x),
      "sum": .init(get: { (box: ShapeBox) in box.x + box.y }, set: { $0.y = $1 - $0.x }),
    ]
  }

  var bits: [UInt64] {
    ([x, y, Double(half), Double(whole), Double(byte), observed] + list
      + [frame.x, frame.y, frame.width, frame.height, Double(writes)]).map(\.bitPattern)
  }
}

/// Another class with the same names, of which `x` means something else.
final class ShapeChild: ShapeBox {
  override class var tweenProperties: TweenProperties {
    super.tweenProperties.merging(["x": .init(\ShapeBox.y)])
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
    if engine.registry.planCache.plan(for: box, parameters, engine.registry.registrations) != nil {
      hits += 1
    }
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
    #expect(stages[0].problems == stages[1].problems, sourceLocation: sourceLocation)
    #expect(stages[1].hits == 0, sourceLocation: sourceLocation)
    hits.insert(stages[0].hits)
  }
  #expect(hits.count == 1, sourceLocation: sourceLocation)
  return hits.first ?? 0
}
