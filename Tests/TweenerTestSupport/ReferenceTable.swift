// The tables of numbers in the package's folder Reference, read where they lie.

import Foundation

public enum ReferenceTable {
  /// The cells of a table's rows, without its head; none where there is no such table.
  public static func rows(_ name: String) -> [[String]] {
    var package = URL(fileURLWithPath: #filePath)
    for _ in 0..<3 { package.deleteLastPathComponent() }
    let file = package.appendingPathComponent("Reference/\(name).csv")
    guard let text = try? String(contentsOf: file, encoding: .utf8) else { return [] }
    return text.utf8.split(separator: UInt8(ascii: "\n")).dropFirst().map { line in
      line.split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false).map { String($0)! }
    }
  }

  /// The double of a bit pattern in hexadecimal digits.
  public static func double(ofBits digits: String) -> Double {
    Double(bitPattern: UInt64(digits, radix: 16)!)
  }
}
