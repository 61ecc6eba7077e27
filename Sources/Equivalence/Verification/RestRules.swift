import Backend
import Model

/// The rules for an app at rest, checked on its view tree and the server's notes.
struct RestRules {
  let screen: ScreenContents
  let backend: InProcessServer
  /// Whether a request has failed so far, or was ordered to fail.
  let hasFailures: Bool
  let saves: ExpectedSaves

  /// Returns the first rule that the app breaks, as a sentence.
  func violation() -> String? {
    serversRows() ?? (backend.nextAnswerAt == nil ? nothingPending() : nil)
  }

  /// A row shows the server's note; a marked row shows the text that the user has saved.
  private func serversRows() -> String? {
    for row in screen.rows {
      guard saves.mustMatchServer(row) else {
        guard let text = saves.latest[row.id], row.title != title(of: text) else { continue }
        return "\(row.identifier) has a mark and does not show what was saved"
      }
      guard let note = backend.note(row.id) else {
        return "\(row.identifier) has no unsaved text, and the server does not have the note"
      }
      if row.title != title(of: note.text) || row.date != format(note.touchedAt) {
        return "\(row.identifier) has no unsaved text, and the server has another note there"
      }
    }
    return nil
  }

  // MARK: - Nothing is pending

  private func nothingPending() -> String? {
    for spinner in ["root.spinner", "login.spinner", "notes.spinner"] where screen.shows(spinner) {
      return "\(spinner) shows, and no answer is left to come"
    }
    for control in ["editor.text", "profile.refresh"] where screen.isDisabled(control) {
      return "\(control) is disabled, and no answer is left to come"
    }
    if screen.showsLoadedList, screen.isDisabled("notes.refresh") {
      return "notes.refresh is disabled, and no answer is left to come"
    }
    if let row = screen.rows.first(where: { $0.mark == .pending }) {
      return "\(row.identifier) is marked as under way, and no answer is left to come"
    }
    if !hasFailures, let badge = screen.badge, badge > 0 {
      return "the badge says \(badge), and nothing is under way and nothing has ever failed"
    }
    return screen.badge == 0 && screen.showsLoadedList ? rowsOfAll() : nil
  }

  /// Without any mark, the list shows the server's notes, filtered and in the selected order.
  private func rowsOfAll() -> String? {
    let notes = backend.notes(of: backend.actingUser)
    if let count = screen.titleCount, count != notes.count {
      return "the title says \(count) notes, and the server has \(notes.count)"
    }
    let order: NoteOrder =
      screen.text(of: "notes.sort") == "By title" ? .byTitle : .byChange
    let rows = NoteRows(notes, order: order, filter: screen.text(of: "notes.filter"))
    let wanted = rows.ids.dropFirst(screen.topRow ?? 0).prefix(screen.rows.count)
    let isRight =
      rows.count == screen.rowCount ?? 0 && wanted.elementsEqual(screen.rows.lazy.map(\.id))
    return isRight ? nil : "the rows are not the server's notes, filtered and in their order"
  }
}
