import Tweener
import TweenerPlugins

/// The picture of Docs/Properties.md: what moves along paths, drawn at equal times by an engine.
struct PathPicture {
  private final class Walker: TweenTarget {
    var place = SIMD2(0.0, 0.0)
    var angle = 0.0

    static var tweenProperties: TweenProperties {
      ["place": .init(\Walker.place), "angle": .init(\Walker.angle)]
    }
  }

  private static let points: [SIMD2<Double>] = [
    SIMD2(20, 120), SIMD2(60, 30), SIMD2(85, 40), SIMD2(110, 130), SIMD2(300, 60),
  ]
  private static let panel = SIMD2(330.0, 170)

  private var lines: [String] = []

  /// The whole picture as SVG.
  static func svg() -> String {
    var picture = PathPicture()
    picture.paces()
    picture.curves()
    return picture.framed()
  }

  private func framed() -> String {
    let (width, height) = (Int(Self.panel.x * 2), Int(Self.panel.y * 4 + 10))
    let head = """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(width) \(height)" width="\(width)" \
      height="\(height)" role="img" font-family="sans-serif" font-size="12">
      <title>What moves along paths, drawn at equal times</title>
      <style>\(Self.darkMode)</style>
      <rect width="100%" height="100%" fill="#fff"/>
      """
    return ([head] + lines + ["</svg>", ""]).joined(separator: "\n")
  }

  /// Each colour of the picture, and the one that stands for it on a dark page.
  private static let darkColors: [(light: String, dark: String)] = [
    ("#fff", "#0d1117"), ("#333", "#c9d1d9"), ("#999", "#8b949e"), ("#ccc", "#484f58"),
    ("#d33", "#ff7b72"), ("#36c", "#79c0ff"),
  ]

  /// The style rules that exchange the colours where the reader's page is dark.
  private static var darkMode: String {
    let rules = darkColors.map { color in
      "[fill=\"\(color.light)\"]{fill:\(color.dark)}[stroke=\"\(color.light)\"]{stroke:\(color.dark)}"
    }
    return "@media (prefers-color-scheme:dark){\(rules.joined(separator: "\n"))}"
  }

  /// One path at both paces, with what turns along it.
  private mutating func paces() {
    for (column, pace) in PathPace.allCases.enumerated() {
      let origin = SIMD2(Self.panel.x * Double(column), 0)
      let path = MotionPath(.catmullRom, Self.points)
      begin(origin, "catmullRom, pace .\(pace): 41 equal times")
      draw(path)
      let steps = walk(path, pace, steps: 40)
      for (index, step) in steps.enumerated() {
        dot(step.place, radius: 2.6, "#d33")
        if index % 5 == 0 { arrow(step.place, step.angle) }
      }
      end()
    }
  }

  /// Every curve through, or past, the same points.
  private mutating func curves() {
    let curves: [PathCurve] = [.polyline, .uniformCatmullRom, .chordalCatmullRom, .smooth]
    for (index, curve) in (curves + [.quadratic, .midpoints]).enumerated() {
      let row = Double(1 + index / 2)
      begin(SIMD2(Self.panel.x * Double(index % 2), Self.panel.y * row), "\(curve)")
      let path = MotionPath(curve, Self.points)
      if curve == .quadratic || curve == .midpoints { guide() }
      draw(path)
      for step in walk(path, .even, steps: 40) { dot(step.place, radius: 2, "#36c") }
      end()
    }
  }

  private func walk(_ path: MotionPath, _ pace: PathPace, steps: Int) -> [(
    place: SIMD2<Double>, angle: Double
  )] {
    let tweener = Tweener()
    let walker = Walker()
    tweener.addTween(
      walker,
      [
        .duration: 1, "place": TweenValue.along(path, pace: pace),
        "angle": TweenValue.heading(along: path, pace: pace),
      ])
    return (0...steps).map { step in
      tweener.advance(to: Double(step) / Double(steps))
      return (walker.place, walker.angle)
    }
  }

  // MARK: Drawing

  private func text(_ number: Double) -> String { NumberFormat(decimals: 1).text(number) }

  private func text(_ point: SIMD2<Double>) -> String { "\(text(point.x)),\(text(point.y))" }

  private mutating func begin(_ origin: SIMD2<Double>, _ title: String) {
    lines.append("<g transform=\"translate(\(text(origin)))\">")
    lines.append("<text x=\"10\" y=\"16\" fill=\"#333\">\(title)</text>")
  }

  private mutating func end() { lines.append("</g>") }

  private mutating func draw(_ path: MotionPath) {
    let places = (0...120).map { text(path.point(at: Double($0) / 120)) }
    lines.append(
      "<polyline points=\"\(places.joined(separator: " "))\" fill=\"none\" stroke=\"#999\"/>")
    for point in Self.points {
      lines.append(
        "<circle cx=\"\(text(point.x))\" cy=\"\(text(point.y))\" r=\"5\" fill=\"none\" "
          + "stroke=\"#333\"/>")
    }
  }

  /// The lines between control points.
  private mutating func guide() {
    let places = Self.points.map { text($0) }.joined(separator: " ")
    lines.append(
      "<polyline points=\"\(places)\" fill=\"none\" stroke=\"#ccc\" stroke-dasharray=\"3 3\"/>")
  }

  private mutating func dot(_ place: SIMD2<Double>, radius: Double, _ color: String) {
    lines.append(
      "<circle cx=\"\(text(place.x))\" cy=\"\(text(place.y))\" r=\"\(text(radius))\" "
        + "fill=\"\(color)\"/>")
  }

  private mutating func arrow(_ place: SIMD2<Double>, _ angle: Double) {
    let degrees = text(angle / .pi * 180)
    lines.append(
      "<path d=\"M10,0 L-4,-5 L-4,5 Z\" fill=\"#d33\" fill-opacity=\"0.5\" "
        + "transform=\"translate(\(text(place))) rotate(\(degrees))\"/>")
  }
}
