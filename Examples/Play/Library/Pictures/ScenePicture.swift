// Draws a scene: a lane for each tween, timeline and member with marks of what happened, and the curve of each number
// in the colour of what moved it. Asked by PlayCommand.

/// The picture of a scene.
struct ScenePicture {
  private static let colors = ["#2563eb", "#d9480f", "#0f766e", "#7c3aed", "#be185d", "#a16207"]
  private static let width = 860.0
  private static let left = 168.0
  private static let lane = 22.0
  private static let curve = 58.0
  /// The most lanes and curves of one picture; more are counted in words.
  private static let most = 40

  private let recording: SceneRecording
  private let lanes: [SceneRecording.Lane]
  private let curves: [(column: Int, target: String, property: String)]

  init(_ scene: Scene) throws(SceneFault) {
    let recording = try SceneRecording(scene)
    self.recording = recording
    lanes = recording.lanes.filter { !$0.run.frames.isEmpty || !$0.run.events.isEmpty }
    var curves: [(Int, String, String)] = []
    for target in scene.targets {
      for property in target.record {
        guard let column = recording.trace.columns.firstIndex(of: "\(target.name).\(property)")
        else { continue }
        let values = recording.trace.rows.map { $0[column].number }
        guard values.allSatisfy({ $0?.isFinite == true }), Set(values).count > 1 else { continue }
        curves.append((column, target.name, property))
      }
    }
    self.curves = curves.map { (column: $0, target: $1, property: $2) }
  }

  private var shownLanes: [SceneRecording.Lane] { Array(lanes.prefix(Self.most)) }
  private var laneCard: Double { 52 + shownLanes.map { room(for: $0) }.reduce(0, +) }
  private var curveCard: Double { 52 + Double(min(curves.count, Self.most)) * Self.curve }
  private var length: Double { max(recording.times.last ?? 0, 0.001) }
  private var right: Double { Self.width - SVGText.margin - 16 }

  private func x(_ time: Double) -> Double {
    Self.left + (right - Self.left) * min(max(time / length, 0), 1)
  }

  /// The picture as text.
  var text: String {
    let top = SVGText.head + SVGText.legend + 4
    let second = top + laneCard + 12
    let height = second + curveCard + 24 + SVGText.margin
    var svg = SVGText(
      width: Self.width, height: height,
      title: "The scene \(SVGText.escaped(recording.scene.name))",
      about: SVGText.escaped(recording.scene.what))
    svg.heading(
      SVGText.escaped(recording.scene.name), SVGText.escaped(recording.scene.what))
    legend(&svg, y: SVGText.head)
    let cardWidth = Self.width - 2 * SVGText.margin
    svg.card(
      "what runs when",
      "a lane for each tween and timeline; members stand under theirs" + more(lanes.count),
      x: SVGText.margin, y: top, width: cardWidth, height: laneCard)
    svg.card(
      "who moves what", "each number in the colour of its owner; grey: nobody" + more(curves.count),
      x: SVGText.margin, y: second, width: cardWidth, height: curveCard)
    scale(&svg, from: top + 46, to: second + curveCard)
    var y = top + 46
    for lane in shownLanes {
      draw(lane, &svg, y: y)
      y += room(for: lane)
    }
    for (index, curve) in curves.prefix(Self.most).enumerated() {
      draw(curve, &svg, y: second + 46 + Double(index) * Self.curve)
    }
    return svg.finished
  }

  private func more(_ count: Int) -> String {
    count > Self.most ? "; \(count - Self.most) more are not drawn" : ""
  }

  private func color(_ name: String) -> String {
    let place = lanes.firstIndex { $0.name == name } ?? 0
    return Self.colors[place % Self.colors.count]
  }

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

  private func scale(_ svg: inout SVGText, from top: Double, to bottom: Double) {
    for index in 0...Int((length / step + 1e-9).rounded(.down)) {
      let time = Double(index) * step
      svg.rule(x1: x(time), y1: top, x2: x(time), y2: bottom)
      let words = step < 0.1 ? StageDrawing.fixed(time, digits: 2) : SVGText.number(time)
      svg.text(
        "\(words) s", x: x(time), y: bottom + 16, size: 11, color: "#6b7280", anchor: "middle")
    }
  }

  // MARK: Marks

  private enum Mark: String, CaseIterable {
    case start, `repeat`, complete, overwrite, call, pause, resume

    init?(event: String) {
      switch event {
      case "reverseComplete": self = .complete
      case "interrupt": self = .overwrite
      default: self.init(rawValue: event)
      }
    }

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

