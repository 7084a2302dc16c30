// A value as scenes write it: in properties, parameters and rows. Read from JSON here; models and
// vocabularies turn it into what the engine takes. Must not know tweens.

/// A value of a scene file.
public indirect enum SceneValue: Equatable, Sendable {
  /// The values of several numbers that the format has names for.
  public enum Shape: String, CaseIterable, Sendable {
    case point = "$point"
    case size = "$size"
    case rect = "$rect"
    case affine = "$affine"
    case transform3D = "$t3d"
    case color = "$color"

    /// How many numbers it has.
    public var count: Int {
      switch self {
      case .point, .size: 2
      case .rect, .color: 4
      case .affine: 6
      case .transform3D: 16
      }
    }
  }

  case null
  case bool(Bool)
  case number(Double)
  case text(String)
  case list([SceneValue])
  case shaped(Shape, [Double])
  case object([SceneField])

  /// The number, also where a text names one that is not finite.
  public var number: Double? {
    switch self {
    case .number(let number): number
    case .text("NaN"): .nan
    case .text("Infinity"): .infinity
    case .text("-Infinity"): -.infinity
    default: nil
    }
  }

  public var text: String? {
    if case .text(let text) = self { text } else { nil }
  }

  public var bool: Bool? {
    switch self {
    case .bool(let bool): bool
    case .number(let number): number != 0
    default: nil
    }
  }

  public var list: [SceneValue]? {
    if case .list(let list) = self { list } else { nil }
  }

  /// Names in a list, or in one text with commas or spaces between them.
  public var names: [String] {
    if let list { return list.compactMap(\.text) }
    return text?.split { $0 == "," || $0 == " " }.map(String.init) ?? []
  }

  public var fields: [SceneField]? {
    if case .object(let fields) = self { fields } else { nil }
  }

  /// The field of an object.
  public func field(_ name: String) -> SceneValue? {
    fields?.first { $0.name == name }?.value
  }

  /// The numbers of a number, a shape or a list of numbers.
  public var numbers: [Double]? {
    switch self {
    case .shaped(_, let numbers): return numbers
    case .list(let list):
      let numbers = list.compactMap(\.number)
      return numbers.count == list.count ? numbers : nil
    default: return number.map { [$0] }
    }
  }
}

/// A named value, with its place in the file.
public struct SceneField: Equatable, Sendable {
  public var name: String
  public var value: SceneValue
  public var position: TextPosition

  public init(_ name: String, _ value: SceneValue, at position: TextPosition) {
    self.name = name
    self.value = value
    self.position = position
  }
}

extension SceneValue {
  /// Reads a value; the only fault is a shape with the wrong numbers in it.
  init(_ cursor: SceneCursor) throws(SceneFault) {
    switch cursor.node.kind {
    case .null: self = .null
    case .bool(let bool): self = .bool(bool)
    case .number(let number): self = .number(number)
    case .string(let text): self = .text(text)
    case .array:
      var list: [SceneValue] = []
      for element in try cursor.elements() { list.append(try SceneValue(element)) }
      self = .list(list)
    case .object(let members):
      if members.count == 1, let shape = Shape(rawValue: members[0].key) {
        let inside = cursor.stepping(members[0])
        var numbers: [Double] = []
        for element in try inside.elements() { numbers.append(try element.number()) }
        guard numbers.count == shape.count else {
          throw inside.fault("\(shape.rawValue) has \(shape.count) numbers, not \(numbers.count)")
        }
        self = .shaped(shape, numbers)
        return
      }
      var fields: [SceneField] = []
      for member in members {
        let value = try SceneValue(cursor.stepping(member))
        fields.append(SceneField(member.key, value, at: member.position))
      }
      self = .object(fields)
    }
  }
}
