// A spring drawn by hand: the four curves, cut from one damped wave.

/// The elastic curve of a direction.
///
/// - in(t) = wave(t - 1).
/// - out(t) = 1 - wave(t).
/// - inOut(t) = wave(2t - 1)/2 before the middle, 1 - wave(2t - 1)/2 from it on.
/// - outIn(t) = ½ - wave(2t)/2 before the middle, ½ + wave(2t - 2)/2 from it on.
struct ElasticKernel: EasingKernel {
  let wave: ElasticWave
  let direction: EasingDirection

  @inline(__always)
  func callAsFunction<N: EasingNumber>(_ t: N) -> N {
    let half = N(0.5)
    let twice = t + t
    let place =
      switch direction {
      case .in: t - N(1)
      case .out: t
      case .inOut: twice - N(1)
      case .outIn: N.select(t, below: half, twice, twice - N(2))
      }
    let value = wave(place)
    switch direction {
    case .in: return value
    case .out: return N(1) - value
    case .inOut: return N.select(place, below: N(0), half * value, N(1) - half * value)
    case .outIn: return N.select(t, below: half, half - half * value, half + half * value)
    }
  }

  func slope(at t: Double) -> Double {
    let (place, isAfter) =
      switch direction {
      case .in: (t - 1, false)
      case .out: (t, true)
      case .inOut: (2 * t - 1, t >= 0.5)
      case .outIn: t < 0.5 ? (2 * t, true) : (2 * t - 2, false)
      }
    return isAfter ? -wave.slope(at: place, side: 1) : wave.slope(at: place, side: -1)
  }
}

// The damped wave that all elastic curves are cut from. Made by `Easing.accept`, once per lane or
// call; used by the elastic kernels. It must not know in which direction a curve runs.

/// wave(v) = a · 2^(-10|v|) · cos(v · 2π/p + φ), exactly 1 at 0 and exactly 0 from |v| = 1 on.
///
/// `v` is the signed distance from the end at which the curve settles: negative before it (in),
/// positive after it (out). φ = acos(1/a) makes the wave meet 1 at v = 0; for a = 1 it is 0 and the
/// wave is even, bit for bit. Angles are in quarter turns, so that π is not rounded. Penner writes
/// the same wave as a sine with s = p/(2π) · asin(1/a).
struct ElasticWave: Sendable {
  let amplitude: Double
  let quartersPerProgress: Double
  let phase: Double

  /// An amplitude below 1 counts as 1, since such a wave could not reach the end value.
  init(amplitude: Double, period: Double) {
    self.amplitude = amplitude
    quartersPerProgress = 4 / period
    phase = amplitude > 1 ? 1 - (1 / amplitude).asin() / Circle.halfPi : 0
  }

  @inline(__always)
  func callAsFunction<N: EasingNumber>(_ v: N) -> N {
    let distance = v.absolute()
    let decay = N(amplitude) * (N(-10) * distance).exp2InRange()
    let value = decay * (v * N(quartersPerProgress) + N(phase)).cosOfQuarterTurns()
    let pinned = N.select(N(0), below: distance, value, N(1))
    return N.select(distance, below: N(1), pinned, N(0))
  }

  /// The derivative by `v`, seen from the side before 0 (`side` -1) or after it (`side` 1).
  func slope(at v: Double, side: Double) -> Double {
    let angle = v * quartersPerProgress + phase
    let decay = amplitude * (-10 * v.absolute()).exp2InRange()
    let damping = -10 * naturalLogarithmOf2 * side * angle.cosOfQuarterTurns()
    return decay * (damping - Circle.halfPi * quartersPerProgress * angle.sinOfQuarterTurns())
  }
}
