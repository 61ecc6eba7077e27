// For Profile/ProfileViewController.swift
import Controllers
import Model
import Toolkit
import UnitTestSupport

extension Store {
  /// Creates a store for the profile; nothing is requested.
  convenience init(profileFakeOn loop: MainLoop) {
    let actions: [AppAction] = [
      .profile(.userLoaded(.ada)), .profile(.avatarFoundInCache(Picture(name: "ada-low"))),
      .notes(.loaded([.sample(1, "")])),
    ]
    let server = FakeServer()
    let services = Services(
      sessions: SessionController(transport: server), users: UserController(transport: server),
      notes: NotesController(transport: server), images: ImageController(transport: server),
      now: { .sample(minute: 0) }, makeNoteID: { 0 })
    self.init(
      reducer: appReducer, state: actions.reduce(AppState(), appReducer), listeners: [],
      services: services, batch: AutoBatch(queueNotification: loop.async))
  }
}
