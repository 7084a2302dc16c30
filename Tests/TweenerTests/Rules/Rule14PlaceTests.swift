import Testing

@testable import Tweener

// One place in a target's storage, called by different key paths.

private class Animal {
  var weight = 0.0
  var height = 0.0
  var observed = 0.0 { didSet { changes += 1 } }
  var doubled: Double {
    get { weight * 2 }
    set { weight = newValue / 2 }
  }
  final var fixed: Double {
    get { height }
    set { height = newValue }
  }
  var place = RuleFrame()
  var cells = [0.0, 0.0, 0.0]
  var changes = 0
  subscript(index: Int) -> Double {
    get { cells[index] }
    set { cells[index] = newValue }
  }
}

private class Dog: Animal {
  var tail = 0.0
  override var observed: Double { didSet { changes += 1 } }
}

private final class Puppy: Dog {
  var tooth = 0.0
}

private class Generic<Content> {
  var amount = 0.0
  var other = 0.0
}

private final class Filled: Generic<[Int]> {}

@Suite("Rule 14: a component is a place, whatever key path leads there")
struct Rule14PlaceTests {
  /// That tweens of two keys meet, whichever is older, and that each is found by the other's key.
  private func expectOne<Target: AnyObject>(
    _ make: @autoclosure () -> Target, _ one: TweenKey, _ other: TweenKey,
    _ read: (Target) -> Double, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    for directWrites in [true, false] {
      for (older, newer) in [(one, other), (other, one)] {
        let stage = RuleStage(directWrites: directWrites)
        let target = make()
        let first = stage.tweener.addTween(target, [.duration: 1, older: 10])
        stage.tweener.advance(by: 0.25)
        let second = stage.tweener.addTween(target, [.duration: 0.25, newer: 100])
        stage.tweener.advance(by: 0)
        #expect(first.outcome == .overwritten(by: second), sourceLocation: sourceLocation)
        #expect(stage.after(1, read(target)) == 100, sourceLocation: sourceLocation)
        let third = stage.tweener.addTween(target, [.duration: 1, older: 10])
        #expect(stage.tweener.isTweening(target, newer), sourceLocation: sourceLocation)
        #expect(stage.tweener.pauseTween(target, [newer]), sourceLocation: sourceLocation)
        #expect(third.isPaused, sourceLocation: sourceLocation)
        #expect(stage.tweener.resumeTween(target, [newer]), sourceLocation: sourceLocation)
        #expect(stage.tweener.removeTween(target, [newer]), sourceLocation: sourceLocation)
        #expect(third.outcome == .removed, sourceLocation: sourceLocation)
        #expect(stage.problems.isEmpty, sourceLocation: sourceLocation)
      }
    }
  }

  /// That tweens of two keys go on side by side.
  private func expectTwo<Target: AnyObject>(
    _ target: Target, _ one: TweenKey, _ other: TweenKey,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let stage = RuleStage()
    let first = stage.tweener.addTween(target, [.duration: 1, one: 10])
    let second = stage.tweener.addTween(target, [.duration: 1, other: 100])
    stage.tweener.advance(by: 0.5)
    #expect(first.outcome == nil && second.outcome == nil, sourceLocation: sourceLocation)
    #expect(stage.tweener.removeTween(target, [one]), sourceLocation: sourceLocation)
    #expect(second.outcome == nil, sourceLocation: sourceLocation)
  }

  @Test("14 a superclass's key path and a subclass's are one component")
  func rule14_superclass() {
    expectOne(Dog(), .path(\Animal.weight), .path(\Dog.weight)) { $0.weight }
    expectOne(Puppy(), .path(\Animal.weight), .path(\Puppy.weight)) { $0.weight }
    expectOne(Puppy(), .path(\Dog.tail), .path(\Puppy.tail)) { $0.tail }
    expectOne(Dog(), .path(\Animal.observed), .path(\Dog.observed)) { $0.observed }
    expectOne(Dog(), .path(\Animal.doubled), .path(\Dog.doubled)) { $0.doubled }
    expectOne(Dog(), .path(\Animal.fixed), .path(\Dog.fixed)) { $0.fixed }
    expectOne(Dog(), .path(\Animal.place.y), .path(\Dog.place.y)) { $0.place.y }
    expectOne(Dog(), .path(\Animal[1]), .path(\Dog[1])) { $0[1] }
    expectOne(Dog(), .path(\Animal.cells[2]), .path(\Dog.cells[2])) { $0.cells[2] }
    expectOne(Filled(), .path(\Generic<[Int]>.amount), .path(\Filled.amount)) { $0.amount }
  }

  private func genericPath<Target: Animal>(_: Target.Type) -> TweenKey { .path(\Target.weight) }

  @Test("14 a key path made in a generic function is one with a literal")
  func rule14_generic() {
    expectOne(Dog(), genericPath(Dog.self), .path(\Animal.weight)) { $0.weight }
    expectOne(Dog(), genericPath(Dog.self), genericPath(Animal.self)) { $0.weight }
  }

