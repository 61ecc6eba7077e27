import ArchitectureKit
import Controllers
import Model
import Toolkit

/// The app: makes the container and the window, and gives control to the coordinator.
final class MVVMCApp: App {
  let window: Window
  private let container = DIContainer()
  private let coordinator: AppCoordinator

  init(_ environment: AppEnvironment) {
    window = Window(on: environment.loop)
    container.register(AppEnvironment.self) { environment }.lifetime(.single)
    container.register(Overlay.self) { [unowned window] in Overlay(over: window) }
      .lifetime(.single)
    let parts: [any DIPart.Type] = [
      AppPart.self, ServicesPart.self, LoginPart.self, TabsPart.self, NotesPart.self,
      DetailPart.self, EditorPart.self, ProfilePart.self,
    ]
    for part in parts { container.append(part: part) }
    let missing = container.missingRegistrations()
    precondition(missing.isEmpty, missing.joined(separator: " "))
    coordinator = AppCoordinator(window: window, container: container)
    coordinator.start()
  }

  func open(url: String) {
    if let link = DeepLink(url: url) {
      coordinator.start(with: link)
    } else {
      coordinator.alertUnopenableLink()
    }
  }
}

/// Registers what all modules need of their surroundings.
enum AppPart: DIPart {
  static func load(container: DIContainer) {
    container.register(MainLoop.self) { (environment: AppEnvironment) in environment.loop }
      .lifetime(.single)
    container.register(SessionController.self) { (environment: AppEnvironment) in
      environment.sessions
    }.lifetime(.single)
    container.register(UserController.self) { (environment: AppEnvironment) in environment.users }
      .lifetime(.single)
    container.register(NotesController.self) { (environment: AppEnvironment) in environment.notes }
      .lifetime(.single)
    container.register(ImageController.self) { (environment: AppEnvironment) in
      environment.images
    }.lifetime(.single)
    container.register(TimeAndIDs.self) { (environment: AppEnvironment) in
      TimeAndIDs(now: environment.now, makeNoteID: environment.makeNoteID)
    }.lifetime(.single)
  }
}
