import Controllers
import Model
import Toolkit

/// Interactions in which rows come, go and move.
extension Interactions {
  static let insertTop = Interaction(
    id: "insert-top", prose: "By change: a note arrives from elsewhere at the top.",
    sizes: both, appNeeds: .shared,
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
    sizes: both, appNeeds: .shared,
    leastWork: { _ in ViewWork(viewWrites: 1, cellsConfigured: 1, rowDeletes: 1) },
    begin: { driver in
      let stage = Stage(driver: driver)
      try stage.show(.byChange)
      let table = try stage.table()
      let arrivals = Arrivals(driver)
      let size = table.rowCount
      return ActionRun(
        stage,
        action: { _ in
          guard let cell = table.cellForRow(7) else {
            throw InteractionError(description: "Row 7 is not in view.")
          }
          return { cell.delete() }
        },
        undo: { step in
          driver.settle()
          stage.push([arrivals.next(step: step)])
        },
        complaint: { _ in stage.complaint("notes.title", says: "Notes (\(size - 1))") })
    })
}
