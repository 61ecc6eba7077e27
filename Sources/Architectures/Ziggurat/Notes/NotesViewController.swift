import Screens
import Toolkit

/// The list of notes; what it does to its table is in a file of its own.
final class NotesViewController: ViewController {
  private let service: any NotesInforming
  private let pictures: any RowInforming
  private lazy var screen = NotesScreen(on: loop)
  private(set) lazy var dataSource = TableViewDiffableDataSource(table) {
    [weak self] table, row, _ in self?.cell(for: row, of: table) ?? table.dequeueNoteCell()
  }
  private(set) var viewModel: NotesViewModel?
  private var isUpdating = false
  var table: TableView { screen.table }

  // MARK: - Life cycle

  /// - Parameters:
  ///   - service: the Service to inform of what the user does to the list.
  ///   - pictures: the Service to inform of rows that come into view.
  ///   - loop: the loop of the views.
  init(_ service: any NotesInforming, pictures: any RowInforming, on loop: MainLoop) {
    self.service = service
    self.pictures = pictures
    super.init(on: loop)
  }

  override func loadView() -> View { screen }

  override func viewDidLoad() {
    informOfActions()
    table.delegate = self
  }

  override func viewDidLayoutSubviews() {
    // Each row is one line high. A window may be too small for the table.
    service.listLaidOut(rowsThatFit: max(0, table.frame.height))
  }

  // MARK: - User actions

  private func informOfActions() {
    screen.createButton.onTap = { [service] in service.createTapped() }
    screen.sortButton.onTap = { [service] in service.sortTapped() }
    screen.filterField.onEdit = { [service] in service.filterEdited($0) }
    screen.refreshButton.onTap = { [service] in service.refreshTapped() }
    screen.retryButton.onTap = { [service] in service.retryTapped() }
  }

  func rowSelected(_ row: Int) {
    if let id = id(ofRow: row) { service.rowSelected(id) }
  }

  func rowOpened(_ row: Int) {
    if let id = id(ofRow: row) { service.rowOpened(id) }
  }

  func rowDeleted(_ row: Int) {
    if let id = id(ofRow: row) { service.rowDeleted(id) }
  }

  func refreshPulled() {
    service.refreshTapped()
  }

  func listScrolled() {
    // An update scrolls to the row that the Service has told.
    if !isUpdating { service.listScrolled(toTop: table.topRow) }
  }

  func rowShown(_ row: Int) {
    if let id = id(ofRow: row) { pictures.rowShown(id) }
  }

  private func id(ofRow row: Int) -> Int? { viewModel?.rows.ids[row] }

  // MARK: - Showing changes

  func update(_ viewModel: NotesViewModel) {
    guard viewModel != self.viewModel else { return }
    let old = self.viewModel
    self.viewModel = viewModel
    isUpdating = true
    show(viewModel, old: old)
    isUpdating = false
  }

  private func show(_ viewModel: NotesViewModel, old: NotesViewModel?) {
    screen.titleLabel.setText(viewModel.title)
    if viewModel.controls != old?.controls {
      show(viewModel.controls)
    }
    screen.emptyLabel.setMessage(viewModel.emptyMessage)
    screen.table.setHidden(!viewModel.isTableShown)
    showRows(viewModel, old: old)
  }

  private func show(_ controls: NotesControlsViewModel) {
    screen.createButton.setEnabled(controls.areControlsEnabled)
    screen.sortButton.setEnabled(controls.areControlsEnabled)
    screen.refreshButton.setEnabled(controls.isRefreshEnabled)
    screen.filterField.setEnabled(controls.areControlsEnabled)
    screen.sortButton.setTitle(controls.sortButtonTitle)
    screen.filterField.setText(controls.filter)
    screen.bannerLabel.setHidden(!controls.showsRefreshError)
    screen.spinner.setHidden(!controls.isSpinnerShown)
    screen.errorLabel.setHidden(!controls.isErrorShown)
    screen.retryButton.setHidden(!controls.isErrorShown)
  }
}
