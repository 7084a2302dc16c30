import Foundation
import Testing
import Tweener
import TweenerPlugins

private final class Badge: TweenTarget {
  var title = "old"

  static var tweenProperties: TweenProperties { ["title": .init(text: \Badge.title)] }
}

private final class Sign: TextDisplaying {
  var text = "closed"
}

/// Texts that become others.
@Suite struct TextTweenTests {
  private let tweener = engine()

  /// The text of a layer at eighths of one second.
  private func course(
    from start: String, _ value: Any, key: TweenKey = "text", easing: Easing = .linear
  ) -> [String] {
    let (tweener, layer) = (engine(), LayerModel())
    layer.text = start
    tweener.addTween(layer, [.duration: 1, .easing: easing, key: value])
    return (0...8).map { step in
      tweener.advance(to: Double(step) / 8)
      return layer.text
    }
  }

  @Test("A text is typed letter by letter, over the old one, or by _text after that is deleted")
  func typed() {
    #expect(
      course(from: "old", "Helloyou") == [
        "old", "H", "He", "Hel", "Hell", "Hello", "Helloy", "Helloyo", "Helloyou",
      ])
    #expect(
      course(from: "", TextTween.typed("e\u{301}👨‍👩‍👧🇨🇭x", cursor: "_")) == [
        "", "_", "e\u{301}_", "e\u{301}_", "e\u{301}👨‍👩‍👧_", "e\u{301}👨‍👩‍👧_",
        "e\u{301}👨‍👩‍👧🇨🇭_", "e\u{301}👨‍👩‍👧🇨🇭_", "e\u{301}👨‍👩‍👧🇨🇭x",
      ])
    #expect(
      course(from: "abcdefgh", TextTween.overtyped("1234")) == [
        "abcdefgh", "1bcdefgh", "12cdefgh", "123defgh", "1234efgh", "1234fgh", "1234gh", "1234h",
        "1234",
      ])
    #expect(course(from: "ab", TextTween.overtyped("1234"))[4] == "12")
    let retyped = ["abc", "ab", "a", "", "1", "12", "123", "1234", "12345"]
    #expect(course(from: "abc", "12345", key: "_text") == retyped)
    #expect(course(from: "abc", TextTween.retyped("12345")) == retyped)
    // Half letters: one more is gone, or there.
    #expect(
      course(from: "abc", TextTween.retyped("1"))
        == ["abc", "ab", "ab", "a", "a", "", "", "1", "1"])
    #expect(course(from: "", TextTween.retyped("12345678"), easing: .inQuad)[4] == "12")
  }

  @Test("9 Where an easing answers with no number the old text shows, of numbers too")
  func noNumber() {
    let none = Easing.custom { time in time == 0 || time == 1 ? time : .nan }
    let texts: [TextTween] = [
      .typed("new 5"), .overtyped("new 5"), .retyped("new 5"), .scrambled("new 5"),
      .counted(to: 5), .counted(from: 1, to: 5), .numbers(in: "new 5"),
    ]
    for (number, text) in texts.enumerated() {
      let course = course(from: "old 1", text, easing: none)
      let start = number == 5 ? "1" : "old 1"
      #expect(course.dropLast().allSatisfy { $0 == start }, "\(number)")
      #expect(course.last?.hasSuffix("5") == true)
    }
  }

  @Test("9 Numbers whose difference no Double holds are counted as any others")
  func farNumbers() {
    let far = 1.5e308
    let halves = course(from: "", TextTween.counted(from: -far, to: far))
    #expect(halves[4] == "0")
    #expect(Double(halves[2]) == -0.75e308 && Double(halves[6]) == 0.75e308)
    let digits = "15" + String(repeating: "0", count: 307)
    #expect(course(from: "a -\(digits)", TextTween.numbers(in: "a \(digits)"))[4] == "a 0")
    // Beyond the last Double there is no number to show.
    let beyond = course(
      from: "", TextTween.counted(from: 0, to: far), easing: .custom { $0 == 1 ? 1 : 9 * $0 })
    #expect(Double(beyond[4]) == .greatestFiniteMagnitude)
  }

  @Test("Numbers count from those in the old text, or one given; only plain digits are numbers")
  func counted() {
    #expect(course(from: "Points: 20", 100)[4] == "60")
    #expect(course(from: "none", 8) == ["none", "1", "2", "3", "4", "5", "6", "7", "8"])
    var format = NumberFormat(decimals: 1)
    format.grouping = ","
    format.prefix = "€ "
    let euros = course(from: "x", TextTween.counted(from: 1000, to: -1000, format: format))
    #expect([0, 1, 4, 8].map { euros[$0] } == ["€ 1,000.0", "€ 750.0", "€ 0.0", "€ -1,000.0"])
    let beyond = course(from: "", TextTween.counted(to: 100), easing: .inBack)[2]
    #expect(beyond == NumberFormat().text(100 * Easing.inBack(0.25)))
    #expect(beyond.hasPrefix("-"))
    let scores = course(from: "Score: 10 / 200", TextTween.numbers(in: "Score: 90 / 350"))
    #expect(
      [0, 4, 8].map { scores[$0] } == ["Score: 10 / 200", "Score: 50 / 275", "Score: 90 / 350"])
    let mixed = course(
      from: "1,000 at 5:00, -2.5 of 3-4",
      TextTween.numbers(in: "3,000,000 by 6:09, +7.55 of 13-44 (new 8)"))
    #expect(mixed[4] == "1,500,500 by 6:05, +2.53 of 8-24 (new 8)")
    #expect(mixed[8] == "3,000,000 by 6:09, +7.55 of 13-44 (new 8)")
    #expect(course(from: "5", TextTween.numbers(in: "none"))[4] == "none")
    #expect(
      course(from: "", TextTween.numbers(in: "007 1234,5 1,23 v2.x"))[1] == "007 1234,5 1,23 v2.x")
    let ranges = course(from: "3 of 4, 1,9999", TextTween.numbers(in: "13-44, 3,0001"))
    #expect(ranges[4] == "8-24, 2,5000")
    #expect(course(from: "000", TextTween.numbers(in: "008"))[4] == "004")
    let huge = String(repeating: "9", count: 400)
    let text = "\(huge) 5\u{fe0f}\u{20e3} ٣ ² 4"
    let plain = course(from: "\(huge) 5\u{fe0f}\u{20e3} ٣ ² 2", TextTween.numbers(in: text))
    #expect(plain[4] == "\(huge) 5\u{fe0f}\u{20e3} ٣ ² 3")
  }

  @Test(
    "An easing that answers with nonsense does no harm",
    arguments: [Double.nan, .infinity, -.infinity, 1e300])
  func nonsense(_ eased: Double) {
    let easing = Easing.custom { _ in eased }
    let tweens: [(TextTween, String)] = [
      (.typed("abc"), "abc"), (.overtyped("abc"), "abc"), (.retyped("abc"), "abc"),
      (.scrambled("abc"), "abc"), (.counted(to: 5), "5"), (.numbers(in: "abc 5"), "abc 5"),
    ]
    for (tween, end) in tweens { #expect(course(from: "x", tween, easing: easing)[8] == end) }
    let path = MotionPath(.smooth, [SIMD2(0, 0), SIMD2(50, 80), SIMD2(90, -10)], isClosed: true)
    let layer = LayerModel()
    tweener.addTween(
      layer,
      [
        .duration: 1, .easing: easing, "motionPath": PathMotion(path, turning: "rotation"),
        "width": 5, "height": 7, "snap": ["width": 2], "wrap": ["width": 3],
        "_bezier": [["height": 5], ["height": 9]],
      ])
    tweener.advance(by: 0.5)
    #expect(tweener.after(0.5, layer.frame) == CGRect(x: 0, y: 0, width: 0, height: 7))
  }

  @Test("Scrambled letters settle from the front; a seed tells them all")
  func scrambled() {
    let end = "HELLO MY DEAR"
    func value(_ seed: UInt64) -> TextTween {
      .scrambled(end, seed: seed, characters: "xyz", changes: 8)
    }
    let course = course(from: "......", value(1))
    #expect(course == self.course(from: "......", value(1)))
    #expect(course != self.course(from: "......", value(2)))
    #expect(course[0] == "......" && course[8] == end)
    for step in 1..<8 {
      let shown = 13 * step / 8
      let length = Int((6 + 7 * Double(step) / 8).rounded())
      #expect(course[step].count == max(length, shown))
      #expect(course[step].hasPrefix(end.prefix(shown)))
      for (letter, own) in zip(course[step], end).dropFirst(shown) {
        #expect(own == " " ? letter == " " : "xyz".contains(letter))
      }
    }
    // Another turn, other letters.
    #expect(Set(course[1...4].map { $0.suffix(3) }).count > 1)
  }

  @Test("However the way is cut into steps, the text is the same")
  func divisible() {
    func run(_ steps: [Double]) -> String {
      let (tweener, layer) = (engine(), LayerModel())
      layer.text = "Level 3"
      tweener.addTween(
        layer,
        [
          .duration: 0.7, .repeat: 2, .autoreverse: true,
          "text": TextTween.scrambled("Level 14", seed: 4),
        ])
      for step in steps { tweener.advance(by: step) }
      return layer.text
    }
    #expect(run([1.3]) == run(Array(repeating: 0.1, count: 13)))
    #expect(run([1.4]) == "Level 3")
    #expect(run([2.1]) == "Level 14")
  }

  @Test("A newer text takes over where the older stands, and what is removed stays")
  func override() {
    let layer = LayerModel()
    let older = tweener.addTween(layer, [.duration: 1, "text": "abcd"])
    tweener.advance(by: 0.5)
    let newer = tweener.addTween(layer, [.duration: 1, "_text": "12"])
    #expect(tweener.after(0.25, older.outcome) == .overwritten(by: newer))
    #expect(layer.text == "a")
    newer.remove()
    #expect(tweener.after(1, layer.text) == "a")
  }

  @Test("Any class that is TextDisplaying has a text, and any other can name one")
  func targets() {
    let (sign, badge) = (Sign(), Badge())
    tweener.addTween([sign], [.duration: 1, "text": "open"])
    tweener.addTween(badge, [.duration: 1, "title": TextTween.retyped("new")])
    #expect(tweener.after(0.5, sign.text) == "op")
    #expect(badge.title == "")
    #expect(tweener.after(0.5, sign.text) == "open")
    #expect(badge.title == "new")
  }

  @Test("What is no text is reported with key and remedy, and the rest of the call goes on")
  func faults() {
    let values: [(Any, String)] = [
      ([1, 2], "a value of type Array<Int>"),
      (TextTween.counted(to: .nan), "the text counts to or from nan"),
      (TextTween.counted(from: -.infinity, to: 1), "the text counts to or from -inf"),
      (TextTween.scrambled("a", characters: ""), "there are no characters to scramble with"),
      (TextTween.scrambled("a", changes: 0), "the letters change 0 times"),
    ]
    for (value, fault) in values {
      let (tweener, list) = listening()
      let layer = LayerModel()
      layer.text = "as it was"
      tweener.addTween(layer, ["text": value, "alpha": 0])
      #expect(list.problems.map(\.fault) == [fault])
      #expect(list.keys == ["text"])
      #expect(layer.text == "as it was" && layer.alpha == 0)
    }
    let list = ProblemList(of: tweener)
    tweener.addTween(LayerModel(), ["_text": 5])
    #expect(list.keys == ["_text"])
  }
}
