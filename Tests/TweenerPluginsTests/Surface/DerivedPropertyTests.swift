import Testing
import Tweener

private struct Span: Tweenable, Equatable {
  var start = 0.0
  var end = 10.0
  var tag = "kept"

  var length: Double {
    get { end - start }
    set { end = start + newValue }
  }

  static var tweenableComponents: [TweenableComponent<Span>] { [.init(\.start), .init(\.end)] }
}

private final class Bar: TweenTarget {
  var span = Span()
  var level: Float = 1
  class var tweenProperties: TweenProperties {
    [
      "span": .init(\Bar.span),
      "level": .init(\Bar.level),
      "length": .init(partOf: "span", \Span.length),
      "ends": .init(gathering: [\Span.end, \.start], of: "span", in: SIMD2(0.0, 0.0)),
    ]
  }
}

/// Parts and views of other properties.
@Suite struct DerivedPropertyTests {
  private let tweener = Tweener()
  private let bar = Bar()

  @Test("A computed part of a property is written through it and owns all of it")
  func computedPart() {
    let span = tweener.addTween(bar, [.duration: 1, "span": Span(start: 2, end: 4)])
    tweener.addTween(bar, [.duration: 1, "length": 30])
    #expect(tweener.after(0.5, span.state) == .ended)
    #expect(bar.span == Span(start: 0, end: 20))
  }

  @Test("Gathered numbers are the base's own, in the order asked for")
  func gathered() {
    let ends = tweener.addTween(bar, [.duration: 1, "ends": SIMD2(100.0, 50.0)])
    #expect(tweener.after(0.5, bar.span) == Span(start: 25, end: 55))
    tweener.addTween(bar, [.duration: 1, .path(\Bar.span.start): 0])
    #expect(tweener.after(0.5, ends.outcome) == .completed)
    #expect(bar.span == Span(start: 12.5, end: 100))
  }

  @Test("A name whose bases go in a circle leads nowhere, and is reported")
  func circle() {
    let list = ProblemList(of: tweener)
    tweener.registerSpecialProperty("one", TweenProperty(sameAs: "other"))
    tweener.registerSpecialProperty("other", TweenProperty(sameAs: "one"))
    tweener.registerSpecialProperty("level", TweenProperty(sameAs: "level"))
    tweener.addTween(bar, ["one": 1])
    #expect(list.kinds == [.unknownProperty])
    // A name that means itself gives way to the target's own table.
    tweener.addTween(bar, ["level": 8])
    #expect(bar.level == 8)
    #expect(list.kinds == [.unknownProperty])
  }

  @Test("A view of a property of another type is none, and the next of that name counts")
  func otherType() {
    final class Pole: TweenTarget {
      var span = 4.0
      static var tweenProperties: TweenProperties { ["span": .init(\Pole.span)] }
    }
    let list = ProblemList(of: tweener)
    tweener.registerSpecialProperty(
      "half",
      TweenProperty(
        computedFrom: "span", owns: [[\Double.self]], get: { $0 / 2 }, set: { $0 = $1 * 2 }))
    tweener.registerSpecialProperty(
      "half",
      TweenProperty(
        computedFrom: "span", owns: [[\Span.end]], get: { $0.end / 2 }, set: { $0.end = $1 * 2 }))
    let pole = Pole()
    tweener.addTween(bar, ["half": 3])
    tweener.addTween(pole, ["half": 3])
    #expect(bar.span == Span(start: 0, end: 6))
    #expect(pole.span == 6)
    #expect(list.kinds == [])
  }

  @Test("Only the numbers that a computed property owns are kept of what its setter did")
  func onlyWhatIsOwned() {
    tweener.registerSpecialProperty(
      "end",
      TweenProperty(computedFrom: "span", owns: [[\Span.end]], get: { $0.end }) {
        $0 = Span(start: -1, end: $1, tag: "lost")
      })
    tweener.addTween(bar, ["end": 7])
    #expect(bar.span == Span(start: 0, end: 7))
  }
}
