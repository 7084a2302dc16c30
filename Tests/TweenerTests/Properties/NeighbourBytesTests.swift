import Testing

@testable import Tweener

/// A number in a struct of its own, as CGFloat is.
private struct Length: Tweenable {
  var raw: Double
  static var tweenableComponents: [TweenableComponent<Length>] { [.init(\.raw)] }
}

/// Properties that leave gaps between them, and neighbours that would not survive a stray byte.
private final class Padded {
  var first: UInt8 = 0xA5
  var double = 0.0
  var second: UInt8 = 0xA5
  var float: Float = 0
  var third = true
  var length = Length(raw: 0)
  var whole = 0
  var byte: UInt8 = 0
  var small: Int16 = 0
  weak var friend: Padded?
  unowned let keeper: AccessCount
  var optional: Double? = 1
  var text = "a text that is too long to be stored in place"
  var list = [1.0, 2]
  var outer = ZooOuter()
  var pair = (UInt8(0xA5), 0.0)
  private(set) var own = 0.0
  var vector = SIMD4<Double>()
  var last: UInt64 = .max

  static var ownPath: ReferenceWritableKeyPath<Padded, Double> { \.own }

  init(_ keeper: AccessCount) { self.keeper = keeper }
}

@Suite("Whatever is beside a property keeps its bytes")
struct NeighbourBytesTests {
  private let keeper = AccessCount()

  /// The bytes of an instance between its header and its last property.
  private func bytes(of target: Padded) throws -> [UInt8] {
    let last = try #require(
      DirectWriter.offset(of: KeyPathLocation(\Padded.last), size: 8, in: target))
    return (16..<(last + 8)).map { DirectWriter.address($0, in: target).load(as: UInt8.self) }
  }

  private func expectOnly<Value: Tweenable>(
    _ path: ReferenceWritableKeyPath<Padded, Value>, _ end: Value, becomes isRight: (Value) -> Bool,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    for directWrites in [true, false] {
      let stage = RuleStage(directWrites: directWrites)
      let (target, friend) = (Padded(keeper), Padded(keeper))
      target.friend = friend
      let offset = try #require(
        DirectWriter.offset(of: KeyPathLocation(path), size: MemoryLayout<Value>.size, in: target),
        sourceLocation: sourceLocation)
      let before = try bytes(of: target)
      stage.tweener.addTween(target, [.duration: 1, .easing: Easing.outElastic, .path(path): end])
      for _ in 0..<8 {
        stage.tweener.advance(by: 0.125)
        let after = try bytes(of: target)
        let changed = after.indices.filter { after[$0] != before[$0] }.map { $0 + 16 }
        #expect(!changed.isEmpty, sourceLocation: sourceLocation)
        let property = offset..<(offset + MemoryLayout<Value>.size)
        #expect(changed.allSatisfy(property.contains), "\(changed)", sourceLocation: sourceLocation)
      }
      #expect(isRight(target[keyPath: path]), sourceLocation: sourceLocation)
      #expect(stage.problems.isEmpty, sourceLocation: sourceLocation)
      #expect(target.friend === friend && target.keeper === keeper, sourceLocation: sourceLocation)
      #expect(target.text.count == 45 && target.list == [1, 2], sourceLocation: sourceLocation)
    }
  }

  @Test("of numbers of every size, in structs, tuples and behind a private setter")
  func stored() throws {
    try expectOnly(\.double, 1.5) { $0 == 1.5 }
    try expectOnly(\.float, 1.5) { $0 == 1.5 }
    try expectOnly(\.length, Length(raw: 2.5)) { $0.raw == 2.5 }
    try expectOnly(\.length.raw, 2.5) { $0 == 2.5 }
    try expectOnly(\.whole, 1_000) { $0 == 1_000 }
    try expectOnly(\.byte, 200) { $0 == 200 }
    try expectOnly(\.small, -3_000) { $0 == -3_000 }
    try expectOnly(\.outer.inner.value, 1.5) { $0 == 1.5 }
    try expectOnly(\.outer.inner.small, 1.5) { $0 == 1.5 }
    try expectOnly(\.pair.1, 1.5) { $0 == 1.5 }
    try expectOnly(Padded.ownPath, 1.5) { $0 == 1.5 }
    try expectOnly(\.vector, SIMD4(1, 2, 3, 4)) { $0 == SIMD4(1, 2, 3, 4) }
  }
}
