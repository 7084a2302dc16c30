// What the tests of parameters share: a reader, targets, and values good and bad.

import Foundation

@testable import Tweener

enum Reading {
  final class Box {
    var x = 0.0
    var y = 0.0
  }

  class Shape {}
  final class Circle: Shape {}

  /// Reads a dictionary as `addTween` does for a `Box`.
  static func plan(
    _ parameters: TweenParameters, easings: EasingRegistry = EasingRegistry()
  ) -> TweenDescription {
    ParameterReader(easings: easings, targetType: Box.self).read(parameters, for: Box.self)
  }

  static func callerPlan(_ parameters: TweenParameters) -> TweenDescription {
    ParameterReader(easings: EasingRegistry(), targetType: nil).readCaller(parameters)
  }

  /// Flicks of some seconds, for seconds that are whole flicks.
  static func flicks(_ seconds: Double) -> Int64 { Int64(seconds * 705_600_000) }

  /// One number of every kind that a caller may hold, all of them two.
  static var twos: [(name: String, value: Any)] {
    [
      ("Double", 2.0), ("Float", Float(2)), ("Int", 2), ("Int8", Int8(2)), ("Int16", Int16(2)),
      ("Int32", Int32(2)), ("Int64", Int64(2)), ("UInt", UInt(2)), ("UInt8", UInt8(2)),
      ("UInt16", UInt16(2)), ("UInt32", UInt32(2)), ("UInt64", UInt64(2)), ("text", "2"),
      ("text with a fraction", " 2.0 "), ("part of a text", "x2".dropFirst()),
      ("optional", Optional(2) as Any), ("optional of optional", Optional(Optional(2.0)) as Any),
      ("CGFloat without a conformance", CGFloat(2)),
    ]
  }

  /// Values that are no number.
  static var noNumbers: [(name: String, value: Any)] {
    [
      ("Bool", true), ("nil", Optional<Double>.none as Any), ("text", "soon"), ("empty text", ""),
      ("array", [1.0]), ("object", Box()), ("function", { 2.0 }), ("type", Double.self),
      ("easing", Easing.linear), ("tuple", (1, 2)),
      ("inner nil", Optional(Optional<Int>.none) as Any),
    ]
  }
}

extension TweenDescription {
  var kinds: [TweenProblem.Kind] { self.problems.map(\.kind) }
  var wantedNames: [String] { self.wanted.map(\.key.description) }
}
