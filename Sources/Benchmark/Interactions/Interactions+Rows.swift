import Backend
import Controllers
import Equivalence
import Model
import Screens
import Toolkit

/// Interactions in which rows are inserted, deleted or moved.
extension Interactions {
  static let insertTop = Interaction(
    id: "insert-top", prose: "By change: a note arrives from elsewhere at the top.",
    sizes: hundredAndMore, appNeeds: .shared, script: #"push insert 500 "Arrived""#,
    leastWork: { _ in ViewWork(viewWrites: 1, cellsConfigured: 1, rowInserts: 1) },
    begin: { driver in
      let robot = AppRobot(driver: driver)
      try robot.show(.byChange)
      let arrivals = ArrivingNotes(driver)
      let size = try robot.table().rowCount
      return PushRun(
        robot, changes: { [arrivals.next(step: $0)] },
        undo: { _ in [.delete(arrivals.lastID)] },
        defect: { _ in robot.defect(in: "notes.title", expected: "Notes (\(size + 1))") })
    })

  static let editMovesToTop = Interaction(
    id: "edit-moves-to-top", prose: "By change: the note in row 7 gets a new title from elsewhere.",
    sizes: thousands, appNeeds: .shared, script: "advance 1s\npush change 8 \"Edited 0000001\"",
    leastWork: { _ in ViewWork(viewWrites: 2, rowMoves: 1) },
    begin: { driver in
      let robot = AppRobot(driver: driver)
      try robot.show(.byChange)
      let table = try robot.table()
      var edits = RotatingEdits(of: try robot.ids(0..<8), text: { robot.text(of: $0) })
      return PushRun(
        robot, changes: { [edits.next(step: $0)] },
        defect: { step in
          let found = (table.cellForRow(0) as? NoteCell)?.titleLabel.text
          let wanted = RotatingEdits.title(step: step)
          return found == wanted ? nil : "Row 0 shows \(found ?? "nothing"), not \(wanted)."
        })
    })

  static let rollback = Interaction(
    id: "rollback", prose: "By change: the user deletes row 7, and the server refuses.",
    eventCount: { _ in 2 },
    sizes: thousands, appNeeds: .shared,
    script: "fail next delete\ndelete notes.row.8\nsettle",
    leastWork: { _ in
      ViewWork(viewWrites: 3, cellsConfigured: 2, rowInserts: 1, rowDeletes: 1)
    },
    begin: { driver in
      let robot = AppRobot(driver: driver)
      try robot.show(.byChange)
      let table = try robot.table()
      let arrivals = ArrivingNotes(driver)
      let size = table.rowCount
      var refused: Note.ID = 0
      return ActionRun(
        robot, answerCount: 1,
        action: { _ in
          let cell = try robot.noteCell(inRow: 7)
          refused = cell.noteID
          driver.backend.failNext(.delete)
          return { cell.delete() }
        },
        undo: { step in
          // Only another write removes the mark; this time the server accepts the delete.
          if let cell = table.cellForRow(7) { driver.event { cell.delete() } }
          driver.settle()
          robot.push([arrivals.next(step: step)])
        },
        defect: { _ in
          guard let cell = robot.cell(of: refused), table.row(for: cell) == 7,
            cell.markLabel.text == WriteMark.failed.rawValue
          else { return "The refused note is not back in row 7, marked." }
          guard (driver.view("tabs.notes") as? TabItem)?.badge == 1 else {
            return "The badge does not say that one note has a mark."
          }
          return robot.defect(in: "notes.title", expected: "Notes (\(size))")
        })
    })
}
