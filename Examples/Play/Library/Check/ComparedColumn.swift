// One column of two traces side by side. Used by TraceComparison.

struct ComparedColumn {
  let name: String
  let scene: Scene
  let original: [SceneValue]
  let own: [SceneValue]

  /// The rows in which the two do not agree.
  func different() -> [Int] {
    if name == "t" { return [] }
    let changes = Self.changes(original)
    let tolerance = Tolerance.of(scene, target: Self.target(name))
    return original.indices.filter { row in
      guard let expected = original[row].numbers, let given = own[row].numbers else {
        return original[row] != own[row]
      }
      guard expected.count == given.count else { return true }
      return !expected.indices.allSatisfy {
        tolerance.allows(given[$0], for: expected[$0], change: changes[$0])
      }
    }
  }

  func describe(_ row: Int, times: [SceneValue]) -> String {
    let time = times[row].number.map(JSONText.plain) ?? "?"
    return "\(name) is \(own[row].plain) at \(time), expected \(original[row].plain)"
  }

  /// How far each number of a column goes: what tolerances are a share of.
  private static func changes(_ values: [SceneValue]) -> [Double] {
    let lists = values.compactMap(\.numbers)
    let count = lists.map(\.count).max() ?? 0
    return (0..<count).map { index in
      let finite = lists.compactMap { index < $0.count ? $0[index] : nil }.filter(\.isFinite)
      return (finite.max() ?? 0) - (finite.min() ?? 0)
    }
  }

  static func target(_ column: String) -> String {
    String(column.prefix { $0 != "." })
  }

  /// Whether two single values agree, for a change that is not known.
  static func isSame(
    _ column: String, _ scene: Scene, _ own: SceneValue, _ original: SceneValue, change: Double
  ) -> Bool {
    guard let expected = original.numbers, let given = own.numbers else { return own == original }
    let tolerance = Tolerance.of(scene, target: target(column))
    return expected.count == given.count
      && zip(given, expected).allSatisfy { tolerance.allows($0, for: $1, change: change) }
  }
}

extension SceneValue {
  /// The value for people and for CSV: shapes are their numbers, one after the other.
  var plain: String {
    switch self {
    case .null: ""
    case .bool(let bool): bool ? "true" : "false"
    case .number(let number): JSONText.plain(number)
    case .text(let text): text
    case .list(let list): list.map(\.plain).joined(separator: " ")
    case .shaped(_, let numbers): numbers.map(JSONText.plain).joined(separator: " ")
    case .object(let fields): fields.map { "\($0.name)=\($0.value.plain)" }.joined(separator: " ")
    }
  }
}
