// The number between two others. Pure. The lanes compute the same where the difference is finite,
// and take no others.

/// The number at some eased progress from one to another (SEMANTICS 9).
@inline(__always)
func interpolated(from start: Double, to end: Double, at eased: Double) -> Double {
  let difference = end - start
  if difference.isFinite || !start.isFinite || !end.isFinite { return start + difference * eased }
  return start * (1 - eased) + end * eased
}
