// The stage on which PluginChecker plays its tweens: engines with the plugin, fresh targets, and
// short plays on them.

import Tweener

struct PluginStage<Target: AnyObject> {
  let makeTarget: () -> Target
  private let direct: Tweener
  private let indirect: Tweener
  private let log: Log
  private let faultsOfInstalling: [String]

  /// The reports of the engines.
  private final class Log {
    var problems: [String] = []
  }

  init(install: (Tweener) -> Void, makeTarget: @escaping () -> Target) {
    let log = Log()
    func engine(directWrites: Bool) -> Tweener {
      let tweener = Tweener(directWrites: directWrites)
      tweener.onProblem = { log.problems.append($0.message) }
      install(tweener)
      return tweener
    }
    direct = engine(directWrites: true)
    faultsOfInstalling = log.problems
    indirect = engine(directWrites: false)
    log.problems = []
    self.log = log
    self.makeTarget = makeTarget
  }

  var targetsAreAlike: Bool { StoredValues(of: makeTarget()) == StoredValues(of: makeTarget()) }

  /// The reports of installing the plugin, and of some play.
  func problems(of play: (Tweener) -> Void) -> [String] {
    log.problems = []
    play(direct)
    direct.removeAllTweens()
    return faultsOfInstalling + log.problems
  }

  /// The values that a play on a fresh target leaves there.
  func outcome(
    directly: Bool = true, _ play: (Tweener, Target) -> Void
  ) -> StoredValues {
    let target = makeTarget()
    let tweener = directly ? direct : indirect
    play(tweener, target)
    let left = StoredValues(of: target)
    tweener.removeAllTweens()
    return left
  }

  /// The numbers that a name has on a target, read through the plugin; reading writes back what was
  /// read. Empty where the name has none.
  func numbers(_ key: TweenKey, of target: Target) -> [Double] {
    var numbers: [Double] = []
    direct.addTween(
      target,
      [
        key: TweenValue.ends { start in
          numbers.append(start)
          return (start, start)
        }
      ])
    return numbers
  }
}
