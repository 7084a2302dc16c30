import Foundation
import TweenerTrace

/// Compares a trace with the one that is kept in a file beside the test. Where there is no file, it is written: look at it, and
/// commit it. Returns what differs, and the picture of what was played.
func differences(
  of trace: TweenTrace, fromFile name: String, beside test: String = #filePath
) throws -> [String] {
  let file = URL(fileURLWithPath: test).deletingLastPathComponent().appendingPathComponent(name)
  guard let text = try? String(contentsOf: file, encoding: .utf8) else {
    try trace.description.write(to: file, atomically: true, encoding: .utf8)
    return ["\(name) was written; look at it and commit it"]
  }
  guard let kept = TweenTrace(text) else { return ["\(name) is no trace"] }
  let found = trace.differences(from: kept, tolerance: 1e-9).map(\.description)
  if !found.isEmpty {
    let picture = FileManager.default.temporaryDirectory.appendingPathComponent("\(name).svg")
    try trace.svg.write(to: picture, atomically: true, encoding: .utf8)
    return found + ["the picture of what was played: \(picture.path)"]
  }
  return []
}
