import Screens
import Toolkit

/// Binds the list of notes, with its table in `NotesViewController+Table.swift`.
final class NotesViewController: ViewController {
  let viewModel: NotesViewModel
  let bag = DisposalBag()
  /// The bindings of each cell in view.
  var cellBags: [ObjectIdentifier: DisposalBag] = [:]
  private(set) lazy var screen = NotesScreen(on: loop)

  // MARK: - Life cycle

  init(_ viewModel: NotesViewModel, on loop: MainLoop) {
    self.viewModel = viewModel
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
    viewModel.title.bind(to: screen.titleLabel.setText, in: bag)
    viewModel.isLoaded.bind(to: screen.createButton.setEnabled, in: bag)
    viewModel.isLoaded.bind(to: screen.sortButton.setEnabled, in: bag)
    viewModel.isLoaded.bind(to: screen.filterField.setEnabled, in: bag)
    viewModel.isLoaded.bind(to: screen.table.setShown, in: bag)
    viewModel.sortButtonTitle.bind(to: screen.sortButton.setTitle, in: bag)
    viewModel.showsRefreshError.bind(to: screen.bannerLabel.setShown, in: bag)
    viewModel.isSpinnerShown.bind(to: screen.spinner.setShown, in: bag)
    viewModel.isErrorShown.bind(to: screen.errorLabel.setShown, in: bag)
    viewModel.isErrorShown.bind(to: screen.retryButton.setShown, in: bag)
    viewModel.emptyMessage.bind(to: screen.emptyLabel.setMessage, in: bag)
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
