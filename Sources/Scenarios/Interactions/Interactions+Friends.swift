import Controllers
import Model
import Toolkit

/// Interactions in which the friend count ticks.
extension Interactions {
  static let unrelatedChange = Interaction(
    id: "unrelated-change",
    prose: "The friend count ticks while the list is shown and no profile ever was.",
    sizes: tenAndMore, fewestNotes: 10, appNeeds: .shared, predicted: ["Redux"],
    script: "push friends 26",
    leastWork: { _ in ViewWork() },
    begin: { driver in
      let stage = Stage(driver: driver)
      try stage.show(.byTitle)
      let size = try stage.table().rowCount
      return PushRun(
        stage, changes: { [.friends(100_000 + $0)] },
        complaint: { _ in stage.complaint("notes.title", says: "Notes (\(size))") })
    })

  static let profileField = Interaction(
    id: "profile-field", prose: "The friend count ticks while the profile is shown.",
    sizes: [1_000], fewestNotes: 10, appNeeds: .own, predicted: ["MVVM"],
    script: "push friends 26",
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
