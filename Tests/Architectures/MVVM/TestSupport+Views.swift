import ArchitectureKit
import Controllers
import Model
import Toolkit
import UnitTestSupport

@testable import MVVM

extension SessionStores {
  /// Returns stores that have loaded nothing.
  ///
  /// They show no view, but can be made only from an environment, which has an event loop.
  static func fake(_ server: FakeServer) -> SessionStores {
    SessionStores(
      of: .ada,
      AppEnvironment(
        loop: MainLoop(), sessions: SessionController(transport: server),
        users: UserController(transport: server), notes: NotesController(transport: server),
        images: ImageController(transport: server), now: { .sample(minute: 60) },
        makeNoteID: { 1_001 }))
  }
}

extension Binder {
  /// Makes a binder for a loop, which binds as the app does.
  init(on loop: MainLoop) {
    self.init(on: loop) { OncePerTurn(on: $0) }
  }
}
