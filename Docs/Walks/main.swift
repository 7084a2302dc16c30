// The additions of the three walks of Architecture.md, in use. `Scripts/walks` applies their patches
// and runs this.

import Tweener

final class Dial: TweenTarget {
  var angle = 0.0
  var height = 0.0

  static var tweenProperties: TweenProperties {
    [
      "angle": .init(\Dial.angle), "height": .init(\Dial.height),
      "degrees": .init(180 / Double.pi, times: "angle"),
    ]
  }
}

let (tweener, dial) = (Tweener(), Dial())

// A new easing: by its name, alone and as the curve of a tween.
print(Easing.inSext(0.5), Easing.inSext.derivative(0.5))  // prints 0.015625 0.1875
print(Easing(named: "outInSext")?.description ?? "unknown")  // prints outInSext
tweener.addTween(dial, [.duration: 1, .easing: "inSext", "height": 64])

// A new word, and a new role of a property.
let turn = tweener.addTween(
  dial, [.duration: 1, .loops: true, "degrees": TweenValue.fromTo(0, 180)])
tweener.advance(by: 0.5)
print(dial.height, dial.angle == .pi / 2)  // prints 1.0 true
tweener.advance(by: 3)
print(dial.height, dial.angle == .pi / 2, turn.state)  // prints 64.0 true running

// The role shares the number of its base: a tween of that takes it.
tweener.addTween(dial, [.duration: 1, "angle": 0])
tweener.advance(by: 0.5)
print(dial.angle == .pi / 4, turn.state)  // prints true ended
