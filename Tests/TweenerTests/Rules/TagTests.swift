import Testing
import Tweener

/// A tag whose comparisons and hashes call the engine.
private struct RudeTag: Hashable {
  let number: Int
  let call: () -> Void

  static func == (left: RudeTag, right: RudeTag) -> Bool {
    left.call()
    return left.number == right.number
  }

  func hash(into hasher: inout Hasher) {
    call()
    hasher.combine(number / 2)
  }
}

@MainActor
@Suite("Tags")
struct TagTests {
  private enum Room: Hashable {
    case hall
    case cellar(Int)
  }

  private let stage = RuleStage()
  private let box = RuleBox()
  private var tweener: Tweener { stage.tweener }

  @Test("find the tweens that have them, oldest first, whatever type they are of")
  func found() {
    let one = stage.add(box, [.duration: 1, "x": 1, .tag: "a"])
    let two = stage.add(box, [.duration: 1, "y": 1, .tag: ["a", Room.cellar(2)] as [AnyHashable]])
    let three = tweener.addCaller([.duration: 1, .tag: Room.cellar(2)])
    stage.add(box, [.duration: 1, "z": 1])
    #expect(tweener.tweens(tagged: "a") == [one, two])
    #expect(tweener.tweens(tagged: Room.cellar(2)) == [two, three])
    #expect(tweener.tweens(tagged: Room.hall).isEmpty)
    #expect(tweener.tweens(tagged: ["a"]).isEmpty)
    two.remove()
    #expect(tweener.tweens(tagged: Room.cellar(2)) == [three])
    tweener.advance(by: 1)
    #expect(tweener.tweens(tagged: "a").isEmpty)
    #expect(stage.problems.isEmpty)
  }

  @Test("are equal where AnyHashable says so, and count once where they are given twice")
  func equal() {
    let tween = stage.add(box, [.duration: 1, "x": 1, .tag: [1, 1.0, 2] as [Any]])
    #expect(tweener.tweens(tagged: 1.0) == [tween])
    #expect(tweener.tweens(tagged: 2) == [tween])
    tween.remove()
    #expect(tweener.tweens(tagged: 1).isEmpty && tweener.tweens(tagged: 2).isEmpty)
  }

  @Test("are asked for in optionals, as the word takes them")
  func optional() async throws {
    let screen: String? = "menu"
    let tween = stage.add(box, [.duration: 1, "x": 1, .tag: screen as Any])
    for found in [
      tweener.tweens(tagged: "menu"), tweener.tweens(tagged: screen),
      tweener.tweens(tagged: Optional(screen)),
    ] {
      #expect(found == [tween])
    }
    #expect(tweener.tweens(tagged: String?.none) == [])
    #expect(tweener.pauseTweens(tagged: screen))
    #expect(tweener.resumeTweens(tagged: screen))
    #expect(tweener.removeTweens(tagged: screen))
    try await tweener.finished(tagged: screen)
  }

  @Test("pause, resume and remove")
  func control() {
    let tweens = (0..<3).map { stage.add(RuleBox(), [.duration: 2, "x": 2, .tag: $0 % 2]) }
    #expect(tweener.pauseTweens(tagged: 0))
    #expect(!tweener.pauseTweens(tagged: 0))
    #expect(tweens.map(\.isPaused) == [true, false, true])
    #expect(tweener.resumeTweens(tagged: 0))
    #expect(!tweener.resumeTweens(tagged: 1))
    #expect(tweener.removeTweens(tagged: 0))
    #expect(!tweener.removeTweens(tagged: 0))
    #expect(tweens.map(\.state) == [.ended, .waiting, .ended])
  }

  @Test("of the call replace those of a base, and an empty list is none")
  func base() {
    let base: TweenParameters = [.duration: 1, .tag: "low"]
    let tweens = [["x": 1], ["y": 1, .tag: "high"], ["z": 1, .tag: [String]()]].map {
      (words: TweenParameters) in stage.add(box, words.merging([.base: base]) { $1 })
    }
    #expect(tweener.tweens(tagged: "low") == [tweens[0]])
    #expect(tweener.tweens(tagged: "high") == [tweens[1]])
  }

