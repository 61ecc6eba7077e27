import Backend
import Controllers
import Equivalence
import Interactions
import Testing
import Toolkit

/// A note that stays in view keeps its cell, even if its row moves.
@MainActor @Suite("Identity of table cells") struct CellIdentityTests {
  /// Script steps that change the list of Ada's 60 notes by change, after the log-in.
  nonisolated static let changes = [
    "nothing at all": "settle",
    "a row moves to the top": #"push change 9 "Nine""#,
    "two rows swap": "begin turn\npush change 2 \"Two\"\npush change 1 \"One\"\nend turn",
    "a row arrives": #"push insert 500 "New""#,
    "a row goes": "push delete 4",
    "the user deletes a row": "delete notes.row.4",
    "a refused delete comes back": "fail next delete\ndelete notes.row.4\nsettle",
    "a row is replaced": "begin turn\npush delete 1\npush insert 500 \"New\"\nend turn",
    "the order changes": "tap notes.sort",
    "a filter lets some through": #"type notes.filter "e""#,
    "the list scrolls by some rows": "scroll notes.table 4",
    "a refresh brings the same": "tap notes.refresh\nsettle",
  ]

  @Test(
    "A row that is in view before and after a change keeps its cell.",
    arguments: changes.keys.sorted(),
    await architectureNames())
  func keepsCells(change: String, variant id: String) throws {
    let driver = AppDriver(try variant(id))
    try play(
      "type login.name \"ada\"\ntype login.password \"secret\"\ntap login.submit", on: driver)
    driver.settle()
    let before = try cells(in: driver)
    try #require(before.count == 15)
    try play(try #require(Self.changes[change]), on: driver)
    let after = try cells(in: driver)
    var kept = 0
    for (identifier, cell) in before {
      guard let now = after[identifier] else { continue }
      #expect(now === cell, "\(id): \(identifier) stands in another cell when \(change)")
      kept += 1
    }
    // A change that replaces all rows would test nothing.
    #expect(kept > 0 || change == "the order changes")
  }

  private func play(_ text: String, on driver: AppDriver) throws {
    try ScriptPlayer(driver) { _ in }.play(ScriptParser.parse(text + "\n", file: "cells"))
  }

  private func cells(in driver: AppDriver) throws -> [String: TableViewCell] {
    let table = try #require(driver.view("notes.table") as? TableView)
    var cells: [String: TableViewCell] = [:]
    for row in table.visibleRows {
      guard let cell = table.cellForRow(row), let identifier = cell.identifier else { continue }
      cells[identifier] = cell
    }
    return cells
  }
}
