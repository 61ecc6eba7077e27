import Screens
import Toolkit

/// The controller-view at the top: shows the root screen, the editor and the alert in the window.
final class RootController {
  private let window: Window
  private let stores: Stores
  private let actions: Actions
  private var listeners: [StoreListener] = []
  private var willShow = false
  private var status: SessionStore.Status?
  private var editor: EditorViewController?
  private var alert: (kind: NavigationStore.Alert, controller: AlertController)?

  init(_ window: Window, _ stores: Stores, _ actions: Actions) {
    self.window = window
    self.stores = stores
    self.actions = actions
    listeners = [
      stores.session.addListener { [weak self] in self?.setNeedsShow() },
      stores.navigation.addListener { [weak self] in self?.setNeedsShow() },
    ]
    show()
  }

  // MARK: - Showing changes

  /// Shows the changes after the event, once for all of them.
  ///
  /// It cannot be done at once, because screens that come into the window may dispatch. It comes
  /// before the views of the turn are updated, so a new root screen is updated with them.
  private func setNeedsShow() {
    guard !willShow else { return }
    willShow = true
    window.loop.async { [weak self] in
      self?.willShow = false
      self?.show()
    }
  }

  private func show() {
    showRoot()
    showEditor()
    showAlert()
  }

  private func showRoot() {
    guard stores.session.state != status else { return }
    status = stores.session.state
    window.rootViewController =
      switch stores.session.state {
      case .restoring: RestoringViewController(on: window.loop)
      case .signedOut: LoginViewController(stores.login, actions.session, on: window.loop)
      case .signedIn: TabsViewController(stores, actions, on: window.loop)
      }
  }

  private func showEditor() {
    let id = stores.navigation.draft?.id
    guard id != editor?.draftID else { return }
    editor?.dismiss()
    editor = id.map { EditorViewController($0, stores.navigation, actions.editor, on: window.loop) }
    if let editor { window.rootViewController?.present(editor) }
  }

  private func showAlert() {
    let kind = stores.navigation.alert
    guard kind != alert?.kind else { return }
    alert?.controller.dismiss()
    alert = kind.map { ($0, makeAlert($0)) }
    if let alert { window.rootViewController?.present(alert.controller) }
  }

  private func makeAlert(_ kind: NavigationStore.Alert) -> AlertController {
    switch kind {
    case .unopenableLink: .unopenableLink(on: window.loop) { [weak self] in self?.okTapped() }
    case .unknownNote(let id):
      .unknownNote(id, on: window.loop) { [weak self] in self?.okTapped() }
    case .noteDeleted: .noteDeleted(on: window.loop) { [weak self] in self?.okTapped() }
    case .discardingChanges:
      .discardingChanges(
        on: window.loop, discard: { [weak self] in self?.discardTapped() },
        keep: { [weak self] in self?.okTapped() })
    }
  }

  // MARK: - User actions

  // A button has dismissed its alert already.

  private func okTapped() {
    alert = nil
    actions.navigation.dismissAlert()
  }

  private func discardTapped() {
    alert = nil
    actions.editor.discard()
  }
}
