import ArchitectureKit
import Controllers
import Model
import Toolkit

/// The app: makes the container and the window, and gives control to the coordinator.
final class MVVMCApp: App {
  let window: Window
  private let container = DIContainer()
  private let coordinator: AppCoordinator

  init(_ environment: AppEnvironment, _ strategies: Strategies) {
    window = Window(on: environment.loop)
    container.register(AppEnvironment.self) { environment }.lifetime(.single)
    container.register(Strategies.self) { strategies }.lifetime(.single)
    Self.registerParts(in: container)
    let missing = container.missingRegistrations()
    precondition(missing.isEmpty, missing.joined(separator: " "))
    coordinator = AppCoordinator(window: window, container: container)
    coordinator.start()
  }

  private static func registerParts(in container: DIContainer) {
    container.append(part: AppPart.self)
    container.append(part: ServicesPart.self)
    container.append(part: LoginPart.self)
    container.append(part: TabsPart.self)
    container.append(part: NotesPart.self)
    container.append(part: DetailPart.self)
    container.append(part: EditorPart.self)
    container.append(part: ProfilePart.self)
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
    container.register((any RenderSchedule).self) { (loop: MainLoop, strategies: Strategies) in
      strategies.makeSchedule(loop)
    }.lifetime(.single)
    container.register((any Router).self, RouterImp.init(on:))
    loadClients(in: container)
  }

  private static func loadClients(in container: DIContainer) {
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

/// The choices that a variant makes; each has one place in the app.
struct Strategies {
  /// When changed data is rendered.
  var makeSchedule: (MainLoop) -> any RenderSchedule = { OncePerTurn(loop: $0) }
  /// Which rows are mapped to cells.
  var makeCells: () -> any CellMapping = { CellsInView() }
  /// What keeps the rows of the list in order.
  var makeRows: () -> any ListRows = { SharedRows() }
  /// How the shared notes are changed.
  var commitNotes: Committing<NotesState> = commitCopy
}
