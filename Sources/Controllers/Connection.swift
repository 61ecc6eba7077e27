import Model

/// The line from one running, signed-in app to the server.
///
/// It opens with the session's first request or subscription and closes for good when its last
/// subscription ends or is released, or at log-out. A request remembers the one over which it was
/// sent: after a relaunch the session is the same, but the line is another. So an app keeps one
/// subscription at least from sign-in to log-out.
final class Connection {
  let session: Session
  private var isCut = false
  private var hadSubscription = false
  private var weakSubscriptions: [WeakSubscription] = []

  init(session: Session) {
    self.session = session
  }

  /// Those that still listen, in the order in which they were made.
  var subscriptions: [Subscription] {
    weakSubscriptions.compactMap(\.subscription).filter(\.isOpen)
  }

  /// A line without any subscription yet counts as open: an app may ask before it listens.
  var isClosed: Bool { isCut || hadSubscription && !isListening }

  /// Whether anybody listens: the app is signed in.
  var isListening: Bool { weakSubscriptions.contains { $0.subscription?.isOpen == true } }

  func add(_ subscription: Subscription) {
    hadSubscription = true
    weakSubscriptions.removeAll { $0.subscription?.isOpen != true }
    weakSubscriptions.append(WeakSubscription(subscription: subscription))
  }

  /// Closes the line whoever still listens.
  func cut() {
    isCut = true
    for subscription in subscriptions { subscription.end() }
  }

  private struct WeakSubscription {
    weak var subscription: Subscription?
  }
}
