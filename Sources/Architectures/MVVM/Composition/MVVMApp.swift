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
      let rowViewModels = RowViewModels(
        of: stores.notes, pictures: stores.pictures, strategies.makeRowStrategy())
      let notes = NotesViewModel(
        stores.notes, rows: strategies.makeRows(), rowViewModels, overlay: overlay)
      return TabsViewModel(stores, notes: notes, sessions: sessions, overlay: overlay)
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
  /// What keeps the rows of the list in order.
  var makeRows: () -> any ListRows = { SharedRows() }
}

extension SessionStores {
  /// Makes the stores of a session from the clients of the app's environment.
  init(of session: Session, _ environment: AppEnvironment) {
    self.init(
      notes: ObservableNotesStore(
        client: environment.notes, session: session, now: environment.now,
        makeID: environment.makeNoteID),
      user: PersonStores(of: nil, session, environment),
      friends: environment.friends.map { PersonStores(of: $0, session, environment) },
      pictures: ObservablePicturesStore(client: environment.images, session: session))
  }
}

extension PersonStores {
  fileprivate init(of friend: User.ID?, _ session: Session, _ environment: AppEnvironment) {
    let users = ObservableUserStore(client: environment.users, session: session, friend: friend)
    self.init(
      users: users,
      avatar: ObservableAvatarStore(client: environment.images, session: session, user: users))
  }
}
