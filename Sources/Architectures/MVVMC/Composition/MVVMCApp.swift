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
    for part in strategies.parts { container.append(part: part) }
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
  var makeCells: () -> CellMapping = { CellMapping { CellsInView(state: $0) } }
  /// How the table comes to show other rows.
  var makeTableRows: () -> any TableRows = { DiffedRows() }
  /// What keeps the rows of the list in order.
  var makeRows: () -> any ListRows = { SharedRows() }
  /// How the shared notes are changed.
  var commitNotes: Committing<NotesState> = commitCopy
  /// When those who observe one field of the shared notes are told.
  var noteFields: any FieldDelivery = DistinctFields()
  /// What is registered in the container; a later part replaces components of an earlier one.
  var parts: [any DIPart.Type] = [
    AppPart.self, ServicesPart.self, LoginPart.self, TabsPart.self, NotesPart.self, DetailPart.self,
    EditorPart.self, ProfilePart.self,
  ]
}
