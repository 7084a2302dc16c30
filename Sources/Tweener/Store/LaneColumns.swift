// The columns of a lane as vectors, and the formula of its values: LaneEntry's, for four at a time. Made by
// Lane for the time of one sweep, while nothing changes the columns.

struct LaneColumns {
  let start: UnsafePointer<SIMD4<Double>>
  let span: UnsafePointer<SIMD4<Double>>
  let from: UnsafePointer<SIMD4<Double>>
  let delta: UnsafePointer<SIMD4<Double>>
  let anchor: UnsafePointer<SIMD4<Double>>
  let rate: UnsafePointer<SIMD4<Double>>

  @inline(__always)
  func unitValues(_ kernel: some EasingKernel, _ now: SIMD4<Double>, _ index: Int)
    -> SIMD4<Double>
  {
    let time = (now - start[index]) / span[index]
    return from[index] + delta[index] * kernel(time)
  }

  @inline(__always)
  func scaledValues(_ kernel: some EasingKernel, _ now: SIMD4<Double>, _ index: Int)
    -> SIMD4<Double>
  {
    let time = (anchor[index] + (now - start[index]) * rate[index]) / span[index]
    let early = SIMD4.select(time, below: .zero, .zero, time)
    let eased = kernel(SIMD4.select(.one, below: early, .one, early))
    return from[index] + delta[index] * eased
  }
}
