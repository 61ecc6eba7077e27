/// A text fitted to the width of a terminal, which would otherwise break lines within words.
///
/// Prose is broken at spaces. If a Markdown table is too wide, its first column is shortened. If
/// that is not enough, the table is split into several, each with the first column.
struct FittedText {
  /// The smallest width to which a first column is shortened.
  private static let leastFirst = 24

  let lines: [String]
  private let width: Int

  init(_ text: String, width: Int) {
    self.width = width
    var lines: [String] = []
    var table: [String] = []
    for line in text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) {
      if line.hasPrefix("| ") {
        table.append(line)
      } else {
        lines += Self.split(table, width) + Self.broken(line, width)
        table = []
      }
    }
    self.lines = lines + Self.split(table, width)
  }

  /// Returns the lines of a prose line.
  ///
  /// Each line of a quotation keeps its quotation mark.
  private static func broken(_ line: String, _ width: Int) -> [String] {
    guard displayWidth(line) > width else { return [line] }
    let quote = "> "
    guard line.hasPrefix(quote) else { return wrapped(line, width: width, indent: 0, lead: "") }
    return wrapped(
      String(line.dropFirst(quote.count)), width: width - quote.count, indent: 0, lead: ""
    ).map { quote + $0 }
  }

  // MARK: - Tables

  /// Returns the tables into which a table is split, with an empty line between them.
  private static func split(_ table: [String], _ width: Int) -> [String] {
    guard table.count > 1, table.contains(where: { displayWidth($0) > width }) else { return table }
    let widths = table[1].split(separator: "|").map { displayWidth(String($0)) - 2 }
    let rows = table.map { cells(of: $0, widths) }
    guard widths.count > 1, rows.allSatisfy({ $0.count == widths.count }) else { return table }
    let others = widths.dropFirst().map { $0 + 3 }
    let whole: Int = width - 4 - others.reduce(0, +)
    let part: Int = width - 4 - (others.max() ?? 0)
    let fits = whole >= min(widths[0], leastFirst)
    let first = min(widths[0], max(fits ? whole : part, leastFirst))
    var groups: [[Int]] = []
    var used = 0
    for column in widths.indices.dropFirst() {
      if !groups.isEmpty, used + widths[column] + 3 <= width {
        groups[groups.count - 1].append(column)
      } else {
        groups.append([column])
        used = first + 4
      }
      used += widths[column] + 3
    }
    var lines: [String] = []
    for group in groups {
      if !lines.isEmpty { lines.append("") }
      for row in rows {
        let cells: [String] = [shortened(row[0], to: first)] + group.map { row[$0] }
        lines.append("| \(cells.joined(separator: " | ")) |")
      }
    }
    return lines
  }

  /// Returns the cells of a row, as wide as their columns.
  private static func cells(of row: String, _ widths: [Int]) -> [String] {
    var rest = row.dropFirst(2)
    return widths.map { width in
      var cell = ""
      while displayWidth(cell) < width, let next = rest.popFirst() { cell.append(next) }
      rest = rest.dropFirst(3)
      return cell
    }
  }

  /// Returns a cell shortened at its start, because names differ at their ends.
  ///
  /// A rule of dashes stays a rule.
  private static func shortened(_ cell: String, to width: Int) -> String {
    guard displayWidth(cell) > width else { return cell }
    if cell.allSatisfy({ $0 == "-" }) { return String(cell.prefix(width)) }
    var text = cell
    while text.last == " ", displayWidth(text) > width { text.removeLast() }
    guard displayWidth(text) > width else { return text }
    while displayWidth(text) >= width, !text.isEmpty { text.removeFirst() }
    let short = "…" + text
    return short + String(repeating: " ", count: max(width - displayWidth(short), 0))
  }
}

extension Terminal {
  /// Returns the text fitted to the terminal's width; unchanged if the output is not a terminal.
  package func fitted(_ text: String) -> String {
    isTerminal ? FittedText(text, width: width).lines.joined(separator: "\n") : text
  }
}

extension Console {
  /// Writes a text for people to the output, fitted to the terminal's width.
  package func show(_ text: String) throws {
    try output.write(outputTerminal.fitted(text))
  }
}

/// Returns the lines of a text, at most `width` columns wide, broken at spaces.
///
/// The first line begins with `lead`, the others with `indent` spaces. Line breaks and leading
/// spaces are kept. A word that is wider than the line is on a line of its own.
package func wrapped(_ text: String, width: Int, indent: Int, lead: String) -> [String] {
  var lines: [String] = []
  for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
    let margin = line.prefix { $0 == " " }
    let words = line.split(separator: " ").map(String.init)
    let start = lines.isEmpty ? lead : String(repeating: " ", count: indent)
    lines += wrapped(words, width: width, indent: indent + margin.count, lead: start + margin)
  }
  return lines
}

/// Returns the lines of a list of words, which are not broken themselves.
package func wrapped(_ words: [String], width: Int, indent: Int, lead: String) -> [String] {
  var lines = [lead]
  var used = displayWidth(lead)
  var isFresh = true
  for word in words {
    let needed = displayWidth(word) + (isFresh ? 0 : 1)
    if !isFresh, used + needed > width {
      lines.append(String(repeating: " ", count: indent) + word)
      used = indent + needed - 1
    } else {
      lines[lines.count - 1] += (isFresh ? "" : " ") + word
      used += needed
      isFresh = false
    }
  }
  if isFresh { lines = [String(lead.reversed().drop { $0 == " " }.reversed())] }
  return lines
}
