import Testing
import Tweener
import TweenerPlugins
import TweenerTestSupport

@Suite("An animator: animations and completions that are added")
struct AnimatorAdditionTests {
  private let stage = AnimatorStage()
  private let empty = AnimatorStage(isEmpty: true)

  @Test("delayFactor is a share of the whole, in flight of what is left, before the start")
  func delayFactor() {
    stage.add(["y": 10], delayFactor: 0.25)
    stage.animator.startAnimation()
    #expect(stage.values(of: stage.sled.y, after: 0.5, 0.75, 0.75) == [0, 5, 10])
    let late = AnimatorStage(playing: 1)
    late.add(["y": 10], delayFactor: 0.5)
    #expect(late.values(of: late.sled.y, after: 0.5, 0.25, 0.25) == [0, 5, 10])
  }

  @Test("Start values of an animation with a delay are read in the call that starts it")
  func delayedStartValues() {
    stage.add(["y": 50], delayFactor: 0.5)
    stage.sled.y = 10
    stage.animator.startAnimation()
    #expect(stage.values(of: stage.sled.y, after: 0.5, 1) == [10, 30])
  }

  @Test("An animation that is added in flight takes what is left of the time")
  func inFlight() {
    let stage = AnimatorStage(easing: .inQuad, playing: 1)
    stage.sled.y = 20
    stage.add(["y": 120])
    #expect(stage.sled.y == 20)
    #expect(stage.values(of: stage.sled.y, after: 0.5, 0.5) == [45, 120])
    #expect(stage.positions == [.end])
    #expect(stage.tweener.tweenCount == 0)
  }

  @Test("What is added to a paused animator reads its start values then, and waits")
  func paused() {
    let stage = AnimatorStage(at: 0.5)
    stage.sled.y = 10
    stage.add(["y": 20])
    stage.sled.y = 0
    #expect([0.75, 0.25].map { stage.held(at: $0, stage.sled.y) } == [15, 10])
    stage.animator.continueAnimation()
    #expect(stage.after(1, stage.sled.y) == 15)
  }

  @Test("What is added to one that plays backwards has its end where the animator is going")
  func reversed() {
    let stage = AnimatorStage(playing: 1)
    stage.animator.isReversed = true
    stage.add(["y": 10])
    #expect(stage.after(0.5, stage.place) == [25, 5])
    stage.animator.isReversed = false
    #expect(stage.after(0.25, stage.sled.y) == 2.5)
    stage.animator.isReversed = true
    #expect(stage.after(0.75, stage.sled.y) == 10)
    #expect(stage.positions == [.start])
  }

  @Test("Finished at its start, what was added backwards is at its end, and the other way round")
  func reversedFinish() {
    for (position, place) in [(TweenAnimator.Position.start, [0.0, 10.0]), (.end, [100, 0])] {
      let stage = AnimatorStage(at: 0.5)
      stage.animator.isReversed = true
      stage.add(["y": 10])
      stage.finish(at: position)
      #expect(stage.place == place)
    }
  }

  @Test("Where nothing is left of the time, an animation is at its end at once")
  func nothingLeft() {
    let stage = AnimatorStage(at: 1)
    stage.add(["y": 10])
    #expect(stage.sled.y == 10)
    #expect(stage.held(at: 0.5, stage.sled.y) == 0)
  }

  @Test("Of two animations of one component the later has it; the other components go on")
  func sameComponent() {
    empty.add(["x": 100, "y": 100])
    empty.add(["x": 50])
    empty.animator.startAnimation()
    #expect(empty.after(1, empty.place) == [25, 50])
    empty.add(["x": 125])
    #expect(empty.after(0.5, empty.place) == [75, 75])
    empty.animator.isReversed = true
    #expect(empty.after(1.5, empty.place) == [25, 0])
  }

  @Test("A stopped animator takes no animation")
  func stopped() {
    let stage = AnimatorStage(playing: 1)
    stage.animator.stopAnimation(false)
    stage.add(["y": 10])
    stage.animator.finishAnimation(at: .end)
    #expect(stage.place == [100, 0])
    stage.play(2)
    #expect(stage.sled.y == 0)
  }

