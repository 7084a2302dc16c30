// A plugin of your own: it brings a name that any call may use, and a checker looks whether it keeps the rules.
//
// Prints:
//   what is wrong with the plugin: nothing
//   at 0.5 s: 75.0 °C
//   at 1.0 s: 100.0 °C

import Tweener
import TweenerPlugins

/// Stores one number, which two names can move.
final class Kettle {
  var kelvin = 323.15
}

/// Brings the name `celsius`.
struct KettlePlugin: TweenerPlugin {
  let name = "KettlePlugin"

  func register(in tweener: Tweener) {
    tweener.registerSpecialProperty(
      "celsius", get: { (kettle: Kettle) in kettle.kelvin - 273.15 },
      set: { $0.kelvin = $1 + 273.15 })
  }
}

let checker = PluginChecker(KettlePlugin(), targets: { Kettle() })
let findings = checker.check([PluginProperty("celsius", to: 20.0)])
let list = findings.map(\.description).joined(separator: "; ")
print("what is wrong with the plugin: \(list.isEmpty ? "nothing" : list)")

let tweener = Tweener()
tweener.install(KettlePlugin())
let kettle = Kettle()
tweener.addTween(kettle, [.duration: 1, "celsius": 100])
for _ in 0..<2 {
  tweener.advance(by: 0.5)
  let celsius = ((kettle.kelvin - 273.15) * 10).rounded() / 10
  print("at \(tweener.time) s: \(celsius) °C")
}
