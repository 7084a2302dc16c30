// Draws springs and decays on one sheet of SVG: how they bounce, what they begin with, when they rest. Asked by PlayCommand.

import Tweener
import TweenerTrace

/// The sheet of springs.
struct SpringSheet {
  private static let gap = 12.0
  private static let small = (width: 150.0, height: 128.0, columns: 6)
  private static let large = (width: 300.0, height: 216.0, columns: 3)

  private static let curve = "#2563eb"
  private static let other = "#d9480f"
  private static let third = "#0f766e"
  private static let fourth = "#7c3aed"

  /// The bounces that have a card each; the duration of all is half a second.
  static let bounces: [(bounce: Double, name: String)] = [
    (-0.5, "bounce -0.5"), (0, "smooth: 0"), (0.15, "snappy: 0.15"), (0.3, "bouncy: 0.3"),
    (0.6, "bounce 0.6"), (0.9, "bounce 0.9"),
  ]

  /// A piece of the sheet with axes: seconds to the right, values upwards.
  private struct Plot {
    let x, y, width, height: Double
    let seconds, low, high: Double

    func place(_ time: Double, _ value: Double) -> (x: Double, y: Double) {
      (x + width * time / seconds, y + height * (high - value) / (high - low))
    }

    /// A curve over all seconds, or from one time to another.
    func points(
      from start: Double = 0, to end: Double? = nil, _ value: (Double) -> Double
    ) -> [(x: Double, y: Double)] {
      let end = end ?? seconds
      return (0...120).map { sample in
        let t = start + (end - start) * Double(sample) / 120
        return place(t, value(t))
      }
    }
  }

  private typealias Entry = (color: String, words: String)

  /// The sheet as text.
  var text: String {
    let first = SVGText.head + SVGText.legend
    let second = first + Self.small.height
    var svg = SVGText(
      width: 2 * SVGText.margin + Double(Self.small.columns) * Self.small.width - Self.gap,
      height: second + 2 * Self.large.height + SVGText.margin - Self.gap,
      title: "Springs and decays",
      about: "The value of springs and decays over time, for several bounces, velocities and ends.")
    svg.heading(
      "Springs and decays",
      "time goes to the right, the value goes up; the dashed level lines are the start and the end")
    svg.legend(
      [
        (Self.curve, "a spring of 0.5 seconds, from rest, for 1.4 seconds"),
        ("#9ca3af", "the upright line is its duration"), (Self.other, "the ring is where it rests"),
      ], x: SVGText.margin, y: SVGText.head)
    for (index, entry) in Self.bounces.enumerated() {
      draw(
        entry.bounce, entry.name, &svg, x: SVGText.margin + Double(index) * Self.small.width,
        y: first)
    }
    let cards = [
      drawRatios, drawVelocities, drawHandover, drawEnvelope, drawDecays, drawLandings,
    ]
    for (index, card) in cards.enumerated() {
      let (row, column) = (index / Self.large.columns, index % Self.large.columns)
      card(
        &svg, SVGText.margin + Double(column) * Self.large.width,
        second + Double(row) * Self.large.height)
    }
    return svg.finished
  }

  private func draw(_ bounce: Double, _ name: String, _ svg: inout SVGText, x: Double, y: Double) {
    let (width, height) = (Self.small.width - Self.gap, Self.small.height - Self.gap)
    svg.rectangle(x: x, y: y, width: width, height: height)
    svg.text(name, x: x + 10, y: y + 18, size: 12, color: "#111827", isBold: true)
    let plot = Plot(
      x: x + 10, y: y + 26, width: width - 20, height: height - 36, seconds: 1.4, low: 0, high: 1.9)
    let spring = TweenSpring(duration: 0.5, bounce: bounce)
    level(0, plot, &svg)
    level(1, plot, &svg)
    let mark = plot.place(spring.duration, 0)
    svg.line(x1: mark.x, y1: mark.y, x2: mark.x, y2: plot.y)
    svg.path(plot.points { spring.value(from: 0, to: 1, at: $0) }, color: Self.curve)
    rest(spring, plot, &svg)
  }

  // MARK: Cards of several curves

  private func drawRatios(_ svg: inout SVGText, _ x: Double, _ y: Double) {
    let plot = card(
      "Damping ratio", "response 0.5 s: 1 is the fastest without a swing", &svg, x, y,
      [
        (Self.other, "0.1"), (Self.fourth, "0.4"), (Self.curve, "1"), (Self.third, "3"),
      ], seconds: 1.6, low: 0, high: 1.8)
    level(0, plot, &svg)
    level(1, plot, &svg)
    for (ratio, color) in [
      (0.1, Self.other), (0.4, Self.fourth), (1, Self.curve), (3, Self.third),
    ] {
      let spring = TweenSpring(response: 0.5, dampingRatio: ratio)
      svg.path(plot.points { spring.value(from: 0, to: 1, at: $0) }, color: color)
    }
  }

  private func drawVelocities(_ svg: inout SVGText, _ x: Double, _ y: Double) {
    let plot = card(
      "Velocity at the start", "smooth, from 0 to 1; each rests at its ring", &svg, x, y,
      [
        (Self.third, "30 a second"), (Self.curve, "0"), (Self.other, "-20 a second"),
      ], seconds: 1.2, low: -0.4, high: 1.7)
    level(0, plot, &svg)
    level(1, plot, &svg)
    for (velocity, color) in [(30.0, Self.third), (0, Self.curve), (-20, Self.other)] {
      let spring = TweenSpring.smooth
      svg.path(
        plot.points { spring.value(from: 0, to: 1, velocity: velocity, at: $0) }, color: color)
      let length = spring.settlingDuration(velocity: velocity)
      let place = plot.place(
        length, spring.value(from: 0, to: 1, velocity: velocity, at: length))
      svg.ring(x: place.x, y: place.y, color: color)
    }
  }

