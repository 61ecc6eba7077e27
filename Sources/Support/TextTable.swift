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
  /// - Parameter width: the room. If it is not enough, words are broken at spaces; if that is not
  ///   enough, the table is split into several, each with the first column.
  /// - Returns: the lines.
  package func plain(width: Int = .max) -> String {
    let lines = [columns.map(\.title)] + rows
    var widths = columns.indices.map { column in
      lines.flatMap { $0[column].split(whereSeparator: \.isNewline) }
        .map { displayWidth(String($0)) }.reduce(0, max)
    }
    func room(_ columns: some Sequence<Int>) -> Int {
      columns.reduce(-Self.space) { $0 + widths[$1] + Self.space }
    }
    func widestWords() -> Int? {
      columns.indices.filter { columns[$0].alignment == .left && widths[$0] > Self.leastWords }
        .max { widths[$0] < widths[$1] }
    }
    while room(columns.indices) > width, let widest = widestWords() { widths[widest] -= 1 }
    guard room(columns.indices) > width else { return plain(columns.indices, widths) }
    var groups: [[Int]] = []
    for column in columns.indices.dropFirst() {
      if let last = groups.last, room([0] + last + [column]) <= width {
        groups[groups.count - 1].append(column)
      } else {
        groups.append([column])
      }
    }
    return groups.map { plain([0] + $0, widths) }.joined(separator: "\n")
  }

  /// The columns between two cells.
  private static let space = 2
  /// The least width of a column of words.
  private static let leastWords = 16

  /// Returns some columns; a cell that is wider than its column has several lines.
  private func plain(_ shown: some Collection<Int>, _ widths: [Int]) -> String {
    ([columns.map(\.title)] + rows).map { row in
      let cells = shown.map { column in
        wrapped(row[column], width: widths[column], indent: 0, lead: "")
          .map { shortened($0, to: widths[column]) }
      }
      return (0..<(cells.map(\.count).max() ?? 0)).map { line in
        var text = zip(shown, cells).map { column, cell in
          pad(line < cell.count ? cell[line] : "", widths[column], columns[column].alignment)
        }.joined(separator: String(repeating: " ", count: Self.space))
        while text.last == " " { text.removeLast() }
        return text + "\n"
      }.joined()
    }.joined()
  }

  /// Returns a text without its beginning if it is too wide, because names differ at their ends.
  private func shortened(_ text: String, to width: Int) -> String {
    guard displayWidth(text) > width else { return text }
    var rest = text[...]
    while displayWidth(String(rest)) >= width, !rest.isEmpty { rest.removeFirst() }
    return "…" + rest
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

/// Comma-separated values as in RFC 4180, with plain newlines.
package enum CSV {
  /// Returns one line with its newline.
  ///
  /// Fields are quoted only if necessary.
  package static func line(_ fields: [String]) -> String {
    fields.map(field).joined(separator: ",") + "\n"
  }

  private static func field(_ text: String) -> String {
    let isPlain = !text.contains { $0 == "," || $0 == "\"" || $0.isNewline }
    return isPlain ? text : "\"" + text.replacing("\"", with: "\"\"") + "\""
  }
}
