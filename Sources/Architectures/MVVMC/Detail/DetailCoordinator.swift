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
  private let disposeBag = DisposeBag()

  init(_ note: Note, router: any Router, container: DIContainer, overlay: Overlay) {
    (self.note, self.router) = (note, router)
    (self.container, self.overlay) = (container, overlay)
  }

  override func start() {
    let module: DetailDependency = container.resolve(with: note)
    module.viewModel.onBack = { [weak self] in self?.router.popModule() }
    module.viewModel.onEdit = { [weak self] in self?.openEditor(of: $0) }
    module.viewModel.onPageTurned = { [weak self] in self?.onPageTurned?($0) }
    module.viewModel.onDeleted = { [weak self] in self?.alertDeleted() }
    overlay.cleared.subscribe(onNext: { [events = module.viewModel.events] in
      events.onNext(.uncovered)
    }).disposed(by: disposeBag)
    router.push(module.viewController) { [weak self] in self?.onFinish?() }
  }

  private func openEditor(of note: Note) {
    let coordinator = EditorCoordinator(
      .edit(note), router: router, container: container, overlay: overlay)
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
