import Tweener

/// Runs a plugin through what every plugin promises, and says what it breaks.
///
/// For each name: what it reads is what it wrote; a tween of it begins where the target is, ends
/// exactly on its end value and does not depend on how the way is cut into steps; it writes the
/// stored values that it owns and no other. For each two names: they conflict where both write a
/// stored value, in exactly that, and nowhere else.
///
/// ```swift
/// let checker = PluginChecker(GeometryPlugin(), targets: { LayerModel() })
/// let findings = checker.check([
///   PluginProperty("x", to: 30.0), PluginProperty("centerX", to: 80.0),
/// ])
/// print(findings.isEmpty)  // prints true
/// ```
///
/// It needs nothing of any test library, and works in any. What a target stores is found by
/// reflection: its stored properties, its superclasses', and the parts of their values; other
/// objects that it refers to count as one value each. A write that leaves no trace there is not
/// seen.
///
/// Properties that are not made of numbers (text) are tweened, and compared as they print; what
/// they own cannot be told apart by numbers, so `owns` is to be given.
public struct PluginChecker<Target: AnyObject> {
  private let pluginName: String
  private let install: (Tweener) -> Void
  private let makeTarget: () -> Target

  /// A checker for one plugin on one class of targets.
  ///
  /// - Parameters:
  ///   - plugin: what is checked. What it needs besides, it installs itself, or `preparing` does.
  ///   - targets: makes a fresh target, the same each time.
  ///   - preparing: called with every engine before the plugin is installed.
  public init(
    _ plugin: some TweenerPlugin, targets: @escaping () -> Target,
    preparing: @escaping (Tweener) -> Void = { _ in }
  ) {
    pluginName = plugin.name
    makeTarget = targets
    install = { tweener in
      preparing(tweener)
      tweener.install(plugin)
    }
  }

  /// Everything that is wrong with some names of the plugin; empty where nothing is.
  ///
  /// - Complexity: quadratic in the number of names.
  public func check(_ properties: [PluginProperty]) -> [PluginFinding] {
    let stage = PluginStage(install: install, makeTarget: makeTarget)
    var findings = stage.problems(of: { _ in }).map {
      PluginFinding(kind: .reported, name: pluginName, other: nil, detail: $0)
    }
    guard stage.targetsAreAlike else {
      return findings + [
        PluginFinding(
          kind: .cannotTell, name: pluginName, other: nil,
          detail: "two fresh targets do not hold the same: `targets` has to make the same each time"
        )
      ]
    }
    var written: [String: Set<String>] = [:]
    for property in properties {
      let single = PropertyCheck(stage: stage, property: property)
      findings += single.findings
      written[property.name] = single.written
    }
    let moving = properties.filter { written[$0.name]?.isEmpty == false }
    for older in moving {
      for newer in moving {
        findings += stage.findings(
          of: older, before: newer, written: written[older.name] ?? [],
          writtenByNewer: written[newer.name] ?? [])
      }
    }
    return findings
  }
}
