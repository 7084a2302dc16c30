import Testing
import Tweener

@Suite("Rule 43: keyframes")
struct Rule43KeyframesTests {
  private let stage = RuleStage()
  private let box = RuleBox()

  /// What `x` is after each of some steps.
  private func trace(
    _ parameters: TweenParameters, step: Double = 0.25, count: Int = 8, directWrites: Bool = true
  ) -> [Double] {
    let (stage, box) = (RuleStage(directWrites: directWrites), RuleBox())
    box.x = 8
    stage.add(box, parameters)
    return [box.x]
      + (0..<count).map { _ in
        stage.tweener.advance(by: step)
        return box.x
      }
  }

  @Test("43 what keyframes show at even steps")
  func rule43_traces() {
    /// Expects these values of `x`: the first at the call, the others after each step.
    func expect(
      _ title: String, _ words: TweenParameters, step: Double = 0.25, _ seen: [Double],
      sourceLocation: SourceLocation = #_sourceLocation
    ) {
      let shown = trace(words, step: step, count: seen.count - 1)
      #expect(shown == seen, "\(title)", sourceLocation: sourceLocation)
    }
    expect(
      "43 a list is passed at even distances: the first value at 0, the last at 1",
      [.duration: 2, "x": [0, 100, 50]], [0, 25, 50, 75, 100, 87.5, 75, 62.5, 50])
    expect(
      "43 what is held leads to the first value where that is not at 0",
      [.duration: 2, "x": TweenValue.keyframes([108, 58], at: [0.25, 1])],
      [8, 58, 108, 108 - 50 / 6.0])
    expect(
      "43 the tween's curve goes over each way by itself",
      [.duration: 2, .easing: Easing.inQuad, "x": TweenValue.keyframes([0, 8, 0])],
      [0, 0.5, 2, 4.5, 8, 7.5, 6, 3.5, 0])
    expect(
      "43 unless easings says otherwise",
      [.duration: 2, "x": TweenValue.keyframes([0, 8, 0], easings: [.linear, .inQuad])],
      [0, 0.5, 2, 4.5, 8, 6, 4, 2, 0])
    let relative = TweenValue.keyframes([.by(8), .times(0.5), .to(0)], at: [0.25, 0.5, 1])
    expect(
      "43 .by and .times are relative to the keyframe before", [.duration: 2, "x": relative],
      [8, 12, 16, 12, 8, 6, 4, 2, 0])
    expect(
      "43 so are texts", [.duration: 1, "x": ["+=8", "*=0.5"] as [Any]], step: 0.5, [8, 12, 8])
    expect(
      "43 of several values at one time the last one goes on",
      [.duration: 1, "x": TweenValue.keyframes([4, 100, 96], at: [0.5, 0.5, 1])],
      [8, 6, 100, 98, 96])
    expect(
      "43 behind the last time the last value holds",
      [.duration: 1, "x": TweenValue.keyframes([16], at: [0.5])], [8, 12, 16, 16, 16])
    let refreshed: TweenParameters = [.duration: 0.5, .repeat: 1, .repeatRefresh: true]
    expect(
      "43 without a first value at 0 each play of repeatRefresh goes on from the one before",
      refreshed.merging(["x": TweenValue.keyframes([.by(4)], at: [1])]) { $1 },
      [8, 10, 12, 14, 16])
    expect(
      "43 with one every play begins alike",
      refreshed.merging(["x": TweenValue.keyframes([.by(2), .by(4)])]) { $1 },
      [8, 12, 14, 12, 14])
    expect(
      "43 a start at 0 that the call gives is written at the call, before a delay",
      [.duration: 1, .delay: 1, "x": [3, 5]], [3])
    // From 3 1/3 flicks to 6 2/3: from the 3rd flick to the 7th.
    let pieces: [TweenParameters] = [["x": 0], ["x": 8], ["x": 0]]
    story(
      "43 Pieces meet where their shares of the whole meet, in whole flicks",
      [.duration: ruleFlicks(10), .keyframes: pieces, .easing: Easing.linear],
      [.flicks(6): 6, .flicks(1): 8])
    story(
      "43 a speed is that of the whole way", [.unitsPerSecond: 10, "x": [0, 20, 10]],
      { $0.duration }, [0: 3])
  }

