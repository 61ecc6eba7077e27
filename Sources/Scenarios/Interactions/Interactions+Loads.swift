import Controllers
import Model
import Toolkit

/// Interactions in which the app asks the server for its notes.
extension Interactions {
  static let start = Interaction(
    id: "start", prose: "The app is launched with a stored session, until the list is settled.",
    sizes: both, appNeeds: .own,
    leastWork: { size in
      ViewWork(viewWrites: 8, cellsConfigured: min(size, viewport), tableReloads: 1)
    },
    begin: { driver in
      let stage = Stage(driver: driver)
      return StartRun(stage, size: driver.world.noteCount)
    })

  static let noChange = Interaction(
    id: "no-change", prose: "The user refreshes the list, and nothing has changed.",
    sizes: both, appNeeds: .shared,
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
