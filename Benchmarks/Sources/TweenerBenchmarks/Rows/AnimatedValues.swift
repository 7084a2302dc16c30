// Values on their own that spring and are heard, against stored numbers that spring alike. The plain ones stand in the place of
// the C loop.

import Tweener

/// Springs that go on for longer than they are measured.
private let longSpring = TweenSpring(duration: 1_000, bounce: 0.5)

private final class Heard {
  var sum = 0.0
}

func animatedValueRows(_ bench: Bench) {
  let size = 10_000
  let frames = bench.isShort ? 20 : 100
  let (plain, own) = (Tweener(), Tweener())
  let boxes = (0..<size).map { _ in Box() }
  let values = (0..<size).map { _ in AnimatedValue(0.0, on: own) }
  let heard = Heard()
  for index in 0..<size {
    let end = Double(index + 1)
    plain.addTween(boxes[index], spring: longSpring) { $0.to(\.x, end) }
    values[index].onChange = { heard.sum += $0 }
    values[index].spring(to: end, longSpring)
  }
  let row = "a spring of a value on its own, onChange included"
  let times = bench.time(
    "\(row), \(size)",
    loops: [{ for _ in 0..<frames { plain.advance(by: Frame.seconds) } }]
  ) {
    for _ in 0..<frames { own.advance(by: Frame.seconds) }
  }
  heard.sum = 0
  plain.advance(to: own.time)
  own.advance(by: Frame.seconds)
  plain.advance(by: Frame.seconds)
  var sum = 0.0
  for index in 0..<size {
    sum += values[index].value
    if values[index].value.bitPattern != boxes[index].x.bitPattern {
      return bench.fault("\(row): \(values[index].value) and not \(boxes[index].x)")
    }
  }
  if abs(sum - heard.sum) > 1e-9 * abs(sum) {
    bench.fault("\(row): it heard \(heard.sum) and not \(sum)")
  }
  let writes = Double(frames * size)
  bench.add(row, size, times, units: writes, writes: writes, bar: .ratio(3))
}
