import TweenerTestSupport

@testable import Tweener

/// Two targets on which offsets, timelines and other tweens meet at random; plain ones are without
/// offsets, keyframes and observed properties.
struct OffsetScene {
  let tweener: Tweener
  private var random: SplitMix64
  private let boxes = [RuleBox(), RuleBox()]
  private var tweens: [Tween] = []
  private let isPlain: Bool

  init(seed: UInt64, isPlain: Bool = false) {
    random = SplitMix64(seed: seed)
    self.isPlain = isPlain
    tweener = Tweener(directWrites: seed % 2 == 0)
    // Some calls are made to tweens that have ended.
    tweener.onProblem = { _ in }
  }

  var numbers: [Double] { boxes.flatMap { [$0.x, $0.y, $0.z, $0.observed] } }
  var bits: [UInt64] { numbers.map(\.bitPattern) }

  /// Does something, and says how far time is to go then.
  mutating func act() -> Double {
    switch random.whole(in: 0...10) {
    case 0...3: tweens.append(tweener.addTween(random.pick(boxes), words()))
    case 4...6:
      let words: TweenParameters = random.chance(30) ? [.repeat: 1] : [:]
      tweens.append(tweener.addTimeline(timeline(within: 0), words))
    case 7: tweener.resumeAllTweens()
    case _ where tweens.isEmpty: break
    case 8: random.pick(tweens).pause()
    case 9: random.pick(tweens).reverse()
    default:
      let place = random.pick([0, 0.1, 0.4, 0.9])
      if random.chance(30) {
        random.pick(tweens).remove()
      } else {
        random.pick(tweens).seek(to: place)
      }
    }
    return random.pick([0, 0.1, 0.25, 0.4])
  }

  /// Adds a paused timeline, seeks one, plays one for a while, or appends to one. Of plain ones some
  /// lose a component, share it, or have it written by hand.
  mutating func scrub() {
    let kind = random.whole(in: 0...9)
    if tweens.isEmpty || kind == 0 && tweens.count < 3 {
      let words: TweenParameters = [.paused: true, .repeat: random.pick([0, 0, 2])]
      return tweens.append(tweener.addTimeline(timeline(within: 0), words))
    }
    let tween = random.pick(tweens)
    switch kind {
    case 1:
      tween.resume()
      tweener.advance(by: random.pick([0.1, 0.25]))
      tween.pause()
    case 2: tween.append(timeline(within: 1))
    case 3: tweener.advance(by: 0.1)
    case 4 where isPlain && random.chance(15): tweener.removeTween(random.pick(boxes), name())
    case 5 where isPlain: random.pick(boxes).x = 7
    case 6 where isPlain && random.chance(30):
      let words: TweenParameters = [.duration: 0.25, .overwrite: OverwriteMode.none, name(): 5]
      tweens.append(tweener.addTween(random.pick(boxes), words))
    default: tween.seek(to: Double(random.whole(in: 0...40)) / 20)
    }
  }

  /// Lets the next placing of each timeline place everything.
  func forgetPlaces() {
    for run in tweener.engine.runs.all { run.placed = nil }
  }

  private mutating func timeline(within depth: Int) -> TweenTimeline {
    var timeline = TweenTimeline()
    for _ in 0..<random.whole(in: 1...3) {
      let place = TimelinePosition.at(random.pick([0, 0.1, 0.25, 0.5]))
      if depth < 2, random.chance(20) {
        let words: TweenParameters = random.chance(40) ? [.repeat: 1, .autoreverse: true] : [:]
        timeline.add(self.timeline(within: depth + 1), words, at: place)
      } else {
        timeline.add(random.pick(boxes), words(), at: place)
      }
    }
    return timeline
  }

  private mutating func words() -> TweenParameters {
    var words: TweenParameters = [
      .duration: random.pick([0.25, 0.5, 0.7, 1.3]),
      .easing: random.pick(["linear", "inQuad", "inOutSine", "outBack"]),
    ]
    if random.chance(30) { words[.delay] = random.pick([0.1, 0.25, 0.3]) }
    if random.chance(25) {
      words[.repeat] = random.pick([1, 2])
      words[.autoreverse] = random.chance(50)
    }
    if random.chance(15) { words[.timeScale] = random.pick([0.5, 0.7, 2]) }
    for _ in 0..<random.whole(in: 1...2) { words[name()] = value() }
    return words
  }

  private mutating func name() -> TweenKey {
    random.pick(isPlain ? ["x", "y", "z"] : ["x", "y", "z", "observed"])
  }

  private mutating func value() -> TweenValue {
    let number = Double(random.whole(in: -40...40))
    switch isPlain ? random.pick([0, 1, 5, 7]) : random.whole(in: 0...7) {
    case 0: return .by(number)
    case 1: return .fromTo(1, number)
    case 2, 3: return .offset { number * $0 * (1 - $0) }
    case 4: return .offset(TweenKeyframes([0, number, -number, 0]))
    case 5: return .from(number)
    case 6: return .keyframes([number, -number, number / 2])
    default: return .to(number)
    }
  }
}
