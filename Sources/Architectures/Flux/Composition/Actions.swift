import ArchitectureKit

/// The action creators of an app.
final class Actions {
  let session: SessionActions
  let notes: NotesActions
  let editor: EditorActions
  let user: UserActions
  let pictures: PictureActions
  let navigation: NavigationActions

  init(_ dispatcher: Dispatcher<Action>, _ stores: Stores, _ environment: AppEnvironment) {
    let gate = SessionGate(dispatcher, stores.session)
    notes = NotesActions(dispatcher, stores, gate, environment.notes)
    user = UserActions(dispatcher, stores, gate, environment.users, environment.images)
    session = SessionActions(dispatcher, stores, environment.sessions, notes, user)
    editor = EditorActions(
      dispatcher, stores, gate, environment.notes, now: environment.now,
      makeNoteID: environment.makeNoteID)
    pictures = PictureActions(dispatcher, stores, gate, environment.images)
    navigation = NavigationActions(dispatcher)
  }
}
