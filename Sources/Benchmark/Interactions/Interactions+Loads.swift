import Backend
import Controllers
import Equivalence
import Model
import Screens
import Toolkit

/// Interactions in which the app loads its notes from the server.
extension Interactions {
  static let start = Interaction(
    id: "start", prose: "The app is launched with a stored session, until the list is settled.",
    sizes: [0] + hundredAndMore, fewestNotes: 0, appNeeds: .own,
    script: "relaunch\nsettle",
    leastWork: { size in
      ViewWork(viewWrites: 8, cellsConfigured: min(size, viewport), tableReloads: 1)
    },
    begin: { driver in
      let robot = AppRobot(driver: driver)
      return StartRun(robot, size: driver.fixture.noteCount)
    })

  static let replaceAll = Interaction(
    id: "replace-all", prose: "The user refreshes the list, and other notes come in place of all.",
    sizes: thousands, appNeeds: .own,
    leastWork: { _ in ViewWork(viewWrites: 2, cellsConfigured: viewport, reorders: 1) },
    begin: { driver in
      let robot = AppRobot(driver: driver)
      try robot.show(.byTitle)
      let button = try robot.find("notes.refresh", as: Button.self)
      let table = try robot.table()
      let size = table.rowCount
      // They come in the order of ids, because sorting is cheaper for notes ordered by title.
      let notes = driver.backend.notes(of: driver.backend.actingUser)
      var replacements = ReplacementNotes(notes.map(\.text))
      return ActionRun(
        robot, answerCount: 1,
        action: { step in
          driver.backend.replaceNotes(with: replacements.notes(ofStep: step))
          return { button.tap() }
        },
        undo: { _ in },
        defect: { _ in
          guard button.isEnabled else {
            return "The refresh button is still disabled after the answer."
          }
          for row in 0..<viewport {
            let id = (table.cellForRow(row) as? NoteCell)?.noteID ?? 0
            if !replacements.ids.contains(id) { return "Row \(row) shows an old note, \(id)." }
          }
          return robot.defect(in: "notes.title", expected: "Notes (\(size))")
        })
    })
}
