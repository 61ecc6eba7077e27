import Backend
import Equivalence
import Measurement
import Model
import Screens
import Toolkit

/// Types eight characters into the filter of the list, one per turn; each one hides more notes.
///
/// The notes get tags, so that each step can filter by another text:
/// - Half of the notes have at least one character of the text, a quarter two, an eighth three.
///   These characters are the same in every step.
/// - The first five notes of that eighth have more, up to all eight. These depend on the step.
final class FilterRun: InteractionRun {
  let driver: AppDriver
  let pieceCount = 8
  private let field: TextField
  private let table: TableView
  private let rows: FixedOrderRows
  /// The first character of every tag, which occurs nowhere else in the notes.
  private let mark: Character
  /// The rows that pass the filter, by the number of characters typed.
  private let passing: [[Int]]
  private var characters: [Character] = []
  private var step: Int?
  private var failure: String?
  /// How many characters have been typed.
  private var typed = 0

  /// - Parameter robot: the app, showing the list by title.
  /// - Throws: an `InteractionError` if there is no filter, or no unused character for the tags.
  init(_ robot: AppRobot) throws {
    driver = robot.driver
    field = try robot.find("notes.filter", as: TextField.self)
    table = try robot.table()
    let all = 0..<table.rowCount
    let rows = try FixedOrderRows(on: robot, first: all.count)
    self.rows = rows
    let texts = all.map { rows.text(ofRow: $0, step: 0) }
    func occurs(_ mark: Unicode.Scalar) -> Bool {
      texts.contains { $0.unicodeScalars.contains(mark) }
    }
    guard let mark = "#@~^|\u{A7}\u{A4}".unicodeScalars.first(where: { !occurs($0) }) else {
      throw InteractionError(description: "The notes use all characters that could begin a tag.")
    }
    self.mark = Character(mark)
    passing = (0...pieceCount).map { length in all.filter { Self.tagLength(row: $0) >= length } }
    robot.push(passing[1].map { change(ofRow: $0, step: 0) })
  }

  // MARK: - Tags

  /// Returns how many characters of the filter text a row's tag has.
  private static func tagLength(row: Int) -> Int {
    if row % 2 != 0 { return 0 }
    if row % 4 != 0 { return 1 }
    if row % 8 != 0 { return 2 }
    return max(3, 8 - row / 8)
  }

  /// Returns the filter text of a step; consecutive steps differ from the fourth character on.
  private func word(step: Int) -> String {
    "\(mark)ta" + String(zeroPadded(step, toDigits: 5).reversed().prefix(5))
  }

  private func change(ofRow row: Int, step: Int) -> ServerChange {
    let tag = word(step: step).prefix(Self.tagLength(row: row))
    return .change(
      rows.id(ofRow: row), text: "\(rows.text(ofRow: row, step: step))\n\(tag)-")
  }

  // MARK: - Steps

  func prepare(piece: Int, ofStep step: Int) {
    guard piece == 0 else {
      failure = failure ?? defect()
      return
    }
    self.step = step
    characters = Array(word(step: step))
    AppRobot(driver: driver).push(passing[4].map { change(ofRow: $0, step: step) })
  }

  func perform(piece: Int, ofStep step: Int) {
    driver.event { field.type(characters[piece]) }
    typed = piece + 1
  }

  func reset(step: Int) {
    failure = failure ?? defect()
    driver.event { field.clear() }
    typed = 0
  }

  func visibleDefect() -> String? {
    failure ?? defect()
  }

  private func defect() -> String? {
    let wanted = passing[typed]
    guard table.rowCount == wanted.count else {
      return "\(typed) characters leave \(table.rowCount) rows, not \(wanted.count)."
    }
    for (place, row) in wanted.prefix(table.visibleRows.count).enumerated()
    where (table.cellForRow(place) as? NoteCell)?.noteID != rows.id(ofRow: row) {
      return "After \(typed) characters row \(place) is wrong."
    }
    let title = AppRobot(driver: driver).shownTitle(of: rows.id(ofRow: 0))
    if let step, title != rows.title(ofRow: 0, step: step) {
      return "The row at the top shows \(title ?? "nothing")."
    }
    return AppRobot(driver: driver).defect(
      in: "notes.title", expected: "Notes (\(rows.lastRow + 1))")
  }

  // MARK: - Least work

  /// Returns one change of the rows per character, and the cells of the notes that come into view.
  static func leastWork(_ size: Int) -> ViewWork {
    var work = ViewWork()
    var passing = Array(0..<size)
    for length in 1...8 {
      let next = passing.filter { tagLength(row: $0) >= length }
      let shown = passing.prefix(Interactions.viewport)
      work.reorders += next.count < passing.count ? 1 : 0
      work.cellsConfigured += next.prefix(Interactions.viewport).count { !shown.contains($0) }
      passing = next
    }
    return work
  }
}
