import Foundation
import Tweener
import TweenerPlugins
import TweenerTestSupport

/// The tweens of random scenes: names and values of every kind.
enum LayerSceneTween {
  private static let geometry: [TweenKey] = [
    "x", "y", "width", "height", "centerX", "centerY", "maxX", "maxY",
  ]
  private static let pairs: [TweenKey] = ["origin", "size", "center", "position"]
  private static let numbers: [TweenKey] = [
    "alpha", "rotation", "rotationDegrees", "scaleX", "translationX", "hue", "rotationX",
    "backgroundColor.red", "scrollRect.x",
  ]

  /// Mostly names of one frame, which meet each other.
  static func pickName(_ random: inout SplitMix64) -> TweenKey {
    switch random.whole(in: 0...9) {
    case 0...5: random.pick(geometry)
    case 6: random.pick(pairs)
    case 7: random.pick(numbers)
    case 8: random.pick(["frame", "bounds", "backgroundColor", "transform", "text"])
    default: random.pick(LayerName.everything).key
    }
  }

  /// A call that moves one name or two.
  static func parameters(_ random: inout SplitMix64, _ name: TweenKey) -> TweenParameters {
    var parameters: TweenParameters = [
      .duration: Double(random.whole(in: 0...8)) / 8,
      .delay: Double(random.whole(in: 0...4)) / 16,
      name: value(&random, name),
    ]
    if random.chance(40) {
      let other = pickName(&random)
      parameters[other] = value(&random, other)
    }
    if random.chance(30) { parameters[.easing] = random.pick(["inOutQuad", "outBack", "inSine"]) }
    if random.chance(15) {
      parameters[.repeat] = random.whole(in: 1...3)
      parameters[.autoreverse] = random.chance(50)
      parameters[.repeatDelay] = Double(random.whole(in: 0...2)) / 16
    }
    if random.chance(10) { parameters[.rounded] = true }
    if random.chance(15) {
      parameters[.overwrite] = random.pick([OverwriteMode.none, .all, .atAdd])
    }
    if random.chance(10) { parameters["snap"] = ["x": 10, "y": 5] }
    if random.chance(20) { parameters["colorSpace"] = random.pick(["oklab", "oklch"]) }
    return parameters
  }

  private static func value(_ random: inout SplitMix64, _ name: TweenKey) -> Any {
    func number() -> Double { Double(random.whole(in: -4...4) * 10) }
    if name == "text" {
      return random.pick([TextTween.typed("some"), .retyped("other"), .overtyped("others")])
    }
    if pairs.contains(name), random.chance(40) { return path(&random) }
    guard random.chance(75) else { return own(&random, name) }
    switch random.whole(in: 0...13) {
    case 0...3: return offset(&random)
    case 4: return number()
    case 5: return TweenValue.by(number())
    case 6: return "+=\(random.whole(in: 1...9))"
    case 7: return TweenValue.times(2)
    case 8: return TweenValue.fromTo(number(), number())
    case 9: return TweenValue.from(number())
    case 10: return TweenValue.by(number()).interpolated { $0 + ($1 - $0) * $2 * $2 }
    case 11:
      let keyframes = TweenKeyframes([number(), number(), number()])
      return random.chance(50) ? TweenValue.to(keyframes) : .by(keyframes)
    case 12: return TweenValue.ends { ($0, $0 / 2) }
    default: return TweenValue.by(number()).filtered { ($0 / 4).rounded(.down) * 4 }
    }
  }

  /// What is added for a while.
  private static func offset(_ random: inout SplitMix64) -> Any {
    let amount = Double(random.whole(in: 1...4) * 10)
    return random.chance(50)
      ? TweenValue.offset { $0 * (1 - $0) * amount }
      : TweenValue.offset(TweenKeyframes([0, amount, -amount, 0]))
  }

  /// Somewhere to go that is of the name's own type.
  private static func own(_ random: inout SplitMix64, _ name: TweenKey) -> Any {
    let end = LayerName.everything.first { $0.key == name }?.end() ?? 30
    if name == "backgroundColor" { return random.chance(50) ? end : "tomato" }
    return random.chance(30) && end is any Tweenable
      ? TweenValue.map(end) { $0 as? any Tweenable } ?? end : end
  }

  private static func path(_ random: inout SplitMix64) -> Any {
    let points = (0..<3).map { _ in
      SIMD2(Double(random.whole(in: 0...9) * 10), Double(random.whole(in: 0...9) * 10))
    }
    let placement = random.pick([PathPlacement.asGiven, .moved, .joined])
    return TweenValue.along(MotionPath(.catmullRom, points), placement: placement)
  }
}
