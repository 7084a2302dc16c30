// A plugin of the textbook: polar coordinates of a target that stores x and y. Two coordinates write the same two numbers.
//
// What `writes:` does: tweens of `polar` and of x or y meet, and the later one takes the whole. What it does not do: it does not
// make the coordinates independent. A radius and an angle as names of their own would both write x and y, so of a tween of each the
// later one would end the other. Hence they are one value here, which goes its way as a whole.
//
// Prints:
//   what is wrong with the plugin: nothing
//   at 0.5 s: 53.0, 53.0
//   at 1.0 s: 0.0, 50.0
//   half way to 370 degrees: at 50.0
//   the later tween took all of it: true

import Foundation
import Tweener
import TweenerPlugins

final class Planet {
  var x = 100.0
  var y = 0.0
}

struct Polar: Tweenable {
  var radius = 0.0
  /// In radians.
  var angle = 0.0

  /// A full turn more is the same angle, so a tween goes round the shorter way.
  static var tweenableComponents: [TweenableComponent<Polar>] {
    [.init(\.radius), .init(\.angle, period: 2 * .pi)]
  }
}

/// Brings the name `polar`.
struct PolarPlugin: TweenerPlugin {
  let name = "PolarPlugin"

  func register(in tweener: Tweener) {
    tweener.registerSpecialProperty(
      "polar", writes: [\Planet.x, \.y],
      get: { planet in
        Polar(radius: hypot(planet.x, planet.y), angle: atan2(planet.y, planet.x))
      },
      set: { (planet: Planet, polar: Polar) in
        planet.x = polar.radius * cos(polar.angle)
        planet.y = polar.radius * sin(polar.angle)
      })
  }
}

func rounded(_ number: Double) -> Double { (number * 10).rounded() / 10 + 0 }
func degrees(_ planet: Planet) -> Double { rounded(atan2(planet.y, planet.x) * 180 / .pi) }

let quarter = Polar(radius: 50, angle: .pi / 2)
let checker = PluginChecker(PolarPlugin(), targets: { Planet() })
let findings = checker.check([
  PluginProperty(
    "polar", to: quarter, numbers: [quarter.radius, quarter.angle], owns: ["x", "y"])
])
let list = findings.map(\.description).joined(separator: "; ")
print("what is wrong with the plugin: \(list.isEmpty ? "nothing" : list)")

let tweener = Tweener()
tweener.install(PolarPlugin())
let planet = Planet()
tweener.addTween(planet, [.duration: 1, "polar": quarter])
for _ in 0..<2 {
  tweener.advance(by: 0.5)
  print("at \(tweener.time) s: \(rounded(planet.x)), \(rounded(planet.y))")
}

// Back to 370 degrees, which is 10: 80 degrees one way, 280 the other.
tweener.addTween(planet, [.duration: 1, "polar": Polar(radius: 50, angle: 370 * .pi / 180)])
tweener.advance(by: 0.5)
print("half way to 370 degrees: at \(degrees(planet))")
tweener.advance(by: 0.5)

let whole = tweener.addTween(planet, [.duration: 1, "polar": quarter])
let part = tweener.addTween(planet, [.duration: 1, .path(\Planet.x): 0])
tweener.advance(by: 1)
print("the later tween took all of it: \(whole.outcome == .overwritten(by: part))")
