import Tweener

// What the tests of accessor lanes act with: targets whose setters tell of every write, and a stage on which
// one of these writes does something to the engine.

/// Its properties are observed, so that they are written through accessors.
final class LaneNode {
  let index: Int
  var x = 0.0 { didSet { onWrite(index, x) } }
  var small: Float = 0 { didSet { onWrite(index, Double(small)) } }
  var onWrite: (Int, Double) -> Void = { _, _ in }

  init(_ index: Int) { self.index = index }
}

/// What a setter may do, each to some tween.
enum LaneAction: CaseIterable {
  case remove, removeTarget, removeAndAssign, pause, pauseAndResume, hold, scale, progress, complete
  case overrideLater, overrideAtOnce, add, removeAll, pauseAndResumeAll, letGo

  /// Whether it is done to every tween.
  var touchesAll: Bool { self == .removeAll || self == .pauseAndResumeAll }

  /// How often it may write at once what it is done to, besides the one write of the sweep.
  var ownWrites: Int {
    switch self {
    case .scale, .add, .letGo: 0
    case .remove, .removeTarget, .pause, .pauseAndResume, .hold, .progress, .complete: 1
    case .removeAll, .pauseAndResumeAll: 1
    // What the loser leaves, and the newcomer's start; or what is assigned, and the exact value.
    case .overrideLater, .removeAndAssign: 2
    // What the loser leaves, the newcomer's start and its end.
    case .overrideAtOnce: 3
    }
  }
}

/// How fast tweens run: at rate 1 and at other rates they lie in different lanes.
enum LaneSpeed: CaseIterable {
  case normal, scaled, mixed

  func scale(of index: Int) -> Double {
    switch self {
    case .normal: 1
    case .scaled: 0.5
    case .mixed: index % 2 == 0 ? 0.5 : 1
    }
  }
}

final class LaneStage {
  let tweener = Tweener()
  private(set) var nodes: [LaneNode?] = []
  private(set) var tweens: [Tween] = []
  /// What has been written since they were last taken, for each node.
  private(set) var writes: [[UInt64]] = []
  /// How often each node may have been written in the present frame besides the sweep.
  private(set) var touches: [Int] = []
  private(set) var problems: [TweenProblem] = []
  var onWrite: (Int) -> Void = { _ in }
  private let isFloat: Bool
  private let easing: Easing
  private let speed: LaneSpeed

  /// Custom easings are never moved in lanes.
  init(count: Int, isFloat: Bool, speed: LaneSpeed, isLaned: Bool) {
    self.isFloat = isFloat
    self.speed = speed
    easing = isLaned ? .linear : .custom { $0 }
    tweener.onProblem = { [weak self] in self?.problems.append($0) }
    for _ in 0..<count { grow() }
  }

  private func grow() {
    let index = nodes.count
    let node = LaneNode(index)
    node.onWrite = { [weak self] index, value in
      guard let self else { return }
      writes[index].append(value.bitPattern)
      onWrite(index)
    }
    nodes.append(node)
    writes.append([])
    touches.append(0)
    tweens.append(tweener.addTween(node, parameters(to: Double(100 + index), for: index)))
  }

  private var key: TweenKey { isFloat ? .path(\LaneNode.small) : .path(\LaneNode.x) }

  private func parameters(to end: Double, for index: Int) -> TweenParameters {
    [.duration: 1, .easing: easing, .timeScale: speed.scale(of: index), key: end]
  }

  func act(_ action: LaneAction, on index: Int) {
    for touched in action.touchesAll ? touches.indices : index..<(index + 1) {
      touches[touched] += action.ownWrites
    }
    guard let node = nodes[index] else { return }
    let tween = tweens[index]
    switch action {
    case .remove: tween.remove()
    case .removeTarget: tweener.removeTween(node)
    case .removeAndAssign:
      // The removal is put off, and then writes what the tween leaves exact over this (SEMANTICS 21).
      tweener.removeTween(node)
      if isFloat { node.small = -7 } else { node.x = -7 }
    case .pause: tween.pause()
    case .pauseAndResume:
      tween.pause()
      tween.resume()
    case .hold: tween.timeScale = 0
    case .scale: tween.timeScale = tween.timeScale == 1 ? 0.75 : 1
    case .progress: tween.progress = 0.125
    case .complete: tween.complete()
    case .overrideLater:
      tweens[index] = tweener.addTween(node, parameters(to: -50, for: index))
    case .overrideAtOnce:
      tweens[index] = tweener.addTween(node, [key: -60.0])
    case .add: for _ in 0..<40 { grow() }
    case .removeAll: tweener.removeAllTweens()
    case .pauseAndResumeAll:
      tweener.pauseAllTweens()
      tweener.resumeAllTweens()
    case .letGo: nodes[index] = nil
    }
  }

  func value(of index: Int) -> Double? {
    nodes[index].map { isFloat ? Double($0.small) : $0.x }
  }

  func isHeld(_ index: Int) -> Bool { nodes[index] != nil }

  /// Advances and returns what was written to each node.
  func frame() -> [[UInt64]] {
    for index in writes.indices {
      writes[index] = []
      touches[index] = 0
    }
    tweener.advance(by: 0.0625)
    return writes
  }

  /// Whether a node shows its exact value.
  func isExact(_ index: Int) -> Bool {
    guard let node = nodes[index], let shown = value(of: index) else { return true }
    tweener.settle(node)
    return value(of: index)?.bitPattern == shown.bitPattern
  }
}
