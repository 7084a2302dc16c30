import Testing
import Tweener

/// When the writer of a component took it (API 12).
@Suite("explanation(of:) tells since when")
struct SinceTests {
  private typealias Box = ExplainedBox

  private let tweener = Tweener()
  private let box = Box()

  init() { tweener.onProblem = { Issue.record("\($0)") } }

  private func since(_ property: TweenKey) -> Double? {
    tweener.explanation(of: box, property).components.first?.since
  }

  /// `x` for a second, then `y` for one.
  private func addTimeline(
    _ parameters: TweenParameters = [:], pausesAt pause: Double? = nil
  ) -> Tween {
    var timeline = TweenTimeline.of(box, ["x": 1], ["y": 1], defaults: [.duration: 1])
    if let pause { timeline.addPause(at: .at(pause)) }
    return tweener.addTimeline(timeline, parameters)
  }

  // MARK: Of a tween

  @Test("A place at which it pauses does not move the time at which it took it")
  func pausedAtPlace() {
    let tween = tweener.addTween(box, [.duration: 1, "x": 1])
    tween.pause(at: 0.25)
    #expect(tweener.after(1, tween.isPaused) && since("x") == 0)
    tween.resume()
    #expect(tweener.after(0.5, since("x")) == 0)
  }

  @Test("With a negative delay it took it when it was added")
  func negativeDelay() {
    tweener.advance(by: 5)
    tweener.addTween(box, [.duration: 1, .delay: -0.5, "x": 1])
    #expect(tweener.after(0.25, since("x")) == 5)
  }

  @Test("One that was sought while it waited took it there and then")
  func soughtWhileWaiting() {
    tweener.advance(by: 5)
    let tween = tweener.addTween(box, [.duration: 1, .delay: 2, "x": 1])
    tweener.advance(by: 0.25)
    tween.seek(to: 0.5)
    #expect(since("x") == 5.25)
    tweener.advance(by: 0.25)
    tween.timeScale = 0.5
    #expect(since("x") == 5.25)
  }

  @Test("A part that is split off has it since the whole took it")
  func part() {
    tweener.advance(by: 1)
    let tween = tweener.addTween(box, [.duration: 4, "x": 1, "y": 1])
    tweener.advance(by: 1)
    tween.timeScale = 0.5
    tweener.advance(by: 1)
    tweener.pauseTween(box, \.x)
    #expect(tweener.after(1, since("x")) == 1 && since("y") == 1)
  }

  // MARK: Of a timeline

  @Test("A timeline has a component since the first of its members took it")
  func firstMember() {
    tweener.addTween(box, [.duration: 9, "x": 1])
    tweener.addTimeline(.of(box, ["x": 1], ["x": 2], defaults: [.duration: 1]))
    #expect(tweener.after(1.5, since("x")) == 0)
    #expect(tweener.explanation(of: box, "x").components[0].losses.map(\.time) == [0])
  }

  @Test("A member that shows its start from the beginning has it since then")
  func shownStart() {
    let timeline = TweenTimeline.of(
      box, ["x": 1], ["y": TweenValue.from(5)], defaults: [.duration: 1])
    tweener.advance(by: 1)
    tweener.addTimeline(timeline)
    #expect(tweener.after(0.5, box.y) == 5 && since("y") == 1)
    #expect(tweener.after(1, since("y")) == 1)
  }

  @Test("It never lies in the future, whatever was done to the timeline's time")
  func timelines() {
    var tween = addTimeline()
    tweener.advance(by: 0.25)
    tween.seek(to: 1.5)
    #expect(since("y") == 0.25)
    tween.remove()

    tween = addTimeline()
    tweener.advance(by: 0.5)
    tween.timeScale = 0.25
    #expect(tweener.after(2.5, since("x")) == 0.25 && since("y") == 2.75)
    tween.remove()

    tween = addTimeline()  // at 3.25
    tweener.advance(by: 0.5)
    tween.pause()
    tweener.advance(by: 3)
    tween.resume()
    #expect(tweener.after(1, since("x")) == 3.25 && since("y") == 7.25)
    tween.remove()

    tween = addTimeline(pausesAt: 0.5)  // at 7.75
    tweener.advance(by: 2)
    tween.resume()
    #expect(tweener.after(1, since("x")) == 7.75 && since("y") == 10.25)
    tween.remove()

    tween = addTimeline([.paused: true])  // at 10.75
    tweener.addTween(tween.playhead, [.duration: 0.5, "progress": 1])
    #expect(tweener.after(0.375, since("x")) == 11.125 && since("y") == 11.125)
  }
}
