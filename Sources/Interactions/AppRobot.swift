import Backend
import Equivalence
import Model
import Screens
import Toolkit

/// Drives an app for interactions: user actions, pushes of the server, and checks (robot pattern).
struct AppRobot {
  let driver: AppDriver

  /// Waits for the list, after logging a user in if none is signed in; by default ada.
  func signIn(_ name: String = "ada", password: String = "secret") throws {
    driver.settle()
    if driver.view("login") != nil {
      try type("login.name", name)
      try type("login.password", password)
      try tap("login.submit")
      driver.settle()
    }
    guard driver.view("notes.table") != nil else {
      throw InteractionError(
        description: "The list of notes is not there after signing in; the app shows\n"
          + driver.window.snapshot())
    }
  }

  func tap(_ identifier: String) throws {
    let view = try find(identifier, as: (any Tappable).self)
    driver.event { view.tap() }
  }

  func type(_ identifier: String, _ text: String) throws {
    let view = try find(identifier, as: (any TextInput).self)
    for character in text { driver.event { view.type(character) } }
  }

  func find<Kind>(_ identifier: String, as kind: Kind.Type) throws -> Kind {
    do {
      return try UserActions(driver).find(identifier, as: kind)
    } catch {
      throw InteractionError(description: "The app cannot be set up: \(error.reason).")
    }
  }

  /// Advances the clock by one second, then runs the changes as one push of the server.
  func push(_ changes: [ServerChange]) {
    driver.clock.advance(to: driver.clock.now.advanced(by: 1_000))
    driver.event(driver.backend.push(changes))
  }

  /// Returns the event of a decoded push, to be run later; each push has its own second.
  func preparedPush(_ changes: [ServerChange]) -> () -> Void {
    driver.clock.advance(to: driver.clock.now.advanced(by: 1_000))
    return driver.backend.push(changes)
  }

  /// Advances the clock to the hour of a step, for interactions with an app of their own.
  ///
  /// So all apps have the same dates in a step, and the server encodes its answers once for all.
  func beginHour(ofStep step: Int) {
    driver.clock.advance(to: Timestamp.fixtureStart.advanced(by: Int64(step + 1) * 3_600_000))
  }

  // MARK: - List

  func table() throws -> TableView {
    try find("notes.table", as: TableView.self)
  }

  func show(_ order: NoteOrder) throws {
    let wanted = order == .byTitle ? NotesWording.byTitle : NotesWording.newestFirst
    let button = try find("notes.sort", as: Button.self)
    if button.title != wanted { driver.event { button.tap() } }
    let table = try table()
    driver.event { table.scroll(toTop: 0) }
  }

  /// Selects a row without opening it.
  func select(row: Int) throws {
    let cell = try noteCell(inRow: row)
    driver.event { cell.select() }
  }

  func ids(_ rows: Range<Int>) throws -> [Note.ID] {
    let table = try table()
    guard let source = table.dataSource, rows.upperBound <= table.rowCount else {
      throw InteractionError(
        description: "The list has \(table.rowCount) rows; the interaction needs "
          + "\(rows.upperBound).")
    }
    return rows.map { source.tableView(table, idForRow: $0) }
  }

  func text(of id: Note.ID) -> String {
    driver.backend.note(id)?.text ?? ""
  }

  // MARK: - Profile

  func showProfile() throws {
    try tap("tabs.profile")
    driver.settle()
  }

  /// Logs the current user out.
  func signOut() throws {
    try tap("tabs.profile")
    try tap("profile.logout")
    driver.settle()
  }

  // MARK: - Checks

  /// Returns the title that the cell of a note shows; `nil` if the cell is not in view.
  func shownTitle(of id: Note.ID) -> String? {
    cell(of: id)?.titleLabel.text
  }

  func cell(of id: Note.ID) -> NoteCell? {
    driver.view(NoteCell.identifierPrefix + String(id)) as? NoteCell
  }

  func noteCell(inRow row: Int) throws -> NoteCell {
    guard let cell = try table().cellForRow(row) as? NoteCell else {
      throw InteractionError(description: "Row \(row) is not in view.")
    }
    return cell
  }

  func label(_ identifier: String) -> String? {
    (driver.view(identifier) as? Label)?.text
  }

  /// Returns a sentence if a label does not show the expected text.
  func defect(in identifier: String, expected wanted: String) -> String? {
    let found = label(identifier)
    return found == wanted
      ? nil : "\(identifier) says \(found.map { "\"\($0)\"" } ?? "nothing"), not \"\(wanted)\"."
  }
}
