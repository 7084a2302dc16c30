import Testing
import Tweener
import TweenerPlugins

#if canImport(CoreGraphics)
  import CoreGraphics
#else
  import Foundation
#endif

/// The line that a value of each public type prints (API 12).
@Suite("Printed values")
struct PrintedTests {
  private final class Box: TweenTarget {
    var x = 0.0
    var y = 0.0
    static var tweenProperties: TweenProperties { ["x": .init(\Box.x), "y": .init(\Box.y)] }

    func arrive() {}
  }

  private final class Label: TweenTarget, TextDisplaying {
    var text = ""
    var x = 0.0
    static var tweenProperties: TweenProperties { ["x": .init(\Label.x)] }
  }

  @Test("An animator prints its state")
  func animator() {
    let tweener = Tweener()
    let animator = TweenAnimator(duration: 2, on: tweener)
    #expect("\(animator)" == "TweenAnimator of 2.0 s: inactive, does not run, at 0.0")
    animator.addAnimations(Box(), [.retainsTarget: true, "x": 1])
    animator.startAnimation()
    #expect(tweener.after(0.5, "\(animator)") == "TweenAnimator of 2.0 s: active, runs, at 0.25")
    animator.isReversed = true
    #expect("\(animator)" == "TweenAnimator of 2.0 s: active, runs backwards, at 0.75")
  }

  @Test("A filter and a text print as they were written, also where they are at fault")
  func written() {
    let tweener = Tweener()
    tweener.onProblem = { _ in }
    tweener.install(StandardPlugins())
    let label = Label()
    let faults: TweenParameters = [
      "x": TweenValue.to(104).snapped(toGrid: 0), "text": TextTween.counted(from: .nan, to: 1),
    ]
    #expect(
      tweener.addTween(label, faults).problems.map(\.value) == [
        "TextTween.counted(from: nan, to: 1.0)", "NumberFilter.grid(0.0, offset: 0.0)",
      ])
    let filters: [NumberFilter] = [.list([3, 1]), .wrap(0..<360), .clamp(0...1)]
    #expect(
      filters.map(\.description) == [
        "NumberFilter.list([1.0, 3.0])", "NumberFilter.wrap(0.0..<360.0)",
        "NumberFilter.clamp(0.0...1.0)",
      ])
    let texts: [TextTween] = [
      .typed("On"), .overtyped("On"), .retyped("On"), .scrambled("On"), .counted(to: 2),
      .numbers(in: "2 \"on\""),
    ]
    #expect(
      texts.map(\.description) == [
        #"TextTween.typed("On", cursor: "")"#, #"TextTween.overtyped("On")"#,
        #"TextTween.retyped("On")"#,
        #"TextTween.scrambled("On", seed: 0, characters: "ABCDEFGHIJKLMNOPQRSTUVWXYZ", changes: 20)"#,
        "TextTween.counted(to: 2.0)", #"TextTween.numbers(in: "2 \"on\"")"#,
      ])
  }

  @Test("Each type prints one line without names of the engine's own types")
  func lines() throws {
    let (tweener, box) = (Tweener(), Box())
    let first = tweener.addTween(box, [.duration: 2, "x": 100])
    tweener.advance(by: 0.5)
    tweener.addTween(box, [.duration: 2, "x": 0])
    tweener.advance(by: 0.5)
    first.pause()
    let explanation = tweener.explanation(of: box, "x")
    let component = try #require(explanation.components.first)
    let loss = try #require(component.losses.first)
    let running = tweener.addTween(box, [.duration: 2, "y": 100])
    tweener.advance(by: 0.5)
    let texts: [String: String?] = [
      "\(running.playhead)": "playhead of \(running), at 0.5 s",
      "\(TweenProperty(\Box.x))": "TweenProperty \\Box.x",
      "\(TweenProperty(get: { (box: Box) in box.x }, set: { $0.x = $1 }))": "TweenProperty of Box",
      "\(TweenProperty(sameAs: "x"))": "TweenProperty from x",
      "\(Box.tweenProperties)": "TweenProperties: x, y",
      "\(TweenTemplate<Box>(duration: 2).to(\.y, 200))":
        "TweenTemplate of Box: [duration: 2.0, \\Box.y: 200.0]",
      "\(TweenAction(box, Box.arrive))": "TweenAction",
      "\(Preset("nod"))": "preset nod",
      "\(LayerModel(frame: CGRect(x: 1, y: 2, width: 3, height: 4)))":
        "LayerModel at 1.0, 2.0, of 3.0 by 4.0, alpha 1.0",
      "\(SoundModel())": "SoundModel: volume 1.0, pan 0.0",
      "\(component)": nil, "\(loss)": nil, "\(tweener)": nil, "\(running)": nil,
      "\(TweenTimeline())": nil, "\(Stagger(each: 0.1))": nil, "\(TweenValue.by(1))": nil,
      "\(TweenAnimator(duration: 1, on: tweener))": nil, "\(AnimatedValue(1.0, on: tweener))": nil,
    ]
    for (text, wanted) in texts {
      if let wanted { #expect(text == wanted) }
      for word in ["\n", "Tweener.", "TweenerPlugins.", "TypedSource"] {
        #expect(!text.contains(word), "\(text)")
      }
    }
    #expect("\(component)".hasPrefix("x: "))
    #expect("\(loss)".contains(") took it from tween "))
  }
}
