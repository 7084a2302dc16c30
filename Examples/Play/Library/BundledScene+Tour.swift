// The bundled scene behind the moving picture of the documentation: easings, a tween that takes over in
// flight, a wave. It comes back to where it began, so that it can be shown again and again.

extension BundledScene {
  /// The tour, as a scene.
  static let tour = """
    {
      "name": "tour",
      "engine": "own",
      "what": "six easings, a ball whose way a newer tween takes over in flight, twelve dots one after the other",
      "targets": {
        \(lanes.map { "\"lane \($0)\": { \"props\": { \"x\": 0 } }," }.joined(separator: "\n    "))
        "ball": { "props": { "x": 0, "y": 0 } },
        \((1...12).map { "\"wave \($0)\": { \"props\": { \"y\": 0 } }" }.joined(separator: ",\n    "))
      },
      "commands": [
        \(lanes.map(lane).joined(separator: ",\n    ")),
        { "at": 0, "op": "add", "id": "fly", "target": "ball",
          "params": { "x": 100, "y": 100, "duration": 1.8, "delay": 0.3, "easing": "inOutSine" },
          "on": { "start": [], "overwrite": [], "complete": [] } },
        { "at": 0, "op": "add", "id": "turn", "target": "ball",
          "params": { "y": 10, "duration": 1.1, "delay": 1.1, "easing": "outBack" },
          "on": { "start": [], "complete": [] } },
        { "at": 0, "op": "add", "id": "home", "target": "ball",
          "params": { "x": 0, "y": 0, "duration": 1.1, "delay": 2.6, "easing": "inOutCubic" },
          "on": { "start": [], "complete": [] } },
        \((1...12).map(rise).joined(separator: ",\n    "))
      ],
      "ticks": [ 0, 0.25, 0.5, 0.75, 1, 1.25, 1.5, 1.75, 2, 2.25, 2.5, 2.75, 3, 3.25, 3.5, 3.75, 4 ]
    }
    """

  private static let lanes = [
    "linear", "inOutCubic", "outBack", "outBounce", "outElastic", "steps(6)",
  ]

  private static func lane(_ easing: String) -> String {
    """
    { "at": 0, "op": "add", "id": "\(easing)", "target": "lane \(easing)",
      "params": { "x": 100, "duration": 1.3, "delay": 0.3, "easing": "\(easing)", "repeat": 1,
                  "repeatDelay": 0.7, "autoreverse": true } }
    """
  }

  private static func rise(_ number: Int) -> String {
    """
    { "at": 0, "op": "add", "id": "rise \(number)", "target": "wave \(number)",
      "params": { "y": 100, "duration": 0.8, "delay": \(Double(number + 5) / 20), "easing": "outBack",
                  "repeat": 1, "repeatDelay": 0.9, "autoreverse": true } }
    """
  }
}
