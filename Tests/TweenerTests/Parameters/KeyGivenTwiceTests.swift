import Testing
import Tweener

@Suite("A key that stands twice in a literal")
struct KeyGivenTwiceTests {
  private let stage = RuleStage()
  private let box = RuleBox()

  /// What is reported of a key.
  private func expect(
    _ stage: RuleStage, _ reports: [(key: String, value: String)], _ type: String? = "RuleBox",
    at location: SourceLocation = #_sourceLocation
  ) {
    #expect(stage.keys == reports.map(\.key), sourceLocation: location)
    #expect(stage.problems.map(\.value) == reports.map(\.value), sourceLocation: location)
    for problem in stage.problems {
      #expect(problem.kind == .duplicateParameter, sourceLocation: location)
      #expect(problem.targetType == type, sourceLocation: location)
      #expect(problem.fault == "the key stands again later in the same list")
      #expect(problem.remedy == "the later value is taken; leave out the other")
    }
  }

  @Test("is reported, the later value counts, and the rest goes on", arguments: 0..<3)
  func inCall(times: Int) {
    // Calls of this form may have a plan that is known.
    for _ in 0..<times { _ = stage.add(box, [.duration: 9, "x": 1.0, "y": 2.0]) }
    let tween = stage.add(
      box,
      [.duration: 1, "x": 3, .path(\RuleBox.z): 1, "x": 4.0, .duration: 2, .path(\RuleBox.z): 8])
    expect(stage, [("duration", "1"), ("x", "3"), ("\(TweenKey.path(\RuleBox.z))", "1")])
    #expect(tween.problems == stage.problems)
    #expect(stage.after(1, [box.x, box.z]) == [2, 4])
  }

  @Test("does not pass for a call that is known")
  func known() {
    for end in 1...4 { _ = stage.add(box, [.duration: 1.0, "x": Double(end), "y": 2.0]) }
    let tween = stage.add(box, [.duration: 1.0, "x": 5.0, "x": 6.0])
    expect(stage, [("x", "5.0")])
    #expect(stage.after(1, box.x) == 6)
    #expect(tween.outcome == .completed)
  }

  @Test("counts once, and is reported however the list is changed afterwards")
  func changed() {
    var list: TweenParameters = ["x": 1, .duration: 1, "x": 2]
    #expect(list.count == 2)
    #expect(list.keys.count == 2)
    #expect(list.map(\.key).count == 2)
    #expect(list["x"] as? Int == 2)
    #expect("\(list)" == "[duration: 1, x: 2]")
    #expect("\(list.filter { $0.key == "x" })" == "[x: 2]")
    list["y"] = 3
    list = (["z": 4] as TweenParameters).merging(list) { $1 }.merging(["x": 8]) { $1 }
    _ = stage.add(box, list)
    expect(stage, [("x", "1")])
    #expect(stage.after(1, [box.x, box.y, box.z]) == [8, 3, 4])
    list.removeValue(forKey: "x")
    #expect(list["x"] == nil)
  }

  @Test("in a long list too")
  func long() {
    let list: TweenParameters = [
      "a": 0, "b": 1, "c": 2, "d": 3, "e": 4, "f": 5, "g": 6, "h": 7, "i": 8, "j": 9, "k": 10,
      "l": 11, "m": 12, "n": 13, "o": 14, "p": 15, "q": 16, "r": 17, "a": 18, "s": 19, "a": 20,
    ]
    #expect(list.count == 19)
    #expect(list["a"] as? Int == 20)
    stage.tweener.addCaller(list.filter { $0.key == "a" }.merging([.duration: 1]) { $1 })
    #expect(stage.problems.map(\.value) == ["0", "18", "20"])
  }

  @Test("in a base, as a list of its own")
  func inBase() {
    let slow: TweenParameters = [.duration: 1, "y": 1, .duration: 2]
    _ = stage.add(box, [.base: [slow, ["x": 1, "x": 8, "y": 4]] as [TweenParameters], "x": 6])
    expect(stage, [("duration", "1"), ("x", "1")])
    #expect(stage.after(1, [box.x, box.y]) == [3, 2])
  }

  @Test("beside a base")
  func besideBase() {
    _ = stage.add(box, ["x": 1, .base: [.duration: 2] as TweenParameters, "x": 8])
    expect(stage, [("x", "1")])
    #expect(stage.after(1, box.x) == 4)
  }

