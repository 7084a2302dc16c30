import Testing
import Tweener

@Suite("Rule 11: cycles of no length")
struct Rule11CycleTests {
  private let stage = RuleStage()

  @Test("11 a cycle of no length plays all its plays at one instant, onRepeat between them")
  func rule11_allAtOnce() {
    for delay in [0.0, 1, -1] {
      let (stage, box) = (RuleStage(), RuleBox())
      let tween = stage.add(box, noted: "a", [.delay: delay, .repeat: 2, "x": 3])
      #expect(stage.after(2, tween.outcome) == .completed)
      #expect(box.x == 3)
      let at = "@\(max(delay, 0))"
      // Plays that a negative delay skips call nothing.
      let repeats = delay < 0 ? [] : ["a repeat \(at)", "a repeat \(at)"]
      #expect(
        stage.log == ["a start \(at)"] + repeats + ["a complete \(at)", "a end completed \(at)"])
      #expect(stage.problems.isEmpty)
    }
  }

  @Test("11 to and fro: each onRepeat sees the end of its play, the last of which counts")
  func rule11_toAndFro() {
    let box = RuleBox(x: 1)
    var seen: [Double] = []
    for repeats in [3, 2] {
      stage.add(
        box,
        [.repeat: repeats, .autoreverse: true, "x": 5, .onRepeat: { seen.append(box.x) }])
      seen.append(box.x)
    }
    #expect(seen == [5, 1, 5, 1, 5, 1, 5])
  }

  @Test("11 one that is unheard ends where its last play does")
  func rule11_unheard() {
    for (repeats, end) in [(3, 1.0), (4, 5)] {
      story(
        "\(repeats) repeats", x: 1, [.repeat: repeats, .delay: 1, .autoreverse: true, "x": 5],
        reports: [.withoutLength, .withoutLength], { [$0.x, Double($0.tweenCount)] }, [1: [end, 0]])
    }
  }

  @Test("11 10,000 plays are played, more run once and are reported, as do endless ones")
  func rule11_limit() {
    for (repeats, heard) in [(9_999, 9_999), (10_000, 0), (-1, 0)] {
      let stage = RuleStage()
      var count = 0
      let tween = stage.add(RuleBox(), [.repeat: repeats, "x": 1, .onRepeat: { count += 1 }])
      #expect(count == heard)
      #expect(tween.outcome == .completed)
      #expect(stage.kinds == (heard > 0 ? [] : [.zeroLengthRepeat]))
    }
  }

  @Test("35 a member at a speed, whose way is none, plays once, and its repeat is reported")
  func rule35_memberWithoutWay() {
    for repeats in [1, 9_999, 10_000, 1 << 40, -1] {
      let (stage, box) = (RuleStage(), RuleBox(x: 1))
      var count = 0
      var timeline = TweenTimeline()
      timeline.add(
        box,
        [
          .unitsPerSecond: 20, .repeat: repeats, "x": TweenValue.fromTo(5, 5),
          .onRepeat: { (tween: Tween) in
            count += 1
            // One that repeats for ever fails, and ends.
            if count > 20_000 { tween.remove() }
          },
        ])
      let tween = stage.tweener.addTimeline(timeline)
      #expect(stage.after(1, count) == 0)
      #expect(box.x == 5)
      #expect(tween.outcome == .completed)
      #expect(stage.kinds == [.zeroLengthRepeat])
    }
  }

  @Test("11 one that is paused between its plays goes on with those that are left")
  func rule11_paused() {
    let box = RuleBox()
    var heard = 0
    let tween = stage[box].add([
      .repeat: 3, "x": 2,
      .onRepeat: { (tween: Tween) in
        heard += 1
        if heard == 2 { tween.pause() }
      },
    ])
    #expect(tween.isPaused)
    stage.expect(heard, of: tween, [1: 2, [.resume, 0]: 3])
    #expect(tween.outcome == .completed)
  }

  @Test("11 one that is removed between its plays calls nothing more")
  func rule11_removed() {
    var heard = 0
    let tween = stage.add(
      RuleBox(),
      [
        .repeat: 3, "x": 2,
        .onRepeat: { (tween: Tween) in
          heard += 1
          _ = tween.remove()
        },
      ])
    #expect(heard == 1)
    #expect(tween.outcome == .removed)
  }
}
