import Foundation
import Testing

@testable import Tweener

/// A class whose parent comes from another module.
private final class KeyedObject: NSObject {
  var x = 0.0
}

@Suite("Keys of key paths, and classes of other modules")
struct TweenKeyTests {
  private let paths: [PartialKeyPath<ZooFinal>] = [
    \.x, \.last, \.outer.inner.value, \.observed, \.computed, \.late, \.clamped, \.vector.y,
    \.list[0], \.list[1], \.child.x, \.pair.0, \.pair.1, \.outer.doubled,
  ]

  private func key(_ path: PartialKeyPath<ZooFinal>) -> TweenKey? {
    (path as? ReferenceWritableKeyPath<ZooFinal, Double>).map { TweenKey.path($0) }
  }

  @Test("keys are equal exactly where their key paths are, and equal keys hash equally")
  func equality() {
    for (place, left) in paths.enumerated() {
      for (other, right) in paths.enumerated() {
        let (one, two) = (key(left), key(right))
        #expect(one != nil)
        #expect((one == two) == (place == other), "\(left), \(right)")
        if one == two { #expect(one?.hashValue == two?.hashValue) }
      }
    }
    #expect(Set(paths.compactMap(key)).count == paths.count)
    #expect(TweenKey.path(\ZooFinal.x) == .path(\ZooFinal.x))
    #expect(TweenKey.path(\ZooFinal.x).hashValue == TweenKey.path(\ZooFinal.x).hashValue)
    #expect(TweenKey.path(\ZooFinal.x) != .path(\ZooGeneric<Int>.x))
    #expect(TweenKey.path(\ZooGeneric<Int>.x) != .path(\ZooGeneric<UInt>.x))
    #expect(TweenKey("x") != .path(\ZooFinal.x))
    #expect(TweenKey("x") == "x")
  }

  @Test("a key path formed by appending is the one written down")
  func appended() {
    let outer: ReferenceWritableKeyPath<ZooFinal, ZooOuter> = \.outer
    let inner: WritableKeyPath<ZooOuter, Double> = \.inner.value
    let appended = outer.appending(path: inner)
    #expect(TweenKey.path(appended) == .path(\ZooFinal.outer.inner.value))
    #expect(Set([TweenKey.path(appended), .path(\ZooFinal.outer.inner.value)]).count == 1)
  }

  @Test("a subclass of another module's class is tweened, directly or not, to the same bits")
  func otherModule() {
    var runs: [[Double]] = []
    for directWrites in [true, false] {
      let stage = RuleStage(directWrites: directWrites)
      let target = KeyedObject()
      stage.tweener.addTween(
        target, [.duration: 0.7, .easing: Easing.outBack, .path(\KeyedObject.x): 4.2])
      var run: [Double] = []
      for _ in 0..<8 {
        stage.tweener.advance(by: 0.1)
        run.append(target.x)
      }
      #expect(target.x == 4.2)
      runs.append(run)
    }
    #expect(runs[0] == runs[1])
  }
}
