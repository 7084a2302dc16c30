// Reads scenes from JSON nodes and finds what is wrong in them before anything is played. Called by
// SceneFile. Must not know how a scene is played, only which engines and targets there are.

extension Scene {
  private static let keys = [
    "name", "engine", "what", "bug", "quirk", "targets", "commands", "ticks", "expected",
    "intended", "recordApp", "recordAnim", "register", "registered", "plugins",
  ]

  init(_ cursor: SceneCursor) throws(SceneFault) {
    name = try cursor.require("name").string()
    engine = .own
    if let words = try cursor.find("engine") {
      let text = try words.string()
      guard let known = SceneEngine(rawValue: text) else {
        throw words.fault("unknown engine “\(text)”: \(Self.list(SceneEngine.allCases))")
      }
      engine = known
    }
    what = try cursor.find("what")?.string() ?? ""
    position = cursor.node.position
    targets = []
    let targetCursor = try cursor.require("targets")
    for member in try targetCursor.members() {
      targets.append(try SceneTarget(member, targetCursor.stepping(member)))
    }
    let names = Set(targets.map(\.name))
    commands = []
    for command in try cursor.require("commands").elements() {
      commands.append(try SceneCommand(command, targets: names, isTimed: true))
    }
    ticks = []
    for tick in try cursor.require("ticks").elements() { ticks.append(try tick.time()) }
    recordedApp = try cursor.find("recordApp")?.names() ?? []
    if let record = try cursor.find("recordAnim") {
      for member in try record.members() {
        recordedAnimations.append((member.key, try record.stepping(member).names()))
      }
    }
    registered = try cursor.find("register")?.names() ?? []
    expected = try cursor.find("expected").map { cursor throws(SceneFault) in
      try SceneTrace(cursor)
    }
    intended = try cursor.find("intended").map { cursor throws(SceneFault) in
      try SceneTrace(cursor)
    }
    problems = try cursor.unknownKeys(among: Self.keys)
    for member in try targetCursor.members() {
      problems += try targetCursor.stepping(member).unknownKeys(among: SceneTarget.keys)
    }
    problems += commands.flatMap(\.flattened).flatMap(\.problems)
  }

  static func list(_ cases: [some RawRepresentable<String>]) -> String {
    "one of " + cases.map(\.rawValue).joined(separator: ", ")
  }
}

extension SceneTarget {
  fileprivate static let keys = ["type", "props", "record"]

  init(_ member: JSONMember, _ cursor: SceneCursor) throws(SceneFault) {
    name = member.key
    position = member.position
    kind = .object
    if let type = try cursor.find("type") {
      let text = try type.string()
      guard let known = Kind(rawValue: text) else {
        throw type.fault("unknown type “\(text)”: \(Scene.list(Kind.allCases))")
      }
      kind = known
    }
    properties = []
    if let props = try cursor.find("props") {
      for member in try props.members() {
        let value = try SceneValue(props.stepping(member))
        properties.append(SceneField(member.key, value, at: member.position))
      }
    }
    record = try cursor.find("record")?.names() ?? properties.map(\.name)
  }
}
