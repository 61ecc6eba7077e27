import ArchitectureKit

extension AppStore {
  /// The store of an app in its environment, with the app's middleware.
  convenience init(
    in environment: AppEnvironment,
    reducer: @escaping @MainActor (inout AppState, AppAction) -> Void,
    notifier: any Notifier<AppState, AppAction>
  ) {
    // A sign-in first opens the push connection, then requests the notes, then the user.
    self.init(
      AppState(), reducer: reducer,
      middleware: [
        SessionMiddleware(environment.sessions),
        PushMiddleware(notes: environment.notes, users: environment.users),
        NotesMiddleware(
          environment.notes, now: environment.now, makeNoteID: environment.makeNoteID),
        PicturesMiddleware(environment.images),
        ProfileMiddleware(environment.users),
        AvatarMiddleware(environment.images),
      ],
      notifier: notifier)
  }
}
