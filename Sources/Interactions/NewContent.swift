import Backend
import Equivalence
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

/// Edits of the top rows of a list by change, in rotation.
///
/// Each edit changes the lowest of these rows, which moves its note to the top.
struct RotatingEdits {
  /// The ids of the notes, from the top row down.
  private var ids: [Note.ID]
  private let bodies: [Note.ID: String]

  init(of ids: [Note.ID], text: (Note.ID) -> String) {
    self.ids = ids
    bodies = Dictionary(uniqueKeysWithValues: ids.map { ($0, Self.body(of: text($0))) })
  }

  /// Returns the title that an edit sets; every step has another one.
  static func title(step: Int) -> String {
    "\(start)\(zeroPadded(step, toDigits: 7))"
  }

  mutating func next(step: Int) -> ServerChange {
    let id = ids.removeLast()
    ids.insert(id, at: 0)
    return .change(id, text: "\(Self.title(step: step))\n\(bodies[id] ?? "")")
  }

  private static let start = "Edited "

  /// Returns the text below the title if an edit has set one, else the whole text.
  private static func body(of text: String) -> String {
    guard text.hasPrefix(start), let end = text.firstIndex(of: "\n") else { return text }
    return String(text[text.index(after: end)...])
  }
}

/// Notes that arrive from another device, each with a new id and a new text.
final class ArrivingNotes {
  private let driver: AppDriver
  private(set) var lastID: Note.ID = 0

  init(_ driver: AppDriver) {
    self.driver = driver
  }

  func next(step: Int) -> ServerChange {
    lastID = driver.makeArrivalID()
    return .insert(lastID, text: "Arrived \(step)\nNote \(lastID), from elsewhere")
  }
}

/// Sets of notes that replace all notes, each set with new ids, titles and dates.
struct ReplacementNotes {
  /// The ids of the latest set.
  private(set) var ids = 0..<0
  private let texts: [String]

  init(_ texts: [String]) {
    self.texts = texts
  }

  /// Returns the set of a step, one note per text.
  ///
  /// It depends on the step only, so the server encodes it once for all apps. Ids repeat after
  /// 10,007 steps; this is a prime number, so two steps in a row hardly ever have the same ids.
  mutating func notes(ofStep step: Int) -> [Note] {
    let moment = Timestamp.fixtureStart.advanced(by: Int64(step) * 1_000)
    let first = 2_000_000 + step % 10_007 * Fixture.maximumNoteCount
    ids = first..<first + texts.count
    return zip(ids, texts).map { id, text in
      Note(
        id: id, createdAt: moment,
        text: "\(title(of: text).prefix(30)) \(zeroPadded(step, toDigits: 7))\n\(text)")
    }
  }
}

/// Returns the number with leading zeros, so that it has at least `count` digits.
func zeroPadded(_ number: Int, toDigits count: Int) -> String {
  let digits = String(number)
  return String(repeating: "0", count: max(0, count - digits.count)) + digits
}
