// Unsafe memory: the numbers of a value, read where they lie in it. Asking each component instead costs the look-up of its type.
//
// Why it is sound. An offset says of itself that the number is stored there (`MemoryLayout.offset(of:)`); that it is aligned and
// lies within the value is checked here. The pointer is not kept.

/// Where the numbers of a type of values lie in one.
struct ValueBytes<Value> {
  private let places: [(offset: Int, layout: ScalarLayout)]

  /// The numbers of some components; `nil` where one is not stored plainly.
  init?(_ components: [TweenableComponent<Value>]) {
    var places: [(offset: Int, layout: ScalarLayout)] = []
    for component in components {
      let size = Int(component.layout.size)
      guard let offset = component.offset, component.layout != .other, offset >= 0,
        offset % size == 0, offset + size <= MemoryLayout<Value>.size
      else { return nil }
      places.append((offset, component.layout))
    }
    self.places = places
  }

  func read(_ value: inout Value, into bits: UnsafeMutablePointer<UInt64>) {
    withUnsafeMutableBytes(of: &value) { bytes in
      guard let base = bytes.baseAddress else { return }
      for index in places.indices {
        bits[index] = DirectWriter.load(places[index].layout, base + places[index].offset)
      }
    }
  }
}
