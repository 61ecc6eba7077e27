import Screens
import Toolkit

/// Binds the list of notes, with its table in `NotesViewController+Table.swift`.
final class NotesViewController: ViewController {
  let viewModel: NotesViewModel
  let bag: BindingBag
  let cells: CellBindings
  private(set) lazy var screen = NotesScreen(on: loop)

  // MARK: - Life cycle

  init(_ viewModel: NotesViewModel, on loop: MainLoop) {
    self.viewModel = viewModel
    bag = BindingBag(on: loop)
    cells = CellBindings(bag.pass)
    super.init(on: loop)
  }

  override func loadView() -> View { screen }

  override func viewDidLoad() {
    bindActions()
    bindOutputs()
    bindRows()
    bindNavigation()
  }

  // MARK: - User actions

  private func bindActions() {
    screen.createButton.onTap = { [viewModel] in viewModel.createTapped() }
    screen.sortButton.onTap = { [viewModel] in viewModel.sortTapped() }
    screen.filterField.onEdit = { [viewModel] in viewModel.filterEdited($0) }
    screen.refreshButton.bind(to: viewModel.refresh, in: bag)
    screen.retryButton.onTap = { [viewModel] in viewModel.retryTapped() }
  }

  // MARK: - Showing changes

  private func bindOutputs() {
    viewModel.title.bind(to: screen.titleLabel.textTarget, in: bag)
    viewModel.isLoaded.bind(to: screen.createButton.enabledTarget, in: bag)
    viewModel.isLoaded.bind(to: screen.sortButton.enabledTarget, in: bag)
    viewModel.isLoaded.bind(to: screen.filterField.enabledTarget, in: bag)
    viewModel.isLoaded.bind(to: screen.table.shownTarget, in: bag)
    viewModel.sortButtonTitle.bind(to: screen.sortButton.titleTarget, in: bag)
    viewModel.showsRefreshError.bind(to: screen.bannerLabel.shownTarget, in: bag)
    viewModel.isSpinnerShown.bind(to: screen.spinner.shownTarget, in: bag)
    viewModel.isErrorShown.bind(to: screen.errorLabel.shownTarget, in: bag)
    viewModel.isErrorShown.bind(to: screen.retryButton.shownTarget, in: bag)
    viewModel.emptyMessage.bind(to: screen.emptyLabel.messageTarget, in: bag)
  }

  private func bindNavigation() {
    viewModel.openDetail.observe(in: bag) { [weak self] detail in
      guard let self else { return }
      navigationController?.push(DetailViewController(detail, on: loop))
    }
    viewModel.openEditor.observe(in: bag) { [weak self] editor in
      guard let self else { return }
      present(EditorViewController(editor, on: loop))
    }
  }
}
