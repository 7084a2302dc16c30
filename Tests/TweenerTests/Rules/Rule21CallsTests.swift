import Testing
import Tweener

@Suite("Rule 21: every call is legal inside every callback and takes effect at once")
struct Rule21CallsTests {
  private let stage = RuleStage()
  private let box = RuleBox()

  @Test("21 every call in every callback", arguments: Rule21Moment.allCases, Rule21Action.allCases)
  func rule21_matrix(moment: Rule21Moment, action: Rule21Action) {
    for directWrites in [true, false] {
      let run = Run(moment, action, directWrites)
      run.play()
      let name = "\(moment), \(action), direct \(directWrites)"
      #expect(run.calls == 1, "\(name): called once")
      let isAtOnce = !moment.isPutOff || action.isSeen(in: moment)
      #expect(run.isSeen == isAtOnce, "\(name): takes effect at once")
      #expect(run.ends.allSatisfy { $0 == 1 }, "\(name): ends \(run.ends)")
      #expect(run.stage.tweener.tweenCount == 0, "\(name)")
      // 12: asked for motion when it has ended, it says so.
      let hasEnded = [.complete, .overwrite, .end].contains(moment)
      let asksForMotion = [.pauseAndResumeOwn, .progressHalf, .progressFull].contains(action)
      let expected: [TweenProblem.Kind] = hasEnded && asksForMotion ? [.tweenEnded] : []
      #expect(run.stage.kinds == expected, "\(name): \(run.stage.problems)")
      // Put back in its last onUpdate, it ends where it was put.
      if moment != .lastUpdate || action != .progressHalf {
        #expect(run.wrongEnds == [], "\(name)")
      }
    }
  }

  /// One tween with every callback, among others; one of its callbacks makes the call, once.
  private final class Run {
    let stage: RuleStage
    let (box, other) = (RuleBox(), RuleBox())
    let moment: Rule21Moment
    let action: Rule21Action
    var calls = 0
    var isSeen = false
    var ends = [0, 0, 0, 0]
    var own: Tween?
    var isLast = false
    /// Ends of completed tweens that do not show.
    var wrongEnds: [String] = []

    init(_ moment: Rule21Moment, _ action: Rule21Action, _ directWrites: Bool) {
      stage = RuleStage(directWrites: directWrites)
      self.moment = moment
      self.action = action
    }

    func play() {
      stage.tweener.registerSpecialProperty(
        "hooked",
        get: { [unowned self] (box: RuleBox) in
          act(.getter)
          return box.observed
        },
        set: { [unowned self] (box: RuleBox, value: Double) in
          box.observed = value
          act(.setter)
        })
      stage.add(other, [.duration: 3, "x": 3, .onEnd: { [unowned self] in ends[0] += 1 }])
      own = stage[box].add([
        .delay: 0.25, .duration: 0.5, .repeat: 1, "x": 5, "hooked": 5, "left": 5,
        .onStart: { [unowned self] in act(.start) },
        .onUpdate: { [unowned self] in
          act(stage.tweener.time == 1.25 ? .lastUpdate : .update)
        },
        .onRepeat: { [unowned self] in act(.repeat) },
        .onComplete: { [unowned self] (box: RuleBox) in
          if [box.x, box.observed, box.frame.x] != [5, 5, 5] { wrongEnds.append("own") }
          act(.complete)
        },
        .onOverwrite: { [unowned self] in act(.overwrite) },
        .onEnd: { [unowned self] in
          ends[1] += 1
          act(.end)
        },
      ])
      stage.add(box, [.duration: 3, "y": 3, .onEnd: { [unowned self] in ends[2] += 1 }])
      let rivals: TweenParameters =
        moment == .overwrite ? ["x": 2, "hooked": 2, "left": 2] : ["z": 2]
      stage.add(
        box,
        rivals.merging([
          .delay: 1, .duration: 1, .onEnd: { [unowned self] in ends[3] += 1 },
        ]) { own, _ in own })
      for _ in 0..<30 { stage.tweener.advance(by: 0.125) }
      stage.tweener.timeScale = 1
      own?.timeScale = 1
      stage.tweener.resumeAllTweens()
      stage.tweener.advance(by: 20)
    }

    private func act(_ here: Rule21Moment) {
      guard here == moment, calls == 0, let own else { return }
      calls += 1
      isSeen = action.perform(
        Rule21Scene(stage: stage, box: box, other: other, own: own, moment: moment))
    }
  }

  @Test("21 complete() in onUpdate completes, with one further onUpdate")
  func rule21_completeInUpdate() {
    stage[box].add([
      .duration: 1, "x": 8,
      .onUpdate: { (tween: Tween) in
        stage.note("update \(box.x)")
        tween.complete()
      },
      .onComplete: { stage.note("complete") },
    ])
    stage.tweener.advance(by: 0.25)
    #expect(stage.log == ["update 2.0 @0.25", "update 8.0 @0.25", "complete @0.25"])
  }

