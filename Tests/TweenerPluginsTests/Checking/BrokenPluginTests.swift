import Testing
import Tweener
import TweenerPlugins

private struct Span: Tweenable {
  var low = 1.0
  var high = 2.0

  /// A part that the list does not have: the engine takes it to write everything.
  var top: Double {
    get { high }
    set { high = newValue }
  }

  static var tweenableComponents: [TweenableComponent<Span>] { [.init(\.low), .init(\.high)] }
}

private final class Thing {
  var x = 1.0
  var y = 2.0
  var writes = 0
  var span = Span()
}

/// A plugin that does what a test tells it to.
private struct Broken: TweenerPlugin {
  let name = "Broken"
  let body: (Tweener) -> Void

  func register(in tweener: Tweener) { body(tweener) }
}

/// What the checker finds in plugins that break one promise each.
@Suite struct BrokenPluginTests {
  private func kinds(
    _ properties: [PluginProperty], _ register: @escaping (Tweener) -> Void
  ) -> Set<PluginFinding.Kind> {
    let checker = PluginChecker(Broken(body: register), targets: { Thing() })
    return Set(checker.check(properties).map(\.kind))
  }

  private let x = PluginProperty("x", to: 10.0)

  @Test("One that keeps them all is let through, and so is one without names")
  func sound() {
    #expect(kinds([x]) { $0.registerSpecialProperty("x", \Thing.x) } == [])
    #expect(kinds([]) { _ in } == [])
  }

  @Test("One that registers a name twice")
  func twice() {
    let found = kinds([]) {
      $0.registerSpecialProperty("x", \Thing.x)
      $0.registerSpecialProperty("x", \Thing.y)
    }
    #expect(found == [.reported])
  }

  @Test("One that lacks a name, or cannot read its value")
  func unknown() {
    #expect(kinds([x]) { _ in }.contains(.reported))
    let text = PluginProperty("x", to: "ten", numbers: [10])
    #expect(kinds([text]) { $0.registerSpecialProperty("x", \Thing.x) }.contains(.reported))
  }

  @Test("One whose value to go to is where the target is")
  func nowhere() {
    let still = PluginProperty("x", to: 1.0)
    #expect(kinds([still]) { $0.registerSpecialProperty("x", \Thing.x) } == [.cannotTell])
  }

  @Test("Targets that differ from one to the next")
  func unequal() {
    var count = 0.0
    let checker = PluginChecker(Broken { _ in }) {
      let thing = Thing()
      count += 1
      thing.x = count
      return thing
    }
    #expect(checker.check([x]).map(\.kind) == [.cannotTell])
  }

  @Test("One that reads other than it writes")
  func reads() {
    let found = kinds([x]) {
      $0.registerSpecialProperty("x", get: { (thing: Thing) in thing.x * 2 }, set: { $0.x = $1 })
    }
    #expect(found == [.readsOtherThanWritten])
  }

  @Test("One that eases by itself, and never arrives")
  func misses() {
    let found = kinds([x]) {
      $0.registerSpecialProperty(
        "x", get: { (thing: Thing) in thing.x }, set: { $0.x += ($1 - $0.x) / 2 })
    }
    #expect(found.isSuperset(of: [.missesEnd, .dependsOnSteps]))
  }

  @Test("One that remembers how often it was called")
  func counts() {
    let counting = PluginProperty("x", to: 10.0, alsoChanges: ["writes"])
    let found = kinds([counting]) {
      $0.registerSpecialProperty(
        "x", get: { (thing: Thing) in thing.x },
        set: {
          $0.x = $1
          $0.writes += 1
        })
    }
    #expect(found == [.missesEnd, .dependsOnSteps])
  }

  @Test("One that writes what it does not own", arguments: [true, false])
  func outside(_ isTold: Bool) {
    let property = PluginProperty("x", to: 10.0, owns: isTold ? ["x"] : nil)
    let found = kinds([property]) {
      $0.registerSpecialProperty(
        "x", get: { (thing: Thing) in thing.x },
        set: {
          $0.x = $1
          $0.y = $1 * 2
        })
    }
    #expect(found == [.writesOutside])
  }

  @Test("One that owns more than it writes", arguments: [true, false])
  func ownsMore(_ isTold: Bool) {
    let property = PluginProperty(
      "top", to: 10.0, numbers: [10, 10], owns: isTold ? ["span.low", "span.high"] : nil)
    let found = kinds([property]) {
      $0.registerSpecialProperty("span", \Thing.span)
      $0.registerSpecialProperty("top", TweenProperty(partOf: "span", \Span.top))
    }
    #expect(found == [.ownsMoreThanItWrites])
  }

  @Test("A finding of what it owns and does not change says what to do", arguments: [true, false])
  func ownsMoreSaid(_ isTold: Bool) throws {
    let property = PluginProperty(
      "top", to: 10.0, numbers: [10, 10], owns: isTold ? ["span.low", "span.high"] : nil)
    let checker = PluginChecker(
      Broken {
        $0.registerSpecialProperty("span", \Thing.span)
        $0.registerSpecialProperty("top", TweenProperty(partOf: "span", \Span.top))
      }, targets: { Thing() })
    let finding = try #require(checker.check([property]).first)
    #expect(
      finding.detail
        == (isTold
          ? "it owns span.low, and does not change it: leave span.low out of owns:"
          : "it owns 2 numbers, and changes span.high alone: take the others out of its value, or"
            + " write them in set"))
  }

  @Test("Two names of one stored number that do not know of each other")
  func unseen() {
    let found = kinds([x, PluginProperty("left", to: 10.0)]) {
      $0.registerSpecialProperty("x", \Thing.x)
      $0.registerSpecialProperty("left", get: { (thing: Thing) in thing.x }, set: { $0.x = $1 })
    }
    #expect(found == [.sharesUnseen])
  }

  @Test("Two names that conflict over nothing")
  func overNothing() {
    let found = kinds([PluginProperty("top", to: 10.0, owns: ["span.high"]), low]) {
      $0.registerSpecialProperty("span", \Thing.span)
      $0.registerSpecialProperty("top", TweenProperty(partOf: "span", \Span.top))
      $0.registerSpecialProperty("low", TweenProperty(partOf: "span", \Span.low))
    }
    #expect(found.contains(.conflictsWithoutSharing))
  }

  private let low = PluginProperty("low", to: 10.0)

  @Test("A name that loses to another what that does not write")
  func losesTooMuch() {
    let far = PluginProperty("both", to: 10.0, owns: ["x", "y"])
    let near = PluginProperty("same", to: 4.0, owns: ["x"])
    let found = kinds([far, near]) {
      $0.registerSpecialProperty(
        "both", get: { (thing: Thing) in thing.x },
        set: {
          $0.x = $1
          if $1 > 4 { $0.y = $1 * 2 }
        })
      $0.registerSpecialProperty("same", TweenProperty(sameAs: "both"))
    }
    #expect(found == [.losesTooMuch])
  }

  @Test("A finding says who, with whom, and what")
  func described() throws {
    let checker = PluginChecker(
      Broken {
        $0.registerSpecialProperty("x", \Thing.x)
        $0.registerSpecialProperty("left", get: { (thing: Thing) in thing.x }, set: { $0.x = $1 })
      }, targets: { Thing() })
    let finding = try #require(checker.check([x, PluginProperty("left", to: 10.0)]).first)
    #expect(
      finding.description
        == "x with left: both write x, and do not conflict: the one with a setter has to declare it (writes:)"
    )
  }
}
