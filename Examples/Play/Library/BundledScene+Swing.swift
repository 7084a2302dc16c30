// The bundled scene with springs and decays, behind the picture of the documentation.

extension BundledScene {
  /// Springs that are sent elsewhere in flight, a tween that keeps a velocity, and cards that are flung.
  static let swing = """
    {
      "name": "swing",
      "engine": "own",
      "what": "springs that are sent back in flight, a curve that keeps a velocity, two cards that are flung",
      "targets": {
        "smooth": { "props": { "x": 0 } },
        "bouncy": { "props": { "x": 0 } },
        "loose": { "props": { "x": 0 } },
        "jump": { "props": { "x": 0 } },
        "blend": { "props": { "x": 0 } },
        "flung": { "props": { "x": 0 } },
        "edge": { "props": { "x": 0 } }
      },
      "commands": [
        { "at": 0, "op": "add", "id": "smooth there", "target": "smooth", "params": { "x": 80, "spring": "smooth" } },
        { "at": 0, "op": "add", "id": "bouncy there", "target": "bouncy", "params": { "x": 80, "spring": "bouncy" } },
        { "at": 0, "op": "add", "id": "loose there", "target": "loose",
          "params": { "x": 80, "spring": { "response": 0.6, "dampingRatio": 0.2 } } },
        { "at": 0, "op": "add", "id": "jump there", "target": "jump", "params": { "x": 80, "duration": 0.8, "easing": "inQuad" } },
        { "at": 0, "op": "add", "id": "blend there", "target": "blend", "params": { "x": 80, "duration": 0.8, "easing": "inQuad" } },
        { "at": 0, "op": "add", "id": "fling", "target": "flung",
          "params": { "x": { "decay": 150, "landing": 20 } }, "on": { "complete": [] } },
        { "at": 0, "op": "add", "id": "beyond", "target": "edge",
          "params": { "x": { "decay": 400, "within": [0, 100] } }, "on": { "complete": [] } },
        { "at": 0.5, "op": "add", "id": "smooth back", "target": "smooth", "params": { "x": 20, "spring": "smooth" } },
        { "at": 0.25, "op": "add", "id": "bouncy back", "target": "bouncy", "params": { "x": 20, "spring": "bouncy" } },
        { "at": 0.5, "op": "add", "id": "loose back", "target": "loose",
          "params": { "x": 20, "spring": { "response": 0.6, "dampingRatio": 0.2 } } },
        { "at": 0.5, "op": "add", "id": "jump back", "target": "jump",
          "params": { "x": 20, "duration": 1, "easing": "inOutQuad" } },
        { "at": 0.5, "op": "add", "id": "blend back", "target": "blend",
          "params": { "x": 20, "duration": 1, "easing": "inOutQuad", "handover": "smooth" } }
      ],
      "ticks": [ 0, 0.25, 0.5, 0.75, 1, 1.25, 1.5, 1.75, 2, 2.5, 3, 3.5, 4 ]
    }
    """
}
