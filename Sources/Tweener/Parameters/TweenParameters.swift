// The type of a parameter dictionary.

/// What a tween is to do: reserved words, properties and their values.
///
/// ```swift
/// let parameters: TweenParameters = [.duration: 2, .easing: Easing.inOutExpo, "x": 200]
/// ```
///
/// The order of the entries does not matter.
public typealias TweenParameters = [TweenKey: Any]
