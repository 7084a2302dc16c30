import TweenerTestSupport

@testable import Tweener

/// A random scene in which every piece of code that a caller can give to the engine calls the engine. (It
/// stays on one thread.)
final class HostileScene: @unchecked Sendable {
  let tweener: Tweener
  private(set) var targets: [HostileTarget] = []
  /// Handles of tweens, ended ones among them.
  private(set) var tweens: [Tween] = []
  /// What was called, for whoever looks at a failure.
  private(set) var log: [String] = []
  /// Decides what is called from outside, and what from within.
  private var outer: SplitMix64
  private var inner: SplitMix64
  private var depth = 0
  /// Calls from within that are left: of the whole scene, and of the call from outside that is being made.
  private var provocations: Int
  private var isOver = false
  private var budget = 0
  private let calls: Int
  private let actions: [HostileAction]

  init(seed: UInt64, calls: Int = 60, provocations: Int = .max, hasTimelines: Bool = false) {
    actions = hasTimelines ? HostileAction.allOfTimelines : HostileAction.all
    outer = SplitMix64(seed: seed)
    inner = SplitMix64(seed: ~seed)
    self.calls = calls
    self.provocations = provocations
    tweener = Tweener(directWrites: outer.chance(70))
  }

  /// The random numbers of the call that is being made.
  func draw<Value>(_ body: (inout SplitMix64) -> Value) -> Value {
    depth == 0 ? body(&outer) : body(&inner)
  }

  func chance(_ percent: Int) -> Bool { draw { $0.chance(percent) } }
  func pick<Element>(_ list: [Element]) -> Element { draw { $0.pick(list) } }

  /// To be called by everything that the engine calls.
  func provoke() {
    guard !isOver, depth < 4, budget > 0, provocations > 0, inner.chance(30) else { return }
    budget -= 1
    provocations -= 1
    depth += 1
    defer { depth -= 1 }
    perform(actions[inner.whole(in: 0...actions.count - 1)])
  }

  private func perform(_ action: HostileAction) {
    log.append(String(repeating: "  ", count: depth) + action.name)
    action.body(self)
  }

  func keep(_ tween: Tween) {
    tweens.append(tween)
    if tweens.count > 24 { tweens.removeFirst() }
  }

  func newTarget() -> HostileTarget {
    let target = HostileTarget { [weak self] in self?.provoke() }
    targets.append(target)
    return target
  }

  /// Lets go of a target; the engine may hold it on.
  func dropTarget() {
    guard targets.count > 1 else { return }
    let place = draw { $0.whole(in: 0...(targets.count - 1)) }
    // Behind the removal, as its end calls.
    let target = targets.remove(at: place)
    withExtendedLifetime(target) {}
  }

  /// Plays the scene and says what went wrong.
  func play() -> String? {
    defer { isOver = true }
    prepare()
    for call in 0..<calls {
      budget = 12
      if outer.chance(35) {
        log.append("advance")
        tweener.advance(by: Double(outer.whole(in: 0...8)) / 32)
      } else {
        perform(actions[outer.whole(in: 0...actions.count - 1)])
      }
      budget = 0
      if let broken = brokenInvariants() { return "behind call \(call): \(broken)" }
    }
    tweener.removeAllTweens()
    tweener.advance(by: 1)
    if tweener.tweenCount > 0 { return "\(tweener.tweenCount) tweens are left" }
    return brokenInvariants()
  }

  private func prepare() {
    for _ in 0..<2 { _ = newTarget() }
    tweener.onProblem = { [weak self] _ in self?.provoke() }
    tweener.onInteractionLock = { [weak self] _ in self?.provoke() }
    for name in ["special", "other"] { registerProperty(name) }
    registerSplitter()
  }

  private func brokenInvariants() -> String? {
    #if DEBUG
      let broken = tweener.engine.brokenInvariants()
      return broken.isEmpty ? nil : broken.prefix(5).joined(separator: "; ")
    #else
      return nil
    #endif
  }
}
