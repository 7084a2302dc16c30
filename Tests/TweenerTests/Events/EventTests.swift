import Testing
import Tweener

/// What a listener hears of all tweens (API 13).
@Suite("onEvent")
struct EventTests {
  private final class Box {
    var x = 0.0
    var y = 0.0
  }

  private let tweener = Tweener()
  private let box = Box()
  private let heard = Heard()

  /// The lines of what was heard; the tweens in the order in which they were heard first.
  private final class Heard {
    var lines: [String] = []
    private var tweens: [Tween] = []

    func number(_ tween: Tween) -> Int {
      if !tweens.contains(tween) { tweens.append(tween) }
      return (tweens.firstIndex(of: tween) ?? -1) + 1
    }

    func note(_ event: TweenEvent) {
      let kind =
        switch event.kind {
        case .overwritten(let winner): "overwritten by \(number(winner))"
        case .ended(.overwritten(let winner)): "ended by \(number(winner))"
        case .ended(let outcome): "ended \(outcome)"
        default: "\(event.kind)"
        }
      lines.append("\(event.time) \(number(event.tween)) \(kind)")
    }
  }

  init() {
    tweener.onProblem = { Issue.record("\($0)") }
    let heard = heard
    tweener.onEvent = { heard.note($0) }
  }

  @Test(
    "Each event comes directly before the callback of its name, whatever the cut",
    arguments: [[10.0], [0.25, 0.25, 0.5, 1, 8], [1, 1, 8]])
  func order(cuts: [Double]) {
    let heard = heard
    tweener.addTween(
      box,
      [
        .duration: 1, .delay: 0.5, .repeat: 1, .path(\Box.x): 1,
        .onStart: { heard.lines.append("onStart") }, .onRepeat: { heard.lines.append("onRepeat") },
        .onComplete: { heard.lines.append("onComplete") },
        .onEnd: { (_: TweenOutcome) in heard.lines.append("onEnd") },
      ])
    for cut in cuts { tweener.advance(by: cut) }
    #expect(
      heard.lines == [
        "0.0 1 added", "0.5 1 started", "onStart", "1.5 1 repeated", "onRepeat", "2.5 1 completed",
        "onComplete", "2.5 1 ended completed", "onEnd",
      ])
  }

  /// A call that a listener makes at each event of a kind.
  struct Answer: CustomTestStringConvertible {
    let testDescription: String
    let call: @Sendable (Tween) -> Void

    static let all = [
      Answer(testDescription: "remove") { $0.remove() },
      Answer(testDescription: "complete") { $0.complete() },
      Answer(testDescription: "pause") { $0.pause() },
      Answer(testDescription: "resume") { $0.resume() },
      Answer(testDescription: "reverse") { $0.reverse() },
    ]
  }

  @Test(
    "Each comes directly before the callback of its name, whatever a call made in it does",
    arguments: Answer.all, ["started", "repeated", "completed", "paused", "resumed", "overwritten"])
  func answered(answer: Answer, kind: String) {
    for isTimeline in [false, true] {
      let (tweener, box, other) = (Tweener(), Box(), Box())
      tweener.onProblem = { _ in }
      var lines: [String] = []
      var answers = 0
      var tween: Tween?
      tweener.onEvent = { event in
        let name = String("\(event.kind)".prefix { $0.isLetter })
        if event.tween != tween || name == "added" { return }
        lines.append(name)
        // Not for ever.
        if name == kind, answers < 20 {
          answers += 1
          answer.call(event.tween)
        }
      }
      let callbacks: TweenParameters = [
        .repeat: 1, .pausesOnCompletion: true,
        .onStart: { lines.append("started!") }, .onRepeat: { lines.append("repeated!") },
        .onComplete: { lines.append("completed!") }, .onPause: { lines.append("paused!") },
        .onReverseComplete: { lines.append("reverseCompleted!") },
        .onResume: { lines.append("resumed!") }, .onOverwrite: { lines.append("overwritten!") },
        .onEnd: { lines.append("ended!") },
      ]
      if isTimeline {
        var timeline = TweenTimeline()
        timeline.add(box, [.duration: 1, .path(\Box.x): 1, .path(\Box.y): 1])
        timeline.add(other, [.duration: 1, .path(\Box.x): 1])
        tween = tweener.addTimeline(timeline, callbacks)
      } else {
        let moved: TweenParameters = [.duration: 1, .path(\Box.x): 1, .path(\Box.y): 1]
        tween = tweener.addTween(box, moved.merging(callbacks) { $1 })
      }
      tweener.advance(by: 0.5)
      tween?.pause()
      tween?.resume()
      tweener.addTween(box, [.duration: 0.25, .path(\Box.x): 5])
      for _ in 0..<6 { tweener.advance(by: 0.75) }
      tween?.remove()
      #expect(answers > 0)
      #expect(lines.filter { $0.hasPrefix("ended") } == ["ended", "ended!"])
      #expect(lines.last == "ended!")
      #expect(lines.count.isMultiple(of: 2))
      for place in stride(from: 0, to: lines.count - 1, by: 2) {
        #expect(lines[place] + "!" == lines[place + 1], "\(lines)")
      }
      tweener.onEvent = nil
    }
  }

  @Test("What it asks for is done behind the callback of its name, before the next callback")
  func askedBeforeTheNext() {
    let heard = heard
    let other = Box()
    tweener.addTween(
      other, [.duration: 9, .path(\Box.x): 1, .onPause: { heard.lines.append("onPause") }])
    let tween = tweener.addTween(
      box,
      [
        .duration: 1, .path(\Box.x): 1, .onComplete: { heard.lines.append("onComplete") },
        .onEnd: { heard.lines.append("onEnd") },
      ])
    tween.whenEnded { _ in heard.lines.append("whenEnded") }
    tweener.advance(by: 0.5)
    heard.lines = []
    tweener.onEvent = { [tweener] event in
      if event.tween == tween { tweener.pauseTween(other) }
      if event.tween == tween { tweener.resumeTween(other) }
    }
    tweener.advance(by: 1)
    #expect(heard.lines == ["onComplete", "onPause", "onEnd", "onPause", "whenEnded"])
    tweener.onEvent = nil
  }

  @Test(
    "They come without a callback as well, silent repeats included", arguments: [[10.0], [1.5, 3]])
  func silent(cuts: [Double]) {
    tweener.addTween(box, [.duration: 1, .repeat: 2, .path(\Box.x): 1])
    for cut in cuts { tweener.advance(by: cut) }
    #expect(
      heard.lines == [
        "0.0 1 added", "0.0 1 started", "1.0 1 repeated", "2.0 1 repeated", "3.0 1 completed",
        "3.0 1 ended completed",
      ])
  }

  @Test("Repeats that nobody heard are told of from when a listener is set")
  func setLater() {
    tweener.onEvent = nil
    tweener.addTween(box, [.duration: 1, .repeat: -1, .path(\Box.x): 1])
    var timeline = TweenTimeline()
    let other = Box()
    timeline.add(other, [.duration: 1, .path(\Box.x): 1])
    tweener.addTimeline(timeline, [.repeat: -1])
    tweener.advance(by: 5.5)
    let heard = heard
    tweener.onEvent = { heard.note($0) }
    tweener.advance(by: 2)
    #expect(
      heard.lines == ["6.0 1 repeated", "6.0 2 repeated", "7.0 1 repeated", "7.0 2 repeated"])
    tweener.onEvent = nil
    #expect(tweener.after(2, heard.lines.count) == 4)
    #expect(box.x == 0.5)
  }

  @Test("An overwritten tween is told by whom, once for each newcomer, and again at its end")
  func overwritten() {
    tweener.addTween(box, [.duration: 4, .path(\Box.x): 1, .path(\Box.y): 1])
    tweener.addTween(box, [.duration: 1, .delay: 1, .path(\Box.x): 2])
    tweener.addTween(box, [.duration: 1, .delay: 2, .path(\Box.y): 2])
    #expect(
      tweener.after(10, heard.lines) == [
        "0.0 1 added", "0.0 2 added", "0.0 3 added", "0.0 1 started", "1.0 2 started",
        "1.0 1 overwritten by 2", "2.0 2 completed", "2.0 2 ended completed", "2.0 3 started",
        "2.0 1 overwritten by 3", "2.0 1 ended by 3", "3.0 3 completed", "3.0 3 ended completed",
      ])
  }

  @Test(
    "What it asks for when a tween starts is done before the tween ends, as a start is a piece of work",
    arguments: [false, true])
  func askedAtStart(hasCallback: Bool) {
    tweener.onEvent = { if $0.kind == .started { $0.tween.remove() } }
    var ended = false
    // Its only play is over when it starts.
    let parameters: TweenParameters = [.duration: 0.5, .delay: -1, .path(\Box.x): 1]
    let tween = tweener.addTween(
      box, hasCallback ? parameters.merging([.onEnd: { ended = true }]) { $1 } : parameters)
    #expect(tweener.after(0.25, tween.outcome) == .removed)
    #expect(ended == hasCallback)
    #expect(box.x == 1)
  }

  @Test("Pausing, turning and removing are told of; a pause at an end is none")
  func control() {
    let tween = tweener.addTween(box, [.duration: 1, .pausesOnCompletion: true, .path(\Box.x): 1])
    tweener.advance(by: 0.5)
    tween.pause()
    tween.pause()
    tween.resume()
    tweener.advance(by: 1)
    tween.reverse()
    tweener.advance(by: 2)
    tween.remove()
    #expect(
      heard.lines == [
        "0.0 1 added", "0.0 1 started", "0.5 1 paused", "0.5 1 resumed", "1.0 1 completed",
        "1.5 1 resumed", "2.5 1 reverseCompleted", "3.5 1 ended removed",
      ])
  }

  @Test("A timeline is one tween, and its members have no events")
  func timeline() {
    let other = Box()
    var timeline = TweenTimeline(defaults: [.duration: 1])
    timeline.add(box, [.path(\Box.x): 1])
    timeline.add(other, [.path(\Box.x): 1])
    tweener.addTimeline(timeline, [.repeat: 1])
    #expect(
      tweener.after(10, heard.lines) == [
        "0.0 1 added", "0.0 1 started", "2.0 1 repeated", "4.0 1 completed",
        "4.0 1 ended completed",
      ])
  }

  @Test("What is split off has no added, its own handle and the place of the call")
  func split() {
    var events: [TweenEvent] = []
    tweener.onEvent = { events.append($0) }
    let tween = tweener.addTween(box, [.duration: 1, .path(\Box.x): 1, .path(\Box.y): 1])
    let line = UInt(#line - 1)
    tweener.advance(by: 0.5)
    tweener.pauseTween(box, \.x)
    tweener.advance(by: 1)
    tweener.removeTween(box)
    let part = events.filter { $0.tween != tween }
    #expect(part.map(\.kind) == [.paused, .ended(.removed)])
    #expect(events.allSatisfy { $0.line == line && $0.file == #fileID })
    #expect(events.filter { $0.tween == tween }.map(\.kind).last == .ended(.completed))
  }

  @Test("A tween of no length runs in its call, after it was added")
  func noLength() {
    tweener.addTween(box, [.path(\Box.x): 1])
    #expect(
      heard.lines == ["0.0 1 added", "0.0 1 started", "0.0 1 completed", "0.0 1 ended completed"])
  }

  @Test("An event comes when the call has reported")
  func afterReports() {
    let heard = heard
    tweener.onProblem = { _ in heard.lines.append("problem") }
    tweener.addTween(box, [.duration: -1, .delay: 1, .path(\Box.x): 1])
    #expect(heard.lines == ["problem", "0.0 1 added"])
  }

  @Test("A call in it may be any; what adds at each event comes to an end, and is reported")
  func calls() {
    var problems: [TweenProblem] = []
    tweener.onProblem = { problems.append($0) }
    tweener.onEvent = { [tweener] event in
      if event.kind == .added { tweener.addCaller([.duration: 1]) }
    }
    tweener.addCaller([.duration: 1])
    #expect(problems.map(\.kind) == [.callbacksTooDeep])
    tweener.onEvent = { if $0.kind == .started { $0.tween.remove() } }
    #expect(tweener.after(2, tweener.tweenCount) == 0)
    tweener.onEvent = nil
  }

  @Test("Seeking with callbacks tells of the repeats between, seeking without tells of nothing")
  func seeking() {
    let tween = tweener.addTween(box, [.duration: 1, .repeat: 5, .path(\Box.x): 1])
    tweener.advance(by: 0.5)
    heard.lines = []
    tween.seek(to: 2.5)
    #expect(heard.lines.isEmpty)
    tween.seek(to: 4.5, callsBack: true)
    #expect(heard.lines == ["0.5 1 repeated", "0.5 1 repeated"])
  }

  @Test("An event prints itself in one line")
  func description() {
    var lines: [String] = []
    tweener.onEvent = { lines.append("\($0)") }
    tweener.addTween(box, [.duration: 1, .path(\Box.x): 1])
    let line = #line - 1
    tweener.advance(by: 0.5)
    tweener.removeAllTweens()
    let place = "(\(#fileID):\(line))"
    #expect(
      lines == [
        "0.0 s: tween 0.1 added \(place)", "0.0 s: tween 0.1 started \(place)",
        "0.5 s: tween 0.1 ended (removed) \(place)",
      ])
  }
}
