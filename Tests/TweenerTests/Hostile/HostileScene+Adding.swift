import Tweener
import TweenerTestSupport

// Random calls of `addTween`.

extension HostileScene {
  private static let callbacks: [TweenKey] = [
    .onStart, .onUpdate, .onRepeat, .onComplete, .onOverwrite, .onEnd,
  ]

  func add() {
    let target = chance(4) ? newTarget() : pick(targets)
    var parameters: TweenParameters = [
      .duration: pick([0, 0.0625, 0.25, 0.25, 1]), .delay: pick([0, 0, 0, 0.0625, 0.25, -0.125]),
    ]
    if chance(30) { parameters[.overwrite] = pick(OverwriteMode.allCases) }
    if chance(15) { parameters[.rounded] = true }
    if chance(15) { parameters[.repeat] = pick([1, 3, -1]) }
    if chance(10) { parameters[.autoreverse] = true }
    if chance(10) { parameters[.locksInteraction] = true }
    if chance(10) { parameters[.unlocksInteraction] = true }
    if chance(8) { parameters[.useFrames] = true }
    if chance(5) { parameters["nonsense"] = 1 }
    if chance(5) { parameters["short"] = 1 }
    if chance(5) { parameters["bend"] = 1 }
    if chance(5) { parameters["mixed"] = 1 }
    if chance(20) { parameters[.easing] = easing() }
    for word in Self.callbacks where chance(12) {
      let end = HostileEnd { [weak self] in self?.provoke() }
      parameters[word] = { [weak self] () -> Void in withExtendedLifetime(end) { self?.provoke() } }
    }
    for _ in 0..<draw({ $0.whole(in: 1...4) }) { parameters[property()] = value() }
    if chance(20) { parameters[.path(\HostileTarget.frame)] = Rect4(4, 4, 4, 4) }
    if chance(15) { parameters[.path(\HostileTarget.place)] = SIMD2(5.0, 5.0) }
    keep(tweener.addTween(target, parameters))
  }

  func property() -> TweenKey {
    switch draw({ $0.whole(in: 0...14) }) {
    case 0: .path(\HostileTarget.a)
    case 1: .path(\HostileTarget.b)
    case 2: .path(\HostileTarget.frame.x)
    case 3, 4, 12: .path(\HostileTarget.x)
    case 5, 6, 13: .path(\HostileTarget.y)
    case 7, 14: .path(\HostileTarget.z)
    case 8: .path(\HostileTarget.whole)
    case 9:
      .path(\HostileTarget[HostileKey(pick([1, 2]), onCall: { [weak self] in self?.provoke() })])
    case 10: pick(["special", "other", "fallen"])
    default: "both"
    }
  }

  private func easing() -> Any {
    if chance(30) { return "hostile" }
    return { [weak self] (time: Double) -> Double in
      self?.provoke()
      return time * time
    }
  }

  func value() -> Any {
    let number = pick([10.0, 20, 100, -5])
    switch draw({ $0.whole(in: 0...13) }) {
    case 0: return TweenValue.by(number)
    case 1: return TweenValue.from(number)
    case 2: return TweenValue.fromTo(1, number)
    case 3:
      return TweenValue.offset { [weak self] eased in
        self?.provoke()
        return eased * number
      }
    case 4:
      return TweenValue.to(number).interpolated { [weak self] start, end, eased in
        self?.provoke()
        return start + (end - start) * eased
      }
    case 5:
      return TweenValue.each { [weak self] (_: HostileTarget, _: Int) in
        self?.provoke()
        return number
      }
    case 6:
      return TweenValue.interpolated(components: nil) { [weak self] start in
        self?.provoke()
        return TweenInterpolation(from: start, to: start.map { $0 + number }) {
          [weak self] eased, numbers in
          self?.provoke()
          for place in numbers.indices { numbers[place] = eased * number }
        }
      }
    default: return number
    }
  }
}
