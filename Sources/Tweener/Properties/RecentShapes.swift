// The shapes of the latest calls: a call that has one of them is not read again. One per engine; asked by addTween
// before anything else, emptied by everything that may give a key or a name another meaning.

final class RecentShapes {
  /// The one that served last is the first.
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  private var shapes: [PlanShape] = []
  /// What the call before looked like. A shape is worth its memory where two calls have it.
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  private var latest: (type: ObjectIdentifier, count: Int, timing: Timing)?
  /// The registrations of easings when the shapes were made.
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  private var easings = 0

  private static let most = 4

  /// The plan for a call that has a shape that is known, and where its properties go.
  @inline(__always)
  func plan(for target: AnyObject, _ parameters: TweenParameters, _ easings: EasingRegistry)
    -> (plan: TargetPlan, ends: ToldEnds)?
  {
    if self.easings != easings.registrations {
      forget()
      self.easings = easings.registrations
    }
    let type = ObjectIdentifier(type(of: target))
    var index = 0
    // Counted anew each time: a number type of the caller's may do anything when it is asked for its bits.
    while index < shapes.count {
      let shape = shapes[index]
      if shape.type == type, let ends = shape.ends(parameters) {
        if index > 0, index < shapes.count { shapes.swapAt(0, index) }
        return (shape.plan, ends)
      }
      index += 1
    }
    return nil
  }

  /// What was made of a call that has no shape that is known: remembers its shape, if it is seen a second time.
  func note(
    _ made: TargetPlan, of parameters: TweenParameters, for target: AnyObject,
    _ resolver: PropertyResolver, _ easings: EasingRegistry
  ) {
    let seen = (
      type: ObjectIdentifier(type(of: target)), count: parameters.count, timing: made.timing
    )
    defer { latest = seen }
    guard let latest, latest.type == seen.type, latest.count == seen.count,
      latest.timing == seen.timing,
      let shape = PlanShape(parameters, made, for: target, resolver, easings)
    else { return }
    if shapes.count == Self.most { shapes.removeLast() }
    shapes.insert(shape, at: 0)
  }

  func forget() {
    shapes.removeAll()
    latest = nil
  }
}
