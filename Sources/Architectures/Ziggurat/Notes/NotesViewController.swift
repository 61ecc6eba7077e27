import Screens
import Toolkit

/// The list of notes; what it does to its table is in a file of its own.
final class NotesViewController: ViewController {
  private let service: any NoteListInforming
  private let editor: any CreateInforming
  private let pictures: any RowInforming
  private lazy var screen = NotesScreen(on: loop)
  private let makeRows: TableRowsMaker
  private(set) lazy var rows = makeRows(table) { [weak self] table, row in
    self?.cell(for: row, of: table) ?? table.dequeueNoteCell()
  }
  private(set) var viewModel: NotesViewModel?
  var table: TableView { screen.table }

  // MARK: - Life cycle

  /// - Parameters:
  ///   - service: the Service to inform of what the user does to the list.
  ///   - editor: the Service to inform of the wish to write a new note.
  ///   - pictures: the Service to inform of rows that come into view.
  ///   - rows: makes what brings the table's rows up to date.
  ///   - loop: the loop of the views.
  init(
    _ service: any NoteListInforming, editor: any CreateInforming, pictures: any RowInforming,
    rows: @escaping TableRowsMaker, on loop: MainLoop
  ) {
    self.service = service
    self.editor = editor
    self.pictures = pictures
    makeRows = rows
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

  func listScrolled() {
    service.listScrolled(toTop: table.topRow)
  }

  func rowShown(_ row: Int) {
    if let id = id(ofRow: row) { pictures.rowShown(id) }
  }

  /// The note in a row in view.
  private func id(ofRow row: Int) -> Int? { viewModel?.rows.content[row].content.id }

  // MARK: - Showing changes

  func update(_ viewModel: NotesViewModel) {
    let old = self.viewModel
    self.viewModel = viewModel
    if viewModel.header != old?.header { show(viewModel.header.content) }
    table.setHidden(!viewModel.isTableShown)
    showRows(viewModel, old: old)
  }

  private func show(_ header: NotesHeaderViewModel) {
    screen.titleLabel.setText(header.title)
    screen.createButton.setEnabled(header.areControlsEnabled)
    screen.sortButton.setEnabled(header.areControlsEnabled)
    screen.refreshButton.setEnabled(header.isRefreshEnabled)
    screen.filterField.setEnabled(header.areControlsEnabled)
    screen.sortButton.setTitle(header.sortButtonTitle)
    screen.filterField.setText(header.filter)
    screen.bannerLabel.setHidden(!header.showsRefreshError)
    screen.spinner.setHidden(!header.isSpinnerShown)
    screen.errorLabel.setHidden(!header.isErrorShown)
    screen.retryButton.setHidden(!header.isErrorShown)
    screen.emptyLabel.setMessage(header.emptyMessage)
  }
}
