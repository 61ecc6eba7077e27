/// A table of texts.
///
/// It is printed as Markdown with aligned columns, or as aligned columns alone.
package struct TextTable: Sendable, Equatable {
  /// The alignment of the cells in a column.
  package enum Alignment: Sendable {
    /// For words.
    case left
    /// For numbers.
    case right
  }

  /// The heading of a column.
  package struct Column: Sendable, Equatable {
    /// The title.
    package var title: String
    /// The alignment of its cells.
    package var alignment: Alignment

    /// Creates a column, by default for words.
    package init(_ title: String, _ alignment: Alignment = .left) {
      self.title = title
      self.alignment = alignment
    }
  }

  /// The headings, at least one.
  package let columns: [Column]
  /// The rows, each with one cell per column.
  package private(set) var rows: [[String]] = []

  /// Creates a table without rows.
  package init(_ columns: [Column]) {
    self.columns = columns
  }

  /// Adds a row.
  ///
  /// Missing cells at its end are empty; too many cells are a programming error.
  package mutating func append(_ cells: [String]) {
    precondition(cells.count <= columns.count, "\(cells) has more cells than there are columns.")
    rows.append(cells + Array(repeating: "", count: columns.count - cells.count))
  }

  /// Returns the table in GitHub-flavoured Markdown, ending in a newline.
  ///
  /// Cells may contain Markdown. Only bars and line breaks are escaped, because they would end a
  /// cell.
  package func markdown() -> String {
    let heads = columns.map { Self.escape($0.title) }
    let body = rows.map { $0.map(Self.escape) }
    let widths = columns.indices.map { column in
      ([heads] + body).map { displayWidth($0[column]) }.reduce(3, max)
    }
    let rule = zip(columns, widths).map { column, width in
      String(repeating: "-", count: width - 1) + (column.alignment == .right ? ":" : "-")
    }
    return ([heads, rule] + body).map { cells in
      "| "
        + columns.indices.map { pad(cells[$0], widths[$0], columns[$0].alignment) }
        .joined(separator: " | ") + " |\n"
    }.joined()
  }

  /// Returns the table with other texts.
  package func map(_ text: (String) -> String) -> TextTable {
    var table = TextTable(columns.map { Column(text($0.title), $0.alignment) })
    for row in rows { table.append(row.map(text)) }
    return table
  }

  /// Returns the table in aligned columns without lines, ending in a newline.
  ///
  /// - Parameter width: the room. If it is not enough, columns of words are broken at spaces. If that
  ///   is not enough, the columns that do not fit follow below, with the first one again.
  /// - Returns: the lines. No cell is cut.
  package func plain(width: Int = .max) -> String {
    let lines = [columns.map(\.title)] + rows
    func widest(_ column: Int, _ isEnd: (Character) -> Bool) -> Int {
      lines.flatMap { $0[column].split(whereSeparator: isEnd) }
        .map { displayWidth(String($0)) }.reduce(0, max)
    }
    var widths = columns.indices.map { widest($0) { $0 == "\n" } }
    func room(_ columns: [Int]) -> Int { columns.reduce(-space) { $0 + widths[$1] + space } }
    let words = columns.indices.map { widest($0) { " \n".contains($0) } }
    let breakable = columns.indices.filter { columns[$0].alignment == .left }
    while room(Array(columns.indices)) > width,
      let column = breakable.filter({ widths[$0] > words[$0] }).max(by: { widths[$0] < widths[$1] })
    {
      widths[column] -= 1
    }
    var parts = [[0]]
    for column in columns.indices.dropFirst() {
      let last = parts.count - 1
      if parts[last].count == 1 || room(parts[last] + [column]) <= width {
        parts[last].append(column)
      } else {
        parts.append([0, column])
      }
    }
    return parts.map { part in lines.map { plain($0, part, widths) }.joined() }
      .joined(separator: "\n")
  }

  /// The columns between two cells.
  private var space: Int { 2 }

  /// Returns some cells of a row; one that is wider than its column has several lines.
  private func plain(_ row: [String], _ shown: [Int], _ widths: [Int]) -> String {
    let cells = shown.map { wrapped(row[$0], width: widths[$0], indent: 0, lead: "") }
    return (0..<(cells.map(\.count).max() ?? 0)).map { line in
      var text = zip(shown, cells).map { column, cell in
        pad(line < cell.count ? cell[line] : "", widths[column], columns[column].alignment)
      }.joined(separator: String(repeating: " ", count: space))
      while text.last == " " { text.removeLast() }
      return text + "\n"
    }.joined()
  }

  private func pad(_ text: String, _ width: Int, _ alignment: Alignment) -> String {
    let space = String(repeating: " ", count: width - displayWidth(text))
    return alignment == .left ? text + space : space + text
  }

  private static func escape(_ text: String) -> String {
    text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .joined(separator: "<br>").replacing("|", with: "\\|")
  }
}

extension TextTable {
  /// A column of a declared table: its heading, and what it shows of a row.
  package struct Shown<Row> {
    let column: Column
    let text: (Row) -> String

    /// A column of words.
    package static func words(_ title: String, _ text: @escaping (Row) -> String) -> Shown {
      Shown(column: Column(title), text: text)
    }

    /// A column of numbers.
    package static func number(_ title: String, _ text: @escaping (Row) -> String) -> Shown {
      Shown(column: Column(title, .right), text: text)
    }
  }

  /// Creates a table that is declared by its rows and columns.
  package init<Row>(of rows: [Row], _ columns: [Shown<Row>]) {
    self.init(columns.map(\.column))
    for row in rows { append(columns.map { $0.text(row) }) }
  }
}
