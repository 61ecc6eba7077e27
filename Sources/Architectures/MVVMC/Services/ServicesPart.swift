import Controllers
import Model

/// Registers the services and the states that screens share.
enum ServicesPart: DIPart {
  static func load(container: DIContainer) {
    container.registerArgument(Session.self).lifetime(.session)
    container.registerArgument(FriendID.self)
    container.register(SessionService.self, SessionService.init(client:)).lifetime(.single)
    loadNotes(in: container)
    container.register(
      Tagged<SignedInUser, SharedStore<PersonState>>.self, { Tagged(SharedStore(PersonState())) }
    ).lifetime(.session)
    container.register(Tagged<SignedInUser, UserService>.self) {
      (
        users: UserController, images: ImageController, session: Session,
        store: Tagged<SignedInUser, SharedStore<PersonState>>
      ) in
      Tagged(
        UserService(users: users, images: images, session: session, store: store.value, friend: nil)
      )
    }.lifetime(.session)
    container.register(SharedStore<PersonState>.self) { SharedStore(PersonState()) }
    container.register(UserService.self) {
      (
        users: UserController, images: ImageController, session: Session,
        store: SharedStore<PersonState>,
        friend: FriendID
      ) in
      UserService(users: users, images: images, session: session, store: store, friend: friend.id)
    }
  }

  private static func loadNotes(in container: DIContainer) {
    container.register(SharedStore<NotesState>.self) { (strategies: Strategies) in
      SharedStore(NotesState(), strategies.commitNotes, strategies.noteFields)
    }.lifetime(.session)
    container.register(NotesService.self, NotesService.init(client:timeAndIDs:session:store:))
      .lifetime(.session)
    container.register(SharedStore<RowsState>.self) { SharedStore(RowsState()) }
      .lifetime(.session)
    container.register((any ListRows).self) { (strategies: Strategies) in strategies.makeRows() }
    container.register(RowsService.self, RowsService.init(store:notes:rows:)).lifetime(.session)
    container.register(PicturesService.self, PicturesService.init(client:session:))
      .lifetime(.session)
  }
}
