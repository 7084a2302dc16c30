import Testing
import Tweener
import TweenerPlugins

private struct Pose: Tweenable, Equatable {
  var place = SIMD2(0.0, 0.0)
  var heading = Heading()
  var tag = "kept"

  static var tweenableComponents: [TweenableComponent<Pose>] {
    TweenableComponent.all(of: \Pose.place) + TweenableComponent.all(of: \Pose.heading)
      + TweenableComponent.all(of: \Pose.heading.length)
  }
}

private struct Heading: Tweenable, Equatable {
  var degrees = 350.0
  var length: Float = 1

  static var tweenableComponents: [TweenableComponent<Heading>] {
    [.init(\.degrees, period: 360)]
  }
}

private final class Walker: TweenTarget {
  var pose = Pose()
  var steps = [1.0, 2, 3]
  static var tweenProperties: TweenProperties { ["pose": .init(\Walker.pose)] }
}

/// Values inside values, and elements of arrays.
@Suite struct ElementTests {
  @Test("The numbers of a value inside another are its own", arguments: [true, false])
  func nested(_ directWrites: Bool) {
    let tweener = engine(directWrites: directWrites)
    let walker = Walker()
    var end = Pose()
    end.place = SIMD2(8, 4)
    end.heading = Heading(degrees: 10, length: 3)
    let whole = tweener.addTween(walker, [.duration: 1, "pose": end])
    #expect(tweener.after(0.25, walker.pose.place) == SIMD2(2, 1))
    #expect(walker.pose.heading == Heading(degrees: -5, length: 1.5))
    tweener.addTween(walker, [.duration: 0.75, .path(\Walker.pose.heading.length): 9.0])
    tweener.addTween(walker, [.duration: 0.75, .path(\Walker.pose.place.y): 5])
    #expect(tweener.after(0.75, whole.outcome) == .completed)
    #expect(walker.pose.place == SIMD2(8, 5))
    #expect(walker.pose.heading == Heading(degrees: 10, length: 9))
    #expect(walker.pose.tag == "kept")
  }

  private func elements() -> (Tweener, Walker) {
    let tweener = engine()
    tweener.install(ArrayElements(of: "steps", at: \Walker.steps, count: 4, blank: 0))
    return (tweener, Walker())
  }

  @Test("One element may be taken while the others go on")
  func taken() {
    let (tweener, walker) = elements()
    let whole = tweener.addTween(walker, [.duration: 1, "steps": [11.0, 12, 13]])
    tweener.addTween(walker, [.duration: 1, "steps[1]": 0])
    #expect(tweener.after(0.5, whole.state) == .running)
    #expect(walker.steps == [6, 1, 8])
    #expect(tweener.removeTween(walker, ["steps"]))
    #expect(tweener.after(0.5, walker.steps) == [6, 0, 8])
  }

  @Test("Each element takes every form of value, and one value stands for all")
  func forms() {
    let (tweener, walker) = elements()
    tweener.addTween(
      walker, [.duration: 1, "steps": [5, "+=2", TweenValue.fromTo(0.0, 8.0)] as [Any]])
    #expect(tweener.after(0.5, walker.steps) == [3, 3, 4])
    tweener.addTween(walker, ["steps": "*=2"])
    #expect(walker.steps == [6, 6, 8])
  }

  @Test("Fewer values move the first elements; more than have names are reported")
  func counts() {
    let (tweener, walker) = elements()
    tweener.addTween(walker, ["steps": [7.0]])
    #expect(walker.steps == [7, 2, 3])
    // The fourth has a name, and this array has no fourth.
    tweener.addTween(walker, ["steps": [1.0, 1, 1, 1]])
    #expect(walker.steps == [1, 1, 1])
    let list = ProblemList(of: tweener)
    tweener.addTween(walker, ["steps": [1.0, 2, 3, 4, 5]])
    #expect(list.kinds == [.splitterRefused])
    #expect(walker.steps == [1, 1, 1])
  }

  @Test("An array that shrinks under its tween is left in peace")
  func shrinks() {
    let (tweener, walker) = elements()
    tweener.addTween(walker, [.duration: 1, "steps": [11.0, 12, 13]])
    tweener.advance(by: 0.5)
    walker.steps.removeLast(2)
    #expect(tweener.after(0.5, walker.steps) == [11])
  }
}
