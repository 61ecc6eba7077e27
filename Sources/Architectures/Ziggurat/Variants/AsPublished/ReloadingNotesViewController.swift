import Screens
import Toolkit

/// The list of notes, which reloads its table at each update, whatever has changed.
final class ReloadingNotesViewController: ViewController {
  private let service: any NoteListInforming
  private let editor: any CreateInforming
  private let pictures: any RowInforming
  private lazy var screen = NotesScreen(on: loop)
  private lazy var dataSource = makeDataSource()
  private var viewModel: NotesViewModel?
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
    let isRearranged = viewModel.arrangement != self.viewModel?.arrangement ?? 0
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
    showRows(viewModel, isRearranged: isRearranged)
  }

  // MARK: - Table rows

  private func makeDataSource() -> TableViewDiffableDataSource {
    TableViewDiffableDataSource(table) { [weak self] table, row, _ in
      let cell = table.dequeueNoteCell()
      if let viewModel = self?.viewModel { cell.update(viewModel.rows[row]) }
      return cell
    }
  }

  private func showRows(_ viewModel: NotesViewModel, isRearranged: Bool) {
    if viewModel.isTableShown { dataSource.applyUsingReloadData(viewModel.rows.map(\.id)) }
    if isRearranged { table.scroll(toTop: 0) }
  }
}

extension ReloadingNotesViewController: TableViewDelegate {
  func tableView(_ tableView: TableView, didSelectRow row: Int) { rowSelected(row) }

  func tableView(_ tableView: TableView, performPrimaryActionForRow row: Int) { rowOpened(row) }

  func tableView(_ tableView: TableView, commitDeleteForRow row: Int) { rowDeleted(row) }

  func tableView(_ tableView: TableView, willDisplay cell: TableViewCell, forRow row: Int) {
    rowShown(row)
  }

  func tableViewDidPull(_ tableView: TableView) { refreshPulled() }
}
