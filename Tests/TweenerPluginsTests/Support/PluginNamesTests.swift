import Testing
import TweenerPlugins

@testable import Tweener

/// The engine's list of the names that StandardPlugins bring.
@Suite struct PluginNamesTests {
  @Test("The list has every name that is registered, and no other")
  func list() {
    let tweener = Tweener()
    tweener.install(StandardPlugins())
    var registered: Set<String> = []
    for (label, value) in Mirror(reflecting: tweener.engine.resolver).children {
      switch label {
      case "specials", "splitters", "modifiers", "mixings":
        for entry in Mirror(reflecting: value).children {
          let key = Mirror(reflecting: entry.value).children.first?.value as? TweenKey
          if let name = key?.name { registered.insert(name) }
        }
      case "words": registered.formUnion(value as? Set<String> ?? [])
      default: break
      }
    }
    #expect(registered.count > 50)
    // Names with a blank are a preset's own.
    registered = registered.filter { !$0.contains(" ") }
    #expect(registered.subtracting(PluginNames.all).sorted() == [])
    #expect(PluginNames.all.subtracting(registered).sorted() == [])
  }

  @Test("A colour that is misspelt is reported with the nearest one's name")
  func colors() {
    let tweener = Tweener()
    tweener.install(StandardPlugins())
    var problems: [TweenProblem] = []
    tweener.onProblem = { problems.append($0) }
    let layer = LayerModel()
    let values: [Any] = ["tomatoe", "wobble", "#12345", 1.5]
    for value in values {
      tweener.addTween(layer, [.duration: 1, "backgroundColor": value, "alpha": 0])
    }
    #expect(problems.map(\.suggestion) == ["tomato", nil, nil, nil])
    #expect(problems.map(\.kind) == Array(repeating: .wrongPropertyType, count: 4))
    #expect(problems.first?.remedy == "did you mean \"tomato\"?")
    #expect(problems[1].remedy.contains("#rrggbb"))
  }
}
