import Backend
import Equivalence
import Model
import Toolkit

/// Interactions in which the friend count changes once.
extension Interactions {
  static let unrelatedChange = Interaction(
    id: "unrelated-change",
    prose: "The friend count ticks while the list is shown and no profile ever was.",
    sizes: tenAndMore, fewestNotes: 10, appNeeds: .shared,
    script: "push friends 26",
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
    script: "push friends 26",
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
}
