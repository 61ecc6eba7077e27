import Controllers
import Model
import Toolkit

/// What the user has saved, as far as it says what the app, and at last the server, must have.
///
/// It is kept for one run of the app: whether a save of an earlier run has failed, nobody can tell
/// by the marks of this one.
struct SaveLedger {
  /// The texts that were saved and that nobody has touched since: the server's, at last, unless the
  /// note is marked.
  private(set) var untouched: [Note.ID: String] = [:]
  /// The texts of notes whose latest write is a save: as long as it is marked, the note shows it.
  private(set) var latest: [Note.ID: String] = [:]
  /// The notes that were ever saved: a mark on any other one is that of a refused delete.
  private var everSaved: Set<Note.ID> = []
  private var user: User.ID?

  /// Takes note of a step: `requests` is what it has sent, `before` what showed before it.
  mutating func note(
    _ step: Step, requests: ArraySlice<LoggedRequest>, before: ShownScreen, user: User.ID
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

  /// Whether the row must show what the server has: it is unmarked, or its delete was refused.
  func isServers(_ row: ShownScreen.Row) -> Bool {
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
