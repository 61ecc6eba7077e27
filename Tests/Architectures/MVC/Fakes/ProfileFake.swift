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
      makeNoteID: { 0 })
    let account = Account(
      notes: notes, user: UserStore(session: .ada, client: UserController(transport: server)),
      images: ImageStore(session: .ada, client: ImageController(transport: server)))
    account.load()
    account.images.lookUp(ImageReference("ada-low"))
    server.answer(.load, .notes([.sample(1, "Milk")]))
    server.answer(.user, .user(.ada))
    server.answer(.cache, .picture("ada-low"))
    return ProfileViewController(
      account: account,
      sessionStore: SessionStore(client: SessionController(transport: server)) { _ in account },
      on: loop)
  }
}
