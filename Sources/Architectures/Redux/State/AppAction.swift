import Model

/// Something that has happened, grouped by slice.
///
/// Every reducer hears of every action.
nonisolated enum AppAction: Equatable, Codable, Sendable {
  case session(SessionAction)
  case login(LoginAction)
  case notes(NotesAction)
  case pictures(PicturesAction)
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

  /// Whether subscribers may hear of it at the end of the turn, as Redux Toolkit's `prepareAutoBatched`.
  ///
  /// The user's data ticks: it can be pushed many times in a turn. Only its last value becomes visible.
  var isBatched: Bool {
    if case .profile(.userPushed) = self { true } else { false }
  }
}
