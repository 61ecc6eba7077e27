import ArchitectureKit
import Toolkit

/// The object graph: a window, the stores and the root controller.
///
/// Makes the stores and hands them on. There are no globals.
final class MVCApp: App {
  let window: Window
  private let root: RootController

  /// `updates` decides when views are updated, and `content` what notices of notes say.
  ///
  /// `makeRows` makes the rows of the list.
  init(
    _ environment: AppEnvironment, updates: any ViewUpdates = OncePerTurn(),
    content: any NoticeContent = TypedChanges(),
    makeRows: @escaping (NotesStore) -> any NoteResults = { SharedResults(of: $0) }
  ) {
    let sessionStore = SessionStore(client: environment.sessions) { session in
      let notes = NotesStore(
        session: session, client: environment.notes, now: environment.now,
        makeNoteID: environment.makeNoteID, content: content)
      return Account(
        notes: notes,
        user: UserStore(session: session, client: environment.users),
        friends: environment.friends.map {
          UserStore(friend: $0, session: session, client: environment.users)
        },
        images: ImageStore(session: session, client: environment.images),
        makeResults: { makeRows(notes) })
    }
    window = Window(on: environment.loop)
    root = RootController(window: window, sessionStore: sessionStore, updates: updates)
    sessionStore.restore()
  }

  func open(url: String) {
    root.open(url)
  }
}
