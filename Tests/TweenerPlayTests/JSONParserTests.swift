import Testing
import TweenerTestSupport

@testable import TweenerPlay

@Suite("The JSON parser")
struct JSONParserTests {
  @Test("Reads every kind of value and remembers where each stood")
  func readsEveryKindOfValueAndRemembers() throws {
    let node = try JSONParser.parse(
      "{ \"a\": [1, -2.5e1, true],\n  \"é\": \"x\\u00e9\\ud83d\\ude00\" }")
    #expect(node.text.compact == #"{"a":[1,-25,true],"é":"xé😀"}"#)
    guard case .object(let members) = node.kind, case .array(let list) = members[0].value.kind
    else { return }
    #expect(members[0].position == TextPosition(line: 1, column: 3))
    #expect(members[1].position == TextPosition(line: 2, column: 3))
    #expect(members[1].value.position == TextPosition(line: 2, column: 8))
    #expect(list[1].position == TextPosition(line: 1, column: 12))
  }

  @Test(
    "Names line, column and key of a fault",
    arguments: [
      ("", 1, 1, "", "the text ends"),
      ("[1,\n 2", 2, 3, "", "expected “,” or “]”"),
      ("{\"a\": {\"b\": [1, x]}}", 1, 17, "a.b[1]", "cannot begin with “x”"),
      ("{\"a\": 1, \"a\": 2}", 1, 10, "", "given twice"),
      ("{a: 1}", 1, 2, "", "expected a key"),
      ("{\"a\" 1}", 1, 6, "a", "expected “:”"),
      ("[1] 2", 1, 5, "", "more after the end"),
      ("[01]", 1, 3, "", "expected “,” or “]”"),
      ("[1.]", 1, 4, "[0]", "expected a digit"),
      ("[-]", 1, 3, "[0]", "expected a digit"),
      ("[1e999]", 1, 2, "[0]", "too large"),
      ("[\"abc", 1, 2, "[0]", "does not end"),
      ("[\"a\nb\"]", 1, 4, "[0]", "control character"),
      ("[\"\\x\"]", 1, 4, "[0]", "unknown escape"),
      ("[\"\\ud800\"]", 1, 9, "[0]", "surrogate"),
      ("[\"\\ud800\\u0041\"]", 1, 15, "[0]", "surrogate"),
      ("[tru]", 1, 2, "[0]", "cannot begin with “t”"),
    ])
  func namesLineColumnAndKeyOfA(
    text: String, line: Int, column: Int, path: String, message: String
  ) {
    let fault = #expect(throws: SceneFault.self) { try JSONParser.parse(text) }
    #expect(fault?.position == TextPosition(line: line, column: column))
    #expect(fault?.path == path)
    #expect(fault?.message.contains(message) == true, "\(fault?.message ?? "")")
  }

  @Test("Refuses bytes that are not UTF-8, and nesting deeper than its limit")
  func refuses() throws {
    let bytes: [UInt8] = [0x22, 0xFF, 0x22]
    #expect(throws: SceneFault.self) { try JSONParser.parse(bytes) }
    func nested(_ depth: Int) -> String {
      String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    }
    _ = try JSONParser.parse(nested(JSONParser.maximumDepth + 1))
    #expect(throws: SceneFault.self) { try JSONParser.parse(nested(JSONParser.maximumDepth + 2)) }
    #expect(throws: SceneFault.self) { try JSONParser.parse(nested(100_000)) }
  }

  @Test("Reads back what was written", arguments: 0..<200)
  func readsBackWhatWasWritten(seed: Int) throws {
    var dice = SplitMix64(seed: UInt64(seed))
    let text = Self.value(&dice, depth: 0).compact
    #expect(try JSONParser.parse(text).text.compact == text)
  }

  private static func value(_ dice: inout SplitMix64, depth: Int) -> JSONText {
    switch dice.roll(depth > 4 ? 4 : 6) {
    case 0: return .null
    case 1: return .bool(dice.roll(2) == 0)
    case 2:
      let number = Double(bitPattern: dice.next())
      return .number(number.isFinite ? number : Double(dice.roll(1000)))
    case 3: return .string(text(&dice))
    case 4: return .array((0..<dice.roll(4)).map { _ in value(&dice, depth: depth + 1) })
    default:
      return .object(
        (0..<dice.roll(4)).map { ("\($0)" + text(&dice), value(&dice, depth: depth + 1)) })
    }
  }

  private static func text(_ dice: inout SplitMix64) -> String {
    let letters: [Character] = ["a", "\"", "\\", "\n", "é", "😀", "\u{7}", "/", " ", "{"]
    return String((0..<dice.roll(6)).map { _ in letters[dice.roll(letters.count)] })
  }

  @Test("Answers any bytes with a value or a fault", arguments: 0..<400)
  func answersAnyBytesWithAValueOr(seed: Int) {
    var dice = SplitMix64(seed: UInt64(seed))
    let alphabet = Array("{}[]\",:\\u0019eE+-.truefalsn \n".utf8) + [0, 0xC3, 0xA9, 0xFF]
    let bytes = (0..<dice.roll(60)).map { _ in alphabet[dice.roll(alphabet.count)] }
    do {
      let text = try JSONParser.parse(bytes).text.compact
      #expect((try? JSONParser.parse(text).text.compact) == text, "seed \(seed)")
    } catch {
      #expect((error.position?.line ?? 0) >= 1, "seed \(seed)")
    }
  }
}
