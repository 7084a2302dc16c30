// Many tweens under way, and the same in columns. What is measured in it is a frame in which nothing begins
// or ends.

import CLoops
import Tweener

/// A kind of target: how it is made, tweened and read. The key paths are literals in closures of the
/// caller's, as in an app.
struct Subject<Target: AnyObject> {
  let properties: Int
  let make: () -> Target
  /// Puts the target at the course's start.
  let place: (Target, SIMD4<Double>) -> Void
  let parameters: (Course, Easing) -> TweenParameters
  let value: (Target, Int) -> Double
}

final class Scene<Target: AnyObject> {
  let tweener = Tweener()
  let targets: [Target]
  let loop: Loop
  private let subject: Subject<Target>
  private let courses: [Course]
  private let easing: Easing
  private var frames: Int64 = 0

  init(
    _ subject: Subject<Target>, count: Int, easing: Easing = .inOutQuad,
    curve: Curve = CurveInOutQuad
  ) {
    var random = Random(seed: UInt64(count))
    courses = (0..<count).map { _ in Course(using: &random) }
    let order = (0..<count).shuffled(using: &random)
    targets = Array(scattered: order, subject.make)
    self.subject = subject
    self.easing = easing
    loop = Loop(courses, order: order, curve: curve, properties: subject.properties)
    for (target, course) in zip(targets, courses) {
      subject.place(target, course.from)
      tweener.addTween(target, subject.parameters(course, easing))
    }
    frame()
  }

  func frame() {
    tweener.advance(by: Frame.seconds)
    frames += 1
  }

  /// What is wrong with the values that stand in the targets and in the loop's objects; `nil` if nothing.
  func fault() -> String? {
    guard tweener.tweenCount == targets.count else {
      return "\(tweener.tweenCount) tweens are left"
    }
    let now = frames * Frame.flicks
    loop.frame(LayoutBlocks, now: now)
    if let fault = mismatch("C loop, in blocks", now, { loop.value($0, $1) }) { return fault }
    loop.frame(LayoutFours, now: now)
    if let fault = mismatch("C loop, in fours", now, { loop.value($0, $1) }) { return fault }
    return mismatch("engine", now) { subject.value(targets[$0], $1) }
  }

  private func mismatch(_ who: String, _ now: Int64, _ value: (Int, Int) -> Double) -> String? {
    for (index, course) in courses.enumerated() {
      for property in 0..<subject.properties {
        let wanted = course.value(property, at: now, easing)
        let found = value(index, property)
        if found.bitPattern != wanted.bitPattern {
          return "\(who): tween \(index) of \(courses.count) shows \(found) and not \(wanted)"
        }
      }
    }
    return nil
  }
}

extension Subject where Target == Box {
  static var box: Subject {
    Subject(
      properties: 1, make: Box.init, place: { $0.x = $1[0] },
      parameters: { course, easing in
        [
          .duration: course.duration, .delay: course.delay, .easing: easing,
          .path(\Box.x): course.to[0],
        ]
      },
      value: { box, _ in box.x })
  }
}