  @Test("14 different properties stay two, however alike they are")
  func rule14_different() {
    expectTwo(Dog(), .path(\Animal.weight), .path(\Dog.height))
    expectTwo(Dog(), .path(\Animal.weight), .path(\Dog.tail))
    expectTwo(Puppy(), .path(\Dog.tail), .path(\Puppy.tooth))
    expectTwo(Dog(), .path(\Animal.place.x), .path(\Dog.place.y))
    expectTwo(Dog(), .path(\Animal[1]), .path(\Dog[2]))
    expectTwo(Dog(), .path(\Animal.cells[1]), .path(\Dog.cells[2]))
    expectTwo(Filled(), .path(\Generic<[Int]>.amount), .path(\Filled.other))
    expectTwo(Dog(), .path(\Animal.weight), .path(\Dog.doubled))
  }

  @Test("14 a name registered with a superclass's path meets a subclass's path")
  func rule14_registered() {
    let stage = RuleStage()
    stage.tweener.registerSpecialProperty("weight", \Animal.weight)
    let dog = Dog()
    stage.tweener.addTween(dog, [.duration: 1, "weight": 10])
    stage.tweener.advance(by: 0.25)
    stage.tweener.addTween(dog, [.duration: 0.25, .path(\Dog.weight): 100])
    #expect(stage.after(2, dog.weight) == 100)
    stage.tweener.addTween(dog, [.duration: 1, .path(\Dog.weight): 10])
    #expect(stage.tweener.isTweening(dog, "weight"))
    #expect(stage.tweener.removeTween(dog, ["weight"]))
  }

  // MARK: Lanes

  private final class Stored<Vector: Tweenable> {
    struct Inner {
      var lead = UInt8(1)
      var vector: Vector
    }
    var vector: Vector
    var inner: Inner
    init(_ vector: Vector) { (self.vector, inner) = (vector, Inner(vector: vector)) }
  }

  private class Open<Vector: Tweenable> {
    var vector: Vector
    init(_ vector: Vector) { self.vector = vector }
  }

  /// That a vector and one of its lanes meet in exactly that lane, whichever is older.
  private func expectLane<Target: AnyObject, Vector: SIMD & Tweenable>(
    _ make: () -> Target, _ whole: ReferenceWritableKeyPath<Target, Vector>,
    _ part: ReferenceWritableKeyPath<Target, Vector.Scalar>, lane: Int,
    sourceLocation: SourceLocation = #_sourceLocation
  ) where Vector.Scalar: TweenableScalar & BinaryFloatingPoint {
    for directWrites in [true, false] {
      let stage = RuleStage(directWrites: directWrites)
      let target = make()
      stage.tweener.addTween(target, [.duration: 1, .path(whole): Vector(repeating: 10)])
      stage.tweener.advance(by: 0.25)
      stage.tweener.addTween(target, [.duration: 0.25, .path(part): 100])
      stage.tweener.advance(by: 2)
      var expected = Vector(repeating: 10)
      expected[lane] = 100
      #expect(target[keyPath: whole] == expected, sourceLocation: sourceLocation)
      let older = stage.tweener.addTween(target, [.duration: 1, .path(part): 0])
      stage.tweener.advance(by: 0.25)
      let newer = stage.tweener.addTween(
        target, [.duration: 0.25, .path(whole): Vector(repeating: 7)])
      #expect(stage.tweener.isTweening(target, .path(whole)), sourceLocation: sourceLocation)
      stage.tweener.advance(by: 2)
      #expect(older.outcome == .overwritten(by: newer), sourceLocation: sourceLocation)
      #expect(target[keyPath: whole] == Vector(repeating: 7), sourceLocation: sourceLocation)
      #expect(stage.problems.isEmpty, sourceLocation: sourceLocation)
    }
  }

  private func expectLanes<Scalar>(_: Scalar.Type)
  where Scalar: SIMDScalar & TweenableScalar & BinaryFloatingPoint {
    let two = { Stored(SIMD2<Scalar>()) }
    expectLane(two, \.vector, \.vector.x, lane: 0)
    expectLane(two, \.vector, \.vector.y, lane: 1)
    expectLane(two, \.inner.vector, \.inner.vector[1], lane: 1)
    expectLane({ Open(SIMD2<Scalar>()) }, \.vector, \.vector.y, lane: 1)
    let three = { Stored(SIMD3<Scalar>()) }
    expectLane(three, \.inner.vector, \.inner.vector.z, lane: 2)
    expectLane(three, \.vector, \.vector[0], lane: 0)
    let four = { Stored(SIMD4<Scalar>()) }
    expectLane(four, \.vector, \.vector.w, lane: 3)
    expectLane(four, \.inner.vector, \.inner.vector.x, lane: 0)
    expectLane(four, \.vector, \.vector.highHalf.x, lane: 2)
    expectLane(four, \.vector, \.vector.oddHalf[1], lane: 3)
    expectLane({ Open(SIMD4<Scalar>()) }, \.vector, \.vector.evenHalf.y, lane: 2)
    expectLane({ Stored(SIMD8<Scalar>()) }, \.vector, \.vector[7], lane: 7)
    expectLane(
      { Stored(SIMD8<Scalar>()) }, \.inner.vector, \.inner.vector.oddHalf.oddHalf.y, lane: 7)
    expectLane({ Stored(SIMD16<Scalar>()) }, \.inner.vector, \.inner.vector[11], lane: 11)
    expectLane({ Open(SIMD16<Scalar>()) }, \.vector, \.vector.highHalf.lowHalf.z, lane: 10)
  }

