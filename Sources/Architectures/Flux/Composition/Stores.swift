/// The stores of an app; each comes after those that it waits for.
///
/// Each app makes its own, so that two apps in one process have nothing in common.
final class Stores {
  let session: SessionStore
  let login: LoginStore
  let notes: NotesStore
  let navigation: NavigationStore
  let noteList: NoteListStore
  let detail: DetailStore
  let user: UserStore
  let avatar: AvatarStore
  let pictures: PictureStore
  let pictureRequests: PictureRequestStore

  init(_ dispatcher: Dispatcher<Action>) {
    session = SessionStore(dispatcher)
    login = LoginStore(dispatcher)
    notes = NotesStore(dispatcher)
    navigation = NavigationStore(dispatcher, session, notes)
    noteList = NoteListStore(dispatcher, notes, navigation)
    detail = DetailStore(dispatcher, notes, navigation)
    user = UserStore(dispatcher)
    avatar = AvatarStore(dispatcher)
    pictures = PictureStore(dispatcher)
    pictureRequests = PictureRequestStore(dispatcher)
  }
}
