import Testing

@testable import Tweener

/// SEMANTICS 11: with `repeatRefresh` the caller's functions are asked anew.
@Suite("Rule 11: plays that ask anew")
struct Rule11RefreshTests {
  private let refreshed: TweenParameters = [.duration: 1, .repeat: 2, .repeatRefresh: true]

  /// What `x` is at each boundary of three plays of a second and in each middle, where a play's
  /// value is made by `value` of its number; in steps of 1 / `cuts` s.
  private func shown(
    cuts: Int, directWrites: Bool = true, _ value: @escaping (_ play: Int) throws -> Any
  ) -> (shown: [Double], problems: [TweenProblem]) {
    let (stage, box) = (RuleStage(directWrites: directWrites), RuleBox(x: 8))
    var (play, boundaries) = (0, [Double]())
    var call = refreshed
    call["x"] = TweenValue.each { (_: RuleBox, _: Int) in
      defer { play += 1 }
      return try value(play)
    }
    call[.onRepeat] = { boundaries.append(box.x) }
    stage.add(box, call)
    var shown: [Double] = []
    for step in 1...6 * cuts {
      stage.tweener.advance(by: 0.5 / Double(cuts))
      if step % (2 * cuts) == cuts || step == 6 * cuts { shown.append(box.x) }
    }
    #expect(play == 3)
    return (boundaries + shown, stage.problems)
  }

  @Test(
    "11 each play asks the functions of its call, in whatever steps", arguments: [1, 2, 8],
    [true, false])
  func rule11_asked(cuts: Int, directWrites: Bool) {
    func shown(_ value: @escaping (Int) throws -> Any) -> [Double] {
      let (shown, problems) = self.shown(cuts: cuts, directWrites: directWrites, value)
      #expect(problems.isEmpty)
      return shown
    }
    // Boundaries, middles of the plays, and the end.
    #expect(shown { [16.0, 0, 100][$0] } == [16, 0, 12, 8, 50, 100])
    #expect(shown { TweenValue.by([8.0, -4, 2][$0]) } == [16, 12, 12, 14, 13, 14])
    #expect(shown { TweenValue.times([2.0, 0.5, 3][$0]) } == [16, 8, 12, 12, 16, 24])
    // A start that the call gives is given anew; the boundary shows the end of the play before.
    #expect(
      shown { TweenValue.fromTo([0.0, 40, 2][$0], [10.0, 20, 4][$0]) } == [10, 20, 5, 30, 3, 4])
    #expect(shown { TweenValue.from([0.0, 4, 16][$0]) } == [8, 8, 4, 6, 12, 8])
    #expect(shown { "+=\($0 + 1)" } == [9, 11, 8.5, 10, 12.5, 14])
  }

  @Test("11 every second play goes back, and only those that go forwards ask")
  func rule11_back() {
    let (stage, box) = (RuleStage(), RuleBox(x: 8))
    var asked: [Int] = []
    var call = refreshed.merging([.repeat: 3, .autoreverse: true]) { $1 }
    call["x"] = TweenValue.each { (_: RuleBox, index: Int) in
      asked.append(index)
      return TweenValue.by(asked.count * 4)
    }
    stage.add(box, call)
    var shown: [Double] = []
    for _ in 0..<8 {
      stage.tweener.advance(by: 0.5)
      shown.append(box.x)
    }
    #expect(shown == [10, 12, 10, 8, 12, 16, 12, 8])
    #expect(asked == [0, 0])
  }

  @Test("11 a target's function gets its own place in the call at each play")
  func rule11_places() {
    let (stage, boxes) = (RuleStage(), (0..<3).map { _ in RuleBox() })
    var asked: [Int] = []
    let value = TweenValue.each { (box: RuleBox, index: Int) in
      #expect(box === boxes[index])
      asked.append(index)
      return TweenValue.by(index + asked.count)
    }
    stage.tweener.addTween(boxes, refreshed.merging([.repeat: 1, "x": value]) { $1 })
    stage.tweener.advance(by: 2)
    #expect(asked == [0, 1, 2, 0, 1, 2])
    #expect(boxes.map(\.x) == [5.0, 9, 13])
  }

  @Test("11 what a function answers wrongly is reported, and the play does what the one before did")
  func rule11_refused() {
    struct Tired: Error {}
    let (shown, problems) = shown(cuts: 1) { play in
      if play == 1 { throw Tired() }
      return TweenValue.by(4)
    }
    #expect(shown == [12, 16, 10, 14, 18, 20])
    #expect(problems.map(\.kind) == [.wrongPropertyType])
    #expect(problems.first?.file == "TweenerTests/RuleStage.swift")
    // What moves otherwise than the first does not count, as a play of it would be another tween.
    let other = self.shown(cuts: 1) { play in
      play == 1 ? TweenValue.keyframes([0, 100]) : TweenValue.by(4)
    }
    #expect(other.shown == [12, 16, 10, 14, 18, 20])
  }

  @Test("11 what a function asks the engine to do is done when it has answered")
  func rule11_actions() {
    let (stage, box) = (RuleStage(), RuleBox())
    var play = 0
    var call = refreshed
    call["x"] = TweenValue.each { (box: RuleBox, _: Int) in
      defer { play += 1 }
      if play == 1 { stage.tweener.removeTween(box) }
      return 10 * (play + 1)
    }
    let tween = stage.add(box, call)
    stage.tweener.advance(by: 1.5)
    #expect(tween.outcome == .removed && box.x == 10 && play == 2)
  }

  @Test(
    "11 a boundary shows the end of the play before, behind a filter that changes the start too",
    arguments: [1, 2, 8], [true, false])
  func rule11_filtered(cuts: Int, directWrites: Bool) {
    let doubled = TweenValue.by(10).filtered { $0 * 2 }
    let (shown, problems) = shown(cuts: cuts, directWrites: directWrites) { _ in doubled }
    #expect(shown == [36, 92, 26, 82, 194, 204] && problems.isEmpty)
    // The same without a function, between two plays, and sought there.
    let (stage, box) = (RuleStage(directWrites: directWrites), RuleBox(x: 8))
    let tween = stage.add(box, refreshed.merging([.repeatDelay: 1, "x": doubled]) { $1 })
    for end in [36.0, 92] {
      for _ in 0..<cuts { stage.tweener.advance(by: 1.5 / Double(cuts)) }
      stage.expect(box.x, of: tween, [[]: end, .seek(tween.elapsed + 0.25): end])
      stage.tweener.advance(by: 0.25)
    }
    stage.tweener.advance(by: 10)
    #expect(tween.outcome == .completed && box.x == 204)
  }

  @Test("11 between two plays it shows the end of the first, where the next one begins elsewhere")
  func rule11_between() {
    let (stage, box) = (RuleStage(), RuleBox(x: 2))
    // A function of the value that is held: from its double to its half.
    let call = refreshed.merging([
      .repeatDelay: 1, "x": TweenValue.ends { ($0 * 2, $0 / 2) },
    ]) { $1 }
    let tween = stage.add(box, call)
    stage.tweener.advance(by: 1.5)
    #expect(box.x == 1)
    stage.expect(box.x, of: tween, [[]: 1, .seek(1.25): 1])
    stage.tweener.advance(by: 1)
    // A quarter of the way from 2 to 0.5.
    stage.expect(box.x, of: tween, [[]: 1.625, .revert: 2])
  }
}
