import Testing

@testable import TweenerPlay

@Suite("GSAP's eases")
struct GSAPEaseTests {
  /// The ease that a row of the reference names, in GSAP's words.
  private static func name(_ row: [String]) -> String {
    let values = row[2].split(separator: ";").compactMap { word in
      word.split(separator: "=").dropFirst().first.map(String.init)
    }
    return values.isEmpty ? row[1] : "\(row[1])(\(values.joined(separator: ",")))"
  }

  @Test("Every curve of the reference is met, with its parameters")
  func everyCurve() throws {
    let text = String(decoding: try #require(readFile(Reference.easings)), as: UTF8.self)
    var count = 0
    for line in text.split(separator: "\n") where line.hasPrefix("gsap,") {
      let row = line.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
      let curve = try #require(GSAPEase.curve(Self.name(row)), "\(line)")
      for (index, value) in row.dropFirst(4).compactMap(Double.init).enumerated() {
        let t = Double(index) / 10
        #expect(abs(curve(t) - value) < 1e-9, "\(Self.name(row)) at \(t)")
      }
      count += 1
    }
    #expect(count > 80)
  }

  @Test("A name that is not known is left to the engine, which reports it")
  func unknownName() {
    #expect(GSAPEase.curve("wobble.in") == nil)
    #expect(GSAPEase.curve("steps(many)") == nil)
    #expect(GSAPEase.easing("wobble") as? String == "wobble")
  }
}
