import Controllers
import Model

/// Registers the services and the states that screens share.
enum ServicesPart: DIPart {
  static func load(container: DIContainer) {
    container.registerArgument(Session.self).lifetime(.session)
    container.register(SessionService.self, SessionService.init(client:)).lifetime(.single)
    container.register(SharedStore<NotesState>.self) { SharedStore(NotesState()) }
      .lifetime(.session)
    container.register(SharedStore<NoteRows>.self) { SharedStore(NoteRows(order: .byChange)) }
      .lifetime(.session)
    container.register(NotesService.self, NotesService.init(client:timeAndIDs:session:store:))
      .lifetime(.session)
    container.register(PicturesService.self, PicturesService.init(client:session:))
      .lifetime(.session)
    container.register(SharedStore<PersonState>.self) { SharedStore(PersonState()) }
      .lifetime(.session)
    container.register(UserService.self, UserService.init(users:images:session:store:))
      .lifetime(.session)
  }
}
