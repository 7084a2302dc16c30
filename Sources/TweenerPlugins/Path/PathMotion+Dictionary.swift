// A ride as a dictionary tells it: ["points": […], "curve": "smooth", "turning": "rotation"].
// Called by the splitter of PathPlugin.

import Tweener

extension PathMotion {
  /// Reads a ride, a path, or a dictionary; `nil` for anything else. Throws what is wrong with a
  /// dictionary.
  init(_ value: Any) throws {
    switch value {
    case let ride as PathMotion: self = ride
    case let path as MotionPath: self.init(path)
    default:
      guard let entries = TweenParameters(reading: value) else {
        throw TweenValueError(
          "no path", remedy: "give a MotionPath, a PathMotion, or a dictionary of one")
      }
      try self.init(entries: entries)
    }
  }

  private init(entries: TweenParameters) throws {
    let points = try Self.read("points", entries, "a list of points", Self.points)
    let curve = try Self.read(
      "curve", entries, "a PathCurve or its name", Self.curve, PathCurve.names)
    let isClosed = try Self.read("closed", entries, "true or false", TweenParameters.flag)
    self.init(MotionPath(curve ?? .catmullRom, points ?? [], isClosed: isClosed ?? false))
    if let key = try Self.read("moving", entries, "the name of a property", Self.key) {
      place = .pair(key)
    }
    turning = try Self.read("turning", entries, "the name of a property", Self.key)
    from = try Self.read("from", entries, "a fraction", TweenParameters.number) ?? 0
    to = try Self.read("to", entries, "a fraction", TweenParameters.number) ?? 1
    offset = try Self.read("offset", entries, "a number", TweenParameters.number) ?? 0
    period = try Self.read("period", entries, "a number", TweenParameters.number) ?? 2 * .pi
    pace = try Self.choice("pace", entries, "even or perPiece") ?? .even
    placement = try Self.choice("placement", entries, "asGiven, moved or joined") ?? .asGiven
    let known: Set = [
      "points", "curve", "closed", "moving", "turning", "from", "to", "offset", "period", "pace",
      "placement",
    ]
    if let stranger = entries.keys.map(\.description).filter({ !known.contains($0) }).min() {
      throw TweenValueError(
        "\(stranger.debugDescription) means nothing in a motion path", name: stranger,
        known: known.sorted(), remedy: "known are \(known.sorted().joined(separator: ", "))")
    }
  }

  /// `names`: the texts that the word may be.
  private static func read<Read>(
    _ name: String, _ entries: TweenParameters, _ wanted: String, _ read: (Any) -> Read?,
    _ names: [String] = []
  ) throws -> Read? {
    guard let value = entries[TweenKey(name)] else { return nil }
    if let read = read(value) { return read }
    throw TweenValueError(
      "\(name.debugDescription) is \(value)", name: value as? String ?? "", known: names,
      remedy: "give \(wanted) for \(name.debugDescription)")
  }

  private static func points(_ value: Any) -> [SIMD2<Double>]? {
    guard let list = value as? [Any] else { return nil }
    let points = list.compactMap { element -> SIMD2<Double>? in
      if let pair = AxisPair.converted(from: element), TweenParameters.number(element) == nil {
        return SIMD2(pair.x, pair.y)
      }
      if let pair = element as? any PairValue { return pair.numbers }
      guard let pair = element as? [Any], pair.count == 2, let x = TweenParameters.number(pair[0]),
        let y = TweenParameters.number(pair[1])
      else { return nil }
      return SIMD2(x, y)
    }
    return points.count == list.count ? points : nil
  }

  private static func curve(_ value: Any) -> PathCurve? {
    value as? PathCurve ?? (value as? String).flatMap { PathCurve(named: $0) }
  }

  private static func key(_ value: Any) -> TweenKey? {
    value as? TweenKey ?? (value as? String).map { TweenKey($0) }
  }

  /// A case of a type, also by its name.
  private static func choice<Case: CaseIterable>(
    _ name: String, _ entries: TweenParameters, _ wanted: String
  ) throws -> Case? {
    let names = Case.allCases.map { String(describing: $0) }
    return try read(
      name, entries, wanted,
      { $0 as? Case ?? ($0 as? String).flatMap { Case.named($0) } }, names)
  }
}

extension CaseIterable {
  /// The case of a name, ignoring case.
  static func named(_ name: String) -> Self? {
    allCases.first { String(describing: $0).lowercased() == name.lowercased() }
  }
}

extension PairValue {
  /// Both numbers, where they are such.
  fileprivate var numbers: SIMD2<Double>? {
    guard let x = TweenParameters.number(horizontal), let y = TweenParameters.number(vertical)
    else { return nil }
    return SIMD2(x, y)
  }
}
