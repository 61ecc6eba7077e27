import Screens
import Toolkit

/// Binds the list of notes, its table and the cells in view.
final class NotesViewController: ViewController, TableViewDataSource, TableViewDelegate {
  private let viewModel: NotesViewModel
  private let binder: Binder
  private let bag: BindingBag
  private let cells: any CellBindings
  private lazy var screen = NotesScreen(on: loop)

  // MARK: - Life cycle

  init(_ viewModel: NotesViewModel, _ binder: Binder) {
    self.viewModel = viewModel
    self.binder = binder
    bag = binder.makeBag()
    cells = binder.cellBindings()
    super.init(on: binder.loop)
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
    screen.retryButton.onTap = { [viewModel] in viewModel.retryTapped() }
    screen.filterField.onEdit = { [viewModel] in viewModel.filterEdited($0) }
    screen.refreshButton.bind(to: viewModel.refresh, in: bag)
  }

  func tableView(_ tableView: TableView, didSelectRow row: Int) {
    viewModel.rowSelected(row)
  }

  func tableView(_ tableView: TableView, performPrimaryActionForRow row: Int) {
    viewModel.rowOpened(row)
  }

  func tableView(_ tableView: TableView, commitDeleteForRow row: Int) {
    viewModel.rowDeleted(row)
  }

  func tableViewDidPull(_ tableView: TableView) {
    viewModel.refresh.execute()
  }

  // MARK: - Showing changes

  private func bindOutputs() {
    viewModel.title.bind(to: screen.titleLabel.textTarget, in: bag)
    viewModel.isLoaded.bind(to: screen.createButton.enabledTarget, in: bag)
    viewModel.isLoaded.bind(to: screen.sortButton.enabledTarget, in: bag)
    viewModel.isLoaded.bind(to: screen.filterField.enabledTarget, in: bag)
    viewModel.isLoaded.bind(to: screen.table.shownTarget, in: bag)
    viewModel.sortTitle.bind(to: screen.sortButton.titleTarget, in: bag)
    viewModel.isBannerShown.bind(to: screen.bannerLabel.shownTarget, in: bag)
    viewModel.isSpinnerShown.bind(to: screen.spinner.shownTarget, in: bag)
    viewModel.isErrorShown.bind(to: screen.errorLabel.shownTarget, in: bag)
    viewModel.isErrorShown.bind(to: screen.retryButton.shownTarget, in: bag)
    viewModel.emptyMessage.bind(to: screen.emptyLabel.messageTarget, in: bag)
  }

  private func bindNavigation() {
    viewModel.openDetail.observe(in: bag) { [weak self] detail in
      guard let self else { return }
      navigationController?.push(DetailViewController(detail, binder))
    }
    viewModel.openEditor.observe(in: bag) { [weak self] editor in
      guard let self else { return }
      present(EditorViewController(editor, binder))
    }
  }

  // MARK: - Table rows

  private func bindRows() {
    screen.table.dataSource = self
    screen.table.delegate = self
    viewModel.rowsUpdates.observe(in: bag) { [weak self] in self?.perform($0) }
  }

  private func perform(_ update: RowsUpdate) {
    let table = screen.table
    switch update {
    case .insert(let row): table.insertRow(row)
    case .delete(let row): table.deleteRow(row)
    case .move(let from, let to): table.moveRow(from, to: to)
    case .reorder(let count, let top, let newRow):
      table.reorderRows(count: count, top: top, newRow)
    case .scrollToTop: table.scroll(toTop: 0)
    case .reload: table.reloadData()
    }
  }

  func numberOfRows(in tableView: TableView) -> Int { viewModel.rowCount }

  func tableView(_ tableView: TableView, idForRow row: Int) -> Int { viewModel.rowID(at: row) }

  func tableView(_ tableView: TableView, cellForRow row: Int) -> TableViewCell {
    let cell = tableView.dequeueNoteCell()
    cells.bind(cell, toRow: row, of: viewModel)
    return cell
  }

  func tableView(_ tableView: TableView, didEndDisplaying cell: TableViewCell) {
    guard let cell = cell as? NoteCell else { return }
    cells.endDisplay(of: cell)
    viewModel.rowEndedDisplay(cell.noteID)
  }
}
