/// A target the engine must write through accessors: the class is open to subclasses and its properties are
/// observed or computed.
open class ObservedModel {
  public var a = 0.0 {
    didSet { changes += 1 }
  }
  public var b: Double {
    get { -negated }
    set { negated = -newValue }
  }
  public var c = 0.0
  public var frame = Rect4(0, 0, 0, 0) {
    didSet { changes += 1 }
  }
  /// How often an observed property was set.
  public private(set) var changes = 0
  private var negated = -0.0

  public required init() {}
}
