/// A table of texts, printed as Markdown that is aligned in its raw form too, or as CSV.
package struct TextTable: Sendable, Equatable {
  /// On which side the cells of a column are flush.
  package enum Alignment: Sendable {
    /// As words are.
    case left
    /// As numbers are.
    case right
  }

  /// The head of a column.
  package struct Column: Sendable, Equatable {
    /// What stands above it.
    package var title: String
    /// On which side its cells are flush.
    package var alignment: Alignment

    /// A column; words are the rule.
    package init(_ title: String, _ alignment: Alignment = .left) {
      self.title = title
      self.alignment = alignment
    }
  }

  /// The heads, at least one.
  package let columns: [Column]
  /// The cells, one for each column.
  package private(set) var rows: [[String]] = []

  /// A table without rows.
  package init(_ columns: [Column]) {
    self.columns = columns
  }

  /// Adds a row; cells left out at its end are empty, and there are none too many.
  package mutating func append(_ cells: [String]) {
    precondition(cells.count <= columns.count, "\(cells) has more cells than there are columns.")
    rows.append(cells + Array(repeating: "", count: columns.count - cells.count))
  }

  /// The table in GitHub-flavoured Markdown, a newline at its end.
  ///
  /// Cells may hold Markdown themselves; only bars and line breaks, which would end them, are
  /// escaped.
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

  /// The table as CSV with its heads as the first line.
  package func csv() -> String {
    ([columns.map(\.title)] + rows).map(CSV.line).joined()
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
