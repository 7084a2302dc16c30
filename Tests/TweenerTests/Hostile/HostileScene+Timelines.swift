import Tweener
import TweenerTestSupport

// Random timelines, tweens of playheads, and what is done with handles that have them.

extension HostileScene {
  private static let ofMembers: [TweenKey] = [
    .onStart, .onUpdate, .onRepeat, .onComplete, .onReverseComplete,
  ]

  func addTimeline() {
    var words = TweenParameters()
    if chance(35) { words[.repeat] = pick([1, 3, -1]) }
    if chance(20) { words[.autoreverse] = true }
    if chance(15) { words[.repeatDelay] = 0.125 }
    if chance(15) { words[.delay] = pick([0.0625, -0.125, 0.25]) }
    if chance(15) { words[.timeScale] = pick([0.5, 2, 0.7]) }
    if chance(15) { words[.pausesOnCompletion] = true }
    if chance(10) { words[.overwrite] = pick([OverwriteMode.atAdd, OverwriteMode.all]) }
    if chance(15) { words[.easing] = curve() }
    addCallbacks(Self.ofMembers + [.onOverwrite, .onEnd, .onPause, .onResume], to: &words)
    keep(tweener.addTimeline(timeline(within: 0), words))
  }

  /// Adds to a timeline that plays; where the tween is none, that is reported.
  func grow() { withTween { $0.append(timeline(within: 2)) } }

  private func timeline(within depth: Int) -> TweenTimeline {
    var timeline = TweenTimeline()
    if chance(30) { timeline.addLabel("mark", at: .at(pick([0, 0.125, 0.25]))) }
    for _ in 0..<draw({ $0.whole(in: 1...4) }) {
      let place = TimelinePosition.at(pick([0, 0, 0.0625, 0.25, 0.5]))
      switch draw({ $0.whole(in: 0...9) }) {
      case 0: timeline.call(at: place) { [weak self] in self?.provoke() }
      case 1: timeline.addPause(at: place)
      case 2,
        3 where depth < 3:
        var words = TweenParameters()
        if chance(40) { words[.repeat] = pick([1, 2, -1]) }
        if chance(30) { words[.autoreverse] = true }
        if chance(20) { words[.timeScale] = pick([0, 0.5, 1.1]) }
        if chance(20) { words[.delay] = pick([0.125, -0.0625]) }
        addCallbacks(Self.ofMembers, to: &words)
        timeline.add(self.timeline(within: depth + 1), words, at: place)
      case 4 where !tweens.isEmpty:
        timeline.add(pick(tweens).playhead, movement(), at: place)
      default: timeline.add(pick(targets), member(), at: place)
      }
    }
    return timeline
  }

  private func member() -> TweenParameters {
    var parameters: TweenParameters = [
      .duration: pick([0, 0.0625, 0.25, 0.25]), .delay: pick([0, 0, 0.0625, -0.125]),
    ]
    if chance(15) { parameters[.repeat] = pick([1, 3, -1]) }
    if chance(15) { parameters[.timeScale] = pick([0, 0.5, 2]) }
    if chance(10) { parameters[.spring] = TweenSpring(duration: 0.25, bounce: 0.3) }
    if chance(20) { parameters[.easing] = curve() }
    if chance(30) { parameters[.showsStart] = false }
    addCallbacks(Self.ofMembers, to: &parameters)
    for _ in 0..<draw({ $0.whole(in: 1...3) }) { parameters[property()] = value() }
    return parameters
  }

  func addMover() { withTween { keep(tweener.addTween($0.playhead, movement())) } }

  private func movement() -> TweenParameters {
    var parameters: TweenParameters = [.duration: pick([0, 0.0625, 0.25])]
    let end = pick([0.0, 0.25, 1])
    parameters[pick(["elapsed", "progress", "totalProgress", "rate"])] = end
    addCallbacks([.onStart, .onUpdate, .onComplete], to: &parameters)
    return parameters
  }

  private func curve() -> Any {
    { [weak self] (time: Double) -> Double in
      self?.provoke()
      return time * time
    }
  }

  private func addCallbacks(_ words: [TweenKey], to parameters: inout TweenParameters) {
    for word in words where chance(10) {
      parameters[word] = { [weak self] () -> Void in self?.provoke() }
    }
  }

  func seek() {
    // No farther: where something is called in each play, all of it is.
    let (place, callsBack) = (pick([-1, 0, 0.0625, 0.125, 0.3, 1, 40]), chance(50))
    withTween { $0.seek(to: place, callsBack: callsBack) }
  }

  func pauseAtPlace() {
    let place = pick([0, 0.125, 0.25, 1])
    withTween { place == 1 ? $0.pause(at: "mark") : $0.pause(at: place) }
  }
}