  @Test("A delayFactor outside 0…1 is clamped; not-a-number is reported and counts as 0")
  func range() {
    empty.add(["x": 100], delayFactor: 7)
    empty.add(["y": 100], delayFactor: -.infinity)
    #expect(empty.problems == [])
    empty.animator.startAnimation()
    #expect(empty.values(of: empty.place, after: 1, 1) == [[0, 50], [100, 100]])
    empty.add(["x": 0], delayFactor: .nan)
    #expect(empty.keys == ["delayFactor"])
    empty.play(1)
    #expect(empty.sled.x == 50)
  }

  @Test("Words that say when and how it plays are reported and left out")
  func words() {
    empty.add([
      "x": 100, .duration: 9, .easing: Easing.inExpo, .delay: 1, "yoyo": true, .repeat: -1,
      .onEnd: {}, .tag: "a",
    ])
    #expect(
      empty.keys == ["delay", "duration", "easing", "onEnd", "repeat", "tag", "yoyo"])
    #expect(Set(empty.problems.map(\.targetType)) == ["Sled"])
    empty.animator.startAnimation()
    #expect(
      empty.values(of: empty.look, after: 1, 1) == ["running at 0.5, x 50", "inactive, x 100"])
  }

  @Test("The words of a base are the animator's, too")
  func base() {
    let base: TweenParameters = [
      .duration: 9, .easing: Easing.inExpo, .delay: 3, .repeat: -1, .endDelay: 4, "y": 10,
    ]
    empty.add(["x": 100, .base: base])
    empty.play(1)
    #expect(empty.place == [50, 5])
    #expect(empty.after(1, empty.animator.state) == .inactive)
    #expect(empty.tweener.tweenCount == 0)
  }

  @Test("Other words count: rounded, limits, callbacks, values with a start")
  func otherWords() {
    var updates = 0
    empty.add([
      "x": TweenValue.fromTo(50, 60), "y": TweenValue.by(9), .rounded: true, .maximum: 57,
      .onUpdate: { updates += 1 },
    ])
    empty.sled.y = 1
    empty.animator.startAnimation()
    #expect(empty.sled.x == 50)
    #expect(empty.values(of: empty.place, after: 0.5, 1.1) == [[53, 3], [57, 8]])
    #expect(updates == 2)
  }

  @Test("A property that the target does not have is reported where the animation was added")
  func unknown() {
    empty.animator.addAnimations(empty.sled, ["z": 100, "x": 10])
    #expect(empty.problems == [])
    let line = #line - 2
    empty.animator.startAnimation()
    #expect(empty.problems.map(\.kind) == [.unknownProperty])
    #expect(empty.problems.map(\.line) == [UInt(line)])
    #expect(empty.after(1, empty.sled.x) == 5)
  }

  @Test("Completions are called once, in the order of adding, when it is inactive again")
  func completions() {
    let log = TextLog()
    let animator = empty.animator
    for number in 0..<3 { animator.addCompletion { log.note("\(number) \($0) \(animator.state)") } }
    empty.play(5)
    #expect(log.take() == ["0 end inactive", "1 end inactive", "2 end inactive"])
    empty.play(5)
    #expect(log.take() == [])
  }

  @Test("A completion finds every animation at its end, also one that was added in flight")
  func completionValues() {
    var seen: [Double] = []
    stage.animator.addCompletion { [sled = stage.sled] _ in seen = [sled.x, sled.y] }
    stage.play(0.3)
    stage.add(["y": 0.3])
    #expect(stage.after(9, seen) == [100, 0.3])
  }

  @Test("Completions may be added in every state")
  func completionStates() {
    stage.animator.startAnimation()
    stage.listen()
    stage.animator.stopAnimation(false)
    stage.listen()
    stage.animator.finishAnimation(at: .current)
    #expect(stage.positions == [.current, .current, .current])
  }
}