  private func drawHandover(_ svg: inout SVGText, _ x: Double, _ y: Double) {
    let plot = card(
      "A new end in flight", "at the ring the end becomes 0 instead of 1", &svg, x, y,
      [(Self.curve, "with its velocity"), (Self.other, "from rest: a corner")],
      seconds: 1.2, low: -0.35, high: 1.3)
    level(0, plot, &svg)
    level(1, plot, &svg)
    let (spring, turn) = (TweenSpring.bouncy, 0.14)
    let value = spring.value(from: 0, to: 1, at: turn)
    let velocity = spring.velocity(from: 0, to: 1, at: turn)
    svg.path(
      plot.points(from: turn) { spring.value(from: value, to: 0, at: $0 - turn) },
      color: Self.other, isDashed: true)
    svg.path(
      plot.points(to: turn) { spring.value(from: 0, to: 1, at: $0) }
        + plot.points(from: turn) {
          spring.value(from: value, to: 0, velocity: velocity, at: $0 - turn)
        }, color: Self.curve)
    let place = plot.place(turn, value)
    svg.ring(x: place.x, y: place.y, color: Self.curve)
  }

  private func drawEnvelope(_ svg: inout SVGText, _ x: Double, _ y: Double) {
    let plot = card(
      "At rest", "once the envelope is within 0.05 of the end", &svg, x, y,
      [(Self.curve, "damping ratio 0.15"), (Self.third, "envelope")],
      seconds: 2.6, low: 0, high: 2.02)
    level(1, plot, &svg)
    level(1.05, plot, &svg)
    level(0.95, plot, &svg)
    var spring = TweenSpring(response: 0.5, dampingRatio: 0.15)
    spring.settling = 0.05
    // From rest the envelope is the way over √(1 - ratio²), and falls by the ratio times the natural frequency.
    let amplitude = 1 / (1 - 0.15 * 0.15).squareRoot()
    let decay = TweenDecay(drag: 0.15 * 4 * Double.pi)
    for side in [1.0, -1] {
      svg.path(
        plot.points { t in
          let height = decay.velocity(velocity: amplitude, at: t)
          return min(max(1 + side * height, plot.low), plot.high)
        }, color: Self.third, isDashed: true)
    }
    svg.path(plot.points { spring.value(from: 0, to: 1, at: $0) }, color: Self.curve)
    rest(spring, plot, &svg)
  }

  private func drawDecays(_ svg: inout SVGText, _ x: Double, _ y: Double) {
    let plot = card(
      "Decays", "let go at 1,000 a second; each rests at its ring", &svg, x, y,
      [(Self.curve, "normal"), (Self.other, "fast")], seconds: 4, low: 0, high: 560)
    for (decay, color) in [(TweenDecay.normal, Self.curve), (.fast, Self.other)] {
      let end = decay.restingValue(from: 0, velocity: 1000)
      level(end, plot, &svg)
      svg.path(plot.points { decay.value(from: 0, velocity: 1000, at: $0) }, color: color)
      let place = plot.place(decay.settlingDuration(velocity: 1000), end)
      svg.ring(x: place.x, y: place.y, color: color)
    }
    level(0, plot, &svg)
  }

  private func drawLandings(_ svg: inout SVGText, _ x: Double, _ y: Double) {
    let plot = card(
      "Landing on a place", "a velocity for each: velocity(from:restingAt:)", &svg, x, y,
      [(Self.fourth, "300"), (Self.third, "200"), (Self.curve, "100")], seconds: 3, low: 0,
      high: 340)
    level(0, plot, &svg)
    for (end, color) in [(300.0, Self.fourth), (200, Self.third), (100, Self.curve)] {
      let decay = TweenDecay.normal
      let velocity = decay.velocity(from: 0, restingAt: end)
      level(end, plot, &svg)
      svg.path(plot.points { decay.value(from: 0, velocity: velocity, at: $0) }, color: color)
    }
  }

  // MARK: Parts

  private func card(
    _ title: String, _ words: String, _ svg: inout SVGText, _ x: Double, _ y: Double,
    _ legend: [Entry], seconds: Double, low: Double, high: Double
  ) -> Plot {
    let (width, height) = (Self.large.width - Self.gap, Self.large.height - Self.gap)
    svg.card(title, words, x: x, y: y, width: width, height: height)
    svg.legend(legend, x: x + 14, y: y + height - 24)
    return Plot(
      x: x + 14, y: y + 50, width: width - 28, height: height - 84, seconds: seconds, low: low,
      high: high)
  }

  /// A dashed line at a value.
  private func level(_ value: Double, _ plot: Plot, _ svg: inout SVGText) {
    let (start, end) = (plot.place(0, value), plot.place(plot.seconds, value))
    svg.line(x1: start.x, y1: start.y, x2: end.x, y2: end.y)
  }

  /// A ring where a spring from 0 to 1 is at rest, where the plot is long enough.
  private func rest(_ spring: TweenSpring, _ plot: Plot, _ svg: inout SVGText) {
    let length = spring.settlingDuration()
    guard length <= plot.seconds else { return }
    let place = plot.place(length, spring.value(from: 0, to: 1, at: length))
    svg.ring(x: place.x, y: place.y, color: Self.other)
  }
}
