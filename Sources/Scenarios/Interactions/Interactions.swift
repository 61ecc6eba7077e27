import Controllers
import Model
import Screens
import Toolkit

/// All interactions, in the order of tables.
package enum Interactions {
  package static let all: [Interaction] = [
    start, editVisible, editOffscreen, unrelatedChange, noChange, insertTop, deleteMiddle, sort,
    type, profileField,
  ]

  /// The interaction with this id, in any case.
  package static func named(_ id: String) -> Interaction? {
    all.first { $0.id.lowercased() == id.lowercased() }
  }

  /// The fewest notes that every interaction can do with.
  package static let fewestNotes = 40

  private static let viewport = 15
  private static let both = [1_000, 10_000]

  private static let start = Interaction(
    id: "start", prose: "The app is launched with a stored session, until the list is settled.",
    sizes: both, appNeeds: .own,
    leastWork: { size in
      ViewWork(viewWrites: 8, cellsConfigured: min(size, viewport), tableReloads: 1)
    },
    begin: { driver in
      let stage = Stage(driver: driver)
      return StartRun(stage, size: driver.world.noteCount)
    })

  private static let editVisible = Interaction(
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

  private static let editOffscreen = Interaction(
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

  private static let unrelatedChange = Interaction(
    id: "unrelated-change",
    prose: "The friend count ticks while the list is shown and no profile ever was.",
    sizes: both, appNeeds: .shared,
    leastWork: { _ in ViewWork() },
    begin: { driver in
      let stage = Stage(driver: driver)
      try stage.show(.byTitle)
      let size = try stage.table().rowCount
      return PushRun(
        stage, changes: { [.friends(100_000 + $0)] },
        complaint: { _ in stage.complaint("notes.title", says: "Notes (\(size))") })
    })

  private static let noChange = Interaction(
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

  private static let insertTop = Interaction(
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

  private static let deleteMiddle = Interaction(
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

  private static let sort = Interaction(
    id: "sort", prose: "The user switches the order from title to change.",
    sizes: both, appNeeds: .shared,
    leastWork: { _ in ViewWork(viewWrites: 1, cellsConfigured: viewport, reorders: 1) },
    begin: { driver in
      let stage = Stage(driver: driver)
      try stage.show(.byTitle)
      _ = try TitledRows(on: stage)
      // The newest are some that do not stand at the top by title: no row stays in view.
      let newest = try stage.ids(viewport + 5..<viewport + 5 + viewport)
      let texts = newest.map { stage.text(of: $0) }
      for (id, text) in zip(newest, texts) { stage.push([.change(id, text: text + "\n0")]) }
      let button = try stage.find("notes.sort", as: Button.self)
      return ActionRun(
        stage, action: { _ in { button.tap() } },
        undo: { step in
          driver.event { button.tap() }
          // A text that was never there before: an order that was remembered would be wrong.
          let place = step % newest.count
          stage.push([.change(newest[place], text: texts[place] + "\n\(step)")])
        },
        complaint: { _ in
          guard button.title == NotesScreen.newestFirst else {
            return "The sort button says \(button.title)."
          }
          return newest.allSatisfy { stage.cell(of: $0) != nil }
            ? nil : "The notes changed last are not at the top."
        })
    })

  private static let type = Interaction(
    id: "type",
    prose: "The user types 200 characters, one a turn, into the editor of a new note.",
    sizes: both, appNeeds: .shared,
    leastWork: { _ in ViewWork(viewWrites: TypeRun.length + 1) },
    begin: { driver in
      let stage = Stage(driver: driver)
      return try TypeRun(stage)
    })

  private static let profileField = Interaction(
    id: "profile-field", prose: "The friend count ticks while the profile is shown.",
    sizes: [1_000], appNeeds: .own,
    leastWork: { _ in ViewWork(viewWrites: 1) },
    begin: { driver in
      let stage = Stage(driver: driver)
      try stage.tap("tabs.profile")
      driver.settle()
      return PushRun(
        stage, changes: { [.friends(100_000 + $0)] },
        complaint: {
          stage.complaint("profile.friends", says: "This user has \(100_000 + $0) friends")
        })
    })
}

/// Notes that arrive from elsewhere, each with an id and a text that were never there.
private final class Arrivals {
  private let driver: AppDriver
  private(set) var lastID: Note.ID = 0

  init(_ driver: AppDriver) {
    self.driver = driver
  }

  func next(step: Int) -> ServerChange {
    lastID = driver.makeArrivalID()
    return .insert(lastID, text: "Arrived \(step)\nNote \(lastID), from elsewhere")
  }
}
