/// Interactions in which the user types a text.
extension Interactions {
  static let type = Interaction(
    id: "type",
    prose:
      "The user types \(TypeRun.length) characters, one a turn, into the editor of a new note.",
    kind: .typing, eventCount: { _ in TypeRun.length },
    sizes: hundredAndMore, appNeeds: .shared,
    script: #"type editor.text "\#(String(repeating: "ada l", count: TypeRun.length / 5))""#,
    leastWork: { _ in ViewWork(viewWrites: TypeRun.length + 1) },
    begin: { driver in
      let robot = AppRobot(driver: driver)
      return try TypeRun(robot)
    })
}
