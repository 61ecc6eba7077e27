/// The stores of an app, one for each domain.
///
/// In a Flux application they are singletons. Here each app makes its own, so that two apps in one
/// process have nothing in common.
final class Stores {
  let session: SessionStore
  let login: LoginStore
  let notes: NotesStore
  let noteList: NoteListStore
  let navigation: NavigationStore
  let detail: DetailStore
  let editor: EditorStore
  let user: UserStore
  let avatar: AvatarStore
  let pictures: PictureStore
  let pictureRequests: PictureRequestStore

  init(_ dispatcher: Dispatcher<Action>) {
    session = SessionStore(dispatcher)
    login = LoginStore(dispatcher)
    notes = NotesStore(dispatcher, session)
    noteList = NoteListStore(dispatcher, notes)
    navigation = NavigationStore(dispatcher, session, notes)
    detail = DetailStore(dispatcher, notes, navigation)
    editor = EditorStore(dispatcher, session, notes, navigation)
    user = UserStore(dispatcher, session)
    avatar = AvatarStore(dispatcher, session, user)
    pictures = PictureStore(dispatcher, session)
    pictureRequests = PictureRequestStore(dispatcher)
  }
}
