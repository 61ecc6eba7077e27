import Screens
import Toolkit

/// Shows the list of notes, with its table in `NotesViewController+Table.swift`.
final class NotesViewController: ViewController {
  let viewModel: any NotesViewModel
  private(set) lazy var screen = NotesScreen(on: loop)
  private(set) lazy var dataSource = makeDataSource()
  /// The data that were rendered last.
  private(set) var shown = NotesViewInputData()
  private var disposeBag = DisposeBag()

  // MARK: - Life cycle

  init(viewModel: any NotesViewModel, loop: MainLoop) {
    self.viewModel = viewModel
    super.init(on: loop)
  }

  override func loadView() -> View { screen }

  override func viewDidLoad() {
    bindActions()
    bindRows()
  }

  override func viewWillAppear() {
    disposeBag = DisposeBag()
    viewModel.viewInputData.subscribe(onNext: { [weak self] in self?.render(data: $0) })
      .disposed(by: disposeBag)
  }

  override func viewDidDisappear() {
    disposeBag = DisposeBag()
  }

  // MARK: - User actions

  private func bindActions() {
    let events = viewModel.events
    screen.createButton.onTap = { events.onNext(.createTapped) }
    screen.sortButton.onTap = { events.onNext(.sortTapped) }
    screen.filterField.onEdit = { events.onNext(.filterEdited($0)) }
    screen.refreshButton.onTap = { events.onNext(.refreshTapped) }
    screen.retryButton.onTap = { events.onNext(.retryTapped) }
  }

  // MARK: - Showing changes

  private func render(data: NotesViewInputData) {
    screen.titleLabel.setText(data.title)
    screen.createButton.setEnabled(data.isLoaded)
    screen.sortButton.setEnabled(data.isLoaded)
    screen.filterField.setEnabled(data.isLoaded)
    screen.table.setHidden(!data.isLoaded)
    screen.sortButton.setTitle(data.sortButtonTitle)
    screen.refreshButton.setEnabled(data.isRefreshEnabled)
    screen.bannerLabel.setHidden(!data.isRefreshErrorShown)
    screen.spinner.setHidden(!data.isSpinnerShown)
    screen.errorLabel.setHidden(!data.isErrorShown)
    screen.retryButton.setHidden(!data.isErrorShown)
    screen.emptyLabel.setMessage(data.emptyMessage)
    let last = shown
    shown = data
    renderRows(since: last)
  }
}
