// Two eases of GSAP's ease pack, as custom curves: `slow` and `expoScale`.

import Tweener

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

enum GSAPEasePack {
  /// Slow in the middle: a straight part of a share of the time between two bent ends. With `yoyo` the
  /// curve rises, rests at 1 and falls back.
  static func slow(_ arguments: [String]) -> Easing {
    let ratio = min(max(arguments.first.flatMap(Double.init) ?? 0.7, 0), 1)
    let power = ratio < 1 ? arguments.dropFirst().first.flatMap(Double.init) ?? 0.7 : 0
    let isYoyo = arguments.dropFirst(2).first == "true"
    let bend = (1 - ratio) / 2
    return .custom { t in
      let straight = t + (0.5 - t) * power
      if t < bend {
        let left = 1 - t / bend
        return isYoyo ? 1 - left * left : straight - left * left * left * left * straight
      }
      if t > 1 - bend {
        let gone = (t - (1 - bend)) / bend
        if isYoyo { return t == 1 ? 0 : 1 - gone * gone }
        return straight + (t - straight) * gone * gone * gone * gone
      }
      return isYoyo ? 1 : straight
    }
  }

  /// The ease by which a zoom from one scale to another seems even.
  static func expoScale(_ arguments: [String]) -> Easing? {
    let start = arguments.first.flatMap(Double.init) ?? 1
    let end = arguments.dropFirst().first.flatMap(Double.init) ?? 2
    guard start > 0, end > 0, start != end else { return nil }
    let inner = arguments.dropFirst(2).first.flatMap(GSAPEase.curve) ?? .linear
    let growth = log(end / start)
    return .custom { t in start * (exp(growth * inner(t)) - 1) / (end - start) }
  }
}
