import Screens
import Toolkit

/// Shows the list of notes, with its table in `NotesViewController+Table.swift`.
final class NotesViewController: ViewController {
  let viewModel: any NotesViewModel
  private(set) lazy var screen = NotesScreen(on: loop)
  /// The cells of the data that were rendered last.
  var cells = NotesViewInputData().cells
  private(set) lazy var dataSource = makeDataSource()
  private lazy var renderer = Renderer(
    viewModel.viewInputData, over: NotesViewInputData(), on: loop
  ) { [unowned self] in render(data: $0) }

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
    renderer.subscribe()
  }

  override func viewDidDisappear() {
    renderer.unsubscribe()
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

  private func render(data: Rendering<NotesViewInputData>) {
    data.write(\.title) { screen.titleLabel.text = $0 }
    data.write(\.isLoaded) { screen.createButton.isEnabled = $0 }
    data.write(\.isLoaded) { screen.sortButton.isEnabled = $0 }
    data.write(\.isLoaded) { screen.filterField.isEnabled = $0 }
    data.write(\.isLoaded) { screen.table.isHidden = !$0 }
    data.write(\.sortButtonTitle) { screen.sortButton.title = $0 }
    data.write(\.isRefreshEnabled) { screen.refreshButton.isEnabled = $0 }
    data.write(\.isRefreshErrorShown) { screen.bannerLabel.isHidden = !$0 }
    data.write(\.isSpinnerShown) { screen.spinner.isHidden = !$0 }
    data.write(\.isErrorShown) { screen.errorLabel.isHidden = !$0 }
    data.write(\.isErrorShown) { screen.retryButton.isHidden = !$0 }
    data.write(\.emptyMessage) { screen.emptyLabel.setMessage($0) }
    renderRows(of: data)
  }
}
