import Foundation
import Testing

/// The picture in the docs is what the library does.
@Suite struct PathPictureTests {
  /// `TWEENER_DRAW=1 swift test --filter PathPicture` draws it anew.
  @Test("Docs/Images/paths.svg shows what an engine draws today")
  func picture() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let file = root.appendingPathComponent("Docs/Images/paths.svg")
    let drawn = PathPicture.svg()
    if ProcessInfo.processInfo.environment["TWEENER_DRAW"] != nil {
      try drawn.write(to: file, atomically: true, encoding: .utf8)
    }
    let shown = try String(contentsOf: file, encoding: .utf8)
    #expect(shown == drawn, "draw it anew: TWEENER_DRAW=1 swift test --filter PathPicture")
  }
}
