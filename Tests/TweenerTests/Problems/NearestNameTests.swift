import Testing

@testable import Tweener

/// The distance by its definition, without tables.
private func naiveEdits(_ left: Substring, _ right: Substring) -> Int {
  guard let a = left.first else { return right.count }
  guard let b = right.first else { return left.count }
  let (leftRest, rightRest) = (left.dropFirst(), right.dropFirst())
  var best = naiveEdits(leftRest, rightRest) + (a == b ? 0 : 1)
  best = min(best, naiveEdits(leftRest, right) + 1, naiveEdits(left, rightRest) + 1)
  if let a2 = leftRest.first, let b2 = rightRest.first, a == b2, a2 == b {
    best = min(best, naiveEdits(leftRest.dropFirst(), rightRest.dropFirst()) + 1)
  }
  return best
}

@Suite("The nearest name")
struct NearestNameTests {
  @Test("is counted in edits, for every pair of short words as by definition")
  func edits() {
    var words = [""]
    for _ in 0..<4 { words += words.flatMap { word in ["a", "b", "c"].map { word + $0 } } }
    words = Array(Set(words.filter { $0.count <= 4 }))
    for (index, left) in words.enumerated() {
      // Every 13th partner keeps the test short; over all words every pair of shapes occurs.
      for right in words.dropFirst(index % 13).enumerated().filter({ $0.offset % 13 == 0 }).map(
        \.element)
      {
        #expect(
          NearestName.edits(Array(left), Array(right)) == naiveEdits(left[...], right[...]),
          "\(left), \(right)")
      }
    }
  }

  @Test(
    "of a misspelt one is found",
    arguments: [
      ("durration", "duration"), ("duraton", "duration"), ("Duration", "duration"),
      ("dleay", "delay"), ("onCompleted", "onComplete"), ("oncomplete", "onComplete"),
      ("autorevers", "autoreverse"), ("easng", "easing"), ("minimun", "minimum"),
      ("alhpa", "alpha"), ("centreX", "centerX"), ("rotatoin", "rotation"),
    ])
  func found(word: String, expected: String) {
    let names = ReservedKey.allSpellings + ["alpha", "centerX", "centerY", "rotation", "x", "y"]
    #expect(NearestName.suggest(word, among: names) == expected)
  }

  @Test("is none where nothing is near", arguments: ["", "q", "completelyElse", "🙂", "abc"])
  func none(word: String) {
    #expect(NearestName.suggest(word, among: ["x", "alpha", "duration"]) == nil)
  }

  @Test("of a short word shares a letter with it")
  func short() {
    #expect(NearestName.suggest("a", among: ["x", "y"]) == nil)
    #expect(NearestName.suggest("X", among: ["x", "y"]) == "x")
    #expect(NearestName.suggest("xx", among: ["x", "y"]) == "x")
    #expect(NearestName.suggest("xy", among: ["yx"]) == "yx")
  }

  @Test("of equally near ones is the first in order, whatever the order they come in")
  func ties() {
    #expect(NearestName.suggest("alpha", among: ["alphb", "alpho", "aalpha"]) == "aalpha")
    #expect(NearestName.suggest("alpha", among: ["alpho", "aalpha", "alphb"]) == "aalpha")
    #expect(NearestName.suggest("alpha", among: ["alpho", "alpha", "aalpha"]) == "alpha")
  }

  @Test("is not looked for where words are very long")
  func long() {
    let long = String(repeating: "a", count: 100_000)
    #expect(NearestName.suggest(long, among: [long]) == nil)
    #expect(NearestName.suggest("alpha", among: [long, "alphq"]) == "alphq")
  }
}
