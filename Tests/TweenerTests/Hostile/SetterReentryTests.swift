import Testing
import Tweener

/// Setters that call the engine while it leaves, removes or places their own tween.
@Suite struct SetterReentryTests {
  private let tweener = Tweener()

  @Test(
    "A setter that ends its tween, while that loses to a newer one, harms no other target",
    arguments: [false, true], [true, false])
  func componentsOfAnother(atAdd: Bool, directWrites: Bool) {
    let tweener = Tweener(directWrites: directWrites)
    let (noisy, idle) = (Noisy(), Quiet())
    tweener.addTween(noisy, [.duration: 10, .path(\Noisy.x): 100, .path(\Noisy.y): 100])
    tweener.advance(by: 1)
    var newcomer: TweenParameters = [.duration: 10, .delay: 0.5, .path(\Noisy.x): 200]
    if atAdd {
      newcomer[.overwrite] = OverwriteMode.atAdd
    } else {
      tweener.addTween(noisy, newcomer)
    }
    noisy.onNextWrite { [unowned noisy] in
      tweener.removeTween(noisy)
      // Gets the entries that were given back.
      tweener.addTween(idle, [.duration: 100, .path(\Quiet.p): 1000, .path(\Quiet.q): 1000])
    }
    if atAdd { tweener.addTween(noisy, newcomer) }
    tweener.advance(by: 1)
    expectSound(tweener)
    tweener.addTween(idle, [.duration: 1, .path(\Quiet.q): 5])
    tweener.advance(by: 0.5)
    expectSound(tweener)
    tweener.removeTween(idle)
    let p = idle.p
    #expect(tweener.after(1, idle.p) == p)
    #expect(tweener.tweenCount == 0)
    expectSound(tweener)
  }

  @Test("A timeline that an earlier call of the same setter divides takes with what is left of it")
  func dividedNewcomer() {
    let (noisy, quiet) = (Noisy(), Quiet())
    let older = tweener.addTween(quiet, [.duration: 10, .path(\Quiet.p): 100])
    tweener.addTween(noisy, [.duration: 10, .path(\Noisy.x): 100])
    tweener.advance(by: 1)
    noisy.onNextWrite { [unowned noisy] in
      // Done when the frame has been written, before the timeline takes anything.
      tweener.pauseTween(noisy, .path(\Noisy.y))
      var timeline = TweenTimeline.of(noisy, [.duration: 1, .path(\Noisy.y): 5])
      timeline.add(quiet, [.duration: 1, .path(\Quiet.p): 5], at: .at(0))
      tweener.addTimeline(timeline, [.overwrite: OverwriteMode.atAdd])
    }
    tweener.advance(by: 1)
    expectSound(tweener)
    #expect(older.outcome != nil)
    #expect(tweener.after(1, quiet.p) == 5)
    expectSound(tweener)
  }

  @Test("A setter that completes the newcomer, which takes its component, completes it at its end")
  func completedNewcomer() {
    let noisy = Noisy()
    tweener.addTween(noisy, [.duration: 2, .path(\Noisy.x): 100])
    tweener.advance(by: 1)
    let newcomer = tweener.addTween(noisy, [.duration: 1, .path(\Noisy.x): 7])
    noisy.onNextWrite { newcomer.complete() }
    #expect(tweener.after(0, newcomer.outcome) == .completed)
    #expect(noisy.x == 7)
    #expect(tweener.tweenCount == 0)
    expectSound(tweener)
  }

  @Test("A setter that pauses a property of the newcomer, which takes another, splits it as always")
  func splitNewcomer() {
    let noisy = Noisy()
    tweener.addTween(noisy, [.duration: 2, .path(\Noisy.x): 100])
    tweener.advance(by: 1)
    tweener.addTween(noisy, [.duration: 1, .path(\Noisy.x): 10, .path(\Noisy.y): 8])
    noisy.onNextWrite { [unowned noisy] in tweener.pauseTween(noisy, [.path(\Noisy.y)]) }
    #expect(tweener.after(1, [noisy.x, noisy.y]) == [10, 0])
    expectSound(tweener)
    tweener.resumeTween(noisy)
    #expect(tweener.after(1, noisy.y) == 8)
    #expect(tweener.tweenCount == 0)
  }

