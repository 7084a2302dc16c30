// The scene that is played when none is given. It lies in the program, so that it plays anywhere.

enum BundledScene {
  static let text = """
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
}
