@testable import TweenerPlay

/// The text of a scene of an object `o` with `v` and `w`, or of other targets; each part has a line of its own.
func sceneText(
  _ engine: String, _ commands: String, targets: String = #"{"o": {"props": {"v": 0, "w": 10}}}"#,
  ticks: String = "[0, 0.25, 0.5, 0.75, 1]", rest: String = ""
) -> String {
  """
  {"name": "s", "engine": "\(engine)",
   "targets": \(targets),
   "commands": [\(commands)],
   "ticks": \(ticks)\(rest)}
  """
}

/// The trace of a scene that is told as `sceneText` tells it.
func played(
  _ engine: String, _ commands: String, targets: String = #"{"o": {"props": {"v": 0, "w": 10}}}"#,
  ticks: String = "[0, 0.25, 0.5, 0.75, 1]", rate: ScenePlayer.Rate = .ticks, rest: String = ""
) throws(SceneFault) -> SceneTrace {
  let text = sceneText(engine, commands, targets: targets, ticks: ticks, rest: rest)
  return try ScenePlayer(rate: rate).play(try SceneFile(text).scenes[0])
}

/// So many ticks from 0 on, of which a second has `parts`.
func ticks(_ count: Int, every parts: Double) -> String {
  "[\((0..<count).map { "\(Double($0) / parts)" }.joined(separator: ", "))]"
}
