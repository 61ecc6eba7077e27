import Controllers
import Model

/// A Service that holds a user's state: it begins with the session and is dropped with it.
protocol SessionFollower {
  func sessionBegan(_ session: Session)
  func sessionEnded()
}

extension SessionFollower {
  /// A Service that needs no session has nothing to do until the user acts.
  func sessionBegan(_ session: Session) {}
}

/// The session of the user; tells its followers when it begins and ends.
final class SessionService: SessionReading, LogOutInforming {
  private(set) var phase = SessionPhase.restoring
  private let client: SessionController
  private let followers: [any SessionFollower]
  private let signal: () -> Void

  /// - Parameters:
  ///   - client: the source of sessions.
  ///   - followers: the Services that begin with a session, in this order, and end in reverse order.
  ///     Each sends its first request when the session begins.
  ///   - signal: what to call after each change.
  init(client: SessionController, followers: [any SessionFollower], signal: @escaping () -> Void) {
    self.client = client
    self.followers = followers
    self.signal = signal
  }

  /// Looks for a stored session; a failure counts as no session.
  func restore() {
    client.restore { [weak self] result in
      guard case .success(let session?) = result else {
        self?.phase = .signedOut
        self?.signal()
        return
      }
      self?.begin(session)
    }
  }

  func begin(_ session: Session) {
    phase = .signedIn
    for follower in followers { follower.sessionBegan(session) }
    signal()
  }

  func logOutTapped() {
    guard phase == .signedIn else { return }
    // From here on the clients are silent: pushes end, and answers that are still due are dropped.
    client.logOut()
    phase = .signedOut
    // Links end first, so that none is followed on the way.
    for follower in followers.reversed() { follower.sessionEnded() }
    signal()
  }
}
