// Draws the bundled scene `tour` as an SVG that moves by itself: every place is one that the engine gave. Asked
// by PlayCommand.

import TweenerTrace

/// The moving picture of the bundled tour.
struct MovingPicture {
  private static let framesPerSecond = 60.0
  /// The frame that is shown where nothing moves, in seconds.
  private static let stillTime = 1.3
  private static let colors = ["#2563eb", "#d9480f", "#0f766e", "#7c3aed", "#be185d", "#a16207"]
  private static let card = (y: 66.0, height: 236.0)

  private let scene: Scene
  private let trace: SceneTrace
  /// The scene without the tween that takes over, for the way that was left.
  private let alone: SceneTrace

  init() throws(SceneFault) {
    let scene = try SceneFile(BundledScene.tour).scenes[0]
    let player = ScenePlayer(rate: .framesPerSecond(Self.framesPerSecond))
    self.scene = scene
    trace = try player.play(scene)
    var rest = scene
    rest.commands.removeAll { $0.id == "turn" }
    alone = try player.play(rest)
  }

  /// The picture as text.
  var text: String {
    var svg = SVGText(
      width: 860, height: 326, title: "Tweens in motion",
      about: "Dots on their way with six easings, a tween that takes over in flight, a wave.")
    svg.heading(
      "Tweener", "every dot is where the engine put it, sixty times a second")
    easings(&svg, x: 20, width: 330)
    handover(&svg, x: 362, width: 240)
    wave(&svg, x: 614, width: 226)
    return svg.finished
  }

  // MARK: Values

  private func column(_ name: String, of trace: SceneTrace) -> [Double] {
    guard let column = trace.columns.firstIndex(of: name) else { return [] }
    return trace.rows.map { $0[column].number ?? 0 }
  }

  private var length: Double { trace.rows.last?[0].number ?? 0 }

  private func targets(_ prefix: String) -> [String] {
    scene.targets.map(\.name).filter { $0.hasPrefix(prefix) }
  }

  /// Something that moves along places, once a scene, for ever.
  private func move(
    _ shape: String, _ places: [(x: Double, y: Double)], named name: String, _ svg: inout SVGText
  ) {
    let still = min(Int(Self.stillTime * Self.framesPerSecond), places.count - 1)
    svg.moving(
      shape, name: name, still: places[still], keyframes: SVGKeyframes(places: places).text,
      seconds: length)
  }

  private static func dot(_ radius: Double, _ color: String) -> String {
    "<circle r=\"\(SVGText.number(radius))\" fill=\"\(color)\"/>"
  }

  // MARK: Cards

  private func easings(_ svg: inout SVGText, x: Double, width: Double) {
    svg.card(
      "one way, six easings", "a dot each, there and back", x: x, y: Self.card.y, width: width,
      height: Self.card.height)
    let lanes = scene.targets.map(\.name).filter { $0.hasPrefix("lane ") }
    for (index, lane) in lanes.enumerated() {
      let y = Self.card.y + 66 + Double(index) * 28
      let (left, right) = (x + 108, x + width - 42)
      svg.text(
        String(lane.dropFirst(5)), x: x + 14, y: y + 4, size: 12, color: Self.colors[index])
      svg.line(x1: left, y1: y, x2: right, y2: y)
      let places = column("\(lane).x", of: trace).map { (left + (right - left) * $0 / 100, y) }
      move(Self.dot(7, Self.colors[index]), places, named: "lane\(index)", &svg)
    }
  }

  private func handover(_ svg: inout SVGText, x: Double, width: Double) {
    svg.card(
      "a newer tween takes over", "y in flight; x goes on, untouched", x: x, y: Self.card.y,
      width: width, height: Self.card.height)
    let (left, top) = (x + 30, Self.card.y + 76)
    let (across, down) = (width - 60, Self.card.height - 106)
    func places(_ trace: SceneTrace) -> [(x: Double, y: Double)] {
      zip(column("ball.x", of: trace), column("ball.y", of: trace)).map {
        (left + across * $0 / 100, top + down * $1 / 100)
      }
    }
    // The way back is over the same ground: the way there is what is drawn.
    let there = trace.rows.prefix { ($0[0].number ?? 0) <= 2.4 }.count
    let flown = places(trace)
    svg.path(Array(places(alone).prefix(there)), color: "#9ca3af", isDashed: true)
    svg.path(Array(flown.prefix(there)), color: "#9ca3af")
    svg.text(
      "the older one alone", x: left + across * 0.56, y: top + down, size: 11, color: "#6b7280",
      anchor: "middle")
    if let turn = trace.log.first(where: { $0.tween == "turn" && $0.event == "start" })?.instant {
      let place = flown[min(Int((turn * Self.framesPerSecond).rounded()), flown.count - 1)]
      svg.ring(x: place.x, y: place.y, color: Self.colors[1])
      svg.text("here", x: place.x + 14, y: place.y + 4, size: 11, color: Self.colors[1])
    }
    move(Self.dot(9, Self.colors[1]), flown, named: "ball", &svg)
  }

  private func wave(_ svg: inout SVGText, x: Double, width: Double) {
    svg.card(
      "one after the other", "twelve targets, each 0.05 s later", x: x, y: Self.card.y,
      width: width, height: Self.card.height)
    let names = targets("wave ")
    let (low, high) = (Self.card.y + Self.card.height - 34, Self.card.y + 84)
    for (index, name) in names.enumerated() {
      let place = x + 24 + (width - 48) * Double(index) / Double(max(names.count - 1, 1))
      svg.line(x1: place, y1: low, x2: place, y2: high)
      let places = column("\(name).y", of: trace).map { (place, low + (high - low) * $0 / 100) }
      move(Self.dot(6, Self.colors[2]), places, named: "wave\(index)", &svg)
    }
  }
}
