import Controllers
import Model
import Toolkit

/// Rows that edits change, set up so that a new title never moves them.
///
/// The first rows by title get titles that begin with "!" and their number, the last one a title
/// that begins with a scalar after all others. So each edit can bring a title that was never there
/// before, and the order by title stays.
struct TitledRows {
  /// The last row of the list.
  let lastRow: Int
  /// Those of the first rows, then that of the last one.
  private let ids: [Note.ID]
  /// What stands below the titles.
  private let bodies: [String]

  /// Sets the rows up in a list that shows them by title.
  ///
  /// - Parameters:
  ///   - stage: the app, the list shown by title.
  ///   - count: how many of the first rows get titles; fewer if there are fewer.
  /// - Throws: an `InteractionError` if there is no row.
  init(on stage: Stage, first count: Int = 16) throws {
    let lastRow = try stage.table().rowCount - 1
    let first = try stage.ids(0..<min(count, max(lastRow, 0)))
    ids = first + (try stage.ids(lastRow..<lastRow + 1))
    self.lastRow = lastRow
    let texts = ids.map { stage.text(of: $0) }
    bodies = texts.map(Self.body)
    let rows = Array(first.indices) + [lastRow]
    let isSetUp = zip(rows, texts).allSatisfy { row, text in
      text.hasPrefix(Self.mark(of: row, last: lastRow) + " ")
    }
    if !isSetUp { stage.push(rows.map { change(ofRow: $0, step: 0) }) }
  }

  /// The note in one of the rows that have such titles.
  func id(ofRow row: Int) -> Note.ID {
    ids[place(of: row)]
  }

  /// The title that a row has from a step on; never the same twice.
  func title(ofRow row: Int, step: Int) -> String {
    "\(Self.mark(of: row, last: lastRow)) \(padded(step, to: 7))"
  }

  func text(ofRow row: Int, step: Int) -> String {
    "\(title(ofRow: row, step: step))\n\(bodies[place(of: row)])"
  }

  /// Gives a row its title of that step.
  func change(ofRow row: Int, step: Int) -> ServerChange {
    .change(id(ofRow: row), text: text(ofRow: row, step: step))
  }

  private func place(of row: Int) -> Int {
    row == lastRow ? ids.count - 1 : row
  }

  private static func mark(of row: Int, last: Int) -> String {
    row == last ? "\u{1FAF8}" : "!\(padded(row, to: 5))"
  }

  /// What stands below the title that an edit has set, or else the whole text.
  private static func body(of text: String) -> String {
    guard text.hasPrefix("!") || text.hasPrefix("\u{1FAF8}"),
      let end = text.firstIndex(of: "\n")
    else { return text }
    return String(text[text.index(after: end)...])
  }
}
