import Tweener

// Every call of the manager and of a handle, to be made inside every callback.

/// Where a call is made from.
enum Rule21Moment: String, CaseIterable {
  case start, update, lastUpdate, `repeat`, complete, overwrite, end, getter, setter

  /// Whether what is asked for there is put off until the work is done.
  var isPutOff: Bool { self == .getter || self == .setter }
}

struct Rule21Scene {
  let stage: RuleStage
  let box: RuleBox
  let other: RuleBox
  let own: Tween
  let moment: Rule21Moment

  var tweener: Tweener { stage.tweener }
}

/// A call, and whether its effect is to be seen at once.
enum Rule21Action: String, CaseIterable {
  case addTween, addAtOnce, addTweens, addCaller, addRival
  case removeOwn, removeTarget, removeProperty, removeTweens, removeAll
  case pauseOwn, pauseTarget, pauseProperty, pauseTweens, pauseAll
  case pauseAndResumeOwn, pauseAndResumeTarget, pauseAndResumeProperty, pauseAndResumeAll
  case completeOwn, completeOthers
  case progressHalf, progressFull, ownTimeScale, ownRest, engineTimeScale
  case registerEasing, registerSpecialProperty, registerSplitter, install, settle, queries

  private struct Plugin: TweenerPlugin {
    let name = "rule 21"
    func register(in tweener: Tweener) {
      tweener.registerEasing("rule21Plugin", .inQuad)
    }
  }

  /// Whether it is seen at once where what changes anything is put off: what is added counts, and what is registered.
  func isSeen(in moment: Rule21Moment) -> Bool {
    switch self {
    case .addTween, .addAtOnce, .addTweens, .addCaller, .addRival, .completeOwn, .registerEasing,
      .registerSpecialProperty, .registerSplitter, .install, .queries:
      true
    // In a frame bytes are written before setters are called.
    case .settle: moment == .setter
    default: false
    }
  }

  /// Whether what was to be seen at once was seen.
  func perform(_ scene: Rule21Scene) -> Bool {
    let (tweener, box, other, own) = (scene.tweener, scene.box, scene.other, scene.own)
    switch self {
    case .addTween:
      let tween = scene.stage.add(other, [.duration: 1, "z": 1])
      return tween.state == .waiting && tweener.isTweening(other, "z")
    case .addAtOnce:
      return scene.stage.add(other, ["z": 1]).state == .waiting && other.z == 0
    case .addTweens:
      return tweener.addTween([box, other], [.duration: 0.1, "z": 1]).map(\.state)
        == [.waiting, .waiting]
    case .addCaller:
      return tweener.addCaller([.delay: 0.1]).state == .waiting
    case .addRival:
      return scene.stage.add(box, [.duration: 0.1, "y": 1]).state == .waiting
    case .removeOwn:
      return own.remove()
        == (scene.moment != .complete && scene.moment != .end && scene.moment != .overwrite)
        && own.state == .ended
    case .removeTarget:
      tweener.removeTween(box)
      return !tweener.isTweening(box)
    case .removeProperty:
      tweener.removeTween(box, ["y"])
      return !tweener.isTweening(box, "y")
    case .removeTweens:
      tweener.removeTweens([other, box])
      return !tweener.isTweening(box) && !tweener.isTweening(other)
    case .removeAll:
      tweener.removeAllTweens()
      return tweener.tweenCount == 0
    case .pauseOwn:
      own.pause()
      return own.state == .paused || own.state == .ended
    case .pauseTarget:
      tweener.pauseTween(box)
      return tweener.tweens(of: box).allSatisfy(\.isPaused)
    case .pauseProperty:
      tweener.pauseTween(box, ["y"])
      return !tweener.pauseTween(box, ["y"])
    case .pauseTweens:
      tweener.pauseTweens([box, other])
      return (tweener.tweens(of: box) + tweener.tweens(of: other)).allSatisfy(\.isPaused)
    case .pauseAll:
      tweener.pauseAllTweens()
      return !tweener.pauseAllTweens()
    case .pauseAndResumeOwn:
      return own.pause() == own.resume() && !own.isPaused
    case .pauseAndResumeTarget:
      return tweener.pauseTween(box) == tweener.resumeTween(box)
    case .pauseAndResumeProperty:
      return tweener.pauseTween(box, ["y"]) == tweener.resumeTween(box, ["y"])
    case .pauseAndResumeAll:
      return tweener.pauseAllTweens() == tweener.resumeAllTweens()
    case .completeOwn:
      own.complete()
      // Between onStart and the reading of start values it waits for these; in its end it is under way.
      return own.state == .ended || [.start, .getter, .lastUpdate, .setter].contains(scene.moment)
    case .completeOthers:
      let others = (tweener.tweens(of: box) + tweener.tweens(of: other)).filter { $0 != own }
      for other in others { other.complete() }
      return others.allSatisfy { $0.state == .ended }
    case .progressHalf:
      own.progress = 0.5
      return own.progress == 0.5 || own.state == .ended
    case .progressFull:
      own.progress = 1
      return own.progress == 1 || own.state == .ended
    case .ownTimeScale:
      own.timeScale = 2
      return own.timeScale == 2 || own.state == .ended
    case .ownRest:
      own.timeScale = 0
      return own.timeScale == 0 || own.state == .ended
    case .engineTimeScale:
      tweener.timeScale = 2
      return tweener.timeScale == 2
    case .registerEasing:
      tweener.registerEasing("rule21", .inQuad)
      return tweener.easingNames.contains("rule21")
    case .registerSpecialProperty:
      tweener.registerSpecialProperty("rule21", \RuleBox.z)
      _ = scene.stage.add(other, [.duration: 0.1, "rule21": 1])
      return tweener.isTweening(other, "z")
    case .registerSplitter:
      tweener.registerPropertySplitter("rule21s", for: RuleBox.self) { ["y": $0, "z": $0] }
      _ = scene.stage.add(other, [.duration: 0.1, "rule21s": 1])
      return tweener.isTweening(other, "z")
    case .install:
      tweener.install(Plugin())
      return tweener.easingNames.contains("rule21Plugin")
    case .settle:
      tweener.settle(box)
      tweener.settle(other)
      // It moves by one a second.
      return abs(other.x - tweener.time) < 1e-9
    case .queries:
      let tweens = tweener.tweens(of: box) + tweener.tweens(of: other)
      return tweener.isTweening(box) != tweener.tweens(of: box).isEmpty
        && tweener.isTweening(other, "x") && tweens.allSatisfy { $0.state != .ended }
        && tweener.tweenCount == tweens.count
    }
  }
}
