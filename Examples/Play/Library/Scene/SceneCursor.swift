// A JSON node together with the way to it, so that every fault of a scene names line and key. Used by
// all scene readers. Must not know what the keys mean.

struct SceneCursor {
  let node: JSONNode
  let path: String

  init(_ node: JSONNode, path: String = "") {
    self.node = node
    self.path = path
  }

  func fault(_ message: String) -> SceneFault {
    SceneFault(message, at: node.position, path: path)
  }

  func stepping(_ member: JSONMember) -> SceneCursor {
    SceneCursor(member.value, path: path.isEmpty ? member.key : "\(path).\(member.key)")
  }

  func members() throws(SceneFault) -> [JSONMember] {
    guard case .object(let members) = node.kind else {
      throw fault("expected an object, found \(node.kindName)")
    }
    return members
  }

  func elements() throws(SceneFault) -> [SceneCursor] {
    guard case .array(let nodes) = node.kind else {
      throw fault("expected a list, found \(node.kindName)")
    }
    return nodes.enumerated().map { SceneCursor($1, path: "\(path)[\($0)]") }
  }

  /// The member under the first of these keys that is there.
  func find(_ keys: String...) throws(SceneFault) -> SceneCursor? {
    let members = try members()
    for key in keys {
      if let member = members.first(where: { $0.key == key }) { return stepping(member) }
    }
    return nil
  }

  func require(_ key: String) throws(SceneFault) -> SceneCursor {
    if let found = try find(key) { return found }
    throw fault("the key “\(key)” is missing")
  }

  /// Faults of the members whose keys are none of these.
  func unknownKeys(among known: [String]) throws(SceneFault) -> [SceneFault] {
    try members().filter { !known.contains($0.key) }.map { member in
      var message = "unknown key “\(member.key)”"
      if let near = NearestKey.of(member.key, among: known) {
        message += "; did you mean “\(near)”?"
      }
      return SceneFault(message, at: member.position, path: stepping(member).path)
    }
  }

  func string() throws(SceneFault) -> String {
    guard case .string(let text) = node.kind else {
      throw fault("expected a text, found \(node.kindName)")
    }
    return text
  }

  /// A number, also one of the three that are not finite and written as texts.
  func number() throws(SceneFault) -> Double {
    switch node.kind {
    case .number(let number): return number
    case .string(let text):
      if let number = SceneValue.text(text).number { return number }
    default: break
    }
    throw fault("expected a number, found \(node.kindName)")
  }

  /// A time in seconds: a finite number from 0 to ``Scene/longestTime``.
  func time() throws(SceneFault) -> Double {
    let time = try number()
    guard time >= 0, time <= Scene.longestTime else {
      throw fault("a time is between 0 and \(JSONText.plain(Scene.longestTime)) seconds")
    }
    return time
  }

  /// A list of texts, or one text alone; parts of one text may be separated by commas.
  func names() throws(SceneFault) -> [String] {
    if case .string(let text) = node.kind {
      return text.split(separator: ",").map { String($0.filter { $0 != " " }) }
    }
    var names: [String] = []
    for element in try elements() { names.append(try element.string()) }
    return names
  }
}
