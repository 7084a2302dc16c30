// An engine on a server: it lives in an actor, and a Swift clock drives it.
//
// A frame comes when the machine has time for it. A callback sees the engine at its own instant all the same, so this
// prints the same on a machine that is busy.
//
// Prints:
//   the gate begins to open at 0.1 s
//   it is open at 0.3 s, at 90.0 degrees
//   it closes at 0.5 s, from 90.0 degrees
//   it is closed at 0.6 s, at 0.0 degrees
//   nothing moves any more

import Tweener

actor Crossing {
  private final class Gate {
    var degrees = 0.0
  }

  private let tweener = Tweener()
  private let gate = Gate()

  func letTrainPass() async {
    let (tweener, gate) = (tweener, gate)
    tweener.addTween(
      gate,
      [
        .delay: 0.1, .duration: 0.2, .easing: Easing.inOutQuad, .path(\Gate.degrees): 90,
        .onStart: { print("the gate begins to open at \(tweener.time) s") },
        .onComplete: { print("it is open at \(tweener.time) s, at \(gate.degrees) degrees") },
      ])
    tweener.addTween(
      gate,
      [
        .delay: 0.5, .duration: 0.1, .path(\Gate.degrees): 0,
        .onStart: { print("it closes at \(tweener.time) s, from \(gate.degrees) degrees") },
        .onComplete: { print("it is closed at \(tweener.time) s, at \(gate.degrees) degrees") },
      ])
    await tweener.run(framesPerSecond: 50, on: ContinuousClock(), untilIdle: true)
    print("nothing moves any more")
  }
}

await Crossing().letTrainPass()
