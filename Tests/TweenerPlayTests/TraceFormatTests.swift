import Testing

@testable import TweenerPlay

@Suite("The forms of a trace")
struct TraceFormatTests {
  private static func played() throws -> (SceneTrace, Scene) {
    let text = """
      {"name": "s", "what": "a, \\"quoted\\" one",
       "targets": {"o": {"type": "view", "props": {"frame": {"$rect": [0, 0, 4, 4]}}}},
       "commands": [{"at": 0, "op": "add", "id": "A,1", "target": "o", "on": {"complete": []},
                     "params": {"duration": 1, "x": 1}}],
       "ticks": [0, 0.33333, 1]}
      """
    let scene = try SceneFile(text).scenes[0]
    return (try ScenePlayer().play(scene), scene)
  }

  @Test("A table lines its columns up")
  func aTableLinesItsColumnsUp() throws {
    let (trace, scene) = try Self.played()
    #expect(
      TraceFormat.table.text(trace, of: scene) == """
        s: a, "quoted" one

             t       o.frame
             0       0 0 4 4
        0.3333  0.3333 0 4 4
             1       1 0 4 4

        tick  instant  tween  event
           1        1  A,1    complete

        """)
  }

  @Test("CSV has the rows, an empty line and the log")
  func cSVHasTheRowsAnEmptyLine() throws {
    let (trace, scene) = try Self.played()
    let lines = TraceFormat.csv.text(trace, of: scene).split(
      separator: "\n", omittingEmptySubsequences: false)
    #expect(lines[0] == "t,o.frame")
    #expect(lines[1] == "0,0 0 4 4")
    #expect(lines[3] == "1,1 0 4 4")
    #expect(lines[4] == "")
    #expect(lines[5] == "t,instant,tween,event,in,via")
    #expect(lines[6] == "1,1,\"A,1\",complete,,")
  }

  @Test("JSON reads back as a trace like the expected ones")
  func jSONReadsBackAsATraceLike() throws {
    let (trace, scene) = try Self.played()
    let text = TraceFormat.json.text(trace, of: scene)
    let read = try SceneTrace(SceneCursor(try JSONParser.parse(text)))
    #expect(read.columns == trace.columns)
    #expect(read.log.map(\.description) == trace.log.map(\.description))
    #expect(read.results == trace.results)
    #expect(read.rows.map { $0.map(\.numbers) } == trace.rows.map { $0.map(\.numbers) })
    var again = scene
    again.expected = read
    #expect(SceneCheck().verdict(on: again).kind == .matches)
  }

  @Test(
    "A table prints every number: words for what is not finite, and as it is from 1e11 on",
    arguments: [
      ("1e11", "100000000000"), ("-3e20", "-3e+20"), (#""NaN""#, "NaN"),
      (#""Infinity""#, "Infinity"), (#""-Infinity""#, "-Infinity"),
      (#"[1, "NaN", 2e11]"#, "1 NaN 200000000000"),
      (#"{"$point": [1e300, 0.12345]}"#, "1e+300 0.1235"),
    ])
  func everyNumber(value: String, text: String) throws {
    let scene = try SceneFile(
      """
      {"name": "a", "targets": {"o": {"props": {"a": \(value)}}}, "commands": [], "ticks": [0]}
      """
    ).scenes[0]
    let trace = try ScenePlayer().play(scene)
    for format in [TraceFormat.table, .csv] {
      let lines = format.text(trace, of: scene).split(separator: "\n").map {
        $0.split { $0 == " " || $0 == "," }
      }
      let row = try #require(lines.first { $0.first == "0" })
      if format == .table {
        #expect(row.dropFirst().joined(separator: " ") == text)
      } else {
        #expect(row.count == text.split(separator: " ").count + 1)
        #expect(row.contains { $0 == "NaN" } == text.contains("NaN"))
      }
    }
  }

  @Test("Numbers that are not finite are words")
  func numbersThatAreNotFiniteAreWords() {
    #expect(JSONText.number(.nan).compact == "\"NaN\"")
    #expect(JSONText.number(-.infinity).compact == "\"-Infinity\"")
    #expect(SceneValue.text("Infinity").number == .infinity)
  }
}