  @Test(
    "43 at a keyframe's instant the value is the keyframe's, bit for bit, whatever the curve",
    arguments: [Easing.linear, .inQuad, .outElastic, .steps(4, jump: .start)], [true, false])
  func rule43_exact(easing: Easing, directWrites: Bool) {
    let values: [Double] = [0.1, -0.0, 1e-300, 0.3, 7]
    let seen = trace(
      [.duration: 2, .easing: easing, "x": TweenValue.keyframes(values)], step: 0.5, count: 4,
      directWrites: directWrites)
    #expect(seen.map(\.bitPattern) == values.map(\.bitPattern))
  }

  @Test("43 every play goes through them, backwards too")
  func rule43_plays() {
    let parameters: TweenParameters = [
      .duration: 1, .repeat: 1, .autoreverse: true, "x": [0, 8, 4, 0],
      .easing: Easing.inQuad,
    ]
    let seen = trace(parameters, step: 0.125, count: 16)
    #expect(seen == seen.reversed())
    #expect(seen[4] == 7)
  }

  @Test("43 the way back has its own curve between two keyframes, also where values are sampled")
  func rule43_ownCurveBack() {
    let frames = TweenValue.keyframes([10, 3, 7.1, 5], at: [0.25, 0.375, 0.75, 1])
    let words: TweenParameters = [
      .duration: 1.7, .repeat: 3, .autoreverse: true, .autoreverseEasing: Easing.inQuad,
      .easing: Easing.outBack,
    ]
    let (plain, sampled) = (RuleBox(x: 1), RuleBox(x: 1))
    let tweens = [
      stage.add(plain, words.merging(["x": frames]) { $1 }),
      stage.add(sampled, words.merging(["x": frames.interpolated { $0 + ($1 - $0) * $2 }]) { $1 }),
    ]
    for step in 1...130 {
      stage.tweener.advance(by: 1.7 / 32)
      #expect(abs(plain.x - sampled.x) < 1e-12, "\(step)")
    }
    for tween in tweens { #expect(tween.outcome == .completed) }
    let seen = [1.25, 1.625, 1.75, 0.5, 0.625].map { play in
      let box = RuleBox(x: 1)
      let value = frames.interpolated { $0 + ($1 - $0) * $2 }
      let tween = stage.add(box, words.merging([.duration: 1, "x": value]) { $1 })
      tween.seek(to: play)
      return box.x
    }
    let ways = [1 / 3.0, 2 / 3.0].map { 3 + (7.1 - 3) * Easing.outBack($0) }
    #expect(seen == [7.1, 3, 10] + ways)
  }

  @Test("43 keyframes are sought, turned round and taken from as every value is")
  func rule43_playback() {
    story(
      "taken half way from the 6", [.duration: 4, "x": [0, 8, 0, 8, 0]],
      { "\($0.x) \($0.state)" },
      [
        .seek(2.5): "4.0 running", [.reversed(true), 1]: "4.0 running", 0.5: "8.0 running",
        0.25: "6.0 running", [.add([.duration: 1, "x": 10]), 0.5]: "8.0 ended",
      ])
  }
}

@Suite("The word keyframes")
struct KeyframesWordTests {
  private let stage = RuleStage()
  private let box = RuleBox()

  @Test("43 pieces, by what they show")
  func stories() {
    story(
      "43 pieces are played one after another, each with its duration, delay and easing",
      [
        .keyframes: [
          ["x": 8, .duration: 1], ["y": 4, .duration: 1, .delay: 0.5, .easing: "inQuad"],
        ] as [TweenParameters]
      ], { [$0.x, $0.y] },
      [0.5: [4, 0], 0.5: [8, 0], 0.5: [8, 0], 0.5: [8, 1], 0.5: [8, 4]])
    let third = 1.0 / 3
    story(
      "43 a duration of the call stretches them",
      [
        .duration: 2,
        .keyframes: [["x": 8, .duration: 1], ["x": 0, .duration: 3]] as [TweenParameters],
      ], [0.5: 8, 0.5: 8 - 8 * third, 0.5: 8 - 8 * (2 * third), 0.5: 0])
    story(
      "43 pieces without one take equal shares",
      [.duration: 2, .keyframes: [["x": 8], ["x": 0]] as [TweenParameters]],
      [0.5: 4, 0.5: 8, 0.5: 4, 0.5: 0])
    story(
      "43 properties beside them go over the whole play",
      [
        .keyframes: [["x": 8, .duration: 1], ["x": 0, .duration: 1]] as [TweenParameters], "y": 4,
      ], { [$0.x, $0.y] }, [0.5: [4, 1], 0.5: [8, 2], 0.5: [4, 3], 0.5: [0, 4]])
  }

