import Backend
import Controllers
import Model

/// Compares the app's notes with the server's at the end of a session (specification 1.4, 5).
///
/// The app settles first. Then the user returns to the list and reads all of it.
struct FinalStateCheck {
  private let apps: Lockstep

  init(_ apps: Lockstep) {
    self.apps = apps
  }

  /// Takes ordinary steps to read the list, and compares it.
  ///
  /// - Throws: a `Divergence`; its kind is `notes` if app and server have different notes.
  func play() throws(Divergence) {
    try apps.take(.settle)
    guard try goToList() else { return }
    let rows = try readRows()
    if let reason = defect(in: rows) { throw broken(reason) }
    for row in rows.filter({ $0.mark == nil }).prefix(2) { try readDetail(of: row) }
  }

  private func broken(_ reason: String) -> Divergence {
    apps.divergence(.notes, reason, of: apps.reference)
  }

  // MARK: - The way to the list

  /// Goes to the list and clears its filter; returns whether the loaded list is shown.
  ///
  /// Returns `false` if no user is signed in, for example.
  private func goToList() throws(Divergence) -> Bool {
    // A few steps suffice from any screen; failures that a script has ordered add some.
    for _ in 0..<16 {
      guard let step = stepTowardsList else { return apps.screen.showsLoadedList }
      try apps.take(step)
      try apps.take(.settle)
    }
    return false
  }

  private var stepTowardsList: Step? {
    let screen = apps.screen
    let exits = [
      "alert.ok", "alert.discard", "editor.cancel", "nav.back", "profile.logout", "notes.retry",
    ]
    guard let exit = exits.first(where: screen.reaches) else {
      let isFiltered = !screen.text(of: "notes.filter").isEmpty
      return isFiltered ? .clear("notes.filter") : nil
    }
    return .tap(exit == "profile.logout" ? "tabs.notes" : exit)
  }

  // MARK: - Reading

  /// Reads all rows, one viewport after the other.
  private func readRows() throws(Divergence) -> [ScreenContents.Row] {
    var rows: [ScreenContents.Row] = []
    let count = apps.screen.rowCount ?? 0
    if count > 0, apps.screen.topRow != 0 { try apps.take(.scroll("notes.table", row: 0)) }
    while rows.count < count {
      if !rows.isEmpty { try apps.take(.scroll("notes.table", row: rows.count)) }
      let new = apps.screen.rows.suffix(count - rows.count)
      if new.isEmpty { throw broken("the table shows no row from \(rows.count) on") }
      rows += new
    }
    return rows
  }

  /// Returns the first difference between the list and the server's notes.
  ///
  /// A note with a failed save may differ, as it shows the user's text.
  private func defect(in rows: [ScreenContents.Row]) -> String? {
    let backend = apps.reference.backend
    let notes = backend.notes(of: backend.actingUser)
    let byID = Dictionary(uniqueKeysWithValues: notes.map { ($0.id, $0) })
    if Set(rows.map(\.id)).count < rows.count { return "a note stands in two rows" }
    let saves = apps.ruleChecker.saves
    for row in rows where saves.mustMatchServer(row) {
      guard let note = byID[row.id] else {
        return "the app has note \(row.id), with nothing unsaved, and the server has not"
      }
      guard row.title == title(of: note.text), row.date == format(note.touchedAt) else {
        return "note \(row.id) has nothing unsaved, and the server has another text or date"
      }
      if row.mark == nil, let text = saves.untouched[row.id], text != note.text {
        return "what was saved of note \(row.id) is lost, and the note is not marked"
      }
    }
    let shown = Set(rows.map(\.id))
    if let lost = notes.first(where: { !shown.contains($0.id) }) {
      return "the server has note \(lost.id), and the app has not"
    }
    let marks = rows.count { $0.mark != nil }
    guard let badge = apps.screen.badge, badge != marks else { return nil }
    return "the badge says \(badge), and marked rows are \(marks)"
  }

  private func readDetail(of row: ScreenContents.Row) throws(Divergence) {
    try apps.take(.tap(row.identifier))
    let backend = apps.reference.backend
    guard let note = backend.note(row.id) else { return }
    let screen = apps.screen
    let wanted = [
      "detail.text": note.text, "detail.created": "Created \(format(note.createdAt))",
      "detail.changed": note.changedAt.map { "Changed \(format($0))" } ?? "Never changed",
      "detail.words": counted(wordCount(of: note.text), "word"),
    ]
    for (identifier, text) in wanted.sorted(by: { $0.key < $1.key })
    where screen.text(of: identifier) != text {
      throw broken("\(identifier) of note \(row.id) is not what the server has")
    }
    try apps.take(.settle)
    try apps.take(.tap("nav.back"))
  }
}
