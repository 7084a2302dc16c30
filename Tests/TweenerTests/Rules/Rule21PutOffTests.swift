import Testing
import Tweener

@Suite("Rule 21: what accessors and the like ask for is put off until the work is done")
struct Rule21PutOffTests {
  private let stage = RuleStage()
  private let box = RuleBox()
  private let other = RuleBox()

  /// A tween of a property with a setter, which runs, and whose setter does something once from then on.
  private func running(_ parameters: TweenParameters = [:], does body: @escaping (Tween) -> Void)
    -> Tween
  {
    let own: TweenParameters = [.duration: 1, "observed": 4]
    let tween = stage.add(box, own.merging(parameters) { own, _ in own })
    stage.tweener.advance(by: 0.25)
    box.onWrite = { [box] in
      box.onWrite = {}
      body(tween)
    }
    return tween
  }

  @Test("21 a setter's calls are done in the order of asking, when the frame is written")
  func rule21_orderOfAsking() {
    let late = stage.add(other, noted: "late", [.duration: 2, "x": 8], updates: true)
    let tween = running(stage.noting("own", updates: true)) { [stage] tween in
      let answers = [late.pause(), tween.pause(), late.resume(), late.remove()]
      stage.note("asked \(answers) \(late.state) \(tween.state)")
    }
    stage.log.removeAll()
    stage.tweener.advance(by: 0.25)
    // `resume` says what there is to do as things stand.
    stage.expectLog("asked [true, true, false, true] running running @0.5", "late end removed @0.5")
    #expect(late.outcome == .removed)
    #expect(tween.isPaused)
    #expect([box.observed, other.x] == [2, 2])
  }

  @Test("21 what a setter asks for in a last write is done before the callbacks of the end")
  func rule21_beforeTheNextCallback() {
    let tween = running(stage.noting("own", updates: true)) { [stage, other] tween in
      _ = stage.add(other, ["x": 7])
      tween.seek(to: 0.5)
      stage.note("asked, x \(other.x)")
    }
    stage.log.removeAll()
    tween.complete()
    #expect(stage.log == ["asked, x 0.0 @0.25", "own update @0.25"])
    #expect(tween.state == .running)
    #expect([box.observed, other.x] == [2, 7])
  }

  @Test("21 a call made while another one shows its start is the later of the two")
  func rule21_ageWhileShown() {
    var inner: Tween?
    box.onWrite = { [stage, box] in
      box.onWrite = {}
      inner = stage.add(box, [.duration: 1, "x": -100])
    }
    let outer = stage.add(box, [.duration: 1, "x": 100, "observed": TweenValue.fromTo(1, 5)])
    #expect(box.observed == 1)
    #expect(stage.after(0.5, [box.x, box.observed]) == [-50, 3])
    #expect(outer.state == .running && inner?.state == .running)
    box.onWrite = { [stage, box] in
      box.onWrite = {}
      inner = stage.tweener.addTimeline(.of(box, ["y": -100], defaults: [.duration: 1]))
    }
    stage.tweener.addTimeline(
      .of(box, ["y": 100], ["observed": TweenValue.fromTo(1, 5)], defaults: [.duration: 1]))
    #expect(stage.after(0.5, box.y) == -50)
  }

  @Test("21 of a tween that has ended meanwhile nothing is asked, in silence")
  func rule21_endedMeanwhile() {
    let tween = running { tween in
      tween.remove()
      tween.seek(to: 0.75)
      tween.reverse()
      tween.restart()
      tween.complete()
      tween.pause(at: 0.5)
    }
    #expect(stage.after(0.25, tween.outcome) == .removed)
    #expect(stage.problems.isEmpty)
    #expect(box.observed == 2)
  }

  @Test("21 what a getter asks for its own tween is done when it has started")
  func rule21_getter() {
    var isAsked = false
    var tween: Tween?
    stage.tweener.registerSpecialProperty(
      "asking",
      get: { (box: RuleBox) in
        if !isAsked {
          isAsked = true
          tween?.seek(to: 0.5)
        }
        return box.z
      }, set: { (box: RuleBox, value: Double) in box.z = value })
    let older = stage.add(box, [.duration: 4, "x": 8])
    tween = stage.add(box, [.duration: 1, "asking": 4, "x": 4])
    stage.tweener.advance(by: 0)
    #expect(isAsked)
    #expect(older.outcome == tween.map { .overwritten(by: $0) })
    #expect([box.z, box.x] == [2, 2])
  }

  @Test("21 a tween that is added in the writes of a frame starts there, of that instant and age")
  func rule21_addedInWrites() {
    var added: [Tween] = []
    _ = running { [stage, other] _ in
      added.append(stage.add(other, [.duration: 1, "x": 4]))
      added.append(stage.add(other, ["y": 3]))
      added.append(stage.add(other, [.duration: 1, .delay: 1, "z": TweenValue.from(9)]))
      let areWaiting = added.allSatisfy { $0.state == .waiting }
      stage.note("\(areWaiting) \(stage.tweener.tweens(of: other).count) \(other.z)")
    }
    stage.log.removeAll()
    #expect(stage.after(0.25, stage.log) == ["true 3 0.0 @0.5"])
    #expect(added.map(\.state) == [.running, .ended, .waiting])
    #expect([other.x, other.y, other.z] == [0, 3, 9])
    #expect(stage.after(0.25, other.x) == 1)
  }

  @Test("21 a setter's removal of its target, and what it adds then: both are done, in that order")
  func rule21_removedAndAdded() {
    let value = AnimatedValue(0.0, on: stage.tweener)
    _ = running { _ in value.value = 3 }
    let moving = value.animate(to: 8, duration: 4)
    #expect(stage.after(0.25, value.value) == 3)
    #expect(moving.outcome == .removed)
  }

  @Test("21 advance in a setter is refused and reported")
  func rule21_advance() {
    _ = running { [stage] _ in stage.tweener.advance(by: 1) }
    #expect(stage.after(0.25, stage.tweener.time) == 0.5)
    #expect(stage.kinds == [.advanceFromCallback])
  }

  @Test("21 the engine's time scale, set in a setter, holds from the end of the frame on")
  func rule21_timeScale() {
    _ = running { [stage] _ in
      stage.tweener.timeScale = 2
      stage.note("\(stage.tweener.timeScale)")
    }
    #expect(stage.after(0.25, stage.log.last) == "1.0 @0.5")
    #expect(stage.tweener.timeScale == 2)
    #expect(stage.after(0.25, stage.tweener.time) == 1)
  }
}
