import ArchitectureKit
import Model
import Toolkit

/// The app: makes stores, view models and the root controller, and connects them.
final class MVVMApp: App {
  private let rootViewModel: RootViewModel
  private let rootController: RootController

  init(_ environment: AppEnvironment, _ strategies: Strategies) {
    let sessions = ObservableSessionStore(client: environment.sessions)
    let overlay = OverlayViewModel()
    rootViewModel = RootViewModel(sessions: sessions, overlay: overlay) { session in
      let stores = SessionStores(of: session, environment)
      let rows = RowViewModels(
        of: stores.notes, pictures: stores.pictures, strategies.makeRowStrategy())
      return TabsViewModel(stores, rows: rows, sessions: sessions, overlay: overlay)
    }
    rootController = RootController(
      rootViewModel, Binder(on: environment.loop, strategies.makeSchedule))
    rootViewModel.launched()
  }

  var window: Window { rootController.window }

  func open(url: String) {
    rootViewModel.open(url: url)
  }
}

/// The choices that a variant makes; each has one place in the app.
struct Strategies {
  /// When the bindings of a screen write.
  var makeSchedule: (MainLoop) -> any BindingSchedule = { OncePerTurn(on: $0) }
  /// When the view models of rows are made.
  var makeRowStrategy: () -> any RowStrategy = { RowsInView() }
}
