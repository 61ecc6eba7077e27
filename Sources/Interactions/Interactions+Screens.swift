import Backend
import Controllers
import Equivalence
import Model
import Screens
import Toolkit

/// Interactions in which the app loads its notes, screens come and go, or the user types or scrolls.
extension Interactions {
  static let start = Interaction(
    id: "start", prose: "The app is launched with a stored session, until the list is settled.",
    sizes: [0] + hundredAndMore, fewestNotes: 0, appNeeds: .own,
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

  // MARK: - Screens and sessions

  static let navigate = Interaction(
    id: "navigate",
    prose:
      "The user opens row 3, swipes to the next note and goes back; a link opens row 7, and he "
      + "goes back.",
    eventCount: { _ in 5 },
    sizes: hundredAndMore, appNeeds: .own,
    // Each of the three notes shows four texts, and the selection moves from one row to another. A
    // list that does not render while a note covers it shows one of the three moves less.
    leastWork: { _ in ViewWork(viewWrites: 3 * 4 + 2 * 2) },
    admissibleWrites: { _ in 3 * 4 + 2 * 2...3 * (4 + 2) },
    begin: { driver in
      let robot = AppRobot(driver: driver)
      try robot.show(.byTitle)
      return try NavigateRun(robot)
    })

  static let session = Interaction(
    id: "session",
    prose: "With her profile loaded and ten requests under way ada logs out; grace logs in, and "
      + "the ten answers come.",
    eventCount: { _ in SessionRun.eventCount },
    sizes: [1_000], appNeeds: .own, pictures: .all,
    leastWork: { _ in ViewWork(viewWrites: 12, cellsConfigured: viewport, tableReloads: 1) },
    begin: { try SessionRun(AppRobot(driver: $0)) })

  // MARK: - Typing

  static let type = Interaction(
    id: "type",
    prose:
      "The user types \(TypeRun.length) characters, one a turn, into the editor of a new note.",
    eventCount: { _ in TypeRun.length },
    sizes: hundredAndMore, appNeeds: .shared,
    leastWork: { _ in ViewWork(viewWrites: TypeRun.length + 1) },
    begin: { driver in
      let robot = AppRobot(driver: driver)
      return try TypeRun(robot)
    })

  // MARK: - Scrolling

  static let scroll = Interaction(
    id: "scroll",
    prose:
      "The list by change is scrolled by \(ScrollSchedule.length) rows, a row a turn, while the "
      + "pictures of its rows arrive late and out of order.",
    eventCount: { ScrollSchedule(rowCount: $0).events.count },
    sizes: thousands, appNeeds: .own, pictures: .all,
    leastWork: { size in
      ViewWork(
        viewWrites: ScrollSchedule(rowCount: size).arrivalsInView,
        cellsConfigured: min(ScrollSchedule.length, max(0, size - viewport)))
    },
    begin: { driver in
      ScrollRun(AppRobot(driver: driver), size: driver.fixture.noteCount)
    })
}
