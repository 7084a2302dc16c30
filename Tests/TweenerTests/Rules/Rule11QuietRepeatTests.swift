import Testing
import Tweener
import TweenerTestSupport

/// Repeats that nobody listens to are not visited: what a tween shows and says must be what a listening one does.
@Suite("Rule 11: repeats that nobody listens to go like those that somebody does")
struct Rule11QuietRepeatTests {
  private final class Body {
    var x = 0.1
    var y = 7.0
    var width = -3.0
    var small: Float = 2
  }

  struct Course: Sendable, CustomTestStringConvertible {
    var gap = 0.0
    var autoreverse = false
    var repeats = -1
    var delay = 0.0
    var scale = 1.0
    var duration = 0.05

    var testDescription: String {
      "gap \(gap), \(autoreverse ? "to and fro, " : "")\(repeats) times, delay \(delay), scale \(scale)"
    }

    static var all: [Course] {
      var all: [Course] = []
      for gap in [0, 0.03] {
        for autoreverse in [false, true] {
          all += [
            Course(gap: gap, autoreverse: autoreverse),
            Course(gap: gap, autoreverse: autoreverse, repeats: 5, delay: 0.02),
            Course(gap: gap, autoreverse: autoreverse, repeats: 8, delay: -0.13),
            Course(gap: gap, autoreverse: autoreverse, scale: 0.75),
            // Several plays a frame.
            Course(gap: gap / 100, autoreverse: autoreverse, scale: 1.5, duration: 0.001),
          ]
        }
      }
      return all
    }
  }

  private func add(_ course: Course, to body: Body, _ tweener: Tweener, isHeard: Bool) -> Tween {
    var parameters: TweenParameters = [
      .duration: course.duration, .repeat: course.repeats, .repeatDelay: course.gap,
      .autoreverse: course.autoreverse, .delay: course.delay, .timeScale: course.scale,
      .easing: Easing.inOutQuad,
      .path(\Body.x): 100.3, .path(\Body.y): -0.0, .path(\Body.width): 12.0,
      .path(\Body.small): 9,
    ]
    if isHeard { parameters[.onRepeat] = {} }
    return tweener.addTween(body, parameters)
  }

  private func shown(_ body: Body) -> [UInt64] {
    [body.x.bitPattern, body.y.bitPattern, body.width.bitPattern, UInt64(body.small.bitPattern)]
  }

  @Test(
    "in every frame, whatever is done to them meanwhile", arguments: Course.all,
    1...TrialCount.of(6))
  func twins(course: Course, seed: Int) {
    var random = SplitMix64(seed: UInt64(seed))
    let tweener = Tweener()
    let bodies = [Body(), Body()]
    let tweens = zip(bodies, [false, true]).map { add(course, to: $0, tweener, isHeard: $1) }
    for frame in 0..<TrialCount.of(300, atLeast: 150, few: 40) {
      switch random.whole(in: 0...40) {
      case 0: for tween in tweens { tween.pause() }
      case 1, 2: for tween in tweens { tween.resume() }
      case 3: for tween in tweens { tween.progress = 0 }
      case 4: for tween in tweens { tween.progress = 1 }
      case 5: for tween in tweens { tween.progress = 0.375 }
      case 6: for tween in tweens { tween.timeScale = 2 }
      case 7, 8: for tween in tweens { tween.timeScale = course.scale }
      case 9: for body in bodies { tweener.pauseTween(body, [.path(\Body.y)]) }
      case 10: for body in bodies { tweener.resumeTween(body, [.path(\Body.y)]) }
      case 11:
        // One of the components goes to another tween for a while, the rest stays.
        for body in bodies { tweener.addTween(body, [.duration: 0.02, .path(\Body.x): 55.0]) }
      default: break
      }
      // Often exactly at a boundary.
      let step = [0.05, 0.03, 0.0125, 0.001, 0.25, 0, 0.017][random.whole(in: 0...6)]
      tweener.advance(by: step)
      guard shown(bodies[0]) == shown(bodies[1]), tweens[0].progress == tweens[1].progress,
        tweens[0].state == tweens[1].state
      else {
        Issue.record("seed \(seed), frame \(frame): \(shown(bodies[0])), \(shown(bodies[1]))")
        return
      }
    }
  }

  @Test("paused at its boundary by an older one, before its turn", arguments: [0, 0.02])
  func pausedBeforeItsTurn(gap: Double) {
    let progress = [false, true].map { isHeard -> [Double] in
      let tweener = Tweener()
      let (older, younger) = (Body(), Body())
      tweener[older].add([
        .duration: 0.05, .repeat: -1, .repeatDelay: gap, .path(\Body.x): 1,
        .onRepeat: { tweener.pauseTween(younger) },
      ])
      let tween = add(Course(gap: gap), to: younger, tweener, isHeard: isHeard)
      tweener.advance(by: 0.05 + gap)
      let paused = tween.progress
      tweener.advance(by: 0.07)
      let later = tween.progress
      tween.resume()
      tweener.advance(by: 0.01)
      return [paused, later, tween.progress, younger.x]
    }
    #expect(progress[0] == progress[1])
    #expect(progress[0][1] == 1)
  }

  @Test("paused at its boundary by an older one that an onUpdate ends there, after its turn")
  func pausedAfterItsTurn() {
    let progress = [false, true].map { isHeard -> [Double] in
      let tweener = Tweener()
      let (older, younger) = (Body(), Body())
      let ender = tweener.addTween(
        older, [.duration: 9, .path(\Body.x): 1, .onComplete: { tweener.pauseTween(younger) }])
      tweener.addTween(older, [.duration: 9, .path(\Body.y): 1, .onUpdate: { ender.progress = 1 }])
      let tween = add(Course(), to: younger, tweener, isHeard: isHeard)
      tweener.advance(by: 0.05)
      let paused = tween.isPaused ? tween.progress : -1
      tweener.advance(by: 0.07)
      return [paused, tween.progress, younger.x]
    }
    #expect(progress[0] == progress[1])
    #expect(progress[0][0] >= 0)
  }

  @Test("after a year of plays, to the bit")
  func long() {
    let tweener = Tweener()
    let bodies = [Body(), Body()]
    _ = zip(bodies, [false, true]).map {
      add(Course(gap: 4_000, autoreverse: true, duration: 4_000), to: $0, tweener, isHeard: $1)
    }
    for day in 0..<365 {
      #expect(tweener.after(86_400.5, shown(bodies[0])) == shown(bodies[1]), "day \(day)")
    }
  }
}
