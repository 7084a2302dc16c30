// Draws what ran when: a lane for each tween with marks of what happened, and the curve of each
// number in the colour of what moved it. Knows neither scenes nor traces: both are brought into its
// form.

/// The picture of what ran.
package struct RunPicture {
  /// A sign in a lane.
  package enum Mark: String, CaseIterable {
    case start, `repeat`, complete, overwrite, call, pause, resume

    var path: String {
      switch self {
      case .start: "M-2,-4L5,0L-2,4Z"
      case .repeat: "M0,-7L0,7"
      case .complete: "M-3.5,0a3.5,3.5 0 1,0 7,0a3.5,3.5 0 1,0 -7,0"
      case .overwrite: "M-4,-4L4,4M-4,4L4,-4"
      case .call: "M0,-5L5,0L0,5L-5,0Z"
      case .pause: "M-2.5,-6L-2.5,6M2.5,-6L2.5,6"
      case .resume: "M-3,-5L5,0L-3,5"
      }
    }

    var isFilled: Bool { self == .start || self == .call }
  }

  /// The times at which something ran, in seconds, and what happened to it.
  package struct Run {
    package var stretches: [ClosedRange<Double>]
    package var marks: [(mark: Mark, time: Double)]

    package init(stretches: [ClosedRange<Double>], marks: [(mark: Mark, time: Double)]) {
      self.stretches = stretches
      self.marks = marks
    }
  }

  /// A tween, a timeline, or a member of one.
  package struct Lane {
    package var name: String
    /// The number of timelines that it is in.
    package var depth = 0
    /// The index of the lane whose colour it has.
    package var color: Int
    /// The time at which it was called, where it is a call of its own.
    package var called: Double?
    package var run: Run
    /// The run of each target, where there are several.
    package var parts: [Run] = []

    package init(
      name: String, depth: Int = 0, color: Int, called: Double?, run: Run, parts: [Run] = []
    ) {
      self.name = name
      self.depth = depth
      self.color = color
      self.called = called
      self.run = run
      self.parts = parts
    }
  }

  /// A number over time.
  package struct Curve {
    package var name: String
    package var values: [Double]
    /// For each of them the colour of what moved it; `nil` where nothing did.
    package var colors: [Int?]

    package init(name: String, values: [Double], colors: [Int?]) {
      self.name = name
      self.values = values
      self.colors = colors
    }
  }

  private static let colors = ["#2563eb", "#d9480f", "#0f766e", "#7c3aed", "#be185d", "#a16207"]
  private static let width = 860.0
  private static let left = 168.0
  private static let lane = 22.0
  private static let curve = 58.0

  package var name: String
  package var about: String
  package var title: String
  /// The words under the titles of the two cards.
  package var laneWords: String
  package var curveWords: String
  /// The instants of the curves' values, in seconds.
  package var times: [Double]
  package var lanes: [Lane]
  package var curves: [Curve]
  /// The most lanes, and the most curves; more are counted in words.
  package var most: Int

  package init(
    name: String, about: String, title: String, laneWords: String, curveWords: String,
    times: [Double], lanes: [Lane], curves: [Curve], most: Int
  ) {
    self.name = name
    self.about = about
    self.title = title
    self.laneWords = laneWords
    self.curveWords = curveWords
    self.times = times
    self.lanes = lanes
    self.curves = curves
    self.most = most
  }

  private var shownLanes: [Lane] { Array(lanes.prefix(most)) }
  private var laneCard: Double { 52 + shownLanes.map { room(for: $0) }.reduce(0, +) }
  private var curveCard: Double { 52 + Double(min(curves.count, most)) * Self.curve }
  private var first: Double { times.first ?? 0 }
  private var length: Double { max((times.last ?? 0) - first, 0.001) }
  private var right: Double { Self.width - SVGText.margin - 16 }

  private func x(_ time: Double) -> Double {
    // Halves, as the difference of two finite times may be none.
    let length = max((times.last ?? 0) / 2 - first / 2, 0.0005)
    return Self.left + (right - Self.left) * min(max((time / 2 - first / 2) / length, 0), 1)
  }

  /// The picture as text.
  package var text: String {
    let top = SVGText.head + SVGText.legend + 4
    let second = top + laneCard + 12
    let height = second + curveCard + 24 + SVGText.margin
    var svg = SVGText(
      width: Self.width, height: height, title: SVGText.escaped(title),
      about: SVGText.escaped(about))
    svg.heading(SVGText.escaped(name), SVGText.escaped(about))
    legend(&svg, y: SVGText.head)
    let cardWidth = Self.width - 2 * SVGText.margin
    svg.card(
      "what runs when", laneWords + more(lanes.count),
      x: SVGText.margin, y: top, width: cardWidth, height: laneCard)
    svg.card(
      "who moves what", curveWords + more(curves.count),
      x: SVGText.margin, y: second, width: cardWidth, height: curveCard)
    scale(&svg, from: top + 46, to: second + curveCard)
    var y = top + 46
    for lane in shownLanes {
      draw(lane, &svg, y: y)
      y += room(for: lane)
    }
    for (index, curve) in curves.prefix(most).enumerated() {
      draw(curve, &svg, y: second + 46 + Double(index) * Self.curve)
    }
    return svg.finished
  }

  private func more(_ count: Int) -> String {
    count > most ? "; \(count - most) more are not drawn" : ""
  }

  private func color(_ number: Int) -> String { Self.colors[number % Self.colors.count] }

  // MARK: Scale

  /// Seconds, in steps of 1, 2 or 5 and their tenths and tens.
  private var step: Double {
    var step = 0.01
    let factors = [2, 2.5, 2.0]
    var index = 0
    while length / step > 12 {
      step *= factors[index % 3]
      index += 1
    }
    return step
  }

  /// Draws none where times are so large that a step may be less than what sets two apart.
  private func scale(_ svg: inout SVGText, from top: Double, to bottom: Double) {
    guard max(abs(first), abs(times.last ?? 0)) < 1e12 else { return }
    let begin = Int((first / step - 1e-9).rounded(.up))
    for index in begin...max(begin, Int(((first + length) / step + 1e-9).rounded(.down))) {
      let time = Double(index) * step
      svg.rule(x1: x(time), y1: top, x2: x(time), y2: bottom)
      let words = step < 0.1 ? SVGText.fixed(time, digits: 2) : SVGText.number(time)
      svg.text(
        "\(words) s", x: x(time), y: bottom + 16, size: 11, color: "#6b7280", anchor: "middle")
    }
  }

  private func legend(_ svg: inout SVGText, y: Double) {
    var x = SVGText.margin + 6
    for mark in Mark.allCases {
      svg.figure(mark.path, x: x, y: y + 8, color: "#374151", isFilled: mark.isFilled)
      svg.text(mark.rawValue, x: x + 12, y: y + 12, size: 11, color: "#6b7280")
      x += 36 + 5.8 * Double(mark.rawValue.count)
    }
  }

  // MARK: Lanes

  /// A bar for each target is under the one before; many are thinner, so that the lane stays one.
  private func pitch(_ lane: Lane) -> Double { min(9, 54 / Double(max(lane.parts.count, 1))) }

  private func room(for lane: Lane) -> Double {
    lane.parts.count < 2 ? Self.lane : max(Self.lane, Double(lane.parts.count) * pitch(lane) + 10)
  }

  private func draw(_ lane: Lane, _ svg: inout SVGText, y: Double) {
    let color = color(lane.color)
    let middle = y + room(for: lane) / 2
    let indent = SVGText.margin + 14 + 12 * Double(lane.depth)
    svg.text(
      SVGText.escaped(lane.name), x: indent, y: middle + 4, size: 12, color: color,
      isBold: lane.depth == 0)
    if let called = lane.called, let first = lane.run.stretches.first,
      first.lowerBound - called > 0.02
    {
      svg.bar(
        x: x(called), y: middle - 5, width: x(first.lowerBound) - x(called), height: 10,
        color: color, isOutlined: true)
    }
    if lane.parts.count > 1 { return drawParts(of: lane, &svg, middle: middle) }
    drawBars(lane.run, &svg, middle: middle, height: 10, color: color)
  }

  private func drawParts(of lane: Lane, _ svg: inout SVGText, middle: Double) {
    let pitch = pitch(lane)
    let top = middle - Double(lane.parts.count) * pitch / 2
    for (index, part) in lane.parts.enumerated() {
      drawBars(
        part, &svg, middle: top + (Double(index) + 0.5) * pitch, height: pitch * 0.7,
        color: color(lane.color))
    }
  }

  /// Stretches of time at a height, with marks of what happened. Thin bars have small marks, or
  /// none.
  private func drawBars(
    _ run: Run, _ svg: inout SVGText, middle: Double, height: Double, color: String
  ) {
    for stretch in run.stretches {
      svg.bar(
        x: x(stretch.lowerBound), y: middle - height / 2,
        width: max(x(stretch.upperBound) - x(stretch.lowerBound), 1), height: height, color: color)
    }
    for (mark, time) in run.marks where height >= 3 {
      svg.figure(
        mark.path, x: x(time), y: middle, color: "#111827", isFilled: mark.isFilled,
        scale: height < 10 ? 0.6 : 1)
    }
  }

  // MARK: Curves

  private func draw(_ curve: Curve, _ svg: inout SVGText, y: Double) {
    let values = curve.values
    let finite = values.filter(\.isFinite)
    let (low, high) = (finite.min() ?? 0, finite.max() ?? 1)
    let (bottom, top) = (y + Self.curve - 10, y + 8)
    // A power of two that keeps the differences finite, and rounds nothing.
    let unit = high / 2 - low / 2 > 1e300 ? 0x1p-64 : 1
    func place(_ value: Double) -> Double {
      guard high > low else { return (bottom + top) / 2 }
      let (above, span) = (value * unit - low * unit, high * unit - low * unit)
      return bottom + (top - bottom) * above / span
    }
    svg.text(
      SVGText.escaped(curve.name), x: SVGText.margin + 14, y: (top + bottom) / 2 + 4, size: 12,
      color: "#111827")
    for value in high > low ? [low, high] : [low] {
      svg.line(x1: Self.left, y1: place(value), x2: right, y2: place(value))
      svg.text(
        SVGText.number(value), x: Self.left - 6, y: place(value) + 4, size: 10, color: "#6b7280",
        anchor: "end")
    }
    var from = 0
    for frame in times.indices.dropFirst()
    where frame == times.count - 1 || curve.colors[frame + 1] != curve.colors[frame] {
      draw(from...frame, of: curve, &svg, place)
      from = frame
    }
  }

  /// A stretch of one colour, interrupted where there is no number.
  private func draw(
    _ frames: ClosedRange<Int>, of curve: Curve, _ svg: inout SVGText, _ place: (Double) -> Double
  ) {
    let color = curve.colors[frames.upperBound].map(color) ?? "#9ca3af"
    for frames in frames.split(whereSeparator: { !curve.values[$0].isFinite })
    where frames.count > 1 {
      svg.path(frames.map { (x: x(times[$0]), y: place(curve.values[$0])) }, color: color)
    }
  }
}
