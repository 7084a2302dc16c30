import Testing

@testable import Tweener

/// What rests without a reason, what moves although a number says that it does not, and properties
/// that no tween ever had (API 12).
@Suite("explanation(of:) of what rests by itself")
struct RestingTests {
  private let other = Box()

  private final class Box: TweenTarget {
    var x = 0.0
    var y = 0.0
    var text = "a"
    var colour = Shade()
    static var tweenProperties: TweenProperties {
      [
        "x": .init(\Box.x), "y": .init(\Box.y), "colour": .init(\Box.colour),
        "text": .init(\Box.text) { given in
          guard let end = given as? String else { return nil }
          return { start in
            { eased in eased == 0 ? start : String(end.prefix(Int(Double(end.count) * eased))) }
          }
        },
      ]
    }
  }

  /// A colour whose numbers are mixed.
  private struct Shade: Tweenable {
    var red = 0.5
    var green = 0.0
    static var tweenableComponents: [TweenableComponent<Shade>] {
      [.init(\.red), .init(\.green)]
    }
    static var mix: TweenMix<Shade>? {
      TweenMix { start, end in
        (start, end)
      } at: {
        $0.0 + ($0.1 - $0.0) * $1
      }
    }
  }

  private let tweener = Tweener()
  private let box = Box()

  init() { tweener.onProblem = { Issue.record("\($0)") } }

  /// Whether nothing moves, without a reason, and the text says so.
  private func rests(
    _ property: TweenKey? = nil, says words: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let explanation =
      property.map { tweener.explanation(of: box, $0) } ?? tweener.explanation(of: box)
    #expect(explanation.reason == nil, sourceLocation: sourceLocation)
    #expect(explanation.description.contains(words), sourceLocation: sourceLocation)
    #expect(!explanation.description.contains("it moves"), sourceLocation: sourceLocation)
    #expect(explanation.components.allSatisfy { ($0.velocity ?? 0) == 0 })
  }

  private func moves(
    _ explanation: TweenExplanation, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(explanation.reason == nil, sourceLocation: sourceLocation)
    #expect(explanation.description.contains("it moves"), sourceLocation: sourceLocation)
  }

  // MARK: Between changes

  @Test("A timeline that moves others until the next member comes")
  func betweenMembers() {
    var timeline = TweenTimeline.of(box, [.duration: 1, "x": 1])
    timeline.add(other, [.duration: 9, "x": 1], at: 0)
    timeline.add(box, [.duration: 1, "x": 2], at: 9)
    tweener.addTimeline(timeline)
    tweener.advance(by: 0.5)
    moves(tweener.explanation(of: box))
    tweener.advance(by: 4.5)
    rests(says: "does not change it until 9.0 s; it goes on by itself")
    tweener.advance(by: 4.5)
    moves(tweener.explanation(of: box))
  }

  @Test("A timeline behind its last change of the target")
  func behindMembers() {
    var timeline = TweenTimeline.of(box, [.duration: 1, "x": 1])
    timeline.add(other, [.duration: 9, "x": 1], at: 0)
    tweener.addTimeline(timeline)
    tweener.advance(by: 5)
    rests(says: "does not change it at present")
  }

  @Test("A timeline inside a timeline, in a pause of its own")
  func insidePause() {
    let inner = TweenTimeline.of(box, [.duration: 1, "x": 1])
    var outer = TweenTimeline()
    outer.add(inner, [.repeat: 3, .repeatDelay: 5])
    tweener.addTimeline(outer)
    tweener.advance(by: 0.5)
    moves(tweener.explanation(of: box))
    tweener.advance(by: 1.5)
    rests(says: "does not change it at present")
  }

  @Test("A member that repeats, between its plays")
  func betweenPlaysOfMember() {
    var timeline = TweenTimeline.of(box, [.duration: 1, .repeat: 2, .repeatDelay: 2, "x": 1])
    timeline.add(other, [.duration: 9, "x": 1], at: 0)
    timeline.add(box, [.duration: 1, "x": 2], at: 9)
    tweener.addTimeline(timeline)
    for time in [1.5, 4.5, 8] {
      tweener.advance(by: time - tweener.time)
      rests(says: "does not change it at present")
    }
  }

  @Test("A timeline inside a timeline, of another speed")
  func insideSlow() {
    var slow = TweenTimeline.of(other, ["y": 1], defaults: [.duration: 1])
    slow.add(box, ["x": 1])
    var outer = TweenTimeline()
    outer.add(slow, [.timeScale: 0.5, .delay: 0.5])
    tweener.addTimeline(outer)
    tweener.advance(by: 1)
    #expect("\(tweener.explanation(of: box))".contains("on its timeline, until 3.0 s"))
  }

