import Backend
import Controllers
import Model
import Toolkit

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
      return "the title counts \(count), and the server has \(notes.count)"
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

/// The texts that the user has saved, which the app and finally the server must have.
///
/// They are kept for one run of the app, because its marks say nothing about saves of earlier runs.
struct ExpectedSaves {
  /// The saved texts of notes that have not changed since.
  ///
  /// At the end, the server must have such a text, unless the note is marked.
  private(set) var untouched: [Note.ID: String] = [:]
  /// The texts of notes that were last written by a save.
  ///
  /// A note shows its text as long as it is marked.
  private(set) var latest: [Note.ID: String] = [:]
  /// The notes that were ever saved; a mark on any other note comes from a refused delete.
  private var everSaved: Set<Note.ID> = []
  private var user: User.ID?

  /// Records a step, the requests that it sent, and the screen before it.
  mutating func record(
    _ step: Step, requests: ArraySlice<LoggedRequest>, before: ScreenContents, user: User.ID
  ) {
    if user != self.user || step.events.first?.endsRun == true {
      untouched = [:]
      latest = [:]
      self.user = user
    }
    for case .push(let change) in step.events {
      switch change {
      case .change(let id, _), .insert(let id, _), .delete(let id): untouched[id] = nil
      case .friends: break
      }
    }
    for request in requests {
      guard let id = Note.ID(request.subject) else { continue }
      switch request.kind {
      case .save:
        let text = before.text(of: "editor.text")
        untouched[id] = text
        latest[id] = text
        everSaved.insert(id)
      case .delete:
        untouched[id] = nil
        latest[id] = nil
      default: break
      }
    }
  }

  /// Returns whether the row must show the server's note.
  ///
  /// It must if it has no mark, or if its mark comes from a refused delete.
  func mustMatchServer(_ row: ScreenContents.Row) -> Bool {
    row.mark == nil || row.mark == .failed && !everSaved.contains(row.id)
  }
}

extension Step {
  fileprivate var endsRun: Bool {
    switch self {
    case .relaunch, .tap("profile.logout"): true
    default: false
    }
  }
}
