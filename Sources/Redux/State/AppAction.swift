import Model

/// Something that has happened, by screen or source.
///
/// Any slice may care about any of them.
nonisolated enum AppAction: Equatable, Codable, Sendable {
  case session(SessionAction)
  case login(LoginAction)
  case tabs(TabsAction)
  case notes(NotesAction)
  case detail(DetailAction)
  case editor(EditorAction)
  case profile(ProfileAction)
  case route(RouteAction)

  /// The session that begins, by a log-in or because it was stored.
  var openedSession: Session? {
    switch self {
    case .session(.restored(let session)): session
    case .login(.succeeded(let session)): session
    default: nil
    }
  }

  /// Whether it is one of many small changes from elsewhere, of which only the last counts.
  var isTick: Bool {
    if case .profile(.userPushed) = self { true } else { false }
  }

  /// Whether the user logs out.
  var closesSession: Bool {
    if case .profile(.logOutTapped) = self { true } else { false }
  }
}