  @Test(
    "A setter that removes or pauses the property which is being removed takes no other",
    arguments: [true, false])
  func tookWhileRemoved(removes: Bool) {
    let noisy = Noisy()
    tweener.addTween(
      noisy, [.duration: 1, .path(\Noisy.x): 10, .path(\Noisy.y): 10, .path(\Noisy.z): 10])
    tweener.advance(by: 0.25)
    noisy.onNextWrite { [unowned noisy] in
      let key = TweenKey.path(\Noisy.x)
      if removes { tweener.removeTween(noisy, [key]) } else { tweener.pauseTween(noisy, [key]) }
    }
    tweener.removeTween(noisy, [.path(\Noisy.x)])
    expectSound(tweener)
    #expect(tweener.after(1, [noisy.x, noisy.y, noisy.z]) == [2.5, 10, 10])
    #expect(tweener.tweens(of: noisy).isEmpty)
    expectSound(tweener)
  }

  @Test(
    "A setter that sets its tween's progress moves the rest of the tween too",
    arguments: ["progress", "settle", "pause"])
  func progressInSetter(way: String) {
    let noisy = Noisy()
    let tween = tweener.addTween(
      noisy, [.duration: 1, .path(\Noisy.x): 100, .path(\Noisy.y): 100, .path(\Noisy.z): 100])
    tweener.advance(by: 0.125)
    noisy.onNextWrite { tween.progress = 0.75 }
    switch way {
    case "progress": tween.progress = 0.25
    case "settle": tweener.settle(noisy)
    default: tween.pause()
    }
    #expect(tween.progress == 0.75)
    #expect([noisy.x, noisy.y, noisy.z] == [75, 75, 75])
    expectSound(tweener)
  }

  @Test("A setter that sets the progress of a tween written row by row moves its rest too")
  func progressInSlowRow() {
    let noisy = Noisy()
    let tween = tweener.addTween(
      noisy, [.duration: 1, .rounded: true, .path(\Noisy.x): 100, .path(\Noisy.y): 100])
    tweener.advance(by: 0.125)
    noisy.onNextWrite { tween.progress = 0.75 }
    #expect(tweener.after(0.125, [noisy.x, noisy.y]) == [75, 75])
  }

  @Test("A pause that a setter asks for leaves all exact, over what a hand wrote meanwhile")
  func handBeforePause() {
    let noisy = Noisy()
    let tween = tweener.addTween(noisy, [.duration: 1, .path(\Noisy.x): 100, .path(\Noisy.y): 100])
    tweener.advance(by: 0.125)
    noisy.onNextWrite { [unowned noisy] in
      tween.pause()
      noisy.y = -1
    }
    tweener.settle(noisy)
    #expect(tweener.after(0.5, [noisy.x, noisy.y]) == [12.5, 12.5])
  }

  @Test("A tween completed in its own onStart, and set back in its last onUpdate, starts once")
  func startedOnce() {
    let noisy = Noisy()
    var updates = 0
    tweener[noisy].add([
      .duration: 1, .path(\Noisy.x): 100,
      .onStart: { (tween: Tween) in tween.complete() },
      .onUpdate: { (tween: Tween) in
        updates += 1
        if updates == 1 { tween.progress = 0.5 }
      },
    ])
    tweener.advance(by: 0)
    expectSound(tweener)
    updates = 1
    #expect(tweener.after(0.25, updates) == 2)
    #expect(noisy.x == 75)
    #expect(tweener.after(1, tweener.tweenCount) == 0)
    expectSound(tweener)
  }
}
