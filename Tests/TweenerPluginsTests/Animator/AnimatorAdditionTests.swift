import Testing
import Tweener
import TweenerPlugins

@Suite("An animator: animations and completions that are added")
struct AnimatorAdditionTests {
  private let stage = AnimatorStage()

  @Test("delayFactor is a share of the whole before the start")
  func delayFactor() {
    stage.animator.addAnimations(stage.sled, ["y": 10], delayFactor: 0.25)
    stage.animator.startAnimation()
    for (time, y) in [(0.5, 0.0), (1.25, 5), (2, 10)] {
      stage.tweener.advance(to: time)
      #expect(stage.sled.y == y)
    }
  }

  @Test("An animation that is added in flight takes what is left of the time")
  func inFlight() {
    let stage = AnimatorStage(easing: .inQuad)
    stage.animator.startAnimation()
    stage.advance(1)
    stage.sled.y = 20
    stage.animator.addAnimations(stage.sled, ["y": 120])
    #expect(stage.sled.y == 20)
    #expect(stage.after(0.5, stage.sled.y) == 45)
    #expect(stage.after(0.5, stage.sled.y) == 120)
    #expect(stage.positions == [.end])
    #expect(stage.tweener.tweenCount == 0)
  }

  @Test("delayFactor is a share of what is left of the time in flight")
  func delayInFlight() {
    stage.animator.startAnimation()
    stage.advance(1)
    stage.animator.addAnimations(stage.sled, ["y": 10], delayFactor: 0.5)
    #expect(stage.after(0.5, stage.sled.y) == 0)
    #expect(stage.after(0.25, stage.sled.y) == 5)
    #expect(stage.after(0.25, stage.sled.y) == 10)
  }

  @Test("What is added to a paused animator reads its start values then, and waits")
  func paused() {
    stage.animator.fractionComplete = 0.5
    stage.sled.y = 10
    stage.animator.addAnimations(stage.sled, ["y": 20])
    stage.sled.y = 0
    stage.animator.fractionComplete = 0.75
    #expect(stage.sled.y == 15)
    stage.animator.fractionComplete = 0.25
    #expect(stage.sled.y == 10)
    stage.animator.continueAnimation()
    #expect(stage.after(1, stage.sled.y) == 15)
  }

  @Test("What is added to one that plays backwards has its end where the animator is going")
  func reversed() {
    stage.animator.startAnimation()
    stage.advance(1)
    stage.animator.isReversed = true
    stage.animator.addAnimations(stage.sled, ["y": 10])
    #expect(stage.after(0.5, [stage.sled.y, stage.sled.x]) == [5, 25])
    stage.animator.isReversed = false
    #expect(stage.after(0.25, stage.sled.y) == 2.5)
    stage.animator.isReversed = true
    #expect(stage.after(0.75, stage.sled.y) == 10)
    #expect(stage.positions == [.start])
  }

  @Test("Finished at its start, what was added backwards is at its end, and the other way round")
  func reversedFinish() {
    for (position, x, y) in [(TweenAnimator.Position.start, 0.0, 10.0), (.end, 100, 0)] {
      let stage = AnimatorStage()
      stage.animator.fractionComplete = 0.5
      stage.animator.isReversed = true
      stage.animator.addAnimations(stage.sled, ["y": 10])
      stage.animator.stopAnimation(false)
      stage.animator.finishAnimation(at: position)
      #expect([stage.sled.x, stage.sled.y] == [x, y])
    }
  }

  @Test("Where nothing is left of the time, an animation is at its end at once")
  func nothingLeft() {
    stage.animator.fractionComplete = 1
    stage.animator.addAnimations(stage.sled, ["y": 10])
    #expect(stage.sled.y == 10)
    stage.animator.fractionComplete = 0.5
    #expect(stage.sled.y == 0)
  }

  @Test("Of two animations of one component the later has it; the other components go on")
  func sameComponent() {
    let stage = AnimatorStage(isEmpty: true)
    stage.animator.addAnimations(stage.sled, ["x": 100, "y": 100])
    stage.animator.addAnimations(stage.sled, ["x": 50])
    stage.animator.startAnimation()
    #expect(stage.after(1, [stage.sled.x, stage.sled.y]) == [25, 50])
    stage.animator.addAnimations(stage.sled, ["x": 125])
    #expect(stage.after(0.5, [stage.sled.x, stage.sled.y]) == [75, 75])
    stage.animator.isReversed = true
    #expect(stage.after(1.5, [stage.sled.x, stage.sled.y]) == [25, 0])
  }

  @Test("A stopped animator takes no animation")
  func stopped() {
    stage.animator.startAnimation()
    stage.advance(1)
    stage.animator.stopAnimation(false)
    stage.animator.addAnimations(stage.sled, ["y": 10])
    stage.animator.finishAnimation(at: .end)
    #expect([stage.sled.x, stage.sled.y] == [100, 0])
    stage.animator.startAnimation()
    #expect(stage.after(2, stage.sled.y) == 0)
  }

