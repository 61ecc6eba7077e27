import Model

/// An app's wish to hear what changes on the server, until it ends it or releases it.
package final class Subscription {
  enum Handler {
    case notes(([NoteChange]) -> Void)
    case user((User) -> Void)
  }

  private var handler: Handler?

  init(_ handler: Handler) {
    self.handler = handler
  }

  /// Ends the subscription, and releases its handler, at once.
  package func end() {
    handler = nil
  }

  var isOpen: Bool { handler != nil }

  /// Tells its part of a push, if that holds any.
  func deliver(_ push: Push) {
    switch handler {
    case .notes(let handle):
      if !push.notes.isEmpty { handle(push.notes) }
    case .user(let handle):
      if let user = push.user { handle(user) }
    case nil:
      break
    }
  }
}
