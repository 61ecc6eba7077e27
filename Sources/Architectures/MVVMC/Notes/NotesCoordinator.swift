import Model
import Screens
import Toolkit

/// The flow of the notes tab: the list, an open note, and the editor of a new one.
final class NotesCoordinator: BaseCoordinator {
  /// The notes are loaded: from now on links to the notes can be followed.
  var onReady: (() -> Void)?
  private(set) var isReady = false
  private let router: any Router
  private let container: DIContainer
  private let overlay: Overlay
  private var viewModel: (any NotesViewModel)?

  init(router: any Router, container: DIContainer) {
    (self.router, self.container) = (router, container)
    overlay = container.resolve()
  }

  override func start() {
    let module: NotesDependency = container.resolve()
    module.viewModel.onNoteSelected = { [weak self] in self?.openDetail(of: $0) }
    module.viewModel.onCreateNote = { [weak self] in self?.openEditor() }
    module.viewModel.onUnknownNote = { [weak self] in self?.alertUnknownNote($0) }
    module.viewModel.onLoaded = { [weak self] in
      self?.isReady = true
      self?.onReady?()
    }
    viewModel = module.viewModel
    router.setRootModule(module.viewController)
  }

  override func start(with link: DeepLink) {
    switch link {
    case .newNote: openEditor()
    case .note(let id): viewModel?.open(id)
    case .profile: break
    }
  }

  /// Goes back to the list.
  func showList() {
    router.popToRootModule()
  }

  // MARK: - Children

  private func openDetail(of note: Note) {
    let coordinator = DetailCoordinator(note, router: router, container: container)
    coordinator.onPageTurned = { [weak self] in self?.viewModel?.select($0) }
    coordinator.onFinish = { [weak self, weak coordinator] in self?.removeDependency(coordinator) }
    addDependency(coordinator)
    coordinator.start()
  }

  private func openEditor() {
    let coordinator = EditorCoordinator(.create, router: router, container: container)
    coordinator.onFinish = { [weak self, weak coordinator] in self?.removeDependency(coordinator) }
    addDependency(coordinator)
    coordinator.start()
  }

  private func alertUnknownNote(_ id: Note.ID) {
    overlay.show(
      AlertController.unknownNote(id, on: container.resolve()) { [overlay] in
        overlay.closed()
      })
  }
}
