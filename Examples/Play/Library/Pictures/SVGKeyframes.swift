// The places of something over time, as keyframes of CSS. What lies on the way between two others is left out.
// Used by MovingPicture; must not know scenes.

import TweenerTrace

struct SVGKeyframes {
  /// The places at equal times, from the beginning to the end.
  let places: [(x: Double, y: Double)]

  /// How far from the truth, in points, the way between two kept places may be.
  private static let tolerance = 0.35

  /// The percentages and places of CSS.
  var text: String {
    let last = Double(places.count - 1)
    return kept.map { index in
      let time = SVGText.fixed(Double(index) / last * 100, digits: 2)
      let (x, y) = (SVGText.number(places[index].x), SVGText.number(places[index].y))
      return "\(time)%{transform:translate(\(x)px,\(y)px)}"
    }.joined()
  }

  /// The places that the others follow from.
  private var kept: [Int] {
    var kept = [0]
    var from = 0
    while from < places.count - 1 {
      // As far as a straight way goes.
      var to = from + 1
      while to + 1 < places.count, isStraight(from, to + 1) { to += 1 }
      kept.append(to)
      from = to
    }
    return kept
  }

  private func isStraight(_ from: Int, _ to: Int) -> Bool {
    (from + 1..<to).allSatisfy { index in
      let share = Double(index - from) / Double(to - from)
      let x = places[from].x + (places[to].x - places[from].x) * share
      let y = places[from].y + (places[to].y - places[from].y) * share
      return abs(places[index].x - x) <= Self.tolerance
        && abs(places[index].y - y) <= Self.tolerance
    }
  }
}