  @Test(
    "43 a duration from below counts only where no piece has one", arguments: ["duration", "time"])
  func durationBelow(name: String) {
    let below: TweenParameters = [TweenKey(name): 3]
    let pieces: [TweenParameters] = [["x": 1, .duration: 1], ["x": 2, .duration: 0.5]]
    #expect(stage.add(box, [.base: below, .keyframes: pieces]).duration == 1.5)
    #expect(stage.add(box, [.base: below, TweenKey(name): 6, .keyframes: pieces]).duration == 6)
    let others: [TweenParameters] = [["x": 1], ["x": 2]]
    #expect(stage.add(box, [.base: below, .keyframes: others]).duration == 3)
    let timeline = TweenTimeline.of(
      box, [.keyframes: pieces], [.keyframes: others], defaults: below)
    #expect(timeline.duration == 4.5)
    #expect(stage.problems.isEmpty)
  }

  @Test("43 callbacks in a piece are a member's; those of the call get the target")
  func callbacks() {
    var log: [String] = []
    let piece: TweenParameters = [
      "x": 8, .duration: 1, .onStart: { (box: RuleBox) in log.append("start \(box.x)") },
      .onComplete: { (box: RuleBox) in log.append("complete \(box.x)") },
    ]
    let tween = stage[box].add([
      .keyframes: [piece, ["x": 0, .duration: 1]] as [TweenParameters], .repeat: 1,
      .onRepeat: { (box: RuleBox) in log.append("repeat \(box.x)") },
      .onComplete: { (box: RuleBox) in log.append("all \(box.x)") },
    ])
    #expect(
      stage.after(4, log) == [
        "start 0.0", "complete 8.0", "repeat 0.0", "start 0.0", "complete 8.0", "all 0.0",
      ])
    #expect(tween.outcome == .completed)
  }

  @Test("43 several targets, with a stagger")
  func targets() {
    let boxes = [RuleBox(), RuleBox()]
    let pieces: [TweenParameters] = [["x": 8, .duration: 1], ["x": 0, .duration: 1]]
    let tweens = stage.tweener.addTween(boxes, [.keyframes: pieces, .stagger: 0.5])
    stage.expect(boxes.map(\.x), [1: [8, 4], 1.5: [0, 0]])
    #expect(tweens.map(\.outcome) == [.completed, .completed])
  }

  @Test("43 a member of a timeline may have them")
  func member() {
    var timeline = TweenTimeline()
    let pieces: [TweenParameters] = [["x": 8, .duration: 1], ["x": 0, .duration: 1]]
    timeline.add(box, ["y": 4, .duration: 1])
    timeline.add(box, [.keyframes: pieces])
    #expect(timeline.duration == 3)
    stage.tweener.addTimeline(timeline)
    #expect(stage.after(1.5, [box.x, box.y]) == [4, 4])
    #expect(stage.after(1, box.x) == 4)
  }

  @Test("43 a word of no keyframes is not said to be one of the call's")
  func wordsOfNone() {
    let pieces: [TweenParameters] = [
      ["x": 8, .duration: 1, .unitsPerSecond: 50], ["x": 0, .duration: 1, .repeat: 2],
    ]
    stage.add(box, [.keyframes: pieces, .unitsPerSecond: 100])
    #expect(
      stage.problems.map(\.remedy) == [
        "it is left out; give its pieces durations and easings",
        "it is left out; give the piece a duration and an easing",
        "it is left out; it can be given beside \"keyframes\"",
      ])
  }

  @Test("43 a wrong piece is reported, and the others play")
  func problems() {
    let pieces: [Any] = [
      3, ["x": 8, .duration: 1, .repeat: 2] as TweenParameters,
      ["x": "no", "y": 4] as [String: Any],
    ]
    stage.add(box, [.duration: 1, .keyframes: pieces, .unitsPerSecond: 2])
    #expect(
      stage.kinds == [
        .unsupportedInTimeline, .wrongParameterType, .unsupportedInTimeline, .wrongPropertyType,
      ])
    #expect(stage.after(1, [box.x, box.y]) == [8, 4])
    stage.add(box, [.keyframes: 3, "x": 1])
    stage.add(box, [.keyframes: [] as [TweenParameters], "x": 1])
    #expect(stage.problems.dropFirst(4).map(\.kind) == [.wrongParameterType, .wrongParameterType])
  }
}