  @Test("A delayFactor outside 0…1 is clamped; not-a-number is reported and counts as 0")
  func range() {
    let stage = AnimatorStage(isEmpty: true)
    stage.animator.addAnimations(stage.sled, ["x": 100], delayFactor: 7)
    stage.animator.addAnimations(stage.sled, ["y": 100], delayFactor: -.infinity)
    #expect(stage.problems.problems == [])
    stage.animator.startAnimation()
    #expect(stage.after(1, [stage.sled.x, stage.sled.y]) == [0, 50])
    #expect(stage.after(1, [stage.sled.x, stage.sled.y]) == [100, 100])
    stage.animator.addAnimations(stage.sled, ["x": 0], delayFactor: .nan)
    #expect(stage.problems.problems.map(\.key) == ["delayFactor"])
    stage.animator.startAnimation()
    #expect(stage.after(1, stage.sled.x) == 50)
  }

  @Test("Words that say when and how it plays are reported and left out")
  func words() {
    let stage = AnimatorStage(isEmpty: true)
    stage.animator.addAnimations(
      stage.sled,
      [
        "x": 100, .duration: 9, .easing: Easing.inExpo, .delay: 1, "yoyo": true, .repeat: -1,
        .onEnd: {},
      ])
    #expect(
      stage.problems.problems.compactMap(\.key)
        == ["delay", "duration", "easing", "onEnd", "repeat", "yoyo"])
    #expect(Set(stage.problems.problems.map(\.targetType)) == ["Sled"])
    stage.animator.startAnimation()
    #expect(stage.after(1, stage.sled.x) == 50)
    #expect(stage.after(1, stage.animator.state) == .inactive)
  }

  @Test("The words of a base are the animator's, too")
  func base() {
    let stage = AnimatorStage(isEmpty: true)
    let base: TweenParameters = [
      .duration: 9, .easing: Easing.inExpo, .delay: 3, .repeat: -1, .endDelay: 4, "y": 10,
    ]
    stage.animator.addAnimations(stage.sled, ["x": 100, .base: base])
    stage.animator.startAnimation()
    #expect(stage.after(1, [stage.sled.x, stage.sled.y]) == [50, 5])
    #expect(stage.after(1, stage.animator.state) == .inactive)
    #expect(stage.tweener.tweenCount == 0)
  }

  @Test("Other words count: rounded, limits, callbacks, values with a start")
  func otherWords() {
    let stage = AnimatorStage(isEmpty: true)
    var updates = 0
    stage.animator.addAnimations(
      stage.sled,
      [
        "x": TweenValue.fromTo(50, 60), "y": TweenValue.by(9), .rounded: true, .maximum: 57,
        .onUpdate: { updates += 1 },
      ])
    stage.sled.y = 1
    stage.animator.startAnimation()
    #expect(stage.sled.x == 50)
    #expect(stage.after(0.5, [stage.sled.x, stage.sled.y]) == [53, 3])
    #expect(stage.after(1.1, [stage.sled.x, stage.sled.y]) == [57, 8])
    #expect(updates == 2)
  }

  @Test("A property that the target does not have is reported where the animation was added")
  func unknown() {
    let stage = AnimatorStage(isEmpty: true)
    stage.animator.addAnimations(stage.sled, ["z": 100, "x": 10])
    #expect(stage.problems.problems == [])
    let line = #line - 2
    stage.animator.startAnimation()
    #expect(stage.problems.problems.map(\.kind) == [.unknownProperty])
    #expect(stage.problems.problems.map(\.line) == [UInt(line)])
    #expect(stage.after(1, stage.sled.x) == 5)
  }

  @Test("Completions are called once, in the order of adding, when it is inactive again")
  func completions() {
    let stage = AnimatorStage(isEmpty: true)
    let log = NoteList()
    let animator = stage.animator
    for number in 0..<3 { animator.addCompletion { log.note("\(number) \($0) \(animator.state)") } }
    animator.startAnimation()
    #expect(stage.after(5, log.take()) == ["0 end inactive", "1 end inactive", "2 end inactive"])
    animator.startAnimation()
    #expect(stage.after(5, log.take()) == [])
  }

  @Test("A completion finds every animation at its end, also one that was added in flight")
  func completionValues() {
    var seen: [Double] = []
    stage.animator.addCompletion { [sled = stage.sled] _ in seen = [sled.x, sled.y] }
    stage.animator.startAnimation()
    stage.advance(0.3)
    stage.animator.addAnimations(stage.sled, ["y": 0.3])
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

/// Lines that a test notes.
final class NoteList {
  private var lines: [String] = []
  func note(_ line: String) { lines.append(line) }
  func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}