  @Test("An easing that is over, beside a decay that goes on")
  func besideDecay() {
    tweener.addTween(box, [.duration: 1, "x": 1, "y": TweenValue.decay(velocity: 500)])
    tweener.advance(by: 0.5)
    moves(tweener.explanation(of: box, "x"))
    tweener.advance(by: 1)
    rests("x", says: "does not change it at present")
    moves(tweener.explanation(of: box))
  }

  @Test("A pause between plays, forwards and backwards, of a tween and of a timeline")
  func betweenPlays() {
    let tween = tweener.addTween(box, [.duration: 1, .repeat: 3, .repeatDelay: 5, "x": 1])
    tweener.advance(by: 2)
    rests(says: "is between two plays until 6.0 s")
    tweener.advance(by: 4.5)
    moves(tweener.explanation(of: box))
    tweener.advance(by: 1)
    tween.reverse()
    rests(says: "is between two plays until 8.0 s")
    tween.remove()
    let group = tweener.addTimeline(
      .of(box, [.duration: 1, "y": 1]), [.repeat: 1, .repeatDelay: 5])
    tweener.advance(by: 2)
    rests("y", says: "is between two plays until 13.5 s")
    group.remove()
  }

  @Test("An endDelay, and the end after a jump")
  func endDelay() {
    let tween = tweener.addTween(box, [.duration: 1, .endDelay: 5, "x": 1])
    tweener.advance(by: 2)
    rests(says: "is past its last change, and lasts until 6.0 s")
    tween.remove()
    let other = tweener.addTween(box, [.duration: 1, "x": 9])
    tweener.advance(by: 0.5)
    other.seek(to: 1)
    rests(says: "is past its last change")
  }

  @Test("By frames there is no time of the engine")
  func frames() {
    tweener.addTween(box, [.duration: 2, .useFrames: true, .repeat: 1, .repeatDelay: 5, "x": 1])
    for _ in 0..<4 { tweener.advance(by: 0.01) }
    rests(says: "is between two plays; it goes on by itself")
  }

  @Test("Springs and steps move, also where their velocity is 0")
  func still() {
    tweener.addTween(box, [.duration: 4, .easing: Easing.steps(4), "x": 4])
    tweener.advance(by: 0.5)
    moves(tweener.explanation(of: box))
    tweener.addTween(other, [.spring: TweenSpring.bouncy, "x": 4])
    tweener.advance(by: 0.1)
    moves(tweener.explanation(of: other))
  }

  @Test("Keyframes rest behind the last one, and between two that are equal")
  func keyframes() {
    tweener.addTween(
      box, [.duration: 4, "x": TweenValue.keyframes([10.0], at: [0.25]), "y": [0.0, 5, 5, 0, 0]])
    tweener.advance(by: 0.5)
    moves(tweener.explanation(of: box, "x"))
    moves(tweener.explanation(of: box, "y"))
    tweener.advance(by: 1)
    rests("x", says: "does not change it at present")
    rests("y", says: "does not change it at present")
    tweener.advance(by: 1)
    moves(tweener.explanation(of: box, "y"))
  }

  @Test("sameEnd: keyframes that are all equal")
  func equalKeyframes() {
    box.x = 5
    tweener.addTween(box, [.duration: 4, "x": [5.0, 5, 5]])
    #expect(tweener.after(1, tweener.explanation(of: box).reason) == .sameEnd)
  }

  @Test("What is added moves")
  func added() {
    tweener.addTween(
      box, [.duration: 4, "x": TweenValue.keyframes([TweenValue.by(1), TweenValue.by(2)])])
    tweener.advance(by: 0.5)
    moves(tweener.explanation(of: box))
  }

  // MARK: Values that are no numbers

  @Test("sameEnd: a text, and a colour, that end as they begin")
  func opaque() {
    tweener.addTween(box, [.duration: 2, "text": "a"])
    tweener.addTween(box, [.duration: 2, "colour": Shade()])
    #expect(tweener.after(1, tweener.explanation(of: box, "text").reason) == .sameEnd)
    #expect(tweener.explanation(of: box, "colour").reason == .sameEnd)
    #expect(tweener.explanation(of: box).reason == .sameEnd)
  }

  @Test("Others move, also to the same end by another way")
  func opaqueWay() {
    box.text = "abcd"
    tweener.addTween(box, [.duration: 2, "text": "abcd"])
    tweener.addTween(box, [.duration: 2, "colour": Shade(red: 1)])
    #expect(tweener.after(1, box.text) == "ab")
    moves(tweener.explanation(of: box, "text"))
    moves(tweener.explanation(of: box, "colour"))
  }

  // MARK: Playheads

