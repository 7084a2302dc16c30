import Testing
import Tweener

private struct Triple: Tweenable, Equatable {
  var a = 1.0
  var b: Float = 2
  var c = 3

  static var tweenableComponents: [TweenableComponent<Triple>] {
    [.init(\.a), .init(\.b), .init(\.c)]
  }
}

private final class Thing: TweenTarget {
  var triple = Triple()
  var number = 5.0

  static var tweenProperties: TweenProperties {
    ["triple": .init(\Thing.triple), "number": .init(\Thing.number)]
  }
}

/// Ways told for all the numbers of a property together.
@Suite struct ComponentsInterpolationTests {
  private let tweener = Tweener()
  private let thing = Thing()

  @Test("An interpolation of all components is made of what is held at the start, and ends itself")
  func course() {
    var starts: [[Double]] = []
    let value = TweenValue.interpolated(components: 3) { start in
      starts.append(start)
      return TweenInterpolation(from: [10, 20, 30], to: [0.1, 0.1, 7.4]) { eased, numbers in
        for index in numbers.indices { numbers[index] = start[index] * 100 + eased }
      }
    }
    tweener.addTween(thing, [.duration: 1, .delay: 1, "triple": value])
    thing.triple.a = 4
    #expect(tweener.after(1, starts) == [[4, 2, 3]])
    #expect(thing.triple == Triple(a: 10, b: 20, c: 30))
    #expect(tweener.after(0.5, thing.triple) == Triple(a: 400.5, b: 200.5, c: 301))
    #expect(tweener.after(0.5, thing.triple) == Triple(a: 0.1, b: 0.1, c: 7))
    #expect(starts.count == 1)
  }

  @Test("Numbers that such an interpolation leaves out or that are not finite stay as they are")
  func gaps() {
    let value = TweenValue.interpolated(components: nil) { _ in
      TweenInterpolation(from: [.nan], to: [8, .infinity]) { eased, numbers in
        numbers = [eased, .nan]
      }
    }
    tweener.addTween(thing, [.duration: 1, "triple": value])
    #expect(tweener.after(0, thing.triple) == Triple())
    #expect(tweener.after(0.5, thing.triple) == Triple(a: 0.5, b: 2, c: 3))
    #expect(tweener.after(0.5, thing.triple) == Triple(a: 8, b: 2, c: 3))
  }

  @Test("A function of points moves two numbers; what is not finite stays, and its end is exact")
  func points() {
    let value = TweenValue.interpolated(components: nil) { start in
      TweenInterpolation(from: SIMD2(start[0], 4), to: SIMD2(0.1, 9)) { eased in
        SIMD2(eased == 0.5 ? .infinity : 7, 100 * eased)
      }
    }
    tweener.addTween(thing, [.duration: 1, "triple": value])
    #expect(tweener.after(0, thing.triple) == Triple(a: 1, b: 4, c: 3))
    #expect(tweener.after(0.5, thing.triple) == Triple(a: 1, b: 50, c: 3))
    #expect(tweener.after(0.25, thing.triple) == Triple(a: 7, b: 75, c: 3))
    #expect(tweener.after(0.25, thing.triple) == Triple(a: 0.1, b: 9, c: 3))
  }

  @Test("Another count of components and a refused value are reported; the rest goes on")
  func refused() {
    let list = ProblemList(of: tweener)
    let pair = TweenValue.interpolated(components: 2) {
      TweenInterpolation(from: $0, to: $0) { _, _ in }
    }
    let refused = TweenValue.refused(
      TweenValueError("no good", remedy: "give better"), value: "ugly")
    tweener.addTween(thing, [.duration: 1, "triple": pair, "number": 6])
    tweener.addTween(thing, [.duration: 1, "triple": refused, "number": 7])
    #expect(list.kinds == [.wrongPropertyType, .wrongPropertyType])
    #expect(
      list.problems.map(\.fault) == [
        "the interpolation has 2 components, the property has 3", "no good",
      ])
    #expect(
      list.problems.last?.message == #"Tweener: Thing, "triple" = "ugly": no good; give better"#)
    tweener.advance(by: 1)
    #expect(thing.triple == Triple() && thing.number == 7)
  }

  @Test("What splitters, modifiers and interpolations throw is reported")
  func thrown() {
    struct Other: Error {}
    let list = ProblemList(of: tweener)
    tweener.registerPropertySplitter("split", for: Thing.self) { _ in
      throw TweenValueError("not this", remedy: "but that")
    }
    tweener.registerInterpolation("bend") { _ in throw Other() }
    tweener.registerFilter("filter") { _ in throw TweenValueError("too coarse", remedy: "finer") }
    tweener.registerSpecialProperty(
      "words",
      TweenProperty(get: { (_: Thing) in "" }, set: { _, _ in }) { _ in
        throw TweenValueError("no words", remedy: "give words")
      })
    tweener.addTween(
      Thing(), [.duration: 1, "split": 1, "bend": 2, "filter": 3, "words": 4, "number": 7])
    let faults = Dictionary(uniqueKeysWithValues: list.problems.map { ($0.key ?? "", $0.fault) })
    #expect(
      faults == [
        "split": "not this", "bend": "Other()", "filter": "too coarse", "words": "no words",
      ])
    #expect(list.problems.allSatisfy { $0.value != nil && $0.targetType == "Thing" })
  }
}
