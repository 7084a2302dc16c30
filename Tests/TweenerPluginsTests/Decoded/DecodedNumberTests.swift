import Foundation
import Testing
import Tweener
import TweenerPlugins

/// What decoders give for numbers, as words and as values of properties.
struct DecodedNumberTests {
  /// A call read from JSON, its names as they stand there.
  private func decoded(_ json: String) throws -> TweenParameters {
    let object = try JSONSerialization.jsonObject(with: Data(json.utf8))
    return TweenParameters(try #require(object as? [String: Any]))
  }

  @Test("A call that was decoded from JSON goes as one that was written out")
  func json() throws {
    let (tweener, box) = (engine(), Dot())
    let tween = tweener.addTween(
      box,
      try decoded(
        """
        {"duration": 2, "delay": 0.5, "repeat": 1, "repeatDelay": 0.25, "autoreverse": true,
        "timeScale": 0.5, "maximum": 8, "minimum": 1.5, "rounded": false, "easing": "linear",
        "overwrite": false, "retainsTarget": false, "x": 10, "count": 4.0}
        """))
    #expect(tween.duration == 2)
    #expect(tween.timeScale == 0.5)
    #expect(tweener.after(3, box.x) == 5)
    #expect(box.count == 2)
    #expect(tweener.after(1.5, box.x) == 8)
    #expect(tweener.after(2, tween.elapsed) == 2.75)
    #expect(box.x == 7.5)
  }

  @Test("An NSNumber of any sort is a number, for a word and for a property")
  func boxed() {
    let twos: [NSNumber] = [
      2, 2.0, NSNumber(value: Float(2)), NSNumber(value: Int8(2)), NSNumber(value: UInt64(2)),
    ]
    for two in twos {
      let (tweener, box) = (engine(), Dot())
      let tween = tweener.addTween(
        box, ["duration": two, "delay": two, "repeat": two, "x": two, "count": two])
      #expect(tween.duration == 2)
      #expect(tweener.after(2, box.x) == 0)
      #expect(tweener.after(5, tween.elapsed) == 5)
      #expect(tweener.after(1, tween.outcome) == .completed)
      #expect(box.x == 2)
      #expect(box.count == 2)
    }
    #expect(engine().addCaller([.duration: NSNumber(value: 0.1)]).duration == 0.1)
  }

  @Test("Numbers of every other type too, and text", arguments: [true, false])
  func others(isWord: Bool) {
    let twos: [Any] = [
      CGFloat(2), Float16(2), Int16(2), UInt8(2), "2", "2".dropFirst(0), NSString("2"),
      Optional(2) as Any,
    ]
    for two in twos {
      let (tweener, box) = (engine(), Dot())
      if isWord {
        #expect(tweener.addCaller([.duration: two]).duration == 2)
      } else {
        tweener.addTween(box, ["x": two])
        #expect(box.x == 2)
      }
    }
  }

  @Test("What is out of range or no number is reported in the same words")
  func reports() throws {
    let (tweener, list) = listening()
    tweener.addCaller(
      try decoded(#"{"duration": -1, "repeat": 1.5, "timeScale": 2000000, "delay": null}"#))
    #expect(
      Set(list.reports) == [
        "duration numberOutOfRange", "repeat numberOutOfRange", "timeScale numberOutOfRange",
        "delay wrongParameterType",
      ])
  }
}