  @Test("A playhead that is moved by steps")
  func steps() {
    let tween = tweener.addTween(box, [.duration: 10, "x": 100])
    tweener.addTween(tween.playhead, [.duration: 1, .easing: Easing.steps(4), "progress": 1])
    for x in [25.0, 50, 75] {
      #expect(tweener.after(0.25, box.x) == x)
      moves(tweener.explanation(of: box))
    }
  }

  @Test("A playhead moves a tween that is paused, or held")
  func movedWhilePaused() {
    let tween = tweener.addTween(box, [.duration: 2, .paused: true, "x": 100])
    tweener.addTween(tween.playhead, [.duration: 1, "progress": 1])
    #expect(tweener.after(0.5, box.x) == 50)
    moves(tweener.explanation(of: box))
    #expect(tweener.explanation(of: box).components[0].velocity == 100)
  }

  @Test("moved: by one that is past its last change, or ends where it begins")
  func movedByRest() {
    let tween = tweener.addTween(box, [.duration: 2, "x": 100])
    let mover = tweener.addTween(tween.playhead, [.duration: 1, .endDelay: 9, "progress": 0.5])
    #expect(tweener.after(2, tweener.explanation(of: box).reason) == .moved)
    mover.remove()
    tweener.addTween(tween.playhead, [.duration: 1, "progress": 0.5])
    #expect(tweener.after(0.5, tweener.explanation(of: box).reason) == .moved)
  }

  @Test("A mover that is paused leaves the playhead to its own clock")
  func moverPaused() {
    let tween = tweener.addTween(box, [.duration: 2, "x": 100])
    let mover = tweener.addTween(tween.playhead, [.duration: 1, "progress": 0.5])
    tweener.advance(by: 0.5)
    mover.pause()
    let x = box.x
    #expect(tweener.after(0.5, box.x) > x)
    moves(tweener.explanation(of: box))
  }

  @Test("A playhead that is moved where the property stands, or where the tween pauses")
  func movedWhereItStands() {
    let tween = tweener.addTimeline(.of(box, ["x": 1], ["y": 1], defaults: [.duration: 1]))
    tweener.addTween(tween.playhead, [.duration: 2, "progress": 1])
    tweener.advance(by: 1.5)
    rests("x", says: "does not change it at present")
    moves(tweener.explanation(of: box, "y"))
    tween.remove()
    let other = tweener.addTween(box, [.duration: 1, .repeat: 1, .repeatDelay: 1, "x": 2])
    tweener.addTween(other.playhead, [.duration: 3, "totalProgress": 1])
    tweener.advance(by: 0.5)
    moves(tweener.explanation(of: box, "x"))
    tweener.advance(by: 1)
    rests("x", says: "is between two plays")
  }

  // MARK: Properties that no tween had

  private final class Wide {
    var a0 = 0.0, a1 = 0.0, a2 = 0.0, a3 = 0.0, a4 = 0.0, a5 = 0.0, a6 = 0.0, a7 = 0.0
    var b0 = 0.0, b1 = 0.0, b2 = 0.0, b3 = 0.0, b4 = 0.0, b5 = 0.0, b6 = 0.0, b7 = 0.0
    var c0 = 0.0, c1 = 0.0, c2 = 0.0, c3 = 0.0, c4 = 0.0, c5 = 0.0, c6 = 0.0, c7 = 0.0
    var d0 = 0.0, d1 = 0.0, d2 = 0.0, d3 = 0.0, d4 = 0.0, d5 = 0.0, d6 = 0.0, d7 = 0.0
    var opacity = 1.0
  }

  @Test("noTween: a number 256 bytes behind one that was tweened")
  func wide() {
    let wide = Wide()
    tweener[wide].add([
      .duration: 1, .path(\Wide.a0): 1, .path(\Wide.a2): 1, .path(\Wide.a3): 1, .path(\Wide.a4): 1,
    ])
    #expect(tweener.after(2, tweener.explanation(of: wide, \.opacity).reason) == .noTween)
    for path in [\Wide.a0, \.a2, \.a3, \.a4] {
      #expect(tweener.explanation(of: wide, path).reason == .completed)
    }
  }

  @Test("Of a tween of five numbers the line says that the end may be another's")
  func wider() {
    let wide = Wide()
    tweener[wide].add([
      .duration: 1, .path(\Wide.a0): 1, .path(\Wide.a1): 1, .path(\Wide.a2): 1, .path(\Wide.a3): 1,
      .path(\Wide.a4): 1,
    ])
    #expect(tweener.after(2, tweener.explanation(of: wide, \.b0).reason) == .noTween)
    let explanation = tweener.explanation(of: wide, \.opacity)
    #expect(explanation.reason == .completed)
    #expect(explanation.description.contains("of it or of a property like it, has completed"))
    #expect(!tweener.explanation(of: wide).description.contains("like it"))
  }
}
