import Controllers
import Model
import Toolkit

/// The rows that edits change, set up so that a new title never moves them.
///
/// The first rows by title get titles that begin with "!" and their number, the last one a title
/// that begins with a scalar after all others. So each edit can bring a title that was never there
/// before, and the order by title stays.
struct TitledRows {
  private static let markedCount = 16
  let ids: [Note.ID]
  let lastID: Note.ID

  /// Sets the rows up in a list that shows them by title.
  init(on stage: Stage) throws {
    ids = try stage.ids(0..<Self.markedCount)
    let count = try stage.table().rowCount
    let last = try stage.ids(count - 1..<count)
    lastID = last[0]
    let isMarked = ids.enumerated().allSatisfy { row, id in
      stage.text(of: id).hasPrefix("!\(Self.digits(row, 2)) ")
    }
    guard !isMarked else { return }
    stage.push(
      ids.enumerated().map { row, id in
        .change(id, text: Self.text(row: row, step: 0, body: stage.text(of: id)))
      } + [.change(lastID, text: Self.lastText(step: 0, body: stage.text(of: lastID)))])
  }

  /// A new text for one of the first rows; the title is never the same twice.
  static func text(row: Int, step: Int, body: String) -> String {
    "!\(digits(row, 2)) \(digits(step, 7))\n\(tail(body))"
  }

  /// A new text for the last row.
  static func lastText(step: Int, body: String) -> String {
    "\u{1FAF8} \(digits(step, 7))\n\(tail(body))"
  }

  /// What stands below the title that an edit has set, or else the whole text.
  private static func tail(_ text: String) -> Substring {
    guard text.hasPrefix("!") || text.hasPrefix("\u{1FAF8}"),
      let end = text.firstIndex(of: "\n")
    else { return text[...] }
    return text[text.index(after: end)...]
  }

  private static func digits(_ number: Int, _ count: Int) -> String {
    let text = String(number)
    return String(repeating: "0", count: max(0, count - text.count)) + text
  }
}
