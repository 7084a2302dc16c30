// Lines up cells in columns. Called by the table format.

enum TextTable {
  /// The lines of a table whose first row is its head; numbers stand to the right, and columns from
  /// `leftFrom` on to the left.
  static func lines(_ rows: [[String]], leftFrom: Int = .max) -> String {
    var widths: [Int] = []
    for row in rows {
      for (column, cell) in row.enumerated() {
        if column == widths.count { widths.append(0) }
        widths[column] = max(widths[column], cell.count)
      }
    }
    return rows.map { row in
      let cells = row.enumerated().map { column, cell in
        let space = String(repeating: " ", count: widths[column] - cell.count)
        return column >= leftFrom ? cell + space : space + cell
      }
      return String(cells.joined(separator: "  ").reversed().drop { $0 == " " }.reversed()) + "\n"
    }.joined()
  }
}
