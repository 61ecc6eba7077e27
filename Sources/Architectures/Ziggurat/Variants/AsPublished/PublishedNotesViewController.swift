import Screens
import Toolkit

/// The list of notes; each update writes every view and reloads the table.
final class PublishedNotesViewController: ViewController {
  private let service: any NoteListInforming
  private let editor: any CreateInforming
  private let pictures: any RowInforming
  private lazy var screen = NotesScreen(on: loop)
  private(set) lazy var dataSource = makeDataSource()
  private(set) var viewModel: Branch<NotesViewModel>?
  var table: TableView { screen.table }

  // MARK: - Life cycle

  /// - Parameters:
  ///   - service: the Service to inform of what the user does to the list.
  ///   - editor: the Service to inform of the wish to write a new note.
  ///   - pictures: the Service to inform of rows that come into view.
  ///   - loop: the loop of the views.
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
    if let id = id(ofRow: row) { service.rowSelected(id) }
  }

  func rowOpened(_ row: Int) {
    if let id = id(ofRow: row) { service.rowOpened(id) }
  }

  func rowDeleted(_ row: Int) {
    if let id = id(ofRow: row) { service.rowDeleted(id) }
  }

  func refreshPulled() {
    service.refreshPulled()
  }

  func rowShown(_ row: Int) {
    if let id = id(ofRow: row) { pictures.rowShown(id) }
  }

  /// The note in a row in view.
  private func id(ofRow row: Int) -> Int? { viewModel?.content.rows.content[row].content.id }

  // MARK: - Showing changes

  func update(_ viewModel: Branch<NotesViewModel>) {
    let isRearranged = viewModel.content.arrangement != self.viewModel?.content.arrangement ?? 0
    self.viewModel = viewModel
    show(viewModel.content)
    showRows(viewModel.content)
    if isRearranged { table.scroll(toTop: 0) }
  }

  private func show(_ viewModel: NotesViewModel) {
    let controls = viewModel.controls.content
    screen.titleLabel.text = viewModel.title
    screen.createButton.isEnabled = controls.areControlsEnabled
    screen.sortButton.isEnabled = controls.areControlsEnabled
    screen.refreshButton.isEnabled = controls.isRefreshEnabled
    screen.filterField.isEnabled = controls.areControlsEnabled
    screen.sortButton.title = controls.sortButtonTitle
    screen.filterField.text = controls.filter
    screen.bannerLabel.isHidden = !controls.showsRefreshError
    screen.spinner.isHidden = !controls.isSpinnerShown
    screen.errorLabel.isHidden = !controls.isErrorShown
    screen.retryButton.isHidden = !controls.isErrorShown
    if let message = viewModel.emptyMessage { screen.emptyLabel.text = message }
    screen.emptyLabel.isHidden = viewModel.emptyMessage == nil
    table.isHidden = !viewModel.isTableShown
  }
}
