import Model
import Screens
import Toolkit

/// Makes the window show what the state says: the root, the editor and the alert over it.
///
/// It subscribes first. So a screen that closes is dismissed before it could be updated. The editor
/// outlives its own tap, and selects nothing of an editor that is closed.
final class RouteSubscriber {
  private let window: Window
  private let store: Store
  private weak var editor: EditorViewController?
  private weak var alert: AlertController?

  init(_ window: Window, _ store: Store) {
    self.window = window
    self.store = store
    store.subscribe(self) {
      $0.select(RouteSelectors.session) { $0.showRoot($1) }
      $0.select(RouteSelectors.editor) { $0.showEditor($1) }
      $0.select(RouteSelectors.alert) { $0.showAlert($1) }
    }
  }

  // MARK: - Showing changes

  /// Shows the root below what is presented: an alert that was raised before a log-in stays.
  private func showRoot(_ session: SessionState) {
    switch session {
    case .restoring:
      window.rootViewController = RestoringViewController(on: window.loop)
    case .signedOut:
      window.rootViewController = LoginViewController(store, on: window.loop)
    case .signedIn:
      window.rootViewController = TabsViewController(store, on: window.loop)
    }
  }

  private func showEditor(_ number: Int?) {
    editor?.dismiss()
    guard let number else { return }
    let editor = EditorViewController(number, store, on: window.loop)
    self.editor = editor
    window.rootViewController?.present(editor)
  }

  private func showAlert(_ route: AlertRoute?) {
    // A tap on one of its buttons has dismissed it already; then this does nothing.
    alert?.dismiss()
    guard let route else { return }
    let alert = makeAlert(route.kind)
    self.alert = alert
    window.rootViewController?.present(alert)
  }

  private func makeAlert(_ kind: AlertRoute.Kind) -> AlertController {
    let loop = window.loop
    let ok = { [store] in store.dispatch(.route(.okTapped)) }
    return switch kind {
    case .discardChanges:
      .discardingChanges(
        on: loop, discard: { [store] in store.dispatch(.editor(.discardTapped)) },
        keep: { [store] in store.dispatch(.editor(.keepTapped)) })
    case .noteDeleted: .noteDeleted(on: loop, ok: ok)
    case .unknownNote(let id): .unknownNote(id, on: loop, ok: ok)
    case .unopenableLink: .unopenableLink(on: loop, ok: ok)
    }
  }
}
