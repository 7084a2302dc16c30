import Testing

@testable import TweenerPlay

@Suite("Words of GSAP's tweens in scenes")
struct GSAPWordTests {
  /// What `v`, which is 1, is at each eighth of a second.
  private func trace(_ variables: String, count: Int = 9) throws -> [Double] {
    let ticks = (0..<count).map { "\(Double($0) / 8)" }.joined(separator: ", ")
    let text = """
      {"name": "s", "engine": "gsap", "targets": {"o": {"props": {"v": 1}}},
       "commands": [{"at": 0, "op": "to", "targets": ["o"], "vars": {\(variables)}}],
       "ticks": [\(ticks)]}
      """
    let trace = try ScenePlayer().play(try SceneFile(text).scenes[0])
    let column = try #require(trace.columns.firstIndex(of: "o.v"))
    return trace.rows.map { $0[column].number ?? .nan }
  }

  @Test("yoyoEase is the curve of the way back as seen going back, and implies yoyo")
  func yoyoEase() throws {
    let there = [1, 3, 5, 7, 9.0]
    let words = #""v": 9, "duration": 0.5, "repeat": 1, "ease": "none""#
    #expect(try trace(words + #", "yoyoEase": "power1.in""#) == there + [8.5, 7, 4.5, 1])
    #expect(try trace(words + #", "yoyoEase": true"#) == there + [7, 5, 3, 1])
    let slow = #""v": 9, "duration": 0.5, "repeat": 1, "ease": "power1.in", "yoyoEase": true"#
    #expect(try trace(slow) == [1, 1.5, 3, 5.5, 9, 8.5, 7, 4.5, 1])
    #expect(try trace(words + #", "yoyo": true, "yoyoEase": false"#) == there + [7, 5, 3, 1])
  }

  @Test("repeatRefresh resolves relative values anew in each play")
  func repeatRefresh() throws {
    #expect(
      try trace(#""v": "+=8", "duration": 0.5, "repeat": 1, "ease": "none", "repeatRefresh": true"#)
        == [1, 3, 5, 7, 9, 11, 13, 15, 17])
  }

  @Test("startAt is set where the tween starts, and not at its call")
  func startAt() throws {
    #expect(
      try trace(#""v": 9, "duration": 0.5, "delay": 0.25, "ease": "none", "startAt": {"v": 5}"#)
        == [1, 1, 5, 6, 7, 8, 9, 9, 9])
  }
}
