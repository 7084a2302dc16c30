// The scenes that are played when none is given. They lie in the program, so that they play anywhere.

enum BundledScene {
  /// All of them, as a scene file.
  static let text = "[\(chase), \(kite), \(tour), \(intro), \(swing)]"

  /// Easings, a conflict and a repeat, on plain objects.
  static let chase = """
    {
      "name": "chase",
      "engine": "own",
      "what": "one trip in five tempers, a runner that is called elsewhere on its way, a heart that beats",
      "targets": {
        "quint": { "props": { "x": 0 } },
        "back": { "props": { "x": 0 } },
        "bounce": { "props": { "x": 0 } },
        "elastic": { "props": { "x": 0 } },
        "steps": { "props": { "x": 0 } },
        "runner": { "props": { "x": 0 } },
        "heart": { "props": { "x": 20 } }
      },
      "commands": [
        { "at": 0, "op": "add", "id": "quint", "target": "quint", "on": { "complete": [] },
          "params": { "x": 100, "duration": 1.2, "easing": "inOutQuint", "repeat": 1,
                      "repeatDelay": 0.4, "autoreverse": true } },
        { "at": 0, "op": "add", "id": "back", "target": "back", "on": { "complete": [] },
          "params": { "x": 100, "duration": 1.2, "delay": 0.1, "easing": "inOutBack", "repeat": 1,
                      "repeatDelay": 0.4, "autoreverse": true } },
        { "at": 0, "op": "add", "id": "bounce", "target": "bounce", "on": { "complete": [] },
          "params": { "x": 100, "duration": 1.2, "delay": 0.2, "easing": "outBounce", "repeat": 1,
                      "repeatDelay": 0.4, "autoreverse": true } },
        { "at": 0, "op": "add", "id": "elastic", "target": "elastic", "on": { "complete": [] },
          "params": { "x": 100, "duration": 1.2, "delay": 0.3, "easing": "outElastic", "repeat": 1,
                      "repeatDelay": 0.4, "autoreverse": true } },
        { "at": 0, "op": "add", "id": "steps", "target": "steps", "on": { "complete": [] },
          "params": { "x": 100, "duration": 1.2, "delay": 0.4, "easing": "steps(6)", "repeat": 1,
                      "repeatDelay": 0.4, "autoreverse": true } },
        { "at": 0, "op": "add", "id": "out", "target": "runner",
          "params": { "x": 100, "duration": 2, "easing": "inOutCubic" },
          "on": { "start": [], "overwrite": [], "complete": [] } },
        { "at": 0, "op": "add", "id": "home", "target": "runner",
          "params": { "x": 0, "duration": 1.4, "delay": 1, "easing": "inOutCubic" },
          "on": { "start": [], "overwrite": [], "complete": [
            { "op": "add", "id": "again", "target": "runner",
              "params": { "x": 60, "duration": 0.8, "easing": "outBack" },
              "on": { "start": [], "complete": [] } } ] } },
        { "at": 0, "op": "add", "id": "beat", "target": "heart",
          "params": { "x": 80, "duration": 0.3, "easing": "outQuad", "repeat": 9, "autoreverse": true },
          "on": { "start": [], "repeat": [], "complete": [] } }
      ],
      "ticks": [ 0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1, 1.1, 1.2, 1.3, 1.4, 1.5, 1.6, 1.7,
                 1.8, 1.9, 2, 2.1, 2.2, 2.3, 2.4, 2.5, 2.6, 2.7, 2.8, 2.9, 3, 3.1, 3.2, 3.3, 3.4, 3.5 ]
    }
    """

  /// Colour, path, text and presets, on layers.
  static let kite = """
    {
      "name": "kite",
      "engine": "own",
      "what": "a kite on a path changes its colour on the way, its sign is typed, its height counted; then presets",
      "targets": {
        "kite": { "type": "model",
                  "props": { "frame": { "$rect": [-20, 90, 40, 20] }, "backgroundColor": "#2563eb" },
                  "record": ["centerX", "centerY", "rotation", "scaleX", "backgroundColor"] },
        "sign": { "type": "model",
                  "props": { "frame": { "$rect": [0, 120, 160, 24] }, "backgroundColor": "slategray" },
                  "record": ["text", "x", "backgroundColor", "opacity"] },
        "height": { "type": "model", "props": { "text": "0" }, "record": ["text"] }
      },
      "commands": [
        { "at": 0, "op": "add", "id": "fly", "target": "kite",
          "params": { "duration": 3, "easing": "inOutSine",
                      "motionPath": { "points": [[0, 100], [60, 20], [120, 80], [180, 0], [240, 60]],
                                      "moving": "center", "turning": "rotation" } },
          "on": { "start": [], "complete": [
            { "op": "add", "id": "swing", "target": "kite", "params": { "preset": "swing", "duration": 1 },
              "on": { "start": [], "complete": [] } } ] } },
        { "at": 0, "op": "add", "id": "glow", "target": "kite",
          "params": { "duration": 1.5, "delay": 0.5, "repeat": 1, "autoreverse": true,
                      "backgroundColor": "tomato", "colorSpace": "oklch" },
          "on": { "start": [], "repeat": [], "complete": [] } },
        { "at": 0, "op": "add", "id": "pop", "target": "kite",
          "params": { "preset": "pop", "force": 1.5, "delay": 1, "duration": 1 },
          "on": { "start": [], "complete": [] } },
        { "at": 0, "op": "add", "id": "enter", "target": "sign",
          "params": { "preset": "fadeInRight", "duration": 1 }, "on": { "complete": [] } },
        { "at": 0, "op": "add", "id": "type", "target": "sign",
          "params": { "duration": 1.5, "delay": 1, "text": "Let's go fly a kite",
                      "backgroundColor": "mediumseagreen" },
          "on": { "complete": [
            { "op": "add", "id": "shake", "target": "sign",
              "params": { "preset": "shake", "duration": 1, "delay": 0.5 },
              "on": { "start": [], "complete": [] } } ] } },
        { "at": 0, "op": "add", "id": "count", "target": "height",
          "params": { "duration": 3, "easing": "outQuad", "text": 120 }, "on": { "complete": [] } }
      ],
      "ticks": [ 0, 0.25, 0.5, 0.75, 1, 1.25, 1.5, 1.75, 2, 2.25, 2.5, 2.75, 3, 3.25, 3.5, 3.75, 4 ]
    }
    """
}
