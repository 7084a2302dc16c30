// What happened in a scene: rows of values and the log of callbacks. Read from a file (the expected
// one) or recorded by ScenePlayer; printed and compared by others.

/// The behaviour of a scene.
public struct SceneTrace: Sendable {
  /// A callback that was called.
  public struct Event: Equatable, Sendable {
    /// The time of the tick, or of the command, that it was called in.
    public var time: Double
    public var tween: String
    public var event: String
    public var isInCommand = false
    public var isSelector = false
    /// The engine's time inside the callback. A file does not have it.
    public var instant: Double?
  }

  /// A callback of one target of an animation that has several.
  struct Part {
    var target: String
    var event: Event
  }

  /// What a command answered.
  public struct Result: Equatable, Sendable {
    public var time: Double
    public var operation: String
    public var id: String?
    public var isInCallback = false
    public var targets: [String] = []
    public var answer: SceneValue?
    /// The answer for each target alone, where the command names several.
    public var answers: [SceneValue] = []
    /// The recorded values that the command changed by itself.
    public var changed: [String: SceneValue] = [:]
  }

  public var columns: [String] = []
  public var rows: [[SceneValue]] = []
  public var log: [Event] = []
  public var results: [Result] = []
  /// What each target did of animations that have several; noted for pictures alone.
  var parts: [Part] = []
  /// What the engine reported, or the warnings of the original.
  public var warnings: [String] = []
}

extension SceneTrace {
  init(_ cursor: SceneCursor) throws(SceneFault) {
    let named = try cursor.require("columns")
    columns = try named.names()
    guard columns.first == "t" else { throw named.fault("the first column is “t”, the time") }
    for row in try cursor.require("rows").elements() {
      var cells: [SceneValue] = []
      let elements = try row.elements()
      for cell in elements { cells.append(try SceneValue(cell)) }
      guard cells.count == columns.count else {
        throw row.fault("the row has \(cells.count) cells for \(columns.count) columns")
      }
      _ = try elements.first?.time()
      rows.append(cells)
    }
    for event in try cursor.require("log").elements() { log.append(try Event(event)) }
    for result in try cursor.find("results")?.elements() ?? [] {
      results.append(try Result(result))
    }
  }
}

extension SceneTrace.Event {
  init(_ cursor: SceneCursor) throws(SceneFault) {
    time = try cursor.require("t").time()
    tween = try cursor.require("tween").string()
    event = try cursor.require("event").string()
    isInCommand = try cursor.find("in")?.string() == "command"
    isSelector = try cursor.find("via")?.string() == "selector"
  }
}

extension SceneTrace.Result {
  init(_ cursor: SceneCursor) throws(SceneFault) {
    time = try cursor.require("t").time()
    operation = try cursor.require("op").string()
    id = try cursor.find("id")?.string()
    isInCallback = try cursor.find("in")?.string() == "callback"
    targets = try cursor.find("targets")?.names() ?? []
    if let answer = try cursor.find("result") { self.answer = try SceneValue(answer) }
    if case .list(let list) = try cursor.find("answers").map({ cursor throws(SceneFault) in
      try SceneValue(cursor)
    }) {
      answers = list
    }
    guard let changes = try cursor.find("changed") else { return }
    for member in try changes.members() {
      changed[member.key] = try SceneValue(changes.stepping(member))
    }
  }
}
