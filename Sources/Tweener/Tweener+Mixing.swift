extension Tweener {
  /// Lets a key of a call say how the values of one type are mixed between their start and end: for all properties of
  /// the same call that hold this type and whose value brings no way of its own.
  ///
  /// `read` gets the key's value and answers with the function that mixes; see ``Tweenable/mix``. `nil` where the
  /// value makes no sense, which is reported; the properties then go as they would without the key.
  ///
  /// ```swift
  /// tweener.registerMixing("colorMixing", of: RGBAColor.self) { value in
  ///   (value as? String).flatMap { ColorSpace($0) }.map { space in
  ///     { start, end, eased in start.mixed(with: end, eased, in: space) }
  ///   }
  /// }
  /// tweener.addTween(layer, [.duration: 1, "backgroundColor": red, "colorMixing": "oklab"])
  /// ```
  ///
  /// A name that is taken is reported, and the new one counts.
  public func registerMixing<Value: Tweenable>(
    _ name: TweenKey, of type: Value.Type,
    _ read: @escaping (_ value: Any) -> ((_ start: Value, _ end: Value, _ eased: Double) -> Value)?
  ) {
    let isNew = engine.resolver.register(name) { value in
      read(value).map { ValueWay(mix: $0) }
    }
    if !isNew { engine.announce(.nameTaken(name: name.description, what: "mixing")) }
  }
}
