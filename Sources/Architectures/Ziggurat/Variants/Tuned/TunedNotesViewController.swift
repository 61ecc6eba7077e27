import Screens
import Toolkit

/// The list of notes, with all of its rows presented.
class TunedNotesViewController: ViewController {
  private let service: any NoteListInforming & ScrollInforming
  private let editor: any CreateInforming
  private let pictures: any RowInforming
  private lazy var screen = NotesScreen(on: loop)
  private lazy var dataSource = makeDataSource()
  private(set) final var viewModel: TunedNotesViewModel?
  final var table: TableView { screen.table }

  // MARK: - Life cycle

  init(
    _ service: any NoteListInforming & ScrollInforming, editor: any CreateInforming,
    pictures: any RowInforming,
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

  final func rowSelected(_ row: Int) {
    service.rowSelected(id(ofRow: row))
  }

  final func rowOpened(_ row: Int) {
    service.rowOpened(id(ofRow: row))
  }

  final func rowDeleted(_ row: Int) {
    service.rowDeleted(id(ofRow: row))
  }

  final func refreshPulled() {
    service.refreshPulled()
  }

  final func listScrolled() {
    service.listScrolled(toTop: table.topRow)
  }

  final func rowShown(_ row: Int) {
    pictures.rowShown(id(ofRow: row))
  }

  // MARK: - Showing changes

  final func update(_ viewModel: TunedNotesViewModel) {
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

  // MARK: - Table rows

  private func makeDataSource() -> TableViewDiffableDataSource {
    TableViewDiffableDataSource(table) { [weak self] table, row, _ in
      let cell = table.dequeueNoteCell()
      if let viewModel = self?.viewModel { cell.update(viewModel.rows[row]) }
      return cell
    }
  }

  /// The note in a row of the table, as it was shown last.
  func id(ofRow row: Int) -> Int { dataSource.ids[row] }

  func showRows(_ viewModel: TunedNotesViewModel, old: TunedNotesViewModel?) {
    let rows = viewModel.rows
    if let old, viewModel.arrangement != old.arrangement {
      dataSource.apply(rows.map(\.id), top: 0)
    } else if viewModel.isTableShown && old?.isTableShown != true {
      dataSource.applyUsingReloadData(rows.map(\.id))
    } else if !rows.elementsEqual(dataSource.ids, by: { $0.id == $1 }) {
      dataSource.apply(rows.map(\.id))
    }
    // Writes to cells in view only; the layout fills a cell that is not there yet.
    for row in table.visibleRows {
      if let cell = table.cellForRow(row) as? NoteCell { cell.update(rows[row]) }
    }
  }
}

extension TunedNotesViewController: TableViewDelegate {
  func tableView(_ tableView: TableView, didSelectRow row: Int) { rowSelected(row) }

  func tableView(_ tableView: TableView, performPrimaryActionForRow row: Int) { rowOpened(row) }

  func tableView(_ tableView: TableView, commitDeleteForRow row: Int) { rowDeleted(row) }

  func tableView(_ tableView: TableView, willDisplay cell: TableViewCell, forRow row: Int) {
    rowShown(row)
  }

  func tableViewDidScroll(_ tableView: TableView) { listScrolled() }

  func tableViewDidPull(_ tableView: TableView) { refreshPulled() }
}
