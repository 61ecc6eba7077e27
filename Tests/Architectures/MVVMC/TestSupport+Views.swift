import ArchitectureKit
import Controllers
import Toolkit
import UnitTestSupport
import ViewTestSupport

@testable import MVVMC

/// The whole app without `MVVMCApp`: the first coordinator and its container, in a window.
final class RunningApp {
  let server = FakeServer()
  let screen: TestScreen
  let container = DIContainer()
  let coordinator: AppCoordinator

  init() {
    screen = TestScreen(server)
    let environment = AppEnvironment(
      loop: screen.loop, sessions: SessionController(transport: server),
      users: UserController(transport: server), notes: NotesController(transport: server),
      images: ImageController(transport: server), now: { .sample(minute: 60) },
      makeNoteID: { 1001 })
    container.register(AppEnvironment.self) { environment }
    for part in MVVMCApp.parts { container.append(part: part) }
    coordinator = AppCoordinator(window: screen.window, container: container)
    screen.loop.turn { coordinator.start() }
  }
}
