import Testing
import TweenerTestSupport

@testable import Tweener

/// Members of a template are those of its dictionary.
@Suite("Templates as members of timelines")
struct TemplateMemberTests {
  private let stage = RuleStage()

  private typealias Template = TweenTemplate<RuleBox>

  private static var templates: KeyValuePairs<String, TweenTemplate<RuleBox>> {
    [
      "plain": Template(duration: 1).to(\.x, 8),
      "eased, twice": Template(duration: 1, easing: .outQuad).to(\.x, 8).by(\.y, 3),
      "plays": Template(duration: 0.5, delay: 0.25, repeat: 2, repeatDelay: 0.25).to(\.x, 8),
      "to and fro": Template(duration: 0.5, repeat: 1, autoreverse: true).fromTo(\.x, 2, 8),
      "a spring": Template(spring: .bouncy).to(\.x, 8),
      "computed": Template(duration: 1).to(\.observed, 8),
      "several numbers": Template(duration: 1).to(
        \.frame, RuleFrame(x: 1, y: 2, width: 3, height: 4)),
      "a word": Template(duration: 1).to(\.x, 8).with([.timeScale: 2]),
      "functions": Template(duration: 1).with([.path(\RuleBox.x): { (box: RuleBox) in box.y + 5 }]),
      "a dictionary": Template([.duration: 1, .easing: "outQuad", .path(\RuleBox.x): 8]),
      "a dictionary that repeats": Template([
        .duration: "0.5", "yoyo": true, .repeat: 1, .path(\RuleBox.x): 8,
      ]),
      "a refused word": Template(duration: 1, overwrite: .all).to(\.x, 8),
      "a refused word at its default": Template(duration: 1).to(\.x, 8).with([
        .overwrite: OverwriteMode.atStart
      ]),
      "a function for a time": Template([
        .duration: TweenValue.each { (box: RuleBox, _: Int) in box.y == 7 ? 1 : 2 },
        .path(\RuleBox.x): 8,
      ]),
      "a base": Template([.base: [TweenKey.duration: 1.0 as Any] as TweenParameters, "x": 8]),
    ]
  }

  /// What two members on two boxes show, sixteenth by sixteenth.
  private func trace(
    defaults: TweenParameters, _ parameters: TweenParameters,
    _ add: (inout TweenTimeline, RuleBox) -> Void
  ) -> [[Double]] {
    let stage = RuleStage()
    let boxes = [RuleBox(x: 1), RuleBox(x: 2)]
    boxes[1].y = 7
    var timeline = TweenTimeline(defaults: defaults)
    for box in boxes { add(&timeline, box) }
    for box in boxes { add(&timeline, box) }
    let tween = stage.tweener.addTimeline(timeline, parameters)
    var trace = [[tween.duration]]
    for _ in 0..<80 {
      stage.tweener.advance(by: 0.0625)
      trace.append(boxes.flatMap { [$0.x, $0.y, $0.observed, $0.frame.x, $0.frame.height] })
    }
    return trace + [[Double(stage.problems.count)]]
  }

  @Test(
    "35 members of a template show what those of its dictionary do", arguments: templates.indices)
  func sameAsDictionary(index: Int) {
    let (name, template) = Self.templates[index]
    let defaults: [TweenParameters] = [[:], [.duration: 0.75], [.delay: 0.5]]
    let words: [TweenParameters] = [[:], [.repeat: 1], [.overwrite: OverwriteMode.none]]
    for (defaults, words) in defaults.flatMap({ defaults in words.map { (defaults, $0) } }) {
      let byTemplate = trace(defaults: defaults, words) { $0.add($1, template) }
      let byDictionary = trace(defaults: defaults, words) { $0.add($1, template.parameters) }
      #expect(byTemplate == byDictionary, "\(name), over \(defaults), in \(words)")
    }
  }

  @Test("35 a template that members were made of is looked up, and not read again")
  func isShared() {
    let template = Template(duration: 1).to(\.x, 8)
    var timeline = TweenTimeline()
    for _ in 0..<3 { timeline.add(RuleBox(x: 0), template) }
    stage.tweener.addTimeline(timeline)
    var reader = TimelineReader(registry: stage.tweener.engine.registry, knowsPlans: true)
    let plans = reader.layout(timeline).tweens.map(\.plan)
    #expect(plans.count == 3 && plans.allSatisfy { $0 != nil && $0 === plans[0] })
  }

  @Test(
    "35 a template that goes wrong is reported for each member, with the file and line of its call")
  func reports() {
    let template = Template(duration: -1).to(\.x, 8)
    let boxes = [RuleBox(x: 0), RuleBox(x: 0)]
    var timeline = TweenTimeline()
    timeline.add(boxes[0], template, file: "A.swift", line: 1)
    timeline.add(boxes[1], template, file: "A.swift", line: 2)
    stage.tweener.addTimeline(timeline)
    #expect(stage.problems.map(\.line) == [1, 2])
  }

  @Test("35 a template serves the members of several engines in turn")
  func engines() {
    let template = Template(duration: 1).to(\.x, 8)
    let stages = [RuleStage(), RuleStage(directWrites: false)]
    for stage in stages + stages {
      let box = RuleBox(x: 0)
      var timeline = TweenTimeline()
      timeline.add(box, template)
      stage.tweener.addTimeline(timeline)
      #expect(stage.after(0.5, box.x) == 4)
    }
  }

  @Test("35 what was registered since a template was first used counts for its members")
  func registrations() {
    let template = Template([.duration: 1, .easing: "mine"]).to(\.x, 8)
    for value in [2.0, 4] {
      stage.tweener.registerEasing("mine", .custom { _ in value })
      let box = RuleBox(x: 0)
      var timeline = TweenTimeline()
      timeline.add(box, template)
      stage.tweener.addTimeline(timeline)
      #expect(stage.after(0.5, box.x) == 8 * value)
    }
  }

  @Test("35 a function that says a value for each target is asked once, as in a dictionary")
  func functions() {
    var asked = 0
    let value = TweenValue.each { (box: RuleBox, _: Int) in
      asked += 1
      return box.y
    }
    let boxes = [8.0, 4].map { end in
      let box = RuleBox(x: 0)
      box.y = end
      return box
    }
    var timeline = TweenTimeline()
    for box in boxes { timeline.add(box, Template(duration: 1).value(\.x, value), at: 0) }
    stage.tweener.addTimeline(timeline)
    #expect(asked == 2)
    #expect(stage.after(0.5, boxes.map(\.x)) == [4, 2])
  }
}
