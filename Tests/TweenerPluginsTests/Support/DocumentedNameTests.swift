import Testing

/// Every name of Docs/Properties.md has a test, and every name that is tested stands there.
@Suite struct DocumentedNameTests {
  /// Names that are tested by themselves: of sounds, of arrays, and what is no property.
  private static let elsewhere: Set<String> = [
    // SoundTests, StandardPluginsCheckTests
    "volume", "pan", "_sound_volume", "_sound_pan",
    // StandardPluginsCheckTests, ElementTests
    "levels[0]", "levels",
    // ColorCallTests
    "colorSpace", "color.red", "color.green", "color.blue", "color.alpha",
  ]

  @Test("Each name of the tables is tested, and each tested name stands there, once")
  func tested() throws {
    let known = Set(LayerName.everything.map(\.name)).union(Self.elsewhere)
    let names = try DocumentedNames.read()
    for (section, name) in names { #expect(known.contains(name), "\(name) of \(section)") }
    #expect(known.subtracting(names.map(\.name)) == [])
    #expect(Dictionary(grouping: names, by: \.name).filter { $1.count > 1 }.keys.sorted() == [])
  }
}
