package import Model

/// A subscription to the server's pushes, until it is ended or released.
package final class Subscription {
  package enum Handler {
    case notes(([NoteChange]) -> Void)
    /// Hears of changes of this user, who is the signed-in user or a friend.
    case user(User.ID, (User) -> Void)
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

  /// Returns whether the push has a part for this subscription.
  fileprivate func concerns(_ push: Push) -> Bool {
    switch handler {
    case .notes: !push.notes.isEmpty
    case .user(let id, _): push.user?.id == id
    case nil: false
    }
  }

  /// Passes the part of a push that concerns this subscription to the handler, if it is still open.
  fileprivate func deliver(_ push: Push) {
    switch handler {
    case .notes(let handle):
      handle(push.notes)
    case .user(_, let handle):
      if let user = push.user { handle(user) }
    case nil:
      break
    }
  }
}

extension [Subscription] {
  /// Returns the event in which each subscription hears its part of a push.
  package consuming func delivery(of push: consuming RawPush) -> () -> Void {
    let push = push.push
    let subscriptions = filter { $0.concerns(push) }
    return { for subscription in subscriptions { subscription.deliver(push) } }
  }
}
