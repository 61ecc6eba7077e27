import ArchitectureKit
import Model
import Toolkit

/// The app of a variant: `MVVMApp` with the choices of the variant.
final class VariantApp: App {
  private let rootViewModel: VariantRootViewModel
  private let rootController: VariantRootController

  init(_ environment: AppEnvironment, _ options: VariantOptions) {
    let sessions = ObservableSessionStore(client: environment.sessions)
    let overlay = OverlayViewModel()
    rootViewModel = VariantRootViewModel(sessions: sessions, overlay: overlay) { session in
      let stores = Self.makeStores(session, environment)
      return VariantTabsViewModel(
        stores, rows: options.makeRows(stores), sessions: sessions, overlay: overlay,
        profileCount: environment.profileCount)
    }
    rootController = VariantRootController(rootViewModel, options.makeBinder(on: environment.loop))
    rootViewModel.launched()
  }

  var window: Window { rootController.window }

  func open(url: String) {
    rootViewModel.open(url: url)
  }

  private static func makeStores(
    _ session: Session, _ environment: AppEnvironment
  ) -> VariantSessionStores {
    let user = VariantUserStore(client: environment.users, session: session)
    return VariantSessionStores(
      notes: VariantNotesStore(
        client: environment.notes, session: session, now: environment.now,
        makeID: environment.makeNoteID),
      user: user,
      avatar: VariantAvatarStore(client: environment.images, session: session, user: user),
      pictures: VariantPicturesStore(client: environment.images, session: session))
  }
}

/// The stores of one session: made at the log-in and released at the log-out.
struct VariantSessionStores {
  let notes: VariantNotesStore
  let user: VariantUserStore
  let avatar: VariantAvatarStore
  let pictures: VariantPicturesStore
}
