/// A target the engine can write straight into: stored, unobserved properties of a final class.
public final class StoredModel {
  public var a = 0.0
  public var b = 0.0
  public var c = 0.0
  public var frame = Rect4(0, 0, 0, 0)

  public init() {}
}
