import Testing
import Tweener

@Suite("Timelines: reports about members")
struct MemberReportTests {
  private let stage = RuleStage()
  private let box = RuleBox()

  @Test("the wrong words of keyframes are reported of a member as of a tween")
  func keyframes() {
    let walk: TweenParameters = [
      .keyframes: [
        ["x": 5, .duration: -1, .easing: "outQad", .onStart: 3] as TweenParameters,
        ["x": 10, .duration: 1, .tag: "t", .repeat: 2, .onEnd: {}],
      ], .repeat: 1.5,
    ]
    let alone = stage.add(box, walk).problems.map(\.key)
    #expect(alone.count == 7)
    let tween = stage.tweener.addTimeline(.of(RuleBox(), walk))
    #expect(tween.problems.map(\.key) == alone)
    #expect(stage.keys == alone + alone)
  }

  @Test("the problems of what is appended are among those of the timeline")
  func appended() {
    let tween = stage.tweener.addTimeline(.of(box, [.duration: 1, "x": 8]))
    #expect(tween.append(.of(box, [.duration: 1, "zz": 1, "y": 8])))
    #expect(tween.problems.map(\.key) == ["zz"])
    #expect(stage.keys == ["zz"])
  }

  @Test("a word that neither a timeline nor a member takes is not sent from one to the other")
  func wordOfNeither() {
    let words: TweenParameters = [.repeatRefresh: true, .handover: HandoverMode.smooth]
    stage.tweener.addTimeline(
      .of(box, words.merging([.duration: 1, "x": 1]) { $1 }), words)
    #expect(stage.problems.count == 4)
    #expect(
      stage.problems.allSatisfy { $0.message.contains("add a tween of its own, from a call") })
  }

  @Test("a speed that a member does not take is reported with the speed")
  func speed() {
    stage.tweener.addTimeline(.of(box, [.unitsPerSecond: 50, "x": 300]))
    #expect(stage.problems.map(\.value) == ["50.0"])
    // Once, however many properties it has.
    stage.tweener.addTimeline(
      .of(box, [.unitsPerSecond: 50, "y": TweenValue.fromTo(0, 1), "x": 300, "z": 5]))
    #expect(stage.problems.map(\.key) == ["unitsPerSecond", "unitsPerSecond"])
    #expect(stage.problems.last?.fault.contains("x goes") == true)
    #expect(stage.problems.last?.targetType == "RuleBox")
  }

  @Test("23 a member may keep its target until the timeline ends", arguments: Keeper.allCases)
  func retainsTarget(keeper: Keeper) {
    weak var target: RuleBox?
    var tween: Tween?
    func add() {
      let box = RuleBox()
      target = box
      tween = stage.tweener.addTimeline(.of(box, keeper.member), keeper.whole)
    }
    add()
    for _ in 0..<40 { stage.tweener.advance(by: 0.1) }
    #expect(target.map { abs($0.x - 6.4) < 1e-9 } == true)
    stage.tweener.advance(by: 1)
    #expect(tween?.outcome == .completed)
    #expect(target == nil)
  }

  enum Keeper: CaseIterable {
    case member, keyframes, whole

    var member: TweenParameters {
      switch self {
      case .member: [.duration: 5, "x": 8, .retainsTarget: true]
      case .keyframes:
        [.keyframes: [["x": 8, .duration: 5] as TweenParameters], .retainsTarget: true]
      case .whole: [.duration: 5, "x": 8]
      }
    }

    var whole: TweenParameters { self == .whole ? [.retainsTarget: true] : [:] }
  }
}
