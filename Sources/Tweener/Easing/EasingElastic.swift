// A spring drawn by hand: the four curves cut from `ElasticWave`.

/// in(t) = wave(t - 1).
struct InElasticKernel: EasingKernel {
  let wave: ElasticWave

  @inline(__always)
  func callAsFunction<N: EasingNumber>(_ t: N) -> N { wave(t - N(1)) }

  func slope(at t: Double) -> Double { wave.slope(at: t - 1, side: -1) }
}

/// out(t) = 1 - wave(t).
struct OutElasticKernel: EasingKernel {
  let wave: ElasticWave

  @inline(__always)
  func callAsFunction<N: EasingNumber>(_ t: N) -> N { N(1) - wave(t) }

  func slope(at t: Double) -> Double { -wave.slope(at: t, side: 1) }
}

/// inOut(t) = wave(2t - 1)/2 in the first half, 1 - wave(2t - 1)/2 in the second.
struct InOutElasticKernel: EasingKernel {
  let wave: ElasticWave

  @inline(__always)
  func callAsFunction<N: EasingNumber>(_ t: N) -> N {
    let v = (t + t) - N(1)
    let value = N(0.5) * wave(v)
    return N.select(v, below: N(0), value, N(1) - value)
  }

  func slope(at t: Double) -> Double {
    t < 0.5 ? wave.slope(at: 2 * t - 1, side: -1) : -wave.slope(at: 2 * t - 1, side: 1)
  }
}

/// outIn(t) = (1 - wave(2t))/2 in the first half, (1 + wave(2t - 2))/2 in the second.
struct OutInElasticKernel: EasingKernel {
  let wave: ElasticWave

  @inline(__always)
  func callAsFunction<N: EasingNumber>(_ t: N) -> N {
    let half = N(0.5)
    let twice = t + t
    let value = half * wave(N.select(t, below: half, twice, twice - N(2)))
    return N.select(t, below: half, half - value, half + value)
  }

  func slope(at t: Double) -> Double {
    t < 0.5 ? -wave.slope(at: 2 * t, side: 1) : wave.slope(at: 2 * t - 2, side: -1)
  }
}
