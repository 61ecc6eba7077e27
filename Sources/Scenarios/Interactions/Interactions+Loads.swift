import Controllers
import Model
import Screens
import Toolkit

/// Interactions in which the app asks the server for its notes.
extension Interactions {
  static let start = Interaction(
    id: "start", prose: "The app is launched with a stored session, until the list is settled.",
    sizes: [0] + thousands, fewestNotes: 0, appNeeds: .own, predicted: ["MVC"],
    script: "relaunch\nsettle",
    leastWork: { size in
      ViewWork(viewWrites: 8, cellsConfigured: min(size, viewport), tableReloads: 1)
    },
    begin: { driver in
      let stage = Stage(driver: driver)
      return StartRun(stage, size: driver.world.noteCount)
    })

  static let replaceAll = Interaction(
    id: "replace-all", prose: "The user refreshes the list, and other notes come in place of all.",
    sizes: thousands, appNeeds: .own,
    leastWork: { _ in ViewWork(viewWrites: 2, cellsConfigured: viewport, reorders: 1) },
    begin: { driver in
      let stage = Stage(driver: driver)
      try stage.show(.byTitle)
      let button = try stage.find("notes.refresh", as: Button.self)
      let table = try stage.table()
      let size = table.rowCount
      // In the order of ids, not of titles: who sorts what is sorted has an easy time.
      let notes = driver.backend.notes(of: driver.backend.actingUser)
      var replacements = Replacements(notes.map(\.text))
      return ActionRun(
        stage, answerCount: 1,
        action: { step in
          driver.backend.replaceNotes(with: replacements.next(step: step, at: driver.clock.now))
          return { button.tap() }
        },
        undo: { _ in },
        complaint: { _ in
          guard button.isEnabled else {
            return "The refresh button is still disabled after the answer."
          }
          for row in 0..<viewport {
            let id = (table.cellForRow(row) as? NoteCell)?.noteID ?? 0
            if !replacements.ids.contains(id) { return "Row \(row) shows an old note, \(id)." }
          }
          return stage.complaint("notes.title", says: "Notes (\(size))")
        })
    })

  static let noChange = Interaction(
    id: "no-change", prose: "The user refreshes the list, and nothing has changed.",
    sizes: thousands, appNeeds: .shared, script: "tap notes.refresh\nsettle",
    leastWork: { _ in ViewWork(viewWrites: 2) },
    begin: { driver in
      let stage = Stage(driver: driver)
      try stage.show(.byTitle)
      let button = try stage.find("notes.refresh", as: Button.self)
      let size = try stage.table().rowCount
      return ActionRun(
        stage, answerCount: 1, action: { _ in { button.tap() } }, undo: { _ in },
        complaint: { _ in
          button.isEnabled
            ? stage.complaint("notes.title", says: "Notes (\(size))")
            : "The refresh button is still disabled after the answer."
        })
    })
}
