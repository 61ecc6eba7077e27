import Model
import Screens
import Toolkit

/// Makes the window show the root, the editor and the alert of the state.
///
/// It compares with what it shows, because an editor that is shown twice would open twice.
final class PublishedRouteSubscriber: StateSubscriber {
  private let window: Window
  private let store: PublishedStore
  private let friends: [User.ID]
  /// Kept here because a tab bar controller does not keep its delegate.
  private var tabs: PublishedTabsViewController?
  private weak var editor: PublishedEditorViewController?
  private weak var alert: AlertController?
  private var shownSession = SessionState.restoring
  private var shownEditor: Int?
  private var shownAlert: AlertRoute?

  init(_ window: Window, _ store: PublishedStore, friends: [User.ID]) {
    self.window = window
    self.store = store
    self.friends = friends
    store.subscribe(self)
    showRoot(.restoring)
  }

  // MARK: - Showing changes

  func newState(_ state: AppState) {
    if state.session != shownSession { showRoot(state.session) }
    if state.editor?.number != shownEditor { showEditor(state.editor?.number) }
    if state.route.alert != shownAlert { showAlert(state.route.alert) }
  }

  private func showRoot(_ session: SessionState) {
    shownSession = session
    switch session {
    case .restoring:
      window.rootViewController = RestoringViewController(on: window.loop)
    case .signedOut:
      window.rootViewController = PublishedLoginViewController(store, on: window.loop)
      tabs = nil
    case .signedIn:
      let tabs = PublishedTabsViewController(store, friends: friends, on: window.loop)
      self.tabs = tabs
      window.rootViewController = tabs.tabBarController
    }
  }

  private func showEditor(_ number: Int?) {
    shownEditor = number
    editor?.dismiss()
    guard let number else { return }
    let editor = PublishedEditorViewController(number, store, on: window.loop)
    self.editor = editor
    window.rootViewController?.present(editor)
  }

  private func showAlert(_ route: AlertRoute?) {
    shownAlert = route
    // A tap on one of its buttons has dismissed it already; then this does nothing.
    alert?.dismiss()
    guard let route else { return }
    let alert = makeAlert(route.kind)
    self.alert = alert
    window.rootViewController?.present(alert)
  }

  private func makeAlert(_ kind: AlertRoute.Kind) -> AlertController {
    let loop = window.loop
    let ok = { [store] in store.handle(.route(.okTapped)) }
    return switch kind {
    case .discardChanges:
      .discardingChanges(
        on: loop, discard: { [store] in store.handle(.editor(.discardTapped)) },
        keep: { [store] in store.handle(.editor(.keepTapped)) })
    case .noteDeleted: .noteDeleted(on: loop, ok: ok)
    case .unknownNote(let id): .unknownNote(id, on: loop, ok: ok)
    case .unopenableLink: .unopenableLink(on: loop, ok: ok)
    }
  }
}
