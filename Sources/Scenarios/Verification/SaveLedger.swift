import Toolkit
import Controllers
import Model

/// What the user has saved and nobody has touched since: once nothing is pending the server must
/// have it, unless the note is marked.
struct SaveLedger {
  private(set) var texts: [Note.ID: String] = [:]
  private var user: User.ID?

  /// Takes note of a step: `requests` is what it has sent, `before` what showed before it.
  mutating func note(
    _ step: Step, requests: ArraySlice<LoggedRequest>, before: ShownScreen, user: User.ID
  ) {
    switch step {
    // Whether a save of an earlier run has failed can nobody tell by the marks of this one.
    case .relaunch, .tap("profile.logout"), .turn([.tap("profile.logout")]): texts = [:]
    default: break
    }
    if user != self.user {
      texts = [:]
      self.user = user
    }
    for case .push(let change) in step.events {
      switch change {
      case .change(let id, _), .insert(let id, _), .delete(let id): texts[id] = nil
      case .friends: break
      }
    }
    for request in requests {
      guard let id = Note.ID(request.subject) else { continue }
      switch request.kind {
      case .save: texts[id] = before.text(of: "editor.text")
      case .delete: texts[id] = nil
      default: break
      }
    }
  }
}
