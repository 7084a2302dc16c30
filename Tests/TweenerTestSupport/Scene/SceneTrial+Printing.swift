/// Trials as Swift source: a test to paste.
extension SceneTrial {
  /// A test that fails until the engine does what the reference does.
  public func testSource(named name: String) -> String {
    """
    @Test("\(name)")
    func regression() {
      let trial = \(source(indent: "  "))
      expectAgreement(trial)
    }
    """
  }

  func source(indent: String) -> String {
    let inner = indent + "    "
    let commands = scene.commands.map { "\(inner)  \(swiftSource($0, inner + "  ")),\n" }.joined()
    return """
      SceneTrial(
      \(indent)  Scene(
      \(inner)targets: \(swiftSource(scene.targets)),
      \(inner)commands: [
      \(commands)\(inner)], end: \(scene.end)), cuts: \(cuts))
      """
  }
}

/// A value of a scene as Swift source.
private func swiftSource(_ value: Any, _ indent: String = "") -> String {
  if let spec = value as? TweenSpec { return spec.source(indent) }
  let mirror = Mirror(reflecting: value)
  switch mirror.displayStyle {
  case .optional?: return mirror.children.first.map { swiftSource($0.value, indent) } ?? "nil"
  case .collection?:
    let list = mirror.children.map { swiftSource($0.value, indent + "  ") }
    if !list.contains(where: { $0.contains("\n") }) { return "[\(list.joined(separator: ", "))]" }
    return "[\n" + list.map { "\(indent)  \($0),\n" }.joined() + "\(indent)]"
  case .enum?:
    guard let (name, payload) = mirror.children.first else { return ".\(value)" }
    let values = Mirror(reflecting: payload)
    let parts = values.displayStyle == .tuple ? Array(values.children) : [(nil, payload)]
    let words = parts.map { label, value in
      let name = label.flatMap { $0.hasPrefix(".") ? nil : "\($0): " } ?? ""
      return name + swiftSource(value, indent)
    }
    return ".\(name ?? "")(\(words.joined(separator: ", ")))"
  case .struct? where String(reflecting: type(of: value)).hasPrefix("TweenerTestSupport."):
    // Their initializers name few parameters, and those that are `nil` are left out.
    let words = mirror.children.compactMap { label, value in
      let text = swiftSource(value, indent)
      let isNamed = ["on", "nth", "givesDuration", "givesEasing"].contains(label)
      return text == "nil" ? nil : (isNamed ? "\(label ?? ""): " : "") + text
    }
    return "\(type(of: value))(\(words.joined(separator: ", ")))"
  default: return "\(value)"
  }
}

extension TweenSpec {
  /// What differs from a plain spec, one assignment a line.
  fileprivate func source(_ indent: String) -> String {
    let plain = Mirror(reflecting: TweenSpec(id, target: target))
    let lines = zip(Mirror(reflecting: self).children, plain.children).compactMap { own, other in
      let text = swiftSource(own.value, indent + "  ")
      return text == swiftSource(other.value) ? nil : "\(indent)  $0.\(own.label ?? "") = \(text)\n"
    }
    let name = "TweenSpec(\(id), target: \(target.map { "\($0)" } ?? "nil"))"
    return lines.isEmpty ? name : "\(name).with {\n\(lines.joined())\(indent)}"
  }
}
