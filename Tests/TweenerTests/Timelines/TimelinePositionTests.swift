import Testing

@testable import Tweener

@Suite("Positions in a timeline")
struct TimelinePositionTests {
  private typealias Place = TimelinePlace

  private func place(_ position: TimelinePosition, _ labels: Set<String> = ["in", "fly out"])
    throws -> TimelinePlace
  {
    let place = try position.place(nil, Dictionary(uniqueKeysWithValues: labels.map { ($0, 7) }))
    if case .label = place.anchor { #expect(place.label == 7) } else { #expect(place.label == nil) }
    return Place(anchor: place.anchor, shift: place.shift)
  }

  @Test("a text that is taken apart once means the same the second time, with other labels too")
  func knownTexts() throws {
    let texts = PositionTexts()
    for text in ["<0.5", "in+=1", " in ", "+=25%", "2", ">"] {
      for labels in [["in": Int64(0)], ["<0.5": 0, "2": 0], [:]] {
        let alone = Result { try TimelinePosition(text).place(nil, labels) }
        for _ in 0..<2 {
          let known = Result { try TimelinePosition(text).place(texts, labels) }
          #expect(String(describing: known) == String(describing: alone))
        }
      }
    }
  }

  @Test("typed positions say where they are")
  func typed() throws {
    #expect(try place(.at(2)) == Place(anchor: .beginning, shift: .seconds(2)))
    #expect(try place(.end) == Place(anchor: .end, shift: .seconds(0)))
    #expect(try place(.end(-0.5)) == Place(anchor: .end, shift: .seconds(-0.5)))
    #expect(try place(.label("in")) == Place(anchor: .label("in"), shift: .seconds(0)))
    #expect(try place(.label("in", 0.5)) == Place(anchor: .label("in"), shift: .seconds(0.5)))
    #expect(try place(.previousStart) == Place(anchor: .previousStart, shift: .seconds(0)))
    #expect(try place(.previousStart(0.5)) == Place(anchor: .previousStart, shift: .seconds(0.5)))
    #expect(try place(.previousEnd) == Place(anchor: .previousEnd, shift: .seconds(0)))
    #expect(try place(.previousEnd(-0.5)) == Place(anchor: .previousEnd, shift: .seconds(-0.5)))
  }

  @Test("literals are seconds and texts")
  func literals() {
    let positions: [TimelinePosition] = [2, 0.5, -1, "in", "<"]
    let same: [TimelinePosition] = [
      .at(2), .at(0.5), .at(-1), TimelinePosition("in"), TimelinePosition("<"),
    ]
    #expect(positions == same)
    #expect(Set(positions + same).count == 5)
  }

  @Test(
    "a text is read as one of the forms",
    arguments: [
      ("+=0.5", .end, .seconds(0.5)), ("-=0.5", .end, .seconds(-0.5)),
      (" += 1 ", .end, .seconds(1)), ("+=25%", .end, .ofAdded(0.25)),
      ("-=25%", .end, .ofAdded(-0.25)), ("in", .label("in"), .seconds(0)),
      (" in ", .label("in"), .seconds(0)), ("fly out", .label("fly out"), .seconds(0)),
      ("in+=0.5", .label("in"), .seconds(0.5)), ("in-=0.5", .label("in"), .seconds(-0.5)),
      ("in += 0.5", .label("in"), .seconds(0.5)), ("in+=50%", .label("in"), .ofAdded(0.5)),
      ("<", .previousStart, .seconds(0)), ("<0.5", .previousStart, .seconds(0.5)),
      ("<-0.5", .previousStart, .seconds(-0.5)), ("< 0.5", .previousStart, .seconds(0.5)),
      ("<+=0.5", .previousStart, .seconds(0.5)), ("<-=0.5", .previousStart, .seconds(-0.5)),
      ("<25%", .previousStart, .ofPrevious(0.25)), ("<+=25%", .previousStart, .ofAdded(0.25)),
      ("<-=25%", .previousStart, .ofAdded(-0.25)), (">", .previousEnd, .seconds(0)),
      (">0.5", .previousEnd, .seconds(0.5)), (">-0.5", .previousEnd, .seconds(-0.5)),
      (">-10%", .previousEnd, .ofPrevious(-0.1)), (">+=25%", .previousEnd, .ofAdded(0.25)),
      ("2", .beginning, .seconds(2)), ("1e-1", .beginning, .seconds(0.1)),
    ] as [(String, TimelinePlace.Anchor, TimelinePlace.Shift)])
  func texts(text: String, anchor: TimelinePlace.Anchor, shift: TimelinePlace.Shift) throws {
    #expect(try place(TimelinePosition(text)) == TimelinePlace(anchor: anchor, shift: shift))
  }

  @Test("a label of the very name comes before every form")
  func labelsFirst() throws {
    for name in ["<", "+=0.5", "2", "in+=0.5", "", " in "] {
      let place = try place(TimelinePosition(name), [name])
      #expect(place == Place(anchor: .label(name), shift: .seconds(0)))
    }
  }

  @Test("a name that is no label is an unknown label, without what is added to it")
  func unknownLabels() {
    for (text, name) in [
      ("inn", "inn"), ("inn+=0.5", "inn"), ("in+0.5", "in+0.5"), ("x=2", "x=2"), ("50%", "50%"),
    ] {
      #expect(throws: TimelinePlace.Fault.unknownLabel(name)) { try place(TimelinePosition(text)) }
    }
    #expect(throws: TimelinePlace.Fault.unknownLabel("<")) { try place(.label("<")) }
  }

  @Test(
    "other texts cannot be read",
    arguments: ["", " ", "<soon", ">%", "<+=", "+=", "-=later", "in+=", "in+=5px", "<<", "<5%%"])
  func unreadable(text: String) {
    #expect(throws: TimelinePlace.Fault.unreadable) { try place(TimelinePosition(text)) }
  }

  @Test("a position prints as it is written")
  func descriptions() {
    #expect(TimelinePosition("<25%").description == "<25%")
    #expect(TimelinePosition.at(2).description == "at(2.0)")
    #expect(TimelinePosition.end.description == "end")
    #expect(TimelinePosition.previousEnd(-0.5).description == "previousEnd(-0.5)")
    #expect(TimelinePosition.label("in").description == "label(\"in\")")
    #expect(TimelinePosition.label("in", 0.5).description == "label(\"in\", 0.5)")
  }
}
