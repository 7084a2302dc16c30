// A block slides between two ends. A finger catches it in flight, drags it and throws it; recorded fingers play.
//
// `o` is the block, `@` the block under a finger. It stays under it from the first touch on, and when it is let go nothing jumps:
// it goes on where it was going, or turns round where it was thrown against that, and comes to rest at an end.
//
// Prints:
//   0.0 s o..............................
//   0.1 s .o.............................
//   0.2 s ..o............................
//   0.3 s .....o.........................
//   0.4 s ..........o....................
//   0.5 s ...............@...............
//   0.6 s .................@.............
//   0.7 s ....................@..........
//   0.8 s ...................@...........
//   0.9 s ..............o................
//   1.0 s .........o.....................
//   1.1 s .....o.........................
//   1.2 s ..o............................
//   1.3 s o..............................
//   1.4 s o..............................
//   1.5 s o..............................
//   1.6 s o..............................
//   1.7 s o..............................
//   1.8 s o..............................
//   1.9 s o..............................
//   2.0 s @..............................
//   2.1 s @..............................
//   2.2 s ...@...........................
//   2.3 s .........o.....................
//   2.4 s .............o.................
//   2.5 s .................o.............
//   2.6 s ......................@........
//   2.7 s ......................@........
//   2.8 s ......................o........
//   2.9 s ...........................o...
//   3.0 s .............................o.
//   3.1 s ..............................o
//   3.2 s ..............................o
//   3.3 s ..............................o
//   3.4 s ..............................o
//   3.5 s ..............................o
//   3.6 s ..............................o

import Tweener
import TweenerPlugins

final class Block {
  var x = 0.0
}

/// A block on a track, from 0 to 300, and what a finger does to it.
final class Track {
  let block = Block()
  private let animator: TweenAnimator
  private var grip = 0.0
  private var finger: (time: Double, x: Double)?
  private var velocity = 0.0
  var isHeld: Bool { finger != nil }

  init(on tweener: Tweener) {
    animator = TweenAnimator(duration: 1, easing: .inOutQuad, on: tweener)
    // It is never over: it rests at an end until it is thrown to the other one.
    animator.pausesOnCompletion = true
    animator.addAnimations(block, [.path(\Block.x): 300])
    animator.startAnimation()
  }

  func touch(at time: Double, _ x: Double) {
    if let finger {
      velocity = (x - finger.x) / (time - finger.time)
      // While it is held, its place is linear in the fraction: the block stays under the finger.
      let place = (x - grip) / 300
      animator.fractionComplete = animator.isReversed ? 1 - place : place
    } else {
      animator.pauseAnimation()
      grip = x - block.x
      velocity = 0
    }
    finger = (time, x)
  }

  func letGo() {
    finger = nil
    // Thrown against its direction it turns round.
    if animator.isReversed ? velocity > 50 : velocity < -50 { animator.isReversed.toggle() }
    animator.continueAnimation()
  }
}

/// A finger: where it was when, until it let go.
let strokes: [[(time: Double, x: Double)]] = [
  // Catches the block on its way to the right, takes it on, and throws it back.
  [(0.5, 154), (0.6, 174), (0.7, 204), (0.8, 194), (0.9, 144)],
  // Pulls it away from its rest at the left, and throws it to the right.
  [(2.0, 10), (2.1, 10), (2.2, 40), (2.3, 100)],
  // Catches it, holds it, and lets it go on.
  [(2.6, 230), (2.7, 230), (2.8, 230)],
]

let tweener = Tweener()
let track = Track(on: tweener)
var touches = strokes.flatMap { stroke in
  stroke.indices.map { (stroke[$0], isLast: $0 == stroke.count - 1) }
}
for tenth in 0...36 {
  let time = Double(tenth) / 10
  tweener.advance(to: time)
  if let (finger, isLast) = touches.first, finger.time <= time {
    touches.removeFirst()
    track.touch(at: finger.time, finger.x)
    if isLast { track.letGo() }
  }
  var line = Array(repeating: Character("."), count: 31)
  line[Int((track.block.x / 10).rounded())] = track.isHeld ? "@" : "o"
  print("\(time) s \(String(line))")
}
