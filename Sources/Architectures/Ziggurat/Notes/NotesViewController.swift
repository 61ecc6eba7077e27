import Screens
import Toolkit

/// The list of notes; what it does to its table is in a file of its own.
final class NotesViewController: ViewController {
  private let service: any NoteListInforming
  private let editor: any CreateInforming
  private let pictures: any RowInforming
  private lazy var screen = NotesScreen(on: loop)
  private(set) lazy var dataSource = makeDataSource()
  private(set) var viewModel: NotesViewModel?
  var table: TableView { screen.table }

  // MARK: - Life cycle

  init(
    _ service: any NoteListInforming, editor: any CreateInforming, pictures: any RowInforming,
    on loop: MainLoop
  ) {
    self.service = service
    self.editor = editor
    self.pictures = pictures
    super.init(on: loop)
  }

  override func loadView() -> View { screen }

  override func viewDidLoad() {
    informOfActions()
    table.delegate = self
  }

  // MARK: - User actions

  private func informOfActions() {
    screen.createButton.onTap = { [editor] in editor.createTapped() }
    screen.sortButton.onTap = { [service] in service.sortTapped() }
    screen.filterField.onEdit = { [service] in service.filterEdited($0) }
    screen.refreshButton.onTap = { [service] in service.refreshTapped() }
    screen.retryButton.onTap = { [service] in service.retryTapped() }
  }

  func rowSelected(_ row: Int) {
    service.rowSelected(dataSource.ids[row])
  }

  func rowOpened(_ row: Int) {
    service.rowOpened(dataSource.ids[row])
  }

  func rowDeleted(_ row: Int) {
    service.rowDeleted(dataSource.ids[row])
  }

  func refreshPulled() {
    service.refreshPulled()
  }

  func rowShown(_ row: Int) {
    pictures.rowShown(dataSource.ids[row])
  }

  // MARK: - Showing changes

  func update(_ viewModel: NotesViewModel) {
    guard viewModel != self.viewModel else { return }
    let old = self.viewModel
    self.viewModel = viewModel
    screen.titleLabel.setText(viewModel.title)
    screen.createButton.setEnabled(viewModel.areControlsEnabled)
    screen.sortButton.setEnabled(viewModel.areControlsEnabled)
    screen.refreshButton.setEnabled(viewModel.isRefreshEnabled)
    screen.filterField.setEnabled(viewModel.areControlsEnabled)
    screen.sortButton.setTitle(viewModel.sortButtonTitle)
    screen.filterField.setText(viewModel.filter)
    screen.bannerLabel.setHidden(!viewModel.showsRefreshError)
    screen.spinner.setHidden(!viewModel.isSpinnerShown)
    screen.errorLabel.setHidden(!viewModel.isErrorShown)
    screen.retryButton.setHidden(!viewModel.isErrorShown)
    screen.emptyLabel.setMessage(viewModel.emptyMessage)
    table.setHidden(!viewModel.isTableShown)
    showRows(viewModel, old: old)
  }
}
