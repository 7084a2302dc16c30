import Tweener

/// The key `preset`, and with it `play`: ready-made animations by name.
///
/// ```swift
/// tweener.install(StandardPlugins())
/// tweener.addTween(layer, ["preset": "shake", "force": 2])
/// ```
///
/// A preset moves the properties `x`, `y`, `scale`, `scaleX`, `scaleY`, `rotation`, `opacity` and
/// `transform3d` of whatever it is played on; one that the target does not have is reported, and
/// the others go on. Docs/Presets.md has the table.
public struct PresetPlugin: TweenerPlugin {
  public let name = "PresetPlugin"
  private let presets: [Preset]

  /// The presets of this library, and more of your own. Of equal names yours counts.
  public init(more: [Preset] = []) {
    // All engines hold one list of the library's.
    presets = more.isEmpty ? Preset.all : more + Preset.all
  }

  /// Registers the names that presets give to properties, which are the same in every engine.
  static func registerNames(in tweener: Tweener) {
    for (second, name) in PresetExpansion.secondNames {
      tweener.registerSpecialProperty(second, TweenProperty(sameAs: name, isSuggested: false))
    }
  }

  public func register(in tweener: Tweener) {
    Self.registerNames(in: tweener)
    tweener.registerShorthand("preset", words: PresetWords.names, isPure: true) {
      [presets, weak tweener] call in
      PresetExpansion.expand(&call, among: presets) { [weak tweener] target in
        tweener?.value(of: target, "width")?.first
      }
    }
  }
}

// Calls that give equal ones share what is made of them.
extension Preset: PlainParameter {}
extension Preset.Direction: PlainParameter {}
