package import Model

/// A subscription to the server's pushes, until it is ended or released.
package final class Subscription {
  package enum Handler {
    case notes(([NoteChange]) -> Void)
    case user((User) -> Void)
  }

  private var handler: Handler?

  package init(_ handler: Handler) {
    self.handler = handler
  }

  /// Ends the subscription and releases its handler at once.
  package func end() {
    handler = nil
  }

  package var isOpen: Bool { handler != nil }

  /// Passes the part of a push that concerns this subscription to the handler, if there is one.
  fileprivate func deliver(_ push: Push) {
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

extension [Subscription] {
  /// Returns the event in which each subscription hears its part of a push.
  package consuming func delivery(of push: consuming RawPush) -> () -> Void {
    let subscriptions = self
    let push = push.push
    return { for subscription in subscriptions { subscription.deliver(push) } }
  }
}