  @Test("belong to each tween, although calls of a kind share a plan")
  func sharedPlans() {
    var tweens: [Tween] = []
    for number in 0..<20 {
      tweens.append(stage.add(RuleBox(), [.duration: 1, "x": number, .tag: number % 5]))
      tweens.append(
        tweener.addTween(box, duration: 1) { $0.to(\.y, 2).with([.tag: "\(number % 5)"]) })
    }
    for number in 0..<5 {
      let wanted = tweens.indices.filter { $0 / 2 % 5 == number }
      #expect(tweener.tweens(tagged: number) == wanted.filter { $0 % 2 == 0 }.map { tweens[$0] })
      #expect(
        tweener.tweens(tagged: "\(number)") == wanted.filter { $0 % 2 == 1 }.map { tweens[$0] })
    }
  }

  @Test("a part that is split off keeps them, each of several targets has them")
  func parts() {
    let tween = stage.add(box, [.duration: 1, "x": 1, "y": 1, .tag: "a"])
    tweener.pauseTween(box, "x")
    #expect(tweener.tweens(tagged: "a").count == 2)
    #expect(tweener.tweens(tagged: "a").first == tween)
    tweener.removeTweens(tagged: "a")
    #expect(tweener.tweenCount == 0)
    let many = tweener.addTween([box, RuleBox()], [.duration: 1, "x": 1, .tag: "b"])
    #expect(tweener.tweens(tagged: "b") == many)
  }

  @Test("a timeline takes them, also when it is split; members, nested ones and pieces refuse them")
  func timelines() {
    let inner = TweenTimeline.of(box, [.duration: 1, "y": 1])
    var timeline = TweenTimeline.of(box, [.duration: 1, "x": 1, .tag: "member"])
    timeline.add(inner, [.tag: "nested"])
    let tween = tweener.addTimeline(timeline, [.tag: "whole"])
    let pieces = stage.add(
      box,
      [.keyframes: [["z": 1, .duration: 1, .tag: "piece"]] as [TweenParameters], .tag: "pieces"])
    #expect(
      stage.kinds == [.unsupportedInTimeline, .unsupportedInTimeline, .unsupportedInTimeline])
    #expect(stage.keys == ["tag", "tag", "tag"])
    #expect(tweener.tweens(tagged: "whole") == [tween])
    #expect(tweener.tweens(tagged: "pieces") == [pieces])
    for refused in ["member", "nested", "piece"] {
      #expect(tweener.tweens(tagged: refused).isEmpty)
    }
    tweener.advance(by: 0.5)
    tweener.pauseTween(box, "x")
    #expect(tweener.tweens(tagged: "whole").count == 2)
    tweener.removeTweens(tagged: "whole")
    #expect(tweener.tweens(of: box) == [pieces])
  }

  @Test("what cannot be one is reported, and the tween goes on")
  func wrong() {
    struct Plain {}
    stage.add(box, [.duration: 1, "x": 1, .tag: Plain()])
    stage.add(box, [.duration: 1, "y": 1, .tag: ["a", Plain()] as [Any]])
    stage.add(box, [.duration: 1, "z": 1, .tag: String?.none as Any])
    #expect(stage.kinds == [.wrongParameterType, .wrongParameterType, .wrongParameterType])
    // API 6: the good part of a call is not lost.
    #expect(tweener.tweens(tagged: "a").count == 1)
    #expect(tweener.after(1, [box.x, box.y, box.z]) == [1, 1, 1])
  }

  @Test("may call the engine from their comparisons and hashes")
  func rude() {
    var depth = 0
    var calls = 0
    var call: () -> Void = {}
    call = { [stage, box] in
      calls += 1
      guard depth < 3 else { return }
      depth += 1
      let tag = RudeTag(number: calls % 4, call: call)
      switch calls % 4 {
      case 0: stage.tweener.addTween(box, [.duration: 1, "x": 1, .tag: tag])
      case 1: stage.tweener.removeTweens(tagged: tag)
      case 2: stage.tweener.removeAllTweens()
      default: _ = stage.tweener.tweens(tagged: tag)
      }
      depth -= 1
    }
    for number in 0..<8 {
      let tag = RudeTag(number: number % 4, call: call)
      tweener.addTween(box, [.duration: 1, "y": 1, .tag: tag])
      tweener.advance(by: 0.25)
    }
    call = {}
    tweener.removeAllTweens()
    for number in 0..<4 { #expect(tweener.tweens(tagged: RudeTag(number: number) {}).isEmpty) }
    #expect(calls > 100)
  }

  @Test("are waited for, those of the call and no others")
  func finished() async throws {
    try await tweener.finished(tagged: "none")
    let first = stage.add(box, [.duration: 1, "x": 1, .tag: "a"])
    let second = stage.add(box, [.duration: 3, "y": 1, .tag: "a"])
    var isOver = false
    let task = Task { @MainActor [tweener] in
      try await tweener.finished(tagged: "a")
      isOver = true
    }
    for _ in 0..<10 { await Task.yield() }
    stage.add(box, [.duration: 9, "z": 1, .tag: "a"])
    first.remove()
    tweener.advance(by: 1)
    for _ in 0..<10 { await Task.yield() }
    #expect(!isOver)
    second.remove()
    try await task.value
    #expect(isOver && tweener.tweenCount == 1)
  }

  @Test("a cancelled task throws and leaves the tweens alone")
  func cancelled() async {
    stage.add(box, [.duration: 1, "x": 1, .tag: "a"])
    let task = Task { @MainActor [tweener] in try await tweener.finished(tagged: "a") }
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(tweener.tweenCount == 1)
  }

  @Test("let go of their values with the last tween")
  func released() {
    final class Key: Hashable {
      static func == (left: Key, right: Key) -> Bool { left === right }
      func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
    }
    var key: Key? = Key()
    weak let held = key
    let tween = stage.add(box, [.duration: 1, "x": 1, .tag: key as Any])
    key = nil
    #expect(held != nil)
    tween.remove()
    #expect(held == nil)
  }

  @Test("the static twins do the same")
  func twins() async throws {
    Tweener.shared.isManual = true
    Tweener.addTween(box, [.duration: 1, "x": 1, .tag: "twin"])
    #expect(Tweener.tweens(tagged: "twin").count == 1)
    #expect(Tweener.pauseTweens(tagged: "twin"))
    #expect(Tweener.resumeTweens(tagged: "twin"))
    #expect(Tweener.removeTweens(tagged: "twin"))
    try await Tweener.finished(tagged: "twin")
  }
}