@Suite("Values of keyframes that are wrong")
struct KeyframeValueTests {
  private let stage = RuleStage()
  private let box = RuleBox()

  private static func wrong(_ index: Int) -> Any {
    let all: [Any] = [
      [] as [Double], [1, .nan], ["a"] as [Any], TweenValue.keyframes([1, 2], at: [0.5]),
      TweenValue.keyframes([1, 2], at: [0.5, .infinity]),
      TweenValue.keyframes([1, 2], easings: [.linear, .linear, .linear]),
      TweenValue.keyframes([.from(3), .to(2)]),
      TweenValue.keyframes([TweenValue.keyframes([1, 2])]),
      TweenValue.keyframes([TweenValue.to(1).interpolated { start, _, _ in start }]),
    ]
    return all[index]
  }

  @Test("are reported and leave the property alone; the rest of the call goes on", arguments: 0..<9)
  func refused(index: Int) throws {
    let value = Self.wrong(index)
    stage.add(box, [.duration: 1, "x": value, "y": 2])
    #expect(stage.after(0.5, [box.x, box.y]) == [0, 1])
    let problem = try #require(stage.problems.first)
    #expect(stage.problems.count == 1)
    #expect(problem.key == "x" && problem.targetType == "RuleBox")
    #expect(problem.value?.isEmpty == false)
  }

  @Test("print as they were written")
  func description() {
    #expect("\(TweenValue.keyframes([1, 2.5]))" == ".keyframes([1.0, 2.5])")
    #expect(
      "\(TweenValue.keyframes([.by(4), .to(0).eased(.inQuad)]))"
        == ".keyframes([.by(4), .to(0).eased(.inQuad)])")
  }

  @Test("Times are sorted with their values and clamp to a play")
  func sorted() {
    stage.add(box, [.duration: 1, "x": TweenValue.keyframes([8, 4, 0], at: [7, 0.5, -3])])
    #expect(stage.values(of: box.x, every: 0.25, times: 4) == [2, 4, 6, 8])
  }

  @Test("A vector takes a list of its numbers as a value, and a list of values as keyframes")
  func vectors() {
    let dot = Dot()
    stage.tweener.addTween(dot, [.duration: 1, "place": [8, 4]])
    #expect(stage.after(0.5, dot.place) == SIMD2(4, 2))
    stage.tweener.addTween(dot, [.duration: 1, "place": [[0, 0], [8, 4], [0, 0]]])
    #expect(stage.after(0.25, dot.place) == SIMD2(4, 2))
    #expect(stage.problems.isEmpty)
    // A list of another length is no list of keyframes.
    stage.tweener.addTween(dot, [.duration: 1, "place": [8, 4, 2]])
    #expect(stage.kinds == [.wrongPropertyType])
  }

  private final class Dot: TweenTarget {
    var place = SIMD2(0.0, 0.0)
    static var tweenProperties: TweenProperties { ["place": .init(\Dot.place)] }
  }

  @Test("Limits and interpolations hold on every way", arguments: [true, false])
  func filtered(isRounded: Bool) {
    let value =
      isRounded
      ? TweenValue.keyframes([0, 5, 0])
      : TweenValue.keyframes([0, 5, 0]).interpolated { ($0 + ($1 - $0) * $2).rounded() }
    var parameters: TweenParameters = [.duration: 2, "x": value]
    if isRounded { parameters[.rounded] = true }
    stage.add(box, parameters)
    #expect(stage.values(of: box.x, every: 0.25, times: 8) == [1, 3, 4, 5, 4, 3, 1, 0])
  }
}
