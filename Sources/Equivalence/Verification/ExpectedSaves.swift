import Backend
import Controllers
import Model
import Toolkit

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
