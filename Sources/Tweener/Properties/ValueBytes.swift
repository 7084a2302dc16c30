// Unsafe memory: the numbers of a value, read where they lie in it. Asking each component instead
// costs the look-up of its type.
//
// Why it is sound. An offset says of itself that the number is stored there
// (`MemoryLayout.offset(of:)`); that it is aligned and lies within the value is checked here. The
// pointer is not kept.

/// Where the numbers of a type of values lie in one. Not generic: code that is not specialised
/// would look its type up in each call.
struct ValueBytes {
  private struct Place {
    let offset: Int
    let layout: ScalarLayout
  }

  private let places: [Place]

  /// The numbers of some components; `nil` where one is not stored plainly.
  init?<Value>(_ components: [TweenableComponent<Value>]) {
    var places: [Place] = []
    for component in components {
      let size = Int(component.layout.size)
      guard let offset = component.offset, component.layout != .other, offset >= 0,
        offset % size == 0, offset + size <= MemoryLayout<Value>.size
      else { return nil }
      places.append(Place(offset: offset, layout: component.layout))
    }
    self.places = places
  }

  /// Reads the numbers of a value of the type, which lies at `value`.
  func read(_ value: UnsafeMutableRawPointer, into bits: UnsafeMutablePointer<UInt64>) {
    for index in 0..<places.count {
      bits[index] = DirectWriter.load(places[index].layout, value + places[index].offset)
    }
  }

  /// Puts the numbers that `mask` names into a value of the type, which lies at `value`.
  func write(_ bits: UnsafePointer<UInt64>, mask: UInt64, into value: UnsafeMutableRawPointer) {
    for index in 0..<places.count where mask & (1 << UInt64(index)) != 0 {
      DirectWriter.store(bits[index], places[index].layout, value + places[index].offset)
    }
  }
}
