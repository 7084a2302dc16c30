// Properties that cannot be written directly: an observer must run, or a subclass may have its own.

import CLoops
import Tweener

extension Subject where Target == Observed {
  static var observed: Subject {
    Subject(
      properties: 1, make: Observed.init, place: { $0.x = $1[0] },
      parameters: { course, easing in
        [
          .duration: course.duration, .delay: course.delay, .easing: easing,
          .path(\Observed.x): course.to[0],
        ]
      },
      value: { observed, _ in observed.x })
  }
}

extension Subject where Target == Open {
  static var open: Subject {
    Subject(
      properties: 1, make: Open.init, place: { $0.x = $1[0] },
      parameters: { course, easing in
        [
          .duration: course.duration, .delay: course.delay, .easing: easing,
          .path(\Open.x): course.to[0],
        ]
      },
      value: { open, _ in open.x })
  }
}

func accessorRows(_ bench: Bench) {
  let scene = Scene(.observed, count: 1_000)
  let before = scene.targets[0].writes
  scene.frame()
  if scene.targets[0].writes != before + 1 {
    bench.fault("the observer ran \(scene.targets[0].writes - before) times in a frame")
  }
  steady(bench, "steady, observed property", scene, perTarget: 1, bar: .nanoseconds(20))
  steady(
    bench, "steady, property of a class that is not final", Scene(.open, count: 1_000),
    perTarget: 1, bar: .nanoseconds(20))
}