  @Test("14 a vector's lane is the vector's number, by every way there is to it")
  func rule14_lanes() {
    expectLanes(Double.self)
    expectLanes(Float.self)
  }

  private final class Flyer {
    var place = SIMD4<Double>()
    var height: Double = 0
  }

  @Test("14 literals of a vector's lanes are one with each other and with the vector")
  func rule14_laneLiterals() {
    expectOne(Flyer(), .path(\Flyer.place.y), .path(\Flyer.place[1])) { $0.place.y }
    expectOne(Flyer(), .path(\Flyer.place.highHalf.x), .path(\Flyer.place.z)) { $0.place.z }
    expectTwo(Flyer(), .path(\Flyer.place.x), .path(\Flyer.place[1]))
    expectTwo(Flyer(), .path(\Flyer.place.evenHalf.y), .path(\Flyer.place.y))
  }

  @Test("14 half of a vector is two of its components")
  func rule14_halves() {
    for directWrites in [true, false] {
      let stage = RuleStage(directWrites: directWrites)
      let flyer = Flyer()
      stage.tweener.addTween(flyer, [.duration: 1, .path(\Flyer.place): SIMD4(1.0, 2, 3, 4)])
      stage.tweener.addTween(flyer, [.duration: 0.5, .path(\Flyer.place.oddHalf): SIMD2(20.0, 40)])
      stage.expect(flyer.place, [0.25: SIMD4(0.25, 10, 0.75, 20), 1: SIMD4(1, 20, 3, 40)])
    }
  }

  // MARK: Parts

  private final class Placed: TweenTarget {
    var place = SIMD2(0.0, 0.0)
    static var tweenProperties: TweenProperties {
      [
        "place": .init(\Placed.place), "x": .init(partOf: "place", \SIMD2<Double>[0]),
        "y": .init(partOf: "place", \SIMD2<Double>.y),
        "turned": .init(
          gathering: [\SIMD2<Double>.y, \SIMD2<Double>[0]], of: "place", in: SIMD2(0.0, 0.0)),
      ]
    }
  }

  @Test("14 a part of a vector owns its lane alone, however the lane is written")
  func rule14_partOfVector() {
    for directWrites in [true, false] {
      let stage = RuleStage(directWrites: directWrites)
      let placed = Placed()
      stage.tweener.addTween(placed, [.duration: 1, "place": SIMD2(10.0, 10)])
      stage.tweener.addTween(placed, [.duration: 1, "x": 100])
      #expect(stage.after(0.5, placed.place) == SIMD2(50, 5))
      stage.tweener.addTween(placed, [.duration: 1, "y": 105])
      #expect(stage.after(0.5, placed.place) == SIMD2(100, 55))
      #expect(!stage.tweener.isTweening(placed, "x"))
      #expect(stage.tweener.isTweening(placed, "y"))
      stage.tweener.advance(by: 1)
      stage.tweener.addTween(placed, ["turned": SIMD2(1.0, 2)])
      #expect(placed.place == SIMD2(2, 1))
      #expect(stage.problems.isEmpty)
    }
  }

  /// A value that lists lanes of a vector inside it, and has other ways to them.
  private struct Pose: Tweenable, Equatable {
    var lead = 1.0
    var place = SIMD2(0.0, 0.0)
    static var tweenableComponents: [TweenableComponent<Pose>] {
      [.init(\.place.x), .init(\.place.y), .init(\.lead)]
    }
  }

  private final class Posed {
    var pose = Pose()
  }

  private class OpenPosed {
    var pose = Pose()
  }

  @Test("14 lanes that a value lists are the numbers of its vector")
  func rule14_listedLanes() {
    expectOne(Posed(), .path(\Posed.pose.place[1]), .path(\Posed.pose.place.y)) { $0.pose.place.y }
    for directWrites in [true, false] {
      let stage = RuleStage(directWrites: directWrites)
      let (posed, open) = (Posed(), OpenPosed())
      var end = Pose()
      (end.place, end.lead) = (SIMD2(10, 10), 10)
      stage.tweener.addTween(posed, [.duration: 1, .path(\Posed.pose): end])
      stage.tweener.addTween(open, [.duration: 1, .path(\OpenPosed.pose): end])
      stage.tweener.addTween(posed, [.duration: 0.5, .path(\Posed.pose.place[1]): 100])
      stage.tweener.addTween(open, [.duration: 0.5, .path(\OpenPosed.pose.place[1]): 100])
      stage.tweener.advance(by: 1)
      end.place.y = 100
      #expect(posed.pose == end)
      #expect(open.pose == end)
    }
  }
}
