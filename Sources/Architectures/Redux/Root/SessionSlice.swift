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

nonisolated enum SessionAction: Equatable, Codable, Sendable {
  /// The stored session was read; a failure counts as no session.
  case restored(Session?)
  case loggedOut
}

func sessionReducer(_ state: SessionState, _ action: AppAction) -> SessionState {
  switch action {
  case .session(.restored(nil)), .session(.loggedOut): .signedOut
  default: action.openedSession.map { .signedIn($0) } ?? state
  }
}
