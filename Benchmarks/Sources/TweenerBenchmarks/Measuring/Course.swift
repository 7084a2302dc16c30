// The numbers of one tween: both sides, the engine's and the C loop's, are given the same.

import CLoops
import Tweener

struct Course {
  /// Before the present, in whole milliseconds: how far in the tween begins.
  var past: Int64
  /// In whole milliseconds.
  var length: Int64
  var from: SIMD4<Double>
  var to: SIMD4<Double>

  /// A tween that is under way and has more than half an hour to go.
  init(using random: inout Random) {
    length = Int64.random(in: 20_000_000...40_000_000, using: &random)
    past = Int64.random(in: 0...(length / 10 * 9), using: &random)
    from = .random(in: -1_000...1_000, using: &random)
    to = .random(in: -1_000...1_000, using: &random)
  }

  var delay: Double { -Double(past) / 1_000 }
  var duration: Double { Double(length) / 1_000 }

  /// Where the tween begins, in flicks.
  var start: Double { Double(-past * Frame.flicksPerMillisecond) }
  var span: Double { Double(length * Frame.flicksPerMillisecond) }

  /// The value that the contract asks for, this many flicks into the scene.
  func value(_ property: Int, at now: Int64, _ easing: Easing) -> Double {
    let eased = easing((Double(now) - start) / span)
    return from[property] + (to[property] - from[property]) * eased
  }
}
