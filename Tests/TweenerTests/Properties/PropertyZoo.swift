import Observation
import Tweener

// Properties of every kind that Swift has, and classes of every kind, for DirectWriter to be tried on.
// Accessors count their calls, so that a probe that runs one is caught.

/// Calls of the caller's code.
final class AccessCount {
  var reads = 0
  var writes = 0
  var isZero: Bool { reads == 0 && writes == 0 }
}

struct ZooInner {
  var lead: UInt8 = 1
  var value = 0.0
  var small: Float = 0
}

struct ZooOuter {
  var flag = true
  var inner = ZooInner()
  var doubled: Double {
    get { inner.value * 2 }
    set { inner.value = newValue / 2 }
  }
  var observed = 0.0 { didSet { changes += 1 } }
  var changes = 0
}

@propertyWrapper
struct ZooClamped {
  private var stored = 0.0
  var wrappedValue: Double {
    get { stored }
    set { stored = min(newValue, 5) }
  }
  init(wrappedValue: Double) { stored = wrappedValue }
}

final class ZooFinal {
  private let first: UInt8 = 7
  var x = 0.0
  var float: Float = 0
  var byte: UInt8 = 0
  var whole = 0
  var outer = ZooOuter()
  var pair = (0.0, 0.0)
  var vector = SIMD4<Double>()
  var vectorOfFloats = SIMD2<Float>()
  weak var friend: ZooFinal?
  unowned let count: AccessCount
  var optional: Double?
  var text = "text"
  var list = [0.0, 0.0]
  let child = ZooChild()
  var last = 0.0

  init(_ count: AccessCount) { self.count = count }

  var observed = 0.0 {
    willSet { count.writes += 1 }
    didSet { count.writes += 1 }
  }
  lazy var late: Double = {
    count.reads += 1
    return 0
  }()
  @ZooClamped var clamped = 0.0
  var computed: Double {
    get {
      count.reads += 1
      return last
    }
    set {
      count.writes += 1
      last = newValue
    }
  }
  /// A stored property behind an optional is none of a number; this gives it one.
  var present: Double {
    get {
      count.reads += 1
      return optional ?? 0
    }
    set {
      count.writes += 1
      optional = newValue
    }
  }
}

final class ZooChild { var x = 0.0 }

open class ZooOpen {
  public var x = 0.0
  public init() {}
}

class ZooDerived: ZooOpen { var y = 0.0 }

final class ZooLeaf: ZooDerived { var z = 0.0 }

/// Overrides what a parent stores.
final class ZooOverriding: ZooOpen {
  var writes = 0
  override var x: Double {
    get { super.x }
    set {
      writes += 1
      super.x = newValue
    }
  }
}

/// Where `x` lies depends on `Padding`.
final class ZooGeneric<Padding> {
  var padding: Padding
  var x = 0.0
  init(_ padding: Padding) { self.padding = padding }
}

class ZooGenericParent<Padding> {
  var padding: Padding
  init(_ padding: Padding) { self.padding = padding }
}

final class ZooOfGeneric: ZooGenericParent<(UInt8, SIMD4<Float>)> {
  var x = 0.0
  init() { super.init((1, .zero)) }
}

@MainActor
final class ZooIsolated { var x = 0.0 }

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
@Observable
final class ZooObservable {
  var x = 0.0
  @ObservationIgnored var ignored = 0.0
}
