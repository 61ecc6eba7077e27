import Controllers
import Model

/// Interactions in which screens and sessions come and go.
extension Interactions {
  static let navigate = Interaction(
    id: "navigate",
    prose:
      "The user opens row 3, swipes to the next note and goes back; a link opens row 7, and he "
      + "goes back.",
    sizes: [1_000], appNeeds: .own,
    // For each of three notes its four texts, and the selection goes from one row to another.
    leastWork: { _ in ViewWork(viewWrites: 3 * (4 + 2)) },
    begin: { driver in
      let stage = Stage(driver: driver)
      try stage.show(.byTitle)
      return try NavigateRun(stage)
    })

  static let session = Interaction(
    id: "session",
    prose:
      "With 25 loaded profiles and ten requests under way ada logs out; grace logs in, and the "
      + "ten answers come.",
    sizes: [1_000], appNeeds: .own, pictures: .all, mounted: 25,
    leastWork: { _ in
      ViewWork(viewWrites: 12, cellsConfigured: viewport, tableReloads: 1)
    },
    begin: { try SessionRun(Stage(driver: $0)) })
}
