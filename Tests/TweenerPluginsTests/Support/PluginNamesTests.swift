import Testing
import TweenerPlugins

@testable import Tweener

/// The engine's list of the names that StandardPlugins bring.
@Suite struct PluginNamesTests {
  @Test("A word of calls that is named where a property is meant is reported as that")
  func wordsOfCalls() {
    let tweener = Tweener()
    var problems: [TweenProblem] = []
    tweener.onProblem = { problems.append($0) }
    tweener.install(StandardPlugins())
    let layer = LayerModel()
    tweener.addTween(layer, [.duration: 1, "x": 1])
    for word: TweenKey in ["preset", "round", "colorSpace", "_bezier"] {
      #expect(!tweener.removeTween(layer, word))
    }
    #expect(problems.map(\.fault) == Array(repeating: "a word of calls, and no property", count: 4))
    #expect(problems.allSatisfy { !$0.remedy.contains("install") })
    tweener.removeTween(layer, "nope")
    #expect(problems.last?.fault == "no such property")
  }

  @Test("The list has every name that is registered, and no other")
  func list() {
    let tweener = Tweener()
    tweener.install(StandardPlugins())
    var registered: Set<String> = []
    let registry = tweener.engine.registry
    let tables = ([registry.resolver, registry] as [AnyObject]).flatMap {
      Array(Mirror(reflecting: $0).children)
    }
    for (label, value) in tables {
      switch label {
      case "specials", "splitters", "modifiers":
        registered.formUnion(keys(in: value).compactMap(\.name))
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

  /// Every key that a table holds, wherever in it.
  private func keys(in value: Any) -> [TweenKey] {
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .class, .dictionary, .collection: return mirror.children.flatMap { keys(in: $0.value) }
    // Of an entry the key, not what it stands for.
    case .tuple:
      if let key = mirror.children.first?.value as? TweenKey { return [key] }
      return mirror.children.flatMap { keys(in: $0.value) }
    default: return []
    }
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
