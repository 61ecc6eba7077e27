import Backend
import Equivalence
import Model

/// Interactions in which screens and sessions begin and end.
extension Interactions {
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
}

/// Interactions in which the user types a text.
extension Interactions {
  static let type = Interaction(
    id: "type",
    prose:
      "The user types \(TypeRun.length) characters, one a turn, into the editor of a new note.",
    eventCount: { _ in TypeRun.length },
    sizes: hundredAndMore, appNeeds: .shared,
    script: #"type editor.text "\#(String(repeating: "ada l", count: TypeRun.length / 5))""#,
    leastWork: { _ in ViewWork(viewWrites: TypeRun.length + 1) },
    begin: { driver in
      let robot = AppRobot(driver: driver)
      return try TypeRun(robot)
    })
}

/// The interaction that reuses one cell per turn.
extension Interactions {
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
