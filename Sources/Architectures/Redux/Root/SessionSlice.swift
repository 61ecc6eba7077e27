import Model

/// Whether a user is signed in.
nonisolated enum SessionState: Equatable, Codable, Sendable {
  case restoring
  case signedOut
  case signedIn(Session)

  var session: Session? {
    if case .signedIn(let session) = self { session } else { nil }
  }
}

func sessionReducer(_ state: inout SessionState, _ action: AppAction) {
  switch action {
  case .session(.launched): state = .restoring
  case .session(.restored(nil)), .profile(.logOutTapped): state = .signedOut
  default:
    if let session = action.openedSession { state = .signedIn(session) }
  }
}
