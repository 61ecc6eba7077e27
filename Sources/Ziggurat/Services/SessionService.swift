import Controllers
import Model

/// Who is signed in; tells its followers when that begins and ends.
final class SessionService: SessionReading, LogOutInforming {
  private(set) var phase = SessionPhase.restoring
  private let client: SessionController
  private let followers: [any SessionFollower]
  private let signal: UpdateSignal

  /// - Parameters:
  ///   - client: where sessions come from.
  ///   - followers: hear of a session in this order, each sending its first request then, and of its
  ///     end in the opposite one.
  ///   - signal: called after each change.
  init(client: SessionController, followers: [any SessionFollower], signal: UpdateSignal) {
    self.client = client
    self.followers = followers
    self.signal = signal
  }

  /// Looks for a stored session; a failure counts as none.
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
    client.logOut()
    phase = .signedOut
    // The upper ones first: none sees a session that has half ended below it.
    for follower in followers.reversed() { follower.sessionEnded() }
    signal()
  }
}
