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
    container.register(Overlay.self) { [unowned screen] in Overlay(over: screen.window) }
      .lifetime(.single)
    let parts: [any DIPart.Type] = [
      AppPart.self, ServicesPart.self, LoginPart.self, TabsPart.self, NotesPart.self,
      DetailPart.self, EditorPart.self, ProfilePart.self,
    ]
    for part in parts { container.append(part: part) }
    coordinator = AppCoordinator(window: screen.window, container: container)
    screen.loop.turn { coordinator.start() }
  }
}
