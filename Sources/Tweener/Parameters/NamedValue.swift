// Values of words that calls may give by a name. Read by DescriptionBuilder, named in its reports.

protocol NamedValue {
  /// The values that have a name, each with it.
  static var named: [(name: String, value: Self)] { get }
}

extension NamedValue {
  /// The value of a name, upper or lower case.
  init?(named name: String) {
    let name = name.lowercased()
    guard let found = Self.named.first(where: { $0.name.lowercased() == name }) else { return nil }
    self = found.value
  }
}

extension NamedValue where Self: CaseIterable {
  static var named: [(name: String, value: Self)] { allCases.map { ("\($0)", $0) } }
}

extension OverwriteMode: NamedValue {}
extension HandoverMode: NamedValue {}

extension TweenSpring: NamedValue {
  static var named: [(name: String, value: TweenSpring)] {
    [("smooth", .smooth), ("snappy", .snappy), ("bouncy", .bouncy)]
  }
}
