import Foundation
import Testing
import Tweener
import TweenerPlugins
import TweenerTestSupport

private final class Card: Framed {
  var frame = CGRect(x: 10, y: 20, width: 30, height: 40)
}

private final class Mixer {
  var levels = [0.25, 0.5, 0.75]
  var places = [SIMD2(1.0, 2.0), SIMD2(3.0, 4.0)]
}

/// What this library brings keeps the contract that it checks others by.
@Suite struct StandardPluginsCheckTests {
  /// Names that are tried in pairs: all of them where all trials are asked for; else those of one kind, which write the
  /// same numbers, and `NamePairTests` has a third of the pairs.
  private static let groups =
    TrialCount.isAll
    ? [LayerName.everything]
    : [LayerName.geometry, LayerName.looks, LayerName.scrolling, LayerName.space, LayerName.color]

  @Test("Every name of a layer keeps the contract, against every other", arguments: groups)
  func layer(_ names: [LayerName]) {
    let checker = PluginChecker(StandardPlugins(), targets: { LayerModel.sample() })
    let properties = names.map { name in
      PluginProperty(
        name.name, to: name.end(), numbers: name.endNumbers, owns: Set(name.owns.map(\.path)))
    }
    #expect(checker.check(properties) == [])
    // A name alone owns as many numbers as it writes.
    for name in names where !name.isSplit {
      let property = PluginProperty(name.name, to: name.end(), numbers: name.endNumbers)
      #expect(checker.check([property]) == [], "\(name)")
    }
  }

  @Test("What is hidden at no alpha is a change beside the alpha")
  func hiding() {
    let checker = PluginChecker(StandardPlugins(), targets: { LayerModel.sample() })
    let hidden = PluginProperty("autoAlpha", to: 0.0, alsoChanges: ["isHidden"])
    #expect(checker.check([hidden, PluginProperty("alpha", to: 0.5)]) == [])
    #expect(checker.check([PluginProperty("autoAlpha", to: 0)]).map(\.kind) == [.writesOutside])
  }

  @Test("The names of frames that only a getter and a setter lead to keep it")
  func framed() {
    let checker = PluginChecker(GeometryPlugin(), targets: { Card() })
    let properties = LayerName.geometry.filter { $0.name != "bounds" }.map { name in
      PluginProperty(name.name, to: name.end(), numbers: name.endNumbers)
    }
    #expect(checker.check(properties) == [])
  }

  @Test("The names of sounds keep it, by either spelling")
  func sounds() {
    let checker = PluginChecker(SoundPlugin(), targets: { SoundModel() })
    let volume = ["volume", "_sound_volume"].map { PluginProperty($0, to: 0.25, accuracy: 0) }
    let pan = ["pan", "_sound_pan"].map { PluginProperty($0, to: -0.5, accuracy: 0) }
    #expect(checker.check(volume + pan) == [])
  }

  @Test("The elements of an array keep it, and the whole is all of them")
  func elements() {
    let levels = PluginChecker(
      ArrayElements(of: "levels", at: \Mixer.levels, count: 3, blank: 0), targets: { Mixer() })
    #expect(
      levels.check([
        PluginProperty("levels[0]", to: 1.0), PluginProperty("levels[2]", to: -1.0),
        PluginProperty(
          "levels", to: [5.0, 6, 7], numbers: [5, 6, 7],
          owns: ["levels.0", "levels.1", "levels.2"]),
      ]) == [])
    let places = PluginChecker(
      ArrayElements(of: "places", at: \Mixer.places, count: 2, blank: .zero),
      targets: { Mixer() })
    #expect(
      places.check([
        PluginProperty("places[1]", to: SIMD2(9.0, 8.0), numbers: [9, 8]),
        PluginProperty(
          "places", to: SIMD2(9.0, 8.0), numbers: [9, 8, 9, 8],
          owns: ["places.0.x", "places.0.y", "places.1.x", "places.1.y"]),
      ]) == [])
  }
}

private final class Note: TweenTarget {
  var text = "old"
  var length = 3
  static var tweenProperties: TweenProperties { [:] }
}

/// Names of properties that are not made of numbers.
@Suite struct PassageCheckTests {
  /// Types the text; counts its letters where it is told to.
  private struct Typing: TweenerPlugin {
    let name = "Typing"
    let counts: Bool

    func register(in tweener: Tweener) {
      let counts = counts
      let typing = TweenProperty(
        get: { (note: Note) in note.text },
        set: { (note: Note, text: String) in
          note.text = text
          if counts { note.length = text.count }
        },
        interpolate: { given in
          (given as? String).map { end in
            { start in { $0 == 0 ? start : String(end.prefix(Int(Double(end.count) * $0))) } }
          }
        })
      tweener.registerSpecialProperty("text", typing)
    }
  }

  @Test("They are played and compared as they print", arguments: [false, true])
  func typed(_ counts: Bool) {
    let checker = PluginChecker(Typing(counts: counts), targets: { Note() })
    let text = PluginProperty("text", to: "typewriter", owns: ["text"])
    #expect(checker.check([text]).map(\.kind) == (counts ? [.writesOutside] : []))
    #expect(checker.check([PluginProperty("text", to: 5)]).map(\.kind) == [.reported])
  }
}

@Suite struct InstallingTests {
  @Test("Each standard plugin may be installed alone; with all of them it is there already")
  func alone() {
    let plugins: [any TweenerPlugin] = [
      GeometryPlugin(), TransformPlugin(), ColorPlugin(), AppearancePlugin(), SoundPlugin(),
    ]
    for plugin in plugins {
      let tweener = Tweener()
      let list = ProblemList(of: tweener)
      tweener.install(plugin)
      #expect(list.problems.isEmpty, "\(plugin.name)")
      tweener.install(StandardPlugins())
      #expect(list.kinds == [.nameRegisteredTwice], "\(plugin.name)")
    }
  }
}
