// Reads one command of a scene, with the commands inside its callbacks. Called by SceneReader.

extension SceneCommand {
  /// The keys that are read, and those that recorded scenes have for people.
  private static let keys = [
    "at", "op", "id", "target", "targets", "params", "vars", "to", "toVars", "from", "fromVars",
    "props", "prop", "property", "values", "value", "method", "args", "delay", "completionKey",
    "nth", "on", "onSelector", "defaults", "members", "children", "child", "position", "what",
  ]

  /// Reads a command. Those inside callbacks have no time of their own.
  init(_ cursor: SceneCursor, targets known: Set<String>, isTimed: Bool) throws(SceneFault) {
    position = cursor.node.position
    path = cursor.path
    problems = try cursor.unknownKeys(among: Self.keys)
    time = isTimed ? try cursor.require("at").time() : 0
    place = try Self.place(cursor, isTimed: isTimed)
    operation = try cursor.require("op").string()
    id = try cursor.find("id")?.string()
    targets = try Self.targets(cursor, known: known)
    parameters = try Self.fields(cursor, "params", "vars", "to", "toVars")
    startParameters = try Self.fields(cursor, "from", "fromVars")
    properties = try cursor.find("props", "prop", "property")?.names()
    values = try Self.fields(cursor, "values")
    value = try cursor.find("value").map { cursor throws(SceneFault) in try SceneValue(cursor) }
    method = try cursor.find("method")?.string()
    arguments = []
    for argument in try cursor.find("args")?.elements() ?? [] {
      arguments.append(try SceneValue(argument))
    }
    delay = try cursor.find("delay")?.number()
    completionKey = try cursor.find("completionKey")?.string()
    nth = try cursor.find("nth").map { cursor throws(SceneFault) in try Self.count(cursor) }
    callbacks = try Self.events(cursor, "on", known: known)
    selectors = try Self.events(cursor, "onSelector", known: known)
    defaults = try Self.fields(cursor, "defaults")
    members = []
    for member in try cursor.find("members", "children")?.elements() ?? [] {
      members.append(try SceneCommand(member, targets: known, isTimed: false))
    }
    if let member = try cursor.find("child") {
      members.append(try SceneCommand(member, targets: known, isTimed: false))
    }
  }

  /// The place of a member: under `position`, or under `at` where that is no time.
  private static func place(
    _ cursor: SceneCursor, isTimed: Bool
  ) throws(SceneFault) -> SceneValue? {
    guard let found = try isTimed ? cursor.find("position") : cursor.find("position", "at") else {
      return nil
    }
    let place = try SceneValue(found)
    guard place.number?.isFinite == true || place.text != nil else {
      throw found.fault("a place is a number of seconds or a text, not \(found.node.kindName)")
    }
    return place
  }

  private static func targets(
    _ cursor: SceneCursor, known: Set<String>
  ) throws(SceneFault) -> [String] {
    guard let named = try cursor.find("target", "targets") else { return [] }
    var names: [String] = []
    if case .string(let name) = named.node.kind {
      names = [name]
    } else {
      for element in try named.elements() { names.append(try element.string()) }
    }
    for name in names where !known.contains(name) {
      throw named.fault("there is no target “\(name)” in this scene")
    }
    return names
  }

  private static func fields(
    _ cursor: SceneCursor, _ keys: String...
  ) throws(SceneFault) -> [SceneField] {
    for key in keys {
      guard let found = try cursor.find(key) else { continue }
      var fields: [SceneField] = []
      for member in try found.members() {
        let value = try SceneValue(found.stepping(member))
        fields.append(SceneField(member.key, value, at: member.position))
      }
      return fields
    }
    return []
  }

  private static func count(_ cursor: SceneCursor) throws(SceneFault) -> Int {
    guard let count = Int(exactly: try cursor.number()), count > 0 else {
      throw cursor.fault("expected a whole number from 1")
    }
    return count
  }

  private static func events(
    _ cursor: SceneCursor, _ key: String, known: Set<String>
  ) throws(SceneFault) -> [(event: String, commands: [SceneCommand])] {
    guard let found = try cursor.find(key) else { return [] }
    var events: [(event: String, commands: [SceneCommand])] = []
    for member in try found.members() {
      var commands: [SceneCommand] = []
      for command in try found.stepping(member).elements() {
        commands.append(try SceneCommand(command, targets: known, isTimed: false))
      }
      events.append((member.key, commands))
    }
    return events
  }
}
