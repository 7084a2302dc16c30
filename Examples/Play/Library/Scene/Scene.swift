// A scene in memory, as the file says it. Made by SceneReader, played by ScenePlayer, judged by
// SceneCheck. Must not know the engine.

/// Whose words and habits a scene speaks in.
public enum SceneEngine: String, CaseIterable, Sendable {
  /// This package's own parameters, as Docs/Parameters.md lists them.
  case own
  case gldtween
  case tweener
  case gsap
}

/// One scene: objects, commands on a time line, and the behaviour that is expected.
public struct Scene: Sendable {
  /// The longest time a scene may name, in seconds.
  public static let longestTime = 100_000.0

  public var name: String
  public var engine: SceneEngine
  public var what: String
  public var targets: [SceneTarget]
  public var commands: [SceneCommand]
  public var ticks: [Double]
  /// The interaction lock's counters to record: `begins`, `ends`.
  public var recordedApp: [String] = []
  /// What to record of animations: the id, and what of it.
  public var recordedAnimations: [(id: String, keys: [String])] = []
  /// The extra properties that the scene wants registered.
  public var registered: [String] = []
  public var expected: SceneTrace?
  public var intended: SceneTrace?
  public var position: TextPosition

  /// What is wrong in the scene and can be left out: keys that mean nothing.
  public var problems: [SceneFault] = []

  /// The trace to match: what the engine would do with its plain defects corrected, else what it did.
  public var reference: SceneTrace? { intended ?? expected }
}

/// An object of a scene.
public struct SceneTarget: Sendable {
  public enum Kind: String, CaseIterable, Sendable {
    case object, view, layer, typed
    /// The plugins' ``LayerModel``.
    case model
  }

  public var name: String
  public var kind: Kind
  public var properties: [SceneField]
  /// The keys that the trace records.
  public var record: [String]
  public var position: TextPosition
}

/// What a command does: `op` and everything it may be given.
public struct SceneCommand: Sendable {
  public var time: Double
  public var operation: String
  public var id: String?
  public var targets: [String]
  /// `params`, or `vars`: the parameters of a tween.
  public var parameters: [SceneField]
  /// Whether the command names properties at all (an empty list is not the same as none).
  public var properties: [String]?
  public var values: [SceneField]
  public var value: SceneValue?
  public var method: String?
  public var arguments: [SceneValue]
  public var delay: Double?
  /// Commands that run inside a callback, by event.
  public var callbacks: [(event: String, commands: [SceneCommand])]
  /// Commands that run inside a callback that is given as a method of an object, by event.
  public var selectors: [(event: String, commands: [SceneCommand])]
  /// Restricts a command in a callback to one firing of its event, counted from one.
  public var nth: Int?
  /// The key under which the `complete` callback is given.
  public var completionKey: String?
  /// The members of a timeline, or those that are added to one.
  public var members: [SceneCommand]
  /// The place of a member on its timeline: a number of seconds, or a text as Docs/Timelines.md has them.
  public var place: SceneValue?
  /// What lies underneath the parameters of every member.
  public var defaults: [SceneField]
  /// The start values of a `fromTo`.
  public var startParameters: [SceneField]
  public var position: TextPosition
  public var path: String
  /// Keys that mean nothing.
  var problems: [SceneFault]

  /// The command and all those in it: members, and what its callbacks do.
  var flattened: [SceneCommand] {
    let inside = members + (callbacks + selectors).flatMap(\.commands)
    return [self] + inside.flatMap(\.flattened)
  }

  func parameter(_ name: String) -> SceneValue? {
    parameters.first { $0.name == name }?.value
  }

  func fault(_ message: String) -> SceneFault {
    SceneFault(message, at: position, path: path)
  }
}
