// What is tweened.

/// The common case: stored properties of a final class.
final class Box {
  var x = 0.0
}

final class Quad {
  var a = 0.0
  var b = 0.0
  var c = 0.0
  var d = 0.0
}

/// A property with an observer, which must run at every write.
final class Observed {
  var x = 0.0 {
    didSet { writes += 1 }
  }
  private(set) var writes = 0
}

/// A property that a subclass might override.
class Open {
  var x = 0.0
}

/// A target with as many properties as it is told.
final class Wall {
  var lamps: [Double]
  init(_ count: Int) { lamps = Array(repeating: 0, count: count) }
}

extension Array {
  /// Made in order of memory, then put in `order`: neighbours here are far apart there.
  init(scattered order: [Int], _ make: () -> Element) {
    let made = order.indices.map { _ in make() }
    self = order.map { made[$0] }
  }
}
