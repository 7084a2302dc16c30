// One tween that moves four properties of its target. The C loop eases once an object.

import CLoops
import Tweener

func fourPropertyRows(_ bench: Bench) {
  let quad = Subject(
    properties: 4, make: Quad.init,
    place: { quad, values in
      (quad.a, quad.b, quad.c, quad.d) = (values[0], values[1], values[2], values[3])
    },
    parameters: { course, easing in
      [
        .duration: course.duration, .delay: course.delay, .easing: easing,
        .path(\Quad.a): course.to[0], .path(\Quad.b): course.to[1],
        .path(\Quad.c): course.to[2], .path(\Quad.d): course.to[3],
      ]
    },
    value: { quad, index in [quad.a, quad.b, quad.c, quad.d][index] })
  for size in bench.sizes([1_000, 10_000, 100_000, 1_000_000]) {
    let scene = Scene(quad, count: size)
    steady(bench, "four properties a target, each", scene, perTarget: 4, bar: .ratio(1.35))
  }
}
