import Backend
import Controllers
import Equivalence
import Model
import Screens
import Toolkit

/// Interactions in which rows come, go or move, or the user sorts, selects or filters them.
extension Interactions {
  static let insertTop = Interaction(
    id: "insert-top", prose: "By change: a note arrives from elsewhere at the top.",
    sizes: hundredAndMore, appNeeds: .shared,
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
    sizes: thousands, appNeeds: .shared,
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

  // MARK: - Controls of the list

  static let sort = Interaction(
    id: "sort", prose: "The user switches the order from title to change.",
    sizes: hundredAndMore, appNeeds: .shared,
    leastWork: { _ in ViewWork(viewWrites: 1, cellsConfigured: viewport, reorders: 1) },
    begin: { driver in
      let robot = AppRobot(driver: driver)
      try robot.show(.byTitle)
      _ = try FixedOrderRows(on: robot)
      // The newest notes are not in view by title, so sorting replaces all rows in view.
      let newest = try robot.ids(viewport + 5..<viewport + 5 + viewport)
      let texts = newest.map { robot.text(of: $0) }
      for (id, text) in zip(newest, texts) { robot.push([.change(id, text: text + "\n0")]) }
      let button = try robot.find("notes.sort", as: Button.self)
      return ActionRun(
        robot, action: { _ in { button.tap() } },
        undo: { step in
          driver.event { button.tap() }
          // A new text every time makes a remembered order wrong.
          let place = step % newest.count
          robot.push([.change(newest[place], text: texts[place] + "\n\(step)")])
        },
        defect: { _ in
          guard button.title == NotesWording.newestFirst else {
            return "The sort button says \(button.title)."
          }
          return newest.allSatisfy { robot.cell(of: $0) != nil }
            ? nil : "The notes changed last are not at the top."
        })
    })

  static let select = Interaction(
    id: "select", prose: "The highlight goes from row 3 to row 7, and nothing opens.",
    sizes: thousands, appNeeds: .shared,
    leastWork: { _ in ViewWork(viewWrites: 2) },
    begin: { driver in
      let robot = AppRobot(driver: driver)
      try robot.show(.byTitle)
      let table = try robot.table()
      let rows = try FixedOrderRows(on: robot)
      try robot.select(row: 3)
      return ActionRun(
        robot,
        action: { _ in
          let cell = try robot.noteCell(inRow: 7)
          return { cell.select() }
        },
        undo: { step in
          try? robot.select(row: 3)
          // New titles every time make remembered rows wrong.
          robot.push([3, 7].map { rows.change(ofRow: $0, step: step) })
        },
        defect: { _ in
          guard driver.view("notes.table") != nil else { return "The list is not shown." }
          let selected = table.visibleRows.filter { table.cellForRow($0)?.isSelected == true }
          return selected == [7] ? nil : "The highlighted rows are \(selected), not [7]."
        },
        cleanUp: {
          // Only deleting the selected note removes the selection.
          robot.push([.delete(rows.id(ofRow: 3)), ArrivingNotes(driver).next(step: 0)])
        })
    })

  static let filter = Interaction(
    id: "filter", prose: "The user types eight characters, one a turn, into the filter.",
    eventCount: { _ in 8 },
    sizes: thousands, appNeeds: .own,
    leastWork: { FilterRun.leastWork($0) },
    begin: { driver in
      let robot = AppRobot(driver: driver)
      try robot.show(.byTitle)
      return try FilterRun(robot)
    })
}
