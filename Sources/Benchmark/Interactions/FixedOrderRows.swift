import Backend
import Model
import Toolkit

/// Rows of a list by title that keep their places when their titles change.
///
/// The titles of the first rows begin with "!" and the row's number. The title of the last row
/// begins with a scalar that sorts after all others. So every edit can set a new title, and the
/// order by title stays.
struct FixedOrderRows {
  /// The index of the last row of the list.
  let lastRow: Int
  /// The ids of the notes in the first rows, then that of the last row.
  private let ids: [Note.ID]
  /// The texts below the titles.
  private let bodies: [String]

  /// Gives the rows their first titles, unless they already have such titles.
  ///
  /// - Parameters:
  ///   - robot: the app, showing the list by title.
  ///   - count: how many of the first rows get titles; fewer if the list is shorter.
  /// - Throws: an `InteractionError` if there is no row.
  init(on robot: AppRobot, first count: Int = 16) throws {
    let lastRow = try robot.table().rowCount - 1
    let first = try robot.ids(0..<min(count, max(lastRow, 0)))
    ids = first + (try robot.ids(lastRow..<lastRow + 1))
    self.lastRow = lastRow
    let texts = ids.map { robot.text(of: $0) }
    bodies = texts.map(Self.body)
    let rows = Array(first.indices) + [lastRow]
    let isSetUp = zip(rows, texts).allSatisfy { row, text in
      text.hasPrefix(Self.mark(of: row, last: lastRow) + " ")
    }
    if !isSetUp { robot.push(rows.map { change(ofRow: $0, step: 0) }) }
  }

  /// Returns the id of the note in one of these rows.
  func id(ofRow row: Int) -> Note.ID {
    ids[place(of: row)]
  }

  /// Returns the title that a row gets in a step; every step has another one.
  func title(ofRow row: Int, step: Int) -> String {
    "\(Self.mark(of: row, last: lastRow)) \(zeroPadded(step, toDigits: 7))"
  }

  func text(ofRow row: Int, step: Int) -> String {
    "\(title(ofRow: row, step: step))\n\(bodies[place(of: row)])"
  }

  /// Returns the change that gives a row its title for the step.
  func change(ofRow row: Int, step: Int) -> ServerChange {
    .change(id(ofRow: row), text: text(ofRow: row, step: step))
  }

  private func place(of row: Int) -> Int {
    row == lastRow ? ids.count - 1 : row
  }

  private static func mark(of row: Int, last: Int) -> String {
    row == last ? "\u{1FAF8}" : "!\(zeroPadded(row, toDigits: 5))"
  }

  /// Returns the text below the title if an edit has set one, else the whole text.
  private static func body(of text: String) -> String {
    guard text.hasPrefix("!") || text.hasPrefix("\u{1FAF8}"),
      let end = text.firstIndex(of: "\n")
    else { return text }
    return String(text[text.index(after: end)...])
  }
}
