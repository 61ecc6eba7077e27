import Model
import Screens
import Toolkit

/// The flow of an open note: its pages, its editor, and the alert if it is deleted elsewhere.
final class DetailCoordinator: BaseCoordinator {
  /// The page of another note is in view.
  var onPageTurned: ((Note.ID) -> Void)?
  /// The screen has been popped.
  var onFinish: (() -> Void)?
  private let note: Note
  private let router: any Router
  private let container: DIContainer
  private let overlay: Overlay
  private var viewModel: (any DetailViewModel)?

  init(_ note: Note, router: any Router, container: DIContainer) {
    (self.note, self.router, self.container) = (note, router, container)
    overlay = container.resolve()
  }

  override func start() {
    let module: DetailDependency = container.resolve(with: note.id)
    module.viewModel.onBack = { [weak self] in self?.router.popModule() }
    module.viewModel.onEdit = { [weak self] in self?.openEditor(of: $0) }
    module.viewModel.onPageTurned = { [weak self] in self?.onPageTurned?($0) }
    module.viewModel.onDeleted = { [weak self] in self?.alertDeleted() }
    viewModel = module.viewModel
    router.push(module.viewController) { [weak self] in self?.onFinish?() }
  }

  override func uncovered() {
    super.uncovered()
    viewModel?.tellIfDeleted()
  }

  private func openEditor(of note: Note) {
    let coordinator = EditorCoordinator(.edit(note), router: router, container: container)
    coordinator.onFinish = { [weak self, weak coordinator] in self?.removeDependency(coordinator) }
    addDependency(coordinator)
    coordinator.start()
  }

  private func alertDeleted() {
    // Otherwise it is told again when nothing covers the screen any more.
    guard overlay.isEmpty else { return }
    overlay.show(
      AlertController.noteDeleted(on: container.resolve()) { [router, overlay] in
        router.popModule()
        overlay.closed()
      })
  }
}
