import Controllers
import Model

/// A Service that holds a user's state: it begins with the session and is dropped with it.
protocol SessionFollower: AnyObject {
  func sessionBegan(_ session: Session)
  func sessionEnded()
}

/// The session of the user; tells its followers when it begins and ends.
final class SessionService: SessionReading, LogOutInforming {
  private(set) var phase = SessionPhase.restoring
  private let client: SessionController
  private let followers: [any SessionFollower]
  private let signal: any UpdateSignal

  /// - Parameters:
  ///   - client: the source of sessions.
  ///   - followers: the Services that begin with a session, in this order, and end in reverse order.
  ///     Each sends its first request when the session begins.
  ///   - signal: the signal to call after each change.
  init(client: SessionController, followers: [any SessionFollower], signal: any UpdateSignal) {
    self.client = client
    self.followers = followers
    self.signal = signal
  }

  /// Looks for a stored session; a failure counts as no session.
  func restore() {
    client.restore { [weak self] result in
      guard case .success(let session?) = result else {
        self?.phase = .signedOut
        self?.signal(.session)
        return
      }
      self?.begin(session)
    }
  }

  func begin(_ session: Session) {
    phase = .signedIn
    for follower in followers { follower.sessionBegan(session) }
    signal(.session)
  }

  func logOutTapped() {
    guard phase == .signedIn else { return }
    client.logOut()
    phase = .signedOut
    // Higher Services first: none may use a lower one after the session has ended there.
    for follower in followers.reversed() { follower.sessionEnded() }
    signal(.session)
  }
}
