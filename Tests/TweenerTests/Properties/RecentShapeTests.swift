import Foundation
import Testing

@testable import Tweener

@Suite("Calls that differ in plain numbers alone are read twice, and then share a plan")
struct RecentShapeTests {
  /// Two calls that make the engine know the shape, and then others.
  private func hits(
    of first: TweenParameters, _ others: TweenParameters...,
    sourceLocation: SourceLocation = #_sourceLocation
  ) -> Int {
    shapeHits(sourceLocation: sourceLocation) { stage in
      for parameters in [first, first] + others { stage.add(parameters) }
    }
  }

  @Test("each goes to its own end, by name and by key path, on every kind of number")
  func ownEnds() {
    let stage = ShapeStage(forgets: false, directWrites: true)
    let boxes = (0..<5).map { _ in ShapeBox() }
    for (index, box) in boxes.enumerated() {
      stage.add([.duration: 1, "x": 10.5 * Double(index), .path(\ShapeBox.whole): index], to: box)
    }
    stage.advance(0.5)
    let halfway = boxes.indices.map { (index: Int) -> Double in
      let end = 10.5 * Double(index)
      return 1 + (end - 1) * 0.5
    }
    #expect(boxes.map(\.x) == halfway)
    stage.advance(0.5)
    #expect(boxes.map(\.x) == [0, 10.5, 21, 31.5, 42])
    #expect(boxes.map(\.whole) == [0, 1, 2, 3, 4])
    #expect(stage.hits == 3)
    for key: TweenKey in ["x", "half", "whole", "byte", "observed", "left", "sum", "middle"] {
      #expect(hits(of: [.duration: 1, key: 9.25], [.duration: 1, key: 200.75]) == 1, "\(key)")
    }
  }

