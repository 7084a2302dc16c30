import Observation
import Testing
import Tweener

@Suite("Every kind of property is tweened the same to the bit, written directly or not")
struct WriterPairTests {
  /// The bits after each of some steps, with and without direct writes.
  private func expectSame<Root: AnyObject, Value: Tweenable>(
    _ path: ReferenceWritableKeyPath<Root, Value>, to end: Any, moves: Bool = true,
    _ make: () -> Root, _ numbers: (Root) -> [Double],
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    var runs: [[[UInt64]]] = []
    for directWrites in [true, false] {
      let stage = RuleStage(directWrites: directWrites)
      let target = make()
      var run: [[UInt64]] = []
      stage.tweener[target].add([
        .duration: 0.7, .delay: 0.05, .repeat: 1, .autoreverse: true, .repeatDelay: 0.1,
        .easing: Easing.outBack, .timeScale: 0.9, .path(path): end,
      ])
      for _ in 0..<30 {
        stage.tweener.advance(by: 0.06)
        run.append(numbers(target).map(\.bitPattern))
      }
      #expect(stage.problems.isEmpty, sourceLocation: sourceLocation)
      runs.append(run)
    }
    #expect(runs[0] == runs[1], sourceLocation: sourceLocation)
    if moves { #expect(Set(runs[0]).count > 10, sourceLocation: sourceLocation) }
  }

  private func final(_ path: ReferenceWritableKeyPath<ZooFinal, Double>) {
    expectSame(path, to: 4.2, { ZooFinal(zooCount) }, { [$0[keyPath: path]] })
  }

  /// Kept alive by the test, as zoo objects hold it unowned.
  private let zooCount = AccessCount()

  @Test("numbers of final classes")
  func finalClass() {
    final(\.x)
    final(\.last)
    final(\.outer.inner.value)
    final(\.pair.0)
    final(\.pair.1)
    final(\.observed)
    final(\.computed)
    final(\.late)
    final(\.clamped)
    final(\.present)
    final(\.outer.doubled)
    final(\.outer.observed)
    final(\.list[1])
    final(\.vector.y)
    final(\.child.x)
    expectSame(\.float, to: 4.2, { ZooFinal(zooCount) }, { [Double($0.float)] })
    expectSame(
      \.outer.inner.small, to: 4.2, { ZooFinal(zooCount) }, { [Double($0.outer.inner.small)] })
    expectSame(\.byte, to: 200, { ZooFinal(zooCount) }, { [Double($0.byte)] })
    expectSame(\.whole, to: 2_000, { ZooFinal(zooCount) }, { [Double($0.whole)] })
    expectSame(
      \.vector, to: SIMD4(1, -2, 3.3, 4), { ZooFinal(zooCount) },
      { zoo in (0..<4).map { zoo.vector[$0] } })
    expectSame(
      \.vectorOfFloats, to: SIMD2<Float>(1, -2.2), { ZooFinal(zooCount) },
      { zoo in (0..<2).map { Double(zoo.vectorOfFloats[$0]) } })
  }

  @Test("neighbours are left alone")
  func neighbours() {
    for directWrites in [true, false] {
      let stage = RuleStage(directWrites: directWrites)
      let zoo = ZooFinal(zooCount)
      stage.tweener[zoo].add([
        .duration: 1, .path(\ZooFinal.x): 3, .path(\ZooFinal.outer.inner.value): 3,
        .path(\ZooFinal.byte): 3, .path(\ZooFinal.float): 3,
      ])
      for _ in 0..<10 { stage.tweener.advance(by: 0.1) }
      #expect([zoo.x, zoo.outer.inner.value, Double(zoo.byte), Double(zoo.float)] == [3, 3, 3, 3])
      #expect(zoo.outer.inner.lead == 1)
      #expect(zoo.outer.inner.small == 0)
      #expect(zoo.outer.flag)
      #expect(zoo.text == "text")
      #expect(zoo.list == [0, 0])
      #expect(zoo.whole == 0)
      #expect(zoo.last == 0)
    }
  }

  @Test("open, derived, generic and isolated classes")
  func classes() {
    expectSame(\ZooOpen.x, to: 4.2, ZooOpen.init, { [$0.x] })
    expectSame(\ZooOpen.x, to: 4.2, { ZooLeaf() as ZooOpen }, { [$0.x] })
    expectSame(\ZooDerived.y, to: 4.2, ZooDerived.init, { [$0.y] })
    expectSame(\ZooDerived.x, to: 4.2, ZooDerived.init, { [$0.x] })
    expectSame(\ZooLeaf.z, to: 4.2, ZooLeaf.init, { [$0.x, $0.y, $0.z] })
    expectSame(\ZooLeaf.x, to: 4.2, ZooLeaf.init, { [$0.x, $0.y, $0.z] })
    expectSame(\ZooOpen.x, to: 4.2, { ZooOverriding() as ZooOpen }, { [$0.x] })
    expectSame(\ZooGeneric<String>.x, to: 4.2, { ZooGeneric("text") }, { [$0.x] })
    expectSame(\ZooGeneric<UInt8>.x, to: 4.2, { ZooGeneric(3) }, { [$0.x, Double($0.padding)] })
    expectSame(\ZooGeneric<Double>.padding, to: 4.2, { ZooGeneric(3.0) }, { [$0.x, $0.padding] })
    expectSame(\ZooOfGeneric.x, to: 4.2, ZooOfGeneric.init, { [$0.x] })
  }

  @Test(
    "an overriding setter is called, also through the parent's key path", arguments: [true, false])
  func overriding(directWrites: Bool) {
    let stage = RuleStage(directWrites: directWrites)
    let target = ZooOverriding()
    stage.tweener.addTween(target, [.duration: 1, .path(\ZooOpen.x): 8])
    for _ in 0..<4 { stage.tweener.advance(by: 0.25) }
    #expect(target.x == 8)
    #expect(target.writes >= 4)
  }

  @Test("observers and accessors are run at every write", arguments: [true, false])
  func observers(directWrites: Bool) {
    let stage = RuleStage(directWrites: directWrites)
    let count = AccessCount()
    let zoo = ZooFinal(count)
    stage.tweener.addTween(zoo, [.duration: 1, .path(\ZooFinal.observed): 8])
    #expect(count.isZero)
    for _ in 0..<4 { stage.tweener.advance(by: 0.25) }
    #expect(count.writes >= 8)
    stage.tweener.addTween(zoo, [.duration: 1, .path(\ZooFinal.outer.observed): 8])
    for _ in 0..<4 { stage.tweener.advance(by: 0.25) }
    #expect(zoo.outer.changes >= 4)
  }

  @Test("what is observed hears of a tween", arguments: [true, false])
  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
  func observation(directWrites: Bool) {
    final class Heard: @unchecked Sendable { var changes = 0 }
    let stage = RuleStage(directWrites: directWrites)
    let model = ZooObservable()
    let heard = Heard()
    stage.tweener.addTween(model, [.duration: 1, .path(\ZooObservable.x): 8])
    for _ in 0..<4 {
      withObservationTracking {
        _ = model.x
      } onChange: {
        heard.changes += 1
      }
      stage.tweener.advance(by: 0.25)
    }
    #expect(model.x == 8)
    #expect(heard.changes == 4)
    expectSame(\ZooObservable.x, to: 4.2, ZooObservable.init, { [$0.x] })
    expectSame(\ZooObservable.ignored, to: 4.2, ZooObservable.init, { [$0.ignored] })
  }

  @Test("getters and setters given by the caller", arguments: [true, false])
  func closures(directWrites: Bool) {
    let stage = RuleStage(directWrites: directWrites)
    stage.tweener.registerSpecialProperty(
      "half", get: { (zoo: ZooFinal) in zoo.x / 2 }, set: { $0.x = $1 * 2 })
    let zoo = ZooFinal(zooCount)
    stage.tweener.addTween(zoo, [.duration: 1, .easing: Easing.inQuad, "half": 8])
    #expect(stage.after(0.5, zoo.x) == 4)
  }

  @Test("many targets of many kinds at once, in one engine")
  func crowd() {
    var runs: [[UInt64]] = []
    for directWrites in [true, false] {
      let stage = RuleStage(directWrites: directWrites)
      let zoos = (0..<50).map { _ in ZooFinal(zooCount) }
      let generics = (0..<50).map { ZooGeneric(UInt8($0)) }
      let leaves = (0..<50).map { _ in ZooLeaf() }
      for index in 0..<50 {
        let timing: TweenParameters = [
          .duration: 0.5 + Double(index) / 50, .delay: Double(index % 7) / 10,
          .easing: [Easing.inSine, .outExpo, .inOutBounce][index % 3],
        ]
        stage.tweener.addTween(
          zoos[index],
          [
            .base: timing, .path(\ZooFinal.x): index, .path(\ZooFinal.observed): index,
            .path(\ZooFinal.float): index, .path(\ZooFinal.vector): SIMD4(repeating: Double(index)),
          ])
        stage.tweener.addTween(
          generics[index], [.base: timing, .path(\ZooGeneric<UInt8>.x): index])
        stage.tweener.addTween(
          leaves[index], [.base: timing, .path(\ZooLeaf.z): index, .path(\ZooOpen.x): index])
      }
      var run: [UInt64] = []
      for _ in 0..<30 {
        stage.tweener.advance(by: 0.05)
        for index in 0..<50 {
          let zoo = zoos[index]
          let numbers = [
            zoo.x, zoo.observed, Double(zoo.float), zoo.vector[0], zoo.vector[3], generics[index].x,
            leaves[index].z, leaves[index].x,
          ]
          run += numbers.map(\.bitPattern)
        }
      }
      #expect(stage.problems.isEmpty)
      runs.append(run)
    }
    #expect(runs[0] == runs[1])
  }
}
