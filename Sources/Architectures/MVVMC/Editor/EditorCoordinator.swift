import Screens
import Toolkit

/// The flow of an editor: a sheet, and the question before unsaved text is discarded.
final class EditorCoordinator: BaseCoordinator {
  /// The sheet is closed.
  var onFinish: (() -> Void)?
  private let mode: EditorMode
  private let router: any Router
  private let container: DIContainer
  private let overlay: Overlay

  init(_ mode: EditorMode, router: any Router, container: DIContainer) {
    (self.mode, self.router, self.container) = (mode, router, container)
    overlay = container.resolve()
  }

  override func start() {
    let module: EditorDependency = container.resolve(with: mode)
    module.viewModel.onFinish = { [weak self] in self?.finish() }
    module.viewModel.onAskToDiscard = { [weak self] in self?.askToDiscard() }
    router.present(module.viewController)
  }

  private func askToDiscard() {
    overlay.show(
      AlertController.discardingChanges(
        on: container.resolve(),
        discard: { [weak self] in self?.finish() }, keep: {}))
  }

  private func finish() {
    router.dismissModule()
    // Released before others hear of it: they may open the next editor.
    onFinish?()
    overlay.closed()
  }
}
