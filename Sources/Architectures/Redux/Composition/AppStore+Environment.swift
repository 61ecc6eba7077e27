import ArchitectureKit

extension AppStore {
  /// The store of an app in its environment, with the app's middleware.
  convenience init(
    in environment: AppEnvironment,
    reduction: @escaping Reduction<AppState, AppAction>,
    notifier: any Notifier<AppState, AppAction>
  ) {
    // A sign-in first opens the push connection, then requests the notes, then the user. Pictures come
    // before them all, so that a row without a picture is swallowed first.
    self.init(
      AppState(), reduction: reduction,
      middleware: [
        PicturesMiddleware(environment.images),
        SessionMiddleware(environment.sessions),
        PushMiddleware(notes: environment.notes, users: environment.users),
        NotesMiddleware(
          environment.notes, now: environment.now, makeNoteID: environment.makeNoteID),
        ProfileMiddleware(environment.users),
        AvatarMiddleware(environment.images),
      ],
      notifier: notifier)
  }
}