  @Test("an end of another type is read as what it is")
  func endTypes() {
    let plain: [Any] = [7.5, 7, -0.0, 1e300]
    let other: [Any] = [
      CGFloat(7.5), UInt16(7), "7.5", "+=2", true, Double.nan,
      -Double.infinity, [1.0], Double?(7.5) as Any, Double?.none as Any, NSNumber(value: 7.5),
      TweenValue.by(2), TweenValue.to(7.5).eased(.inQuad), TweenValue.each { (_: Int) in 3.5 },
    ]
    for key: TweenKey in ["x", "half", "whole", "byte", "observed", .path(\ShapeBox.y)] {
      for end in plain { #expect(hits(of: first(key), last(key, end)) == 1, "\(end) for \(key)") }
      for end in other { #expect(hits(of: first(key), last(key, end)) == 0, "\(end) for \(key)") }
      // The property's own type, and of others Double and Int alone.
      #expect(hits(of: first(key), last(key, Float(7.5))) == (key == "half" ? 1 : 0), "\(key)")
      #expect(hits(of: first(key), last(key, UInt8(7))) == (key == "byte" ? 1 : 0), "\(key)")
      for end in [1 << 53, Int.max] {
        #expect(hits(of: first(key), last(key, end)) == (key == "whole" ? 1 : 0), "\(key)")
      }
    }
  }

  private func first(_ key: TweenKey) -> TweenParameters { [.duration: 1, key: 5.0] }
  private func last(_ key: TweenKey, _ end: Any) -> TweenParameters { [.duration: 1, key: end] }

  @Test("another word, another value of a word and another type of it are other calls")
  func words() {
    let first: TweenParameters = [.duration: 1.0, .easing: Easing.inQuad, "x": 9.0]
    #expect(hits(of: first, first) == 1)
    #expect(hits(of: first, ["time": 1.0, .easing: Easing.inQuad, "x": 9.0]) == 0)
    #expect(hits(of: first, [.duration: 1.0, "ease": Easing.inQuad, "x": 9.0]) == 0)
    #expect(hits(of: first, [.duration: 1, .easing: Easing.inQuad, "x": 9.0]) == 0)
    #expect(hits(of: first, [.duration: 2.0, .easing: Easing.inQuad, "x": 9.0]) == 0)
    #expect(hits(of: first, [.duration: 1.0, .easing: Easing.outQuad, "x": 9.0]) == 0)
    #expect(hits(of: first, [.duration: 1.0, .easing: "inQuad", "x": 9.0]) == 0)
    #expect(hits(of: first, [.duration: 1.0, .delay: 0.5, "x": 9.0]) == 0)
    #expect(hits(of: first, [.duration: 1.0, .easing: Easing.inQuad, "y": 9.0]) == 0)
    #expect(
      hits(of: first, [.duration: 1.0, .easing: Easing.inQuad, .path(\ShapeBox.x): 9.0]) == 0)
    #expect(hits(of: first, [.duration: 1.0, "x": 9.0]) == 0)
    #expect(hits(of: first, [.duration: 1.0, .easing: Easing.inQuad, "x": 9.0, "y": 9.0]) == 0)
  }

  @Test("the order in which the keys were written does not matter")
  func keyOrder() {
    let entries: [(TweenKey, Any)] = [
      (.duration, 1.0), ("x", 9.0), (.path(\ShapeBox.y), 8.0), (.easing, "outQuad"), ("half", 7.0),
    ]
    let count = shapeHits { stage in
      for turn in 0..<12 {
        var parameters: TweenParameters = [:]
        // Another order, and another memory.
        parameters.reserveCapacity(turn * 9)
        for offset in entries.indices {
          let (key, value) = entries[(offset + turn) % entries.count]
          parameters[key] = value
        }
        stage.add(parameters)
      }
    }
    #expect(count == 10)
  }

  @Test("rounding, limits, repeats, frames, locks and modes go with the shape")
  func otherWords() {
    let sets: [TweenParameters] = [
      [.rounded: true, "x": 9.5], [.minimum: 2.0, .maximum: 6.5, "x": 9.5, "whole": 8],
      ["min": 2, "observed": -4.0], [.repeat: 2, .autoreverse: true, "x": 9.5],
      [.repeat: 2, .repeatDelay: 0.1, .repeatsDelay: true, .delay: 0.2, "x": 9.5],
      [.useFrames: true, .timeScale: 2.0, "y": 3.5], [.delay: -0.4, "sum": 3.5],
      [.locksInteraction: true, .unlocksInteraction: true, "x": 3.0],
      [.overwrite: false, "x": 3.0],
      [.overwrite: OverwriteMode.all, "x": 3.0], [.overwrite: "atAdd", "x": 3.0],
      [.retainsTarget: true, "x": 3.0],
    ]
    for (index, words) in sets.enumerated() {
      let call = words.merging([.duration: 0.75]) { $1 }
      #expect(hits(of: call, call, call) == 2, "set \(index)")
      // And on one target, where they meet.
      let box = ShapeBox()
      let count = shapeHits { stage in
        box.x = 1
        for _ in 0..<4 {
          stage.add(call, to: box)
          stage.advance(0.1)
        }
        stage.tweener.removeAllTweens()
        (box.y, box.whole, box.observed, box.writes) = (2, 3, 5, 0)
      }
      #expect(count == 2, "set \(index)")
    }
  }

  @Test("a call without duration is applied at once, to its own end")
  func immediate() {
    let boxes = (0..<4).map { _ in ShapeBox() }
    let stage = ShapeStage(forgets: false, directWrites: true)
    for (index, box) in boxes.enumerated() {
      stage.add(["x": Double(index), "byte": index], to: box)
    }
    #expect(boxes.map(\.x) == [0, 1, 2, 3])
    #expect(boxes.map(\.byte) == [0, 1, 2, 3])
    #expect(stage.hits == 2)
  }

  @Test("a few shapes are known at a time, those that served last")
  func fewShapes() {
    let calls: [TweenParameters] = (1...6).map { [.duration: Double($0) / 4, "x": 9.0] }
    let count = shapeHits { stage in
      for call in calls { for _ in 0..<2 { stage.add(call) } }
      for call in calls { stage.add(call) }
    }
    #expect(count == 4)
    let turns = shapeHits { stage in
      for call in calls.prefix(4) { for _ in 0..<2 { stage.add(call) } }
      for turn in 0..<40 { stage.add(calls[turn * 7 % 4]) }
    }
    #expect(turns == 40)
  }
}
