import Backend
import Equivalence

/// The interaction that reuses one cell per turn.
extension Interactions {
  static let scroll = Interaction(
    id: "scroll",
    prose:
      "The list by change is scrolled by \(ScrollSchedule.length) rows, a row a turn, while the "
      + "pictures of its rows arrive late and out of order.",
    kind: .streamOfChanges, eventCount: { ScrollSchedule(rowCount: $0).events.count },
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
