import Testing

@testable import TweenerPlay

@Suite("Words of GSAP's tweens in scenes")
struct GSAPWordTests {
  @Test(
    "yoyoEase is the curve back, repeatRefresh reads anew each play, startAt is set at the start",
    arguments: [
      (#""v": 9, "ease": "none", "yoyoEase": "power1.in""#, [1, 3, 5, 7, 9, 8.5, 7, 4.5, 1]),
      (#""v": 9, "ease": "none", "yoyoEase": true"#, [1, 3, 5, 7, 9, 7, 5, 3, 1]),
      (#""v": 9, "ease": "power1.in", "yoyoEase": true"#, [1, 1.5, 3, 5.5, 9, 8.5, 7, 4.5, 1]),
      (#""v": 9, "ease": "none", "yoyo": true, "yoyoEase": false"#, [1, 3, 5, 7, 9, 7, 5, 3, 1]),
      (#""v": "+=8", "ease": "none", "repeatRefresh": true"#, [1, 3, 5, 7, 9, 11, 13, 15, 17]),
      (
        #""v": 9, "delay": 0.25, "ease": "none", "startAt": {"v": 5}"#, [1, 1, 5, 6, 7, 8, 9, 9, 9]
      ),
    ] as [(String, [Double])])
  func words(_ words: String, shown: [Double]) throws {
    let vars = words.contains("startAt") ? words : words + #", "repeat": 1"#
    let trace = try played(
      "gsap",
      #"{"at": 0, "op": "to", "targets": ["o"], "vars": {\#(vars), "duration": 0.5}}"#,
      targets: #"{"o": {"props": {"v": 1}}}"#, ticks: ticks(9, every: 8))
    #expect(trace.numbers("o.v") == shown)
  }
}
