import Controllers
import Model
import Toolkit

/// Interactions in which notes get other texts and stay where they are.
extension Interactions {
  static let editVisible = Interaction(
    id: "edit-visible", prose: "The note in row 7 gets a new title from elsewhere.",
    sizes: both, appNeeds: .shared,
    leastWork: { _ in ViewWork(viewWrites: 2) },
    begin: { driver in
      let stage = Stage(driver: driver)
      try stage.show(.byTitle)
      let rows = try TitledRows(on: stage)
      let id = rows.ids[7]
      let body = stage.text(of: id)
      return PushRun(
        stage,
        changes: { [.change(id, text: TitledRows.text(row: 7, step: $0, body: body))] },
        complaint: { step in
          let wanted = title(of: TitledRows.text(row: 7, step: step, body: body))
          let found = stage.shownTitle(of: id)
          return found == wanted ? nil : "Row 7 shows \(found ?? "nothing"), not \(wanted)."
        })
    })

  static let editOffscreen = Interaction(
    id: "edit-offscreen", prose: "The note in the last row, out of view, gets a new title.",
    sizes: both, appNeeds: .shared,
    leastWork: { _ in ViewWork() },
    begin: { driver in
      let stage = Stage(driver: driver)
      try stage.show(.byTitle)
      let rows = try TitledRows(on: stage)
      let body = stage.text(of: rows.lastID)
      let size = try stage.table().rowCount
      return PushRun(
        stage,
        changes: { [.change(rows.lastID, text: TitledRows.lastText(step: $0, body: body))] },
        complaint: { _ in stage.complaint("notes.title", says: "Notes (\(size))") })
    })
}
