// Values, log entries and answers on their way into JSON, in the form in which scene files have them.

extension SceneValue {
  var json: JSONText {
    switch self {
    case .null: .null
    case .bool(let bool): .bool(bool)
    case .number(let number): .number(number)
    case .text(let text): .string(text)
    case .list(let list): .array(list.map(\.json))
    case .shaped(_, let numbers): .array(numbers.map { .number($0) })
    case .object(let fields): .object(fields.map { ($0.name, $0.value.json) })
    }
  }
}

extension SceneTrace.Event {
  var json: JSONText {
    var members: [(String, JSONText)] = [
      ("t", .number(time)), ("tween", .string(tween)), ("event", .string(event)),
    ]
    if isInCommand { members.append(("in", .string("command"))) }
    if isSelector { members.append(("via", .string("selector"))) }
    if let instant { members.append(("instant", .number(instant))) }
    return .object(members)
  }
}

extension SceneTrace.Result {
  var json: JSONText {
    var members: [(String, JSONText)] = [("t", .number(time)), ("op", .string(operation))]
    if let id { members.append(("id", .string(id))) }
    if isInCallback { members.append(("in", .string("callback"))) }
    if !targets.isEmpty { members.append(("targets", .array(targets.map { .string($0) }))) }
    if let answer { members.append(("result", answer.json)) }
    if !answers.isEmpty { members.append(("answers", .array(answers.map(\.json)))) }
    if !changed.isEmpty {
      let names = changed.keys.sorted()
      members.append(("changed", .object(names.map { ($0, changed[$0]?.json ?? .null) })))
    }
    return .object(members)
  }
}
