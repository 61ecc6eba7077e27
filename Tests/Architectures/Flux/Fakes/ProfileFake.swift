// For Profile/ProfileViewController.swift

import ArchitectureKit
import Controllers
import Model
import Toolkit
import UnitTestSupport

/// A profile on stores that actions have filled; its buttons send requests without an answer.
func makeFakeProfile(on loop: MainLoop) -> ProfileViewController {
  let server = FakeServer()
  let environment = AppEnvironment(
    loop: loop, sessions: SessionController(transport: server),
    users: UserController(transport: server), notes: NotesController(transport: server),
    images: ImageController(transport: server), now: { .sample(minute: 0) }, makeNoteID: { 0 })
  let dispatcher = Dispatcher<Action>()
  let stores = Stores(dispatcher)
  let actions: [Action] = [
    .loggedIn(.ada), .userLoaded(.success(.ada)),
    .avatarFound(Picture(name: "ada-low")),
    .notesLoaded(.success([.sample(1, "")])),
  ]
  for action in actions { dispatcher.dispatch(action) }
  return ProfileViewController(stores, Actions(dispatcher, stores, environment), on: loop)
}
