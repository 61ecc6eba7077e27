// For Profile/ProfileViewController.swift
import Controllers
import Model
import Toolkit
import UnitTestSupport

extension ProfileViewController {
  /// Shows Ada from real stores, before the picture of the network comes.
  static func ada(on loop: MainLoop) -> ProfileViewController {
    let server = FakeServer()
    let notes = NotesStore(
      session: .ada, client: NotesController(transport: server), now: { .sample(minute: 0) },
      makeNoteID: { 0 }, content: TypedChanges())
    let account = Account(
      notes: notes, user: UserStore(session: .ada, client: UserController(transport: server)),
      friends: [],
      images: ImageStore(session: .ada, client: ImageController(transport: server)),
      makeResults: { SharedResults(of: notes) })
    account.load()
    account.images.lookUp(ImageReference("ada-low"))
    server.answer(.load, .notes([.sample(1, "Milk")]))
    server.answer(.user, .user(.ada))
    server.answer(.cache, .picture("ada-low"))
    return ProfileViewController(
      of: account.user, account: account,
      sessionStore: SessionStore(client: SessionController(transport: server)) { _ in account },
      updates: OncePerTurn(), on: loop)
  }
}