  private func legend(_ svg: inout SVGText, y: Double) {
    var x = SVGText.margin + 6
    for mark in Mark.allCases {
      svg.figure(mark.path, x: x, y: y + 8, color: "#374151", isFilled: mark.isFilled)
      svg.text(mark.rawValue, x: x + 12, y: y + 12, size: 11, color: "#6b7280")
      x += 36 + 5.8 * Double(mark.rawValue.count)
    }
  }

  // MARK: Lanes

  /// A bar for each target stands under the one before; many are thinner, so that the lane stays one.
  private func pitch(_ lane: SceneRecording.Lane) -> Double {
    min(9, 54 / Double(max(lane.parts.count, 1)))
  }

  private func room(for lane: SceneRecording.Lane) -> Double {
    lane.parts.count < 2 ? Self.lane : max(Self.lane, Double(lane.parts.count) * pitch(lane) + 10)
  }

  private func draw(_ lane: SceneRecording.Lane, _ svg: inout SVGText, y: Double) {
    let color = color(lane.name)
    let middle = y + room(for: lane) / 2
    let indent = SVGText.margin + 14 + 12 * Double(lane.depth)
    svg.text(
      SVGText.escaped(lane.name), x: indent, y: middle + 4, size: 12, color: color,
      isBold: lane.depth == 0)
    let stretches = recording.stretches(of: lane.run)
    if let called = lane.called, let first = stretches.first, first.lowerBound - called > 0.02 {
      svg.bar(
        x: x(called), y: middle - 5, width: x(first.lowerBound) - x(called), height: 10,
        color: color,
        isOutlined: true)
    }
    if lane.parts.count > 1 { return drawParts(of: lane, &svg, middle: middle) }
    drawBars(lane.run, &svg, middle: middle, height: 10, color: color)
  }

  private func drawParts(of lane: SceneRecording.Lane, _ svg: inout SVGText, middle: Double) {
    let pitch = pitch(lane)
    let top = middle - Double(lane.parts.count) * pitch / 2
    for (index, part) in lane.parts.enumerated() {
      drawBars(
        part.run, &svg, middle: top + (Double(index) + 0.5) * pitch, height: pitch * 0.7,
        color: color(lane.name))
    }
  }

  /// Stretches of time at a height, with marks of what was called. Thin bars have small marks, or none.
  private func drawBars(
    _ run: SceneRecording.Run, _ svg: inout SVGText, middle: Double, height: Double, color: String
  ) {
    for stretch in recording.stretches(of: run) {
      svg.bar(
        x: x(stretch.lowerBound), y: middle - height / 2,
        width: max(x(stretch.upperBound) - x(stretch.lowerBound), 1), height: height, color: color)
    }
    for event in run.events {
      guard let mark = Mark(event: event.event), height >= 3 else { continue }
      svg.figure(
        mark.path, x: x(event.instant ?? event.time), y: middle, color: "#111827",
        isFilled: mark.isFilled, scale: height < 10 ? 0.6 : 1)
    }
  }

  // MARK: Curves

  private func draw(
    _ curve: (column: Int, target: String, property: String), _ svg: inout SVGText, y: Double
  ) {
    let values = recording.trace.rows.map { $0[curve.column].number ?? 0 }
    let (low, high) = (values.min() ?? 0, values.max() ?? 1)
    let (bottom, top) = (y + Self.curve - 10, y + 8)
    func place(_ value: Double) -> Double { bottom + (top - bottom) * (value - low) / (high - low) }
    svg.text(
      SVGText.escaped("\(curve.target).\(curve.property)"), x: SVGText.margin + 14,
      y: (top + bottom) / 2 + 4, size: 12, color: "#111827")
    for value in [low, high] {
      svg.line(x1: Self.left, y1: place(value), x2: right, y2: place(value))
      svg.text(
        SVGText.number(value), x: Self.left - 6, y: place(value) + 4, size: 10, color: "#6b7280",
        anchor: "end")
    }
    let owners = recording.owners(of: curve.target, curve.property)
    let times = recording.times
    var from = 0
    for frame in times.indices.dropFirst()
    where frame == times.count - 1 || owners[frame + 1] != owners[frame] {
      let points = (from...frame).map { (x: x(times[$0]), y: place(values[$0])) }
      let owner = owners[frame].map { color(recording.lanes[$0].name) }
      svg.path(points, color: owner ?? "#9ca3af")
      from = frame
    }
  }
}
