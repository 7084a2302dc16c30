// Makes an EndRule for each component of what the caller gave for a property, or says what is wrong
// with it. Called by PropertyPlanner.

enum ValueReader {
  enum Fault: Error {
    case wrongType
    case notFinite
    /// Finite, and beyond what this element of the property holds.
    case beyond(element: Int)
    case refused(TweenValueError)

    static func refused(_ fault: String, remedy: String) -> Fault {
      .refused(TweenValueError(fault, remedy: remedy))
    }
  }

  /// Hands out one endRule an element, in order.
  static func read(
    _ value: Any, for access: PropertyAccess, _ body: (Int, EndRule) -> Void
  ) throws(Fault) {
    // Most values are one plain number, and go without an array.
    if access.elements.count == 1, access.elements[0].period == nil,
      let number = plainNumber(value)
    {
      return body(0, .to(try bits(number, for: access, 0)))
    }
    let kind = TweenValue.inside(value)?.kind ?? .to(value)
    for (element, endRule) in try specs(kind, for: access).enumerated() { body(element, endRule) }
  }

  /// The end of a property of one number, where what is given is plainly that and there is nothing
  /// wrong with it.
  @inline(__always)
  static func plainEnd(_ value: Any) -> Double? {
    guard let number = NumberReader.plain(value), number.isFinite else { return nil }
    return number
  }

  /// The rules of some keyframes: of all elements for the first, then for the second.
  static func rules(_ keyframes: GivenKeyframes, for access: PropertyAccess) throws(Fault)
    -> [EndRule]
  {
    var rules: [EndRule] = []
    rules.reserveCapacity(keyframes.values.count * access.elements.count)
    for value in keyframes.values {
      let given = TweenValue.inside(value)
      if let given, !given.isKeyframe {
        throw .refused(
          "\(given) cannot be a keyframe",
          remedy: "give a value, .by or .times; filters and interpolations hold for all keyframes")
      }
      if keyframes.isOfNumbers, case .to(let end) = given?.kind ?? .to(value),
        let number = try number(end)
      {
        for element in access.elements.indices {
          rules.append(.to(try bits(number, for: access, element)))
        }
      } else {
        try read(value, for: access) { rules.append($1) }
      }
    }
    return rules
  }

  private static func specs(_ kind: TweenValue.Kind, for access: PropertyAccess) throws(Fault)
    -> [EndRule]
  {
    switch kind {
    case .to(let value):
      if let text = value as? String {
        switch NumberText.parse(text) {
        case .by(let change): return try specs(.by(change), for: access)
        case .times(let factor): return try specs(.times(factor), for: access)
        case .number, nil: break
        }
      }
      return zip(access.elements, try bits(value, for: access)).map { element, end in
        element.period == nil ? .to(end) : .round(end)
      }
    case .by(let value):
      var changes = try doubles(value, for: access)
      // Three channels of a colour have no alpha: what the conversion adds is no change.
      if value is SIMD3<Double>, let added = access.encode(SIMD3<Double>.zero) {
        for (index, element) in access.elements.enumerated() {
          changes[index] -= element.double(added[index])
        }
      }
      for (element, change) in changes.enumerated() { _ = try bits(change, for: access, element) }
      return changes.map { .by($0) }
    case .times(let value): return try doubles(value, for: access).map { .times($0) }
    case .from(let value): return try bits(value, for: access).map { .from($0) }
    case .fromTo(let start, let end):
      let (starts, ends) = (try bits(start, for: access), try bits(end, for: access))
      return access.elements.indices.map { index in
        access.elements[index].period == nil
          ? .fromTo(starts[index], ends[index]) : .roundFrom(starts[index], ends[index])
      }
    case .ends(_, let givesStart):
      return access.elements.map { _ in .function(givesStart: givesStart) }
    case .components(let numbers):
      let count = access.elements.count
      if let numbers, numbers != count {
        throw .refused(
          "the interpolation has \(numbers) components, the property has \(count)",
          remedy: "give an interpolation of \(count)")
      }
      // The interpolation computes the end when the tween starts.
      return access.elements.map { _ in .times(1) }
    case .refused(let refusal, _): throw .refused(refusal)
    // PropertyPlanner evaluates a function before, makes a track of keyframes, and replaces what
    // uses an easing: this one was made by another such value.
    case .each, .usingEasing, .keyframes: throw .wrongType
    // Of progress, from its beginning to its end.
    case .offset, .offsetKeyframes:
      return access.elements.map { _ in .fromTo(0.0.bitPattern, 1.0.bitPattern) }

    // Where they go is known when the tween starts.
    case .decay, .simulated: return access.elements.map { _ in .motion }
    }
  }

  /// A value of the property, as bits.
  @inline(never)
  private static func bits(_ value: Any, for access: PropertyAccess) throws(Fault) -> [UInt64] {
    // A truth is no number: an object for one is taken for both by a cast.
    if let bits = access.encode(NumberReader.truth(value) ?? value) {
      for (index, element) in access.elements.enumerated()
      where !element.double(bits[index]).isFinite {
        throw .notFinite
      }
      return bits
    }
    guard let number = try number(value), let bits = access.encode(number: number) else {
      throw .wrongType
    }
    for (index, element) in access.elements.enumerated()
    where !element.double(bits[index]).isFinite {
      throw .beyond(element: index)
    }
    return bits
  }

  /// A number as bits of an element.
  private static func bits(_ number: Double, for access: PropertyAccess, _ element: Int)
    throws(Fault) -> UInt64
  {
    guard number.isFinite else { throw .notFinite }
    guard let bits = access.elements[element].finiteBits(number) else {
      throw .beyond(element: element)
    }
    return bits
  }

  /// A change, a factor or a velocity: one of the property's own type, or one number for every
  /// component.
  static func doubles(_ value: Any, for access: PropertyAccess) throws(Fault) -> [Double] {
    if let number = try number(value) {
      return Array(repeating: number, count: access.elements.count)
    }
    let bits = try bits(value, for: access)
    return zip(access.elements, bits).map { $0.double($1) }
  }

  /// One finite number of any type, or text that is a number.
  private static func number(_ value: Any) throws(Fault) -> Double? {
    guard let number = NumberReader.number(value) else { return nil }
    guard number.isFinite else { throw .notFinite }
    return number
  }
}

extension TweenValue {
  /// Whether it may be one of several keyframes.
  fileprivate var isKeyframe: Bool {
    switch kind {
    case .to, .by, .times: interpolation == nil && filters.isEmpty
    default: false
    }
  }
}
