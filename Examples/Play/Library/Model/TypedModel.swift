// An object whose properties have number types of their own: whole, unsigned, single precision.

import Tweener

/// A headless object of typed properties: `i`, `u`, `f`, `d` and `b`.
final class TypedModel: SceneModel, TweenTarget {
  var i: Int32 = 0
  var u: UInt32 = 0
  var f: Float = 0
  var d: Double = 0
  var b: UInt8 = 0

  static var tweenProperties: TweenProperties {
    [
      "i": .init(\TypedModel.i),
      "u": .init(\TypedModel.u),
      "f": .init(\TypedModel.f),
      "d": .init(\TypedModel.d),
      "b": .init(\TypedModel.b),
    ]
  }

  init(_ fields: [SceneField]) {
    for field in fields { _ = write(field.name, field.value) }
  }

  func key(for name: String) -> TweenKey { TweenKey(name) }

  func read(_ name: String) -> SceneValue? {
    switch name {
    case "i": .number(Double(i))
    case "u": .number(Double(u))
    case "f": .number(Double(f))
    case "d": .number(d)
    case "b": .number(Double(b))
    default: nil
    }
  }

  func write(_ name: String, _ value: SceneValue) -> Bool {
    guard let number = value.number else { return false }
    switch name {
    case "i": i = Int32(nearest: number)
    case "u": u = UInt32(nearest: number)
    case "f": f = Float(number)
    case "d": d = number
    case "b": b = UInt8(nearest: number)
    default: return false
    }
    return true
  }
}
