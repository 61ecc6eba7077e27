/// Interactions in which the user types a text.
extension Interactions {
  static let type = Interaction(
    id: "type",
    prose: "The user types 200 characters, one a turn, into the editor of a new note.",
    sizes: thousands, appNeeds: .shared,
    script: #"type editor.text "\#(String(repeating: "ada ", count: TypeRun.length / 4))""#,
    leastWork: { _ in ViewWork(viewWrites: TypeRun.length + 1) },
    begin: { driver in
      let robot = AppRobot(driver: driver)
      return try TypeRun(robot)
    })
}
