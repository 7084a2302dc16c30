import Tweener
import TweenerTestSupport

/// A target whose accessors, and whose end, tell the scene, which may do anything then.
final class HostileTarget {
  var a = 0.0
  var b = 0.0
  var frame = Rect4(0, 0, 0, 0)
  private var numbers = [0.0, 0, 0]
  private var count = 0
  private var cells: [Int: Double] = [:]
  private let onCall: () -> Void

  init(onCall: @escaping () -> Void) { self.onCall = onCall }

  deinit { onCall() }

  private subscript(number place: Int) -> Double {
    get {
      onCall()
      return numbers[place]
    }
    set {
      numbers[place] = newValue
      onCall()
    }
  }

  var x: Double {
    get { self[number: 0] }
    set { self[number: 0] = newValue }
  }
  var y: Double {
    get { self[number: 1] }
    set { self[number: 1] = newValue }
  }
  var z: Double {
    get { self[number: 2] }
    set { self[number: 2] = newValue }
  }
  var whole: Int {
    get { count }
    set {
      count = newValue
      onCall()
    }
  }
  /// Two numbers behind one accessor.
  var place: SIMD2<Double> {
    get { SIMD2(numbers[0], numbers[1]) }
    set {
      (numbers[0], numbers[1]) = (newValue.x, newValue.y)
      onCall()
    }
  }
  subscript(key: HostileKey) -> Double {
    get { cells[key.number] ?? 0 }
    set {
      cells[key.number] = newValue
      onCall()
    }
  }
}

/// An argument of a subscript that tells the scene when it is compared or hashed.
final class HostileKey: Hashable {
  let number: Int
  private let onCall: () -> Void

  init(_ number: Int, onCall: @escaping () -> Void) {
    self.number = number
    self.onCall = onCall
  }

  static func == (left: HostileKey, right: HostileKey) -> Bool {
    left.onCall()
    return left.number == right.number
  }

  func hash(into hasher: inout Hasher) {
    onCall()
    hasher.combine(number)
  }
}

/// Something that calls when it is let go of: whatever holds it last runs code of the caller's. (A scene stays on
/// one thread.)
final class HostileEnd: @unchecked Sendable {
  private let onCall: () -> Void

  init(onCall: @escaping () -> Void) { self.onCall = onCall }

  deinit { onCall() }
}