  @Test("in a piece")
  func inPiece() {
    let pieces: [TweenParameters] = [["x": 1, .duration: 1, "x": 8], ["x": 4, .duration: 1]]
    _ = stage.add(box, [.keyframes: pieces])
    expect(stage, [("x", "1")])
    #expect(stage.after(1, box.x) == 8)
    #expect(stage.after(1, box.x) == 4)
  }

  @Test(
    "in a member of a timeline, in its defaults, in a nested timeline's words and in the whole's")
  func inTimeline() {
    let inner = TweenTimeline.of(box, ["z": 1, .duration: 1, "z": 8])
    var timeline = TweenTimeline(defaults: [.duration: 1, "y": 1, .duration: 2])
    timeline.add(box, ["x": 1, "x": 8, "y": 4])
    timeline.add(inner, [.delay: 9, .delay: 0], at: 0)
    let tween = stage.tweener.addTimeline(timeline, [.repeat: 5, .repeat: 0])
    #expect(
      Set(stage.problems.map { "\($0.key ?? "") \($0.value ?? "") \($0.targetType ?? "")" }) == [
        "duration 1 RuleBox", "x 1 RuleBox", "z 1 RuleBox", "delay 9 ", "repeat 5 ",
      ])
    #expect(stage.kinds == Array(repeating: .duplicateParameter, count: 5))
    #expect(tween.problems.count == 5)
    #expect(stage.after(1, [box.x, box.y, box.z]) == [4, 2, 8])
    #expect(stage.after(1, tween.outcome) == .completed)
  }

  @Test("in a member like those before it")
  func inMemberOfKnownForm() {
    var timeline = TweenTimeline(defaults: [.duration: 1.0])
    for end in 1...4 { timeline.add(box, ["x": Double(end)], at: .at(Double(end))) }
    timeline.add(box, ["x": 5.0, "x": 6.0], at: 5)
    stage.tweener.addTimeline(timeline)
    expect(stage, [("x", "5.0")])
    #expect(stage.after(6, box.x) == 6)
  }

  @Test("in a template, and in what is added to one")
  func inTemplate() {
    for template in [
      TweenTemplate<RuleBox>(["x": 1, .duration: 1, "x": 8]),
      TweenTemplate<RuleBox>(duration: 1).with(["x": 1, "x": 8]),
      TweenTemplate<RuleBox>(duration: 1).with([.path(\RuleBox.x): 1, .path(\RuleBox.x): 8]),
    ] {
      let (stage, box) = (RuleStage(), RuleBox())
      let tween = stage.tweener.addTween(box, template)
      #expect(stage.kinds == [.duplicateParameter])
      #expect(stage.problems.map(\.value) == ["1"])
      #expect(tween.problems == stage.problems)
      #expect(stage.after(1, box.x) == 8)
    }
  }

  @Test("in the words of a stagger, and in a value of a property, with the way to it")
  func inValues() {
    let boxes = [RuleBox(), RuleBox()]
    stage.tweener.registerPropertySplitter("place", for: RuleBox.self) {
      TweenParameters(reading: $0)
    }
    let stagger: TweenParameters = ["each": 9, "each": 1]
    stage.tweener.addTween(
      boxes,
      [.duration: 1, .stagger: stagger, "place": ["x": 1, "y": 4, "x": 8] as TweenParameters])
    expect(stage, [("place.x", "1"), ("stagger.each", "9")])
    #expect(stage.after(1, boxes.map(\.x)) == [8, 0])
    #expect(stage.after(1, boxes.map(\.y)) == [4, 4])
  }

  @Test("in what a splitter or a shorthand makes")
  func inExpansions() {
    stage.tweener.registerPropertySplitter("place", for: RuleBox.self) { ["x": 1, "x": $0] }
    stage.tweener.registerShorthand("go") { call in
      call.parameters.merge(["y": 1, "y": call.value]) { $1 }
    }
    _ = stage.add(box, [.duration: 1, "place": 8])
    _ = stage.add(box, [.duration: 1, "go": 4])
    #expect(stage.kinds == [.duplicateParameter, .duplicateParameter])
    #expect(stage.keys == ["place.x", "y"])
    #expect(stage.after(1, [box.x, box.y]) == [8, 4])
  }
}
