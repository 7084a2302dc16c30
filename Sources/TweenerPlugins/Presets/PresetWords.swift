// The words of a call about a preset beside its name: read here, word by word, or reported and left
// at its default. Called by PresetExpansion; knows nothing of tracks.

import Tweener

/// The words of a call with a preset, read.
struct PresetWords {
  var force = 1.0
  var damping = 0.7
  var velocity = 0.7
  /// `nil`: for ever.
  var repeatCount: Int? = 1
  var direction: Preset.Direction?
  /// The movement that the call gives instead of the preset's own.
  var movement = PresetMovement()

  /// The words that belong to a preset wherever there is one.
  static let names: [TweenKey] =
    ["force", "damping", "velocity", "repeatCount", "curve", "direction", "scale"]
    + movementPaths.map(\.name)

  static let movementPaths: [(name: TweenKey, path: WritablePart)] = [
    ("x", \.x), ("y", \.y), ("scaleX", \.scaleX), ("scaleY", \.scaleY), ("rotate", \.rotate),
    ("opacity", \.opacity),
  ]
  typealias WritablePart = WritableKeyPath<PresetMovement, PresetAmount?> & Sendable

  /// Takes the words out of a call.
  init(_ call: inout TweenShorthand) {
    Self.reportBesideSpring(&call)
    force = Self.number("force", in: &call) ?? force
    damping = Self.number("damping", in: &call, in: 0...1, "from 0 to 1") ?? damping
    velocity = Self.number("velocity", in: &call) ?? velocity
    readRepeatCount(&call)
    readDirection(&call)
    for (name, path) in Self.movementPaths {
      movement[keyPath: path] = Self.number(name, in: &call).map { PresetAmount(fixed: $0) }
    }
    readScale(&call)
  }

  /// Reports words about the preset's own spring in a call that gives a spring instead: they have
  /// no effect.
  private static func reportBesideSpring(_ call: inout TweenShorthand) {
    guard call.given(.spring) != nil else { return }
    let remedies: [(name: TweenKey, remedy: String)] = [
      ("damping", "leave it out, and give the spring the bounce that it is to have"),
      ("velocity", "leave it out; initialVelocity says how fast the spring starts"),
    ]
    for (name, remedy) in remedies {
      guard let value = call.given(name) else { continue }
      call.report(
        .duplicateParameter, name, value,
        fault: "a spring is given too, and moves the target in the place of the preset's own",
        remedy: remedy)
    }
  }

  /// One factor for both axes; an axis that has a word of its own keeps it.
  private mutating func readScale(_ call: inout TweenShorthand) {
    guard let scale = Self.number("scale", in: &call) else { return }
    for (name, path) in [("scaleX", \PresetMovement.scaleX), ("scaleY", \PresetMovement.scaleY)] {
      if movement[keyPath: path] == nil {
        movement[keyPath: path] = PresetAmount(fixed: scale)
      } else {
        call.report(
          .componentGivenTwice, "scale", scale, fault: "\(name) of the same call says it too",
          remedy: "\(name) is taken for its axis; leave out one of the two")
      }
    }
  }

  private mutating func readRepeatCount(_ call: inout TweenShorthand) {
    guard let value = call.take("repeatCount") else { return }
    let remedy = "give a whole number from 1, or infinity; 1 is taken"
    guard let number = PlainNumber.of(value) else {
      call.report(
        .wrongParameterType, "repeatCount", value, fault: "not a number", remedy: remedy)
      return
    }
    if number == .infinity {
      repeatCount = nil
    } else if number >= 1, number <= 1e9, number.rounded() == number {
      repeatCount = Int(number)
    } else {
      call.report(.numberOutOfRange, "repeatCount", value, fault: "out of range", remedy: remedy)
    }
  }

  private mutating func readDirection(_ call: inout TweenShorthand) {
    guard let value = call.take("direction") else { return }
    direction =
      value as? Preset.Direction
      ?? (value as? any StringProtocol).flatMap { Preset.Direction.named(String($0)) }
    if direction == nil {
      call.report(
        .wrongParameterType, "direction", value, fault: "the value is no direction",
        remedy: "give a Preset.Direction, \"from\" or \"to\"; the preset's own is taken",
        known: Preset.Direction.allCases.map(\.rawValue))
    }
  }

  /// A finite number, or `nil` where there is none; a wrong one is reported.
  private static func number(
    _ name: TweenKey, in call: inout TweenShorthand, in range: ClosedRange<Double>? = nil,
    _ bounds: String = "finite"
  ) -> Double? {
    guard let value = call.take(name) else { return nil }
    let remedy = "give a number, \(bounds); the preset's own is taken"
    guard let number = PlainNumber.of(value) else {
      call.report(.wrongParameterType, name, value, fault: "not a number", remedy: remedy)
      return nil
    }
    guard number.isFinite, range?.contains(number) ?? true else {
      call.report(
        .numberOutOfRange, name, value, fault: number.isFinite ? "out of range" : "not finite",
        remedy: remedy)
      return nil
    }
    return number
  }
}

/// A number of any type, or a length of time in seconds.
enum PlainNumber {
  static func of(_ value: Any) -> Double? {
    TweenParameters.number(value) ?? (value as? Duration).map { $0 / .seconds(1) }
  }
}
