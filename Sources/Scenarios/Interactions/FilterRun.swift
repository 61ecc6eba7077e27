import Controllers
import Model
import Screens
import Toolkit

/// Eight characters, one a turn, into the filter above the list: with each, fewer notes pass.
///
/// The notes are tagged for that, so that each step filters by a text of its own: a half, a quarter
/// and an eighth of them have one, two and three characters that never change, and the first five
/// of these have more, up to all eight, by the number of the step.
final class FilterRun: InteractionRun {
  let driver: AppDriver
  let pieceCount = 8
  private let field: TextField
  private let table: TableView
  private let rows: TitledRows
  /// A character that no text has but by a tag.
  private let mark: Character
  /// Which notes pass after so many characters.
  private let passing: [[Int]]
  private var characters: [Character] = []
  private var step: Int?
  private var failure: String?
  /// How many characters are typed.
  private var typed = 0

  /// - Parameter stage: the app, the list shown by title.
  /// - Throws: an `InteractionError` if there is no filter, or no character left for the tags.
  init(_ stage: Stage) throws {
    driver = stage.driver
    field = try stage.find("notes.filter", as: TextField.self)
    table = try stage.table()
    let all = 0..<table.rowCount
    let rows = try TitledRows(on: stage, first: all.count)
    self.rows = rows
    let used = all.reduce(into: Set<Character>()) { used, row in
      used.formUnion(rows.text(ofRow: row, step: 0))
    }
    guard let mark = "#@~^|\u{A7}\u{A4}".first(where: { !used.contains($0) }) else {
      throw InteractionError(description: "The notes use all characters that could begin a tag.")
    }
    self.mark = mark
    passing = (0...pieceCount).map { length in all.filter { Self.tagLength(row: $0) >= length } }
    stage.push(passing[1].map { change(ofRow: $0, step: 0) })
  }

  // MARK: - Tags

  /// How many characters of the filter a row has.
  private static func tagLength(row: Int) -> Int {
    if row % 2 != 0 { return 0 }
    if row % 4 != 0 { return 1 }
    if row % 8 != 0 { return 2 }
    return max(3, 8 - row / 8)
  }

  /// The filter of a step: neighbours differ from the fourth character on.
  private func word(step: Int) -> String {
    "\(mark)ta" + String(padded(step, to: 5).reversed().prefix(5))
  }

  private func change(ofRow row: Int, step: Int) -> ServerChange {
    let tag = word(step: step).prefix(Self.tagLength(row: row))
    return .change(
      rows.id(ofRow: row), text: "\(rows.text(ofRow: row, step: step))\n\(tag)-")
  }

  // MARK: - Steps

  func prepare(piece: Int, ofStep step: Int) {
    guard piece == 0 else {
      failure = failure ?? complaint()
      return
    }
    self.step = step
    characters = Array(word(step: step))
    Stage(driver: driver).push(passing[4].map { change(ofRow: $0, step: step) })
  }

  func perform(piece: Int, ofStep step: Int) {
    driver.event { field.type(characters[piece]) }
    typed = piece + 1
  }

  func reset(step: Int) {
    failure = failure ?? complaint()
    driver.event { field.clear() }
    typed = 0
  }

  func check() -> String? {
    failure ?? complaint()
  }

  private func complaint() -> String? {
    let wanted = passing[typed]
    guard table.rowCount == wanted.count else {
      return "\(typed) characters leave \(table.rowCount) rows, not \(wanted.count)."
    }
    for (place, row) in wanted.prefix(table.visibleRows.count).enumerated()
    where (table.cellForRow(place) as? NoteCell)?.noteID != rows.id(ofRow: row) {
      return "After \(typed) characters row \(place) is wrong."
    }
    let title = Stage(driver: driver).shownTitle(of: rows.id(ofRow: 0))
    if let step, title != rows.title(ofRow: 0, step: step) {
      return "The row at the top shows \(title ?? "nothing")."
    }
    return Stage(driver: driver).complaint("notes.title", says: "Notes (\(rows.lastRow + 1))")
  }

  // MARK: - The least work

  /// An operation on the rows a character, and the cells of notes that enter the view.
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
