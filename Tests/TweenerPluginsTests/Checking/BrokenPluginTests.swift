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

/// A plugin, the properties by which it is checked, and what is found.
private struct Row: CustomStringConvertible {
  let description: String
  let found: Set<PluginFinding.Kind>
  /// Whether something else may be found as well.
  let isPart: Bool
  let properties: [PluginProperty]
  let register: (Tweener) -> Void

  init(
    _ title: String, _ properties: [PluginProperty], _ found: Set<PluginFinding.Kind>,
    isPart: Bool = false, _ register: @escaping (Tweener) -> Void
  ) {
    (description, self.properties, self.found) = (title, properties, found)
    (self.isPart, self.register) = (isPart, register)
  }
}

/// What the checker finds in plugins that break one promise each.
@Suite struct BrokenPluginTests {
  private static func findings(
    _ properties: [PluginProperty], _ register: @escaping (Tweener) -> Void
  ) -> [PluginFinding] {
    PluginChecker(Broken(body: register), targets: { Thing() }).check(properties)
  }

  private static var x: PluginProperty { PluginProperty("x", to: 10.0) }

  private static var rows: [Row] {
    [
      Row("keeps them all", [x], []) { $0.registerSpecialProperty("x", \Thing.x) },
      Row("has no names", [], []) { _ in },
      Row("registers a name twice", [], [.reported]) {
        $0.registerSpecialProperty("x", \Thing.x)
        $0.registerSpecialProperty("x", \Thing.y)
      },
      Row("lacks a name", [x], [.reported], isPart: true) { _ in },
      Row(
        "cannot read its value", [PluginProperty("x", to: "ten", numbers: [10])], [.reported],
        isPart: true
      ) { $0.registerSpecialProperty("x", \Thing.x) },
      Row("is to go to where the target is", [PluginProperty("x", to: 1.0)], [.cannotTell]) {
        $0.registerSpecialProperty("x", \Thing.x)
      },
      Row("reads other than it writes", [x], [.readsOtherThanWritten]) {
        $0.registerSpecialProperty("x", get: { (thing: Thing) in thing.x * 2 }, set: { $0.x = $1 })
      },
      Row(
        "eases by itself, and never arrives", [x], [.missesEnd, .dependsOnSteps], isPart: true
      ) {
        $0.registerSpecialProperty(
          "x", get: { (thing: Thing) in thing.x }, set: { $0.x += ($1 - $0.x) / 2 })
      },
      Row(
        "remembers how often it was called",
        [PluginProperty("x", to: 10.0, alsoChanges: ["writes"])], [.missesEnd, .dependsOnSteps]
      ) {
        $0.registerSpecialProperty(
          "x", get: { (thing: Thing) in thing.x },
          set: {
            $0.x = $1
            $0.writes += 1
          })
      },
      Row("writes what it does not own", [x], [.writesOutside], outside),
      Row(
        "writes what it is told that it does not own",
        [PluginProperty("x", to: 10.0, owns: ["x"])], [.writesOutside], outside),
      Row(
        "has two names that conflict over nothing",
        [
          PluginProperty("top", to: 10.0, owns: ["span.high"]), PluginProperty("low", to: 10.0),
        ], [.conflictsWithoutSharing], isPart: true
      ) {
        top($0)
        $0.registerSpecialProperty("low", TweenProperty(partOf: "span", \Span.low))
      },
      Row(
        "loses to another name what that does not write",
        [
          PluginProperty("both", to: 10.0, owns: ["x", "y"]),
          PluginProperty("same", to: 4.0, owns: ["x"]),
        ], [.losesTooMuch]
      ) {
        $0.registerSpecialProperty(
          "both", get: { (thing: Thing) in thing.x },
          set: {
            $0.x = $1
            if $1 > 4 { $0.y = $1 * 2 }
          })
        $0.registerSpecialProperty("same", TweenProperty(sameAs: "both"))
      },
    ]
  }

  private static let outside = { @Sendable (tweener: Tweener) in
    tweener.registerSpecialProperty(
      "x", get: { (thing: Thing) in thing.x },
      set: {
        $0.x = $1
        $0.y = $1 * 2
      })
  }

  private static let top = { @Sendable (tweener: Tweener) in
    tweener.registerSpecialProperty("span", \Thing.span)
    tweener.registerSpecialProperty("top", TweenProperty(partOf: "span", \Span.top))
  }

  @Test("A plugin that breaks a promise is found, and one that keeps them all is let through")
  func found() {
    for row in Self.rows {
      let found = Set(Self.findings(row.properties, row.register).map(\.kind))
      #expect(row.isPart ? found.isSuperset(of: row.found) : found == row.found, "\(row)")
    }
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
    #expect(checker.check([Self.x]).map(\.kind) == [.cannotTell])
  }

  @Test("One that owns more than it writes, with a finding that says what to do")
  func ownsMore() {
    let details: [(Set<String>?, String)] = [
      (
        ["span.low", "span.high"],
        "it owns span.low, and does not change it: leave span.low out of owns:"
      ),
      (
        nil,
        "it owns 2 numbers, and changes span.high alone: take the others out of its value, or write"
          + " them in set"
      ),
    ]
    for (owns, detail) in details {
      let property = PluginProperty("top", to: 10.0, numbers: [10, 10], owns: owns)
      let found = Self.findings([property], Self.top)
      #expect(Set(found.map(\.kind)) == [.ownsMoreThanItWrites])
      #expect(found.first?.detail == detail)
    }
  }

  @Test("Two names of one stored number that do not know of each other: who, with whom, and what")
  func unseen() {
    let found = Self.findings([Self.x, PluginProperty("left", to: 10.0)]) {
      $0.registerSpecialProperty("x", \Thing.x)
      $0.registerSpecialProperty("left", get: { (thing: Thing) in thing.x }, set: { $0.x = $1 })
    }
    #expect(Set(found.map(\.kind)) == [.sharesUnseen])
    #expect(
      found.first?.description
        == "x with left: both write x, and do not conflict: the one with a setter has to declare it (writes:)"
    )
  }
}
