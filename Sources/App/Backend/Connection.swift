import Controllers
import Model

/// The connection of one running, signed-in app to the server.
///
/// It opens with the session's first request or subscription. It closes for good at log-out, or
/// when its last subscription ends or is released. So an app keeps at least one subscription from
/// sign-in to log-out.
///
/// Each request remembers its connection. After a relaunch the session is the same, but the
/// connection is a new one.
final class Connection {
  let session: Session
  private var isCut = false
  private var hadSubscription = false
  private var weakSubscriptions: [WeakSubscription] = []

  init(session: Session) {
    self.session = session
  }

  /// The subscriptions that are still open, in the order in which they were made.
  var subscriptions: [Subscription] {
    weakSubscriptions.compactMap(\.subscription).filter(\.isOpen)
  }

  /// Whether the connection is closed.
  ///
  /// A connection without any subscription yet counts as open: an app may send a request before it
  /// subscribes.
  var isClosed: Bool { isCut || hadSubscription && !isListening }

  /// Whether any subscription is open, which means that the app is signed in.
  var isListening: Bool { weakSubscriptions.contains { $0.subscription?.isOpen == true } }

  func add(_ subscription: Subscription) {
    hadSubscription = true
    weakSubscriptions.removeAll { $0.subscription?.isOpen != true }
    weakSubscriptions.append(WeakSubscription(subscription: subscription))
  }

  /// Closes the connection and ends its open subscriptions.
  func cut() {
    isCut = true
    for subscription in subscriptions { subscription.end() }
  }

  private struct WeakSubscription {
    weak var subscription: Subscription?
  }
}
