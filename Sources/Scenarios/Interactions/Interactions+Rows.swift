import Controllers
import Model
import Screens
import Toolkit

/// Interactions in which rows come, go and move.
extension Interactions {
  static let insertTop = Interaction(
    id: "insert-top", prose: "By change: a note arrives from elsewhere at the top.",
    sizes: thousands, appNeeds: .shared, script: #"push insert 500 "Arrived""#,
    leastWork: { _ in ViewWork(viewWrites: 1, cellsConfigured: 1, rowInserts: 1) },
    begin: { driver in
      let stage = Stage(driver: driver)
      try stage.show(.byChange)
      let arrivals = Arrivals(driver)
      let size = try stage.table().rowCount
      return PushRun(
        stage, changes: { [arrivals.next(step: $0)] },
        undo: { _ in [.delete(arrivals.lastID)] },
        complaint: { _ in stage.complaint("notes.title", says: "Notes (\(size + 1))") })
    })

  static let deleteMiddle = Interaction(
    id: "delete-middle", prose: "By change: the user deletes row 7.",
    sizes: thousands, appNeeds: .shared, script: "delete notes.row.8",
    leastWork: { _ in ViewWork(viewWrites: 1, cellsConfigured: 1, rowDeletes: 1) },
    begin: { driver in
      let stage = Stage(driver: driver)
      try stage.show(.byChange)
      let arrivals = Arrivals(driver)
      let size = try stage.table().rowCount
      return ActionRun(
        stage,
        action: { _ in
          let cell = try stage.noteCell(inRow: 7)
          return { cell.delete() }
        },
        undo: { step in
          driver.settle()
          stage.push([arrivals.next(step: step)])
        },
        complaint: { _ in stage.complaint("notes.title", says: "Notes (\(size - 1))") })
    })

  static let editMovesToTop = Interaction(
    id: "edit-moves-to-top", prose: "By change: the note in row 7 gets a new title from elsewhere.",
    sizes: thousands, appNeeds: .shared, script: "advance 1s\npush change 8 \"Edited 0000001\"",
    leastWork: { _ in ViewWork(viewWrites: 2, rowMoves: 1) },
    begin: { driver in
      let stage = Stage(driver: driver)
      try stage.show(.byChange)
      let table = try stage.table()
      var edits = EditsInTurn(of: try stage.ids(0..<8), text: { stage.text(of: $0) })
      return PushRun(
        stage, changes: { [edits.next(step: $0)] },
        complaint: { step in
          let found = (table.cellForRow(0) as? NoteCell)?.titleLabel.text
          let wanted = EditsInTurn.title(step: step)
          return found == wanted ? nil : "Row 0 shows \(found ?? "nothing"), not \(wanted)."
        })
    })

  static let rollback = Interaction(
    id: "rollback", prose: "By change: the user deletes row 7, and the server refuses.",
    sizes: thousands, appNeeds: .shared, predicted: ["Redux"],
    script: "fail next delete\ndelete notes.row.8\nsettle",
    leastWork: { _ in
      ViewWork(viewWrites: 3, cellsConfigured: 2, rowInserts: 1, rowDeletes: 1)
    },
    begin: { driver in
      let stage = Stage(driver: driver)
      try stage.show(.byChange)
      let table = try stage.table()
      let arrivals = Arrivals(driver)
      let size = table.rowCount
      var refused: Note.ID = 0
      return ActionRun(
        stage, answerCount: 1,
        action: { _ in
          let cell = try stage.noteCell(inRow: 7)
          refused = cell.noteID
          driver.backend.failNext(.delete)
          return { cell.delete() }
        },
        undo: { step in
          // Nothing but another write takes the mark away: this time the server agrees.
          if let cell = table.cellForRow(7) { driver.event { cell.delete() } }
          driver.settle()
          stage.push([arrivals.next(step: step)])
        },
        complaint: { _ in
          guard let cell = stage.cell(of: refused), table.row(for: cell) == 7,
            cell.markLabel.text == WriteMark.failed.rawValue
          else { return "The refused note is not back in row 7, marked." }
          guard (driver.view("tabs.notes") as? TabItem)?.badge == 1 else {
            return "The badge does not say that one note has a mark."
          }
          return stage.complaint("notes.title", says: "Notes (\(size))")
        })
    })
}