  @Test("21 complete() in the own onStart: start values and conflicts come first")
  func rule21_completeInStart() {
    let box = RuleBox(x: 3)
    let older = stage.add(box, [.duration: 4, "x": 8])
    var parameters = stage.noted(
      "a", [.delay: 1, .duration: 1, "x": TweenValue.by(10)], updates: true)
    parameters[.onStart] = { (tween: Tween) in
      stage.note("a start")
      tween.complete()
    }
    let tween = stage.add(box, parameters)
    stage.tweener.advance(by: 2)
    stage.expectLog("a start @1.0", "a update @1.0", "a complete @1.0", "a end completed @1.0")
    #expect(tween.outcome == .completed)
    #expect(older.outcome == .overwritten(by: tween))
    // 3 + 5/4 where the older one stood, and 10 more.
    #expect(box.x == 14.25)
  }

  @Test("21 a part paused in onStart has started with the rest, and goes on when it is resumed")
  func rule21_partPausedInStart() {
    let tween = stage[box].add([
      .duration: 1, "x": 8, "y": 8,
      .onStart: { (box: RuleBox) in _ = stage.tweener.pauseTween(box, ["x"]) },
    ])
    #expect(stage.tweener.after(1, [box.x, box.y]) == [0, 8])
    #expect(tween.outcome == .completed)
    box.x = 100
    stage.tweener.resumeTween(box)
    stage.expect(box.x, [0.5: 4, 0.5: 8])
    #expect(!stage.tweener.isTweening(box))
  }

  @Test("21 a part paused in onStart, though the rest is removed there")
  func rule21_restRemovedInStart() {
    let older = stage.add(box, [.duration: 4, "x": 4])
    let tween = stage[box].add([
      .delay: 1, .duration: 1, .overwrite: OverwriteMode.all, "x": 9, "y": 8,
      .onStart: { (tween: Tween) in
        stage.tweener.pauseTween(box, ["x"])
        tween.remove()
      },
    ])
    #expect(stage.tweener.after(2, tween.outcome) == .removed)
    #expect(older.outcome == .removed)
    #expect([box.x, box.y] == [1, 0])
    stage.tweener.resumeTween(box)
    #expect(stage.tweener.after(0.5, box.x) == 5)
  }

  @Test("21 a getter and a setter that take parts of their own tween", arguments: [true, false])
  func rule21_partsInAccessors(pauses: Bool) {
    var isTaken = false
    let take = {
      if isTaken { return }
      isTaken = true
      if pauses {
        stage.tweener.pauseTween(box, ["a", "left"])
      } else {
        stage.tweener.removeTween(box, ["a", "left"])
      }
    }
    for (name, path) in [("a", \RuleBox.x), ("b", \RuleBox.y), ("c", \RuleBox.z)] {
      stage.tweener.registerSpecialProperty(
        TweenKey(name),
        get: { (box: RuleBox) in
          if name == "b" { take() }
          return box[keyPath: path]
        },
        set: { (box: RuleBox, value: Double) in
          box[keyPath: path] = value
          if name == "b" { take() }
        })
    }
    for getter in [true, false] {
      isTaken = true
      (box.x, box.y, box.z, box.frame) = (0, 0, 0, RuleFrame())
      let tween = stage.add(
        box, [.duration: 1, "a": 4, "b": 4, "c": 4, "frame": RuleFrame(x: 4, y: 4)])
      if getter { isTaken = false }
      stage.tweener.advance(by: 0.25)
      isTaken = false
      stage.tweener.advance(by: 0.25)
      #expect(stage.tweener.after(0.5, tween.outcome) == .completed)
      #expect([box.y, box.z, box.frame.y] == [4, 4, 4])
      #expect(box.x < 4)
      #expect(box.frame.x < 4)
      stage.tweener.resumeAllTweens()
      #expect(stage.after(1, [box.x, box.frame.x]) == (pauses ? [4, 4] : [box.x, box.frame.x]))
      #expect(stage.tweener.tweenCount == 0)
    }
  }

  @Test("21 a tween that removes itself and adds another in each callback, for many steps")
  func rule21_relay() {
    var runs = 0
    var ends = 0
    func next() {
      runs += 1
      let word = [TweenKey.onStart, .onUpdate, .onRepeat, .onComplete][runs % 4]
      stage[box].add([
        .duration: 0.25, .repeat: 1, "x": TweenValue.by(1),
        word: { (tween: Tween) in
          tween.remove()
          if runs < 1_000 { next() }
        },
        .onEnd: { ends += 1 },
      ])
    }
    next()
    for _ in 0..<3_000 { stage.tweener.advance(by: 0.1) }
    #expect(runs == 1_000)
    #expect(ends == 1_000)
    #expect(stage.tweener.tweenCount == 0)
  }
}
