// A stretch of a path at a pace: what eased progress means on it. Made by TweenValue.along and its
// siblings.

import Tweener

struct PathTraversal {
  let path: MotionPath
  let from: Double
  let to: Double
  let pace: PathPace

  /// The fault, or `nil`.
  var fault: TweenValueError? {
    if let fault = path.fault { return fault }
    guard from.isFinite, to.isFinite else {
      return TweenValueError(
        "the stretch leads from \(from) to \(to)",
        remedy: "give finite fractions; 0 to 1 is the whole path"
      )
    }
    return nil
  }

  /// The fraction of the path at some eased progress; the ends exactly.
  private func fraction(_ eased: Double) -> Double {
    eased == 0 ? from : eased == 1 ? to : from + (to - from) * eased
  }

  func point(_ eased: Double) -> SIMD2<Double> { path.point(at: fraction(eased), pace: pace) }

  /// The direction of travel, which against the path's is half a turn from it; a period is a full
  /// turn.
  func heading(_ eased: Double, offset: Double, period: Double) -> Double {
    let angle = path.angle(at: fraction(eased), pace: pace) + (to < from ? .pi : 0)
    return (period == 2 * .pi ? angle : angle / (2 * .pi) * period) + offset
  }

  /// The traversal of the path that begins at a point and continues through this path's points.
  func joined(to start: SIMD2<Double>) -> PathTraversal {
    let joined = MotionPath(path.curve, [start] + path.points, isClosed: path.isClosed)
    return PathTraversal(path: joined, from: from, to: to, pace: pace)
  }
}
