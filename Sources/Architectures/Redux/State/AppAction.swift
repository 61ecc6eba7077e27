import Model

/// Something that has happened, grouped by screen or source.
///
/// Every reducer hears of every action.
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

  /// Whether this is a frequent small change from the server, of which only the last one matters.
  var isTick: Bool {
    if case .profile(.userPushed) = self { true } else { false }
  }

  /// Whether the user logs out.
  var closesSession: Bool {
    if case .profile(.logOutTapped) = self { true } else { false }
  }
}

nonisolated enum SessionAction: Equatable, Codable, Sendable {
  case launched
  /// The stored session was read; a failure counts as no session.
  case restored(Session?)
}

nonisolated enum LoginAction: Equatable, Codable, Sendable {
  case submitTapped(name: String, password: Secret)
  case succeeded(Session)
  case failed(NotesError)
}

nonisolated enum TabsAction: Equatable, Codable, Sendable {
  /// The user has tapped on any tab, even the selected one.
  case tabTapped(Int)
}

/// What happens on the list, and to the notes on the server.
nonisolated enum NotesAction: Equatable, Codable, Sendable {
  case createTapped
  case sortTapped
  case filterEdited(String)
  case refreshTapped
  case retryTapped
  case rowSelected(Note.ID)
  /// The row was selected before.
  case rowOpened(Note.ID)
  case rowDeleted(Note.ID)
  case refreshPulled
  /// The row has come into view.
  case rowShown(Note.ID)
  /// Replaces `rowShown` if a picture has to be loaded; made by middleware.
  case pictureRequested(ImageReference)

  case loaded([Note])
  case loadFailed
  case changesPushed([NoteChange])
  case pictureArrived(ImageReference, Picture)
  case saveAnswered(Note.ID, NoteCollection.WriteNumber, succeeded: Bool)
  case deleteAnswered(Note.ID, NoteCollection.WriteNumber, succeeded: Bool)
}

nonisolated enum DetailAction: Equatable, Codable, Sendable {
  case backTapped
  case pageTurned(to: Note.ID)
  /// Carries the note as its page shows it.
  case editTapped(Note)
  case deleteTapped
}

/// What the user does in the editor, except what only concerns the form.
nonisolated enum EditorAction: Equatable, Codable, Sendable {
  case cancelTapped(isDirty: Bool)
  case saveTapped(text: String)
  /// Replaces `saveTapped`: the note with its id and date, made by middleware.
  case saveBegan(Note)
  case discardTapped
  case keepTapped
}

/// What happens on the profile, and to the user on the server.
nonisolated enum ProfileAction: Equatable, Codable, Sendable {
  case refreshTapped
  case logOutTapped
  /// The profile has come into the window.
  case appeared
  case userLoaded(User)
  case userLoadFailed
  case userPushed(User)
  case avatarFoundInCache(Picture)
  case avatarArrived(Picture)
}

/// What leads somewhere from any screen.
nonisolated enum RouteAction: Equatable, Codable, Sendable {
  /// The system has handed over a URL, which may not be a valid link.
  case urlOpened(String)
  /// The user has read the alert.
  case okTapped
}
