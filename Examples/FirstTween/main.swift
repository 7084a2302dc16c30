// One object, one tween, and an engine that is advanced by hand.
//
// Prints:
//   at 0.0 s: x 0.0
//   at 0.25 s: x 43.75
//   at 0.5 s: x 75.0
//   at 0.75 s: x 93.75
//   it has arrived
//   at 1.0 s: x 100.0

import Tweener

final class Box {
  var x = 0.0
}

let tweener = Tweener()
let box = Box()
tweener.addTween(box, duration: 1, easing: .outQuad) {
  $0.to(\.x, 100).onComplete { _ in print("it has arrived") }
}
for quarter in 0...4 {
  tweener.advance(to: Double(quarter) / 4)
  print("at \(tweener.time) s: x \(box.x)")
}
