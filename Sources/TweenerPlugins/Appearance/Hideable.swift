/// Something that can be taken off the screen altogether: what `autoAlpha` hides where its alpha is
/// 0.
public protocol Hideable: AnyObject {
  /// Whether it is not drawn at all.
  var isHidden: Bool { get set }
}
