import Tweener

extension TweenProperty {
  /// A text, tweened by ``TextTween``; a plain text is typed, a plain number counted.
  ///
  /// ```swift
  /// final class Label: TweenTarget {
  ///   var title = ""
  ///   static var tweenProperties: TweenProperties { ["title": .init(text: \Label.title)] }
  /// }
  /// ```
  public init<Root: AnyObject>(text path: ReferenceWritableKeyPath<Root, String>) {
    self.init(path, interpolate: TextTween.interpolate)
  }
}

extension TextTween {
  /// The value that a call gives for a text, as an interpolation.
  static func interpolate(_ given: Any) throws -> Interpolate? {
    let tween: TextTween
    switch given {
    case let given as TextTween: tween = given
    case let text as any StringProtocol: tween = .typed(String(text))
    default:
      guard let number = TweenParameters.number(given) else { return nil }
      tween = .counted(to: number)
    }
    if let fault = tween.fault { throw fault }
    return tween.interpolate
  }
}
