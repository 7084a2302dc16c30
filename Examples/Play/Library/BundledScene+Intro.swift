// The bundled scene with a timeline, behind the picture of the documentation: members, places, a label, a call, a
// pause, a timeline in the timeline, and a newer tween that takes one number from it.

extension BundledScene {
  /// The intro, as a scene.
  static let intro = """
    {
      "name": "intro",
      "engine": "own",
      "what": "a timeline: it plays, pauses, goes on, and gives one number to a newer tween",
      "targets": {
        "card": { "props": { "x": 0, "y": 0 } },
        "title": { "props": { "alpha": 0 } },
        "badge": { "props": { "y": 0, "scale": 1 } }
      },
      "commands": [
        { "at": 0, "op": "addTimeline", "id": "intro",
          "defaults": { "duration": 1, "easing": "inOutCubic" },
          "params": { "delay": 0.25, "repeat": 1, "autoreverse": true },
          "on": { "start": [], "pause": [], "resume": [], "repeat": [], "complete": [] },
          "members": [
            { "op": "add", "id": "in", "target": "card", "params": { "x": 100 },
              "on": { "start": [], "complete": [], "reverseComplete": [] } },
            { "op": "label", "id": "there" },
            { "op": "add", "id": "show", "target": "title", "params": { "alpha": 1 }, "at": "<25%",
              "on": { "start": [], "complete": [], "reverseComplete": [] } },
            { "op": "call", "id": "sound", "at": "there" },
            { "op": "timeline", "id": "hop", "at": "there+=0.25", "params": { "repeat": 1 },
              "defaults": { "duration": 0.25 }, "on": { "repeat": [] },
              "members": [
                { "op": "add", "id": "up", "target": "badge", "params": { "y": 20, "easing": "outQuad" } },
                { "op": "add", "id": "down", "target": "badge", "params": { "y": 0, "easing": "inQuad" } }
              ] },
            { "op": "pause", "at": ">" },
            { "op": "add", "id": "fall", "target": "card", "params": { "y": 60, "easing": "outBounce" },
              "on": { "start": [], "complete": [], "reverseComplete": [] } },
            { "op": "add", "id": "pulse", "target": "badge", "params": { "scale": [1, 1.5, 1] }, "at": "<" }
          ] },
        { "at": 3, "op": "resume", "id": "intro" },
        { "at": 5, "op": "add", "id": "shy", "target": "title",
          "params": { "alpha": 0.3, "duration": 0.75, "easing": "outQuad" },
          "on": { "start": [], "complete": [] } },
        { "at": 5.5, "op": "resume", "id": "intro" }
      ],
      "ticks": [ 0, 0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 4.5, 5, 5.5, 6, 6.5, 7, 7.5, 8 ]
    }
    """
}
