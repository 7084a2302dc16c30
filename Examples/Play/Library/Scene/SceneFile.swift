// A file of scenes: one scene alone, a list of them, or an object with `scenarios`. The door by which
// texts come in; must not know where they are stored.

/// The scenes of a file.
public struct SceneFile: Sendable {
  public var scenes: [Scene]

  /// Reads the bytes of a file; throws the first fault.
  public init(_ bytes: some Sequence<UInt8>) throws(SceneFault) {
    let root = SceneCursor(try JSONParser.parse(bytes))
    var scenes: [Scene] = []
    if case .array = root.node.kind {
      for element in try root.elements() { scenes.append(try Scene(element)) }
    } else if let list = try root.find("scenarios") {
      for element in try list.elements() { scenes.append(try Scene(element)) }
    } else {
      scenes.append(try Scene(root))
    }
    var seen: Set<String> = []
    for scene in scenes where !seen.insert(scene.name).inserted {
      throw SceneFault("two scenes are named “\(scene.name)”", at: scene.position, path: "name")
    }
    self.scenes = scenes
  }

  public init(_ text: String) throws(SceneFault) {
    try self.init(Array(text.utf8))
  }
}
