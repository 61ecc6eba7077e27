import Backend
import Equivalence
import Model
import Toolkit

/// Interactions in which notes change and keep their places, or the friend count changes.
extension Interactions {
  static let editVisible = Interaction(
    id: "edit-visible", prose: "The note in row 7 gets a new title from elsewhere.",
    sizes: tenAndMore, fewestNotes: 10, appNeeds: .shared,
    leastWork: { _ in ViewWork(viewWrites: 2) },
    begin: { driver in
      let robot = AppRobot(driver: driver)
      try robot.show(.byTitle)
      let rows = try FixedOrderRows(on: robot)
      return PushRun(
        robot, changes: { [rows.change(ofRow: 7, step: $0)] },
        defect: { robot.defect(in: rows, row: 7, step: $0) })
    })

  static let editOffscreen = Interaction(
    id: "edit-offscreen", prose: "The note in the last row, out of view, gets a new title.",
    sizes: hundredAndMore, appNeeds: .shared,
    leastWork: { _ in ViewWork() },
    begin: { driver in
      let robot = AppRobot(driver: driver)
      try robot.show(.byTitle)
      let rows = try FixedOrderRows(on: robot)
      return PushRun(
        robot, changes: { [rows.change(ofRow: rows.lastRow, step: $0)] },
        defect: { _ in robot.defect(in: "notes.title", expected: "Notes (\(rows.lastRow + 1))") },
        hiddenDefect: { robot.hiddenDefect(in: rows, at: [rows.lastRow], step: $0) })
    })

  static let updateHundred = Interaction(
    id: "update-hundred",
    prose: "Every tenth of the first thousand rows gets a new title, each by a push of its own, "
      + "all in one turn.",
    eventCount: { tenthRows(of: min($0, 1_000)).count },
    sizes: hundredAndMore, appNeeds: .shared,
    // The title and the date of each changed row in view.
    leastWork: { ViewWork(viewWrites: 2 * tenthRows(of: min($0, viewport)).count) },
    begin: { driver in
      let robot = AppRobot(driver: driver)
      try robot.show(.byTitle)
      let size = try robot.table().rowCount
      let rows = try FixedOrderRows(on: robot, first: min(size, 1_000))
      let tenth = tenthRows(of: min(size, 1_000))
      return PushRun(
        robot, pushes: { step in tenth.map { [rows.change(ofRow: $0, step: step)] } },
        defect: { step in
          for row in tenthRows(of: min(size, viewport)) {
            if let defect = robot.defect(in: rows, row: row, step: step) { return defect }
          }
          return robot.defect(in: "notes.title", expected: "Notes (\(size))")
        },
        hiddenDefect: { robot.hiddenDefect(in: rows, at: tenth, step: $0) })
    })

  private static func tenthRows(of size: Int) -> [Int] {
    Array(stride(from: 0, to: size, by: 10))
  }

  // MARK: - Friend count

  static let unrelatedChange = Interaction(
    id: "unrelated-change",
    prose: "The friend count ticks while the list is shown and no profile ever was.",
    sizes: tenAndMore, fewestNotes: 10, appNeeds: .shared,
    leastWork: { _ in ViewWork() },
    begin: { driver in
      let robot = AppRobot(driver: driver)
      try robot.show(.byTitle)
      let size = try robot.table().rowCount
      return PushRun(
        robot, changes: { [.friends(100_000 + $0)] },
        defect: { _ in robot.defect(in: "notes.title", expected: "Notes (\(size))") })
    })

  static let profileField = Interaction(
    id: "profile-field", prose: "The friend count ticks while the profile is shown.",
    sizes: [1_000], fewestNotes: 10, appNeeds: .profile,
    leastWork: { _ in ViewWork(viewWrites: 1) },
    begin: { driver in
      let robot = AppRobot(driver: driver)
      try robot.showProfile()
      return PushRun(
        robot, changes: { [.friends(100_000 + $0)] },
        defect: {
          robot.defect(in: "profile.friends", expected: "This user has \(100_000 + $0) friends")
        })
    })

  // MARK: - Bursts of the friend count

  static let burstOneTurn = burst("burst-one-turn", in: "one turn", isOneTurn: true)
  static let burstManyTurns = burst(
    "burst-many-turns", in: "as many turns", isOneTurn: false, sizes: hundredAndMore)

  private static func burst(
    _ id: String, in turns: String, isOneTurn: Bool, sizes: [Int] = [1_000]
  ) -> Interaction {
    let least = isOneTurn ? 1 : BurstRun.tickCount
    return Interaction(
      id: id,
      prose: "The friend count of the profile in view ticks \(BurstRun.tickCount) times in "
        + "\(turns).",
      eventCount: { _ in BurstRun.tickCount }, sizes: sizes, appNeeds: .profile,
      leastWork: { _ in ViewWork(viewWrites: least) },
      writesAtOnce: isOneTurn ? 1...BurstRun.tickCount : nil,
      begin: { driver in
        let robot = AppRobot(driver: driver)
        try robot.showProfile()
        return BurstRun(robot, isOneTurn: isOneTurn)
      })
  }
}

extension AppRobot {
  /// Returns a sentence if a row in view does not show its title for the step.
  fileprivate func defect(in rows: FixedOrderRows, row: Int, step: Int) -> String? {
    let wanted = rows.title(ofRow: row, step: step)
    let found = shownTitle(of: rows.id(ofRow: row))
    return found == wanted ? nil : "Row \(row) shows \(found ?? "nothing"), not \(wanted)."
  }

  /// Scrolls to each of these rows; returns a sentence if one does not show its title for the step.
  fileprivate func hiddenDefect(in rows: FixedOrderRows, at places: [Int], step: Int) -> String? {
    guard let table = try? table() else { return "The list is not there." }
    defer { driver.event { table.scroll(toTop: 0) } }
    for row in places {
      driver.event { table.scroll(toTop: row) }
      if let defect = defect(in: rows, row: row, step: step) { return defect }
    }
    return nil
  }
}
