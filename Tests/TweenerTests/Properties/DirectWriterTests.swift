import Testing

@testable import Tweener

@Suite("DirectWriter: which properties are written as bytes")
struct DirectWriterTests {
  private func offset<Root: AnyObject, Value>(
    _ path: ReferenceWritableKeyPath<Root, Value>, in target: Root
  ) -> Int? {
    DirectWriter.offset(of: KeyPathLocation(path), size: MemoryLayout<Value>.size, in: target)
  }

  /// That bytes at the offset are the property: what is stored there is read, and the other way round.
  private func isRight<Root: AnyObject>(
    _ offset: Int, _ path: ReferenceWritableKeyPath<Root, Double>, in target: Root
  ) -> Bool {
    let address = DirectWriter.address(offset, in: target)
    DirectWriter.store((1.5).bitPattern, .double, address)
    guard target[keyPath: path] == 1.5 else { return false }
    target[keyPath: path] = -2.5
    return DirectWriter.load(.double, address) == (-2.5).bitPattern
  }

  private func expectDirect<Root: AnyObject>(
    _ path: ReferenceWritableKeyPath<Root, Double>, in target: Root,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    guard let offset = offset(path, in: target) else {
      Issue.record("\(path) is not written directly", sourceLocation: sourceLocation)
      return
    }
    #expect(isRight(offset, path, in: target), sourceLocation: sourceLocation)
  }

  @Test("stored properties of a final class, also nested ones, lie where they are said to")
  func stored() {
    let count = AccessCount()
    let zoo = ZooFinal(count)
    expectDirect(\.x, in: zoo)
    expectDirect(\.last, in: zoo)
    expectDirect(\.outer.inner.value, in: zoo)
    let float = offset(\.float, in: zoo)
    #expect(float != nil)
    if let float {
      DirectWriter.store(
        UInt64(Float(0.25).bitPattern), .float, DirectWriter.address(float, in: zoo))
      #expect(zoo.float == 0.25)
      #expect(
        DirectWriter.load(.float, DirectWriter.address(float, in: zoo))
          == UInt64(Float(0.25).bitPattern))
    }
    #expect(offset(\.vector, in: zoo) != nil)
    #expect(offset(\.outer.inner.small, in: zoo) != nil)
    #expect(zoo.text == "text")
    #expect(zoo.list == [0, 0])
    #expect(count.isZero)
  }

  @Test("a tuple's element is written directly or not, and rightly")
  func tuple() {
    let zoo = ZooFinal(AccessCount())
    if let offset = offset(\.pair.1, in: zoo) { #expect(isRight(offset, \.pair.1, in: zoo)) }
    #expect(zoo.pair.0 == 0)
  }

  @Test("observed, computed, lazy and wrapped properties are not, and probing runs no accessor")
  func accessors() {
    let count = AccessCount()
    let zoo = ZooFinal(count)
    #expect(offset(\.observed, in: zoo) == nil)
    #expect(offset(\.computed, in: zoo) == nil)
    #expect(offset(\.late, in: zoo) == nil)
    #expect(offset(\.clamped, in: zoo) == nil)
    #expect(offset(\.present, in: zoo) == nil)
    #expect(offset(\.outer.doubled, in: zoo) == nil)
    #expect(offset(\.outer.observed, in: zoo) == nil)
    #expect(zoo.outer.changes == 0)
    #expect(offset(\.list[1], in: zoo) == nil)
    // In another object: its address says nothing of this one.
    #expect(offset(\.child.x, in: zoo) == nil)
    #expect(count.isZero)
  }

  @Test("properties of classes that are not final are written directly only where that is right")
  func notFinal() {
    let (open, derived, leaf) = (ZooOpen(), ZooDerived(), ZooLeaf())
    if let offset = offset(\.x, in: open) { #expect(isRight(offset, \.x, in: open)) }
    if let offset = offset(\ZooOpen.x, in: leaf) { #expect(isRight(offset, \ZooOpen.x, in: leaf)) }
    if let offset = offset(\.y, in: derived) { #expect(isRight(offset, \.y, in: derived)) }
    expectDirect(\.z, in: leaf)
    let overriding = ZooOverriding()
    #expect(offset(\ZooOpen.x, in: overriding) == nil)
    #expect(offset(\.x, in: overriding) == nil)
    #expect(overriding.writes == 0)
  }

  @Test("in generic classes the place depends on what they are generic over")
  func generic() {
    expectDirect(\.x, in: ZooGeneric<UInt8>(1))
    expectDirect(\.x, in: ZooGeneric<Void>(()))
    expectDirect(\.x, in: ZooGeneric<String>("text"))
    expectDirect(\.x, in: ZooGeneric<SIMD8<Double>>(.zero))
    expectDirect(\.x, in: ZooGeneric<(Int, [String], Double)>((1, [], 2)))
    expectDirect(\.x, in: ZooOfGeneric())
    let offsets = Set([
      offset(\.x, in: ZooGeneric<UInt8>(1)), offset(\.x, in: ZooGeneric<SIMD8<Double>>(.zero)),
    ])
    #expect(offsets.count == 2)
  }

  @MainActor
  @Test("isolated classes are as good as others")
  func isolated() {
    expectDirect(\.x, in: ZooIsolated())
  }

  @Test("observable properties are not, those that are ignored are")
  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
  func observable() {
    let model = ZooObservable()
    #expect(offset(\.x, in: model) == nil)
    expectDirect(\.ignored, in: model)
  }

  @Test("a lane of a stored vector lies where it is said to")
  func lanes() {
    let zoo = ZooFinal(AccessCount())
    let whole = offset(\.vector, in: zoo)
    #expect(whole != nil)
    #expect(offset(\.vector.x, in: zoo) == whole)
    #expect(offset(\.vector[1], in: zoo) == offset(\.vector.y, in: zoo))
  }

  @Test("a number that is not aligned is not written as bytes")
  func misaligned() {
    let component = Double.tweenableComponents[0]
    let key = ComponentKeys().key(offset: 24)
    #expect(PropertyElement(key: key, offset: 24, component).isPlain)
    for offset in [17, 20, 25] {
      #expect(!PropertyElement(key: key, offset: offset, component).isPlain)
    }
    let float = Float.tweenableComponents[0]
    #expect(PropertyElement(key: key, offset: 20, float).isPlain)
    #expect(!PropertyElement(key: key, offset: 18, float).isPlain)
  }

  private struct Lent {
    var x = 0.0
    var more = SIMD2(0.0, 0.0)

    mutating func add(to holder: Holder, _ tweener: Tweener) {
      x = 1
      tweener.addTween(
        holder, [.duration: 1, .path(\Holder.lent.x): 11, .path(\Holder.lent.more.y): 4])
    }
  }

  private final class Holder { var lent = Lent() }

  @Test("adding a tween does not access the property, which may be lent out")
  func lentOut() {
    let (tweener, holder) = (Tweener(), Holder())
    holder.lent.add(to: holder, tweener)
    #expect(tweener.after(0.5, [holder.lent.x, holder.lent.more.y]) == [6, 2])
  }
}
