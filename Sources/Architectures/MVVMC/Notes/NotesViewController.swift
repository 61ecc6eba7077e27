import Screens
import Toolkit

/// Shows the list of notes.
final class NotesViewController: ViewController {
  private let viewModel: any NotesViewModel
  private lazy var screen = NotesScreen(on: loop)
  private lazy var dataSource = makeDataSource()
  /// The data that were rendered last.
  private var shown = NotesViewInputData()
  private var disposeBag = DisposeBag()
  /// The subscriptions of the cells in view.
  private var cellBags: [ObjectIdentifier: DisposeBag] = [:]

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
    for row in screen.table.visibleRows {
      if let cell = screen.table.cellForRow(row) as? NoteCell { bind(cell) }
    }
  }

  override func viewDidDisappear() {
    disposeBag = DisposeBag()
    cellBags = [:]
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

  // MARK: - Table rows

  private func bindRows() {
    _ = dataSource
    screen.table.delegate = self
  }

  private func makeDataSource() -> TableViewDiffableDataSource {
    TableViewDiffableDataSource(screen.table) { [unowned self] table, row, id in
      let cell = table.dequeueNoteCell()
      cell.noteID = id
      bind(cell)
      return cell
    }
  }

  /// Fills the cell, now and after each change of its note, until it leaves the view.
  private func bind(_ cell: NoteCell) {
    let bag = DisposeBag()
    viewModel.cellInputData(of: cell.noteID)
      .subscribe(onNext: { [weak cell] in cell?.render(data: $0) }).disposed(by: bag)
    cellBags[ObjectIdentifier(cell)] = bag
  }

  private func renderRows(since last: NotesViewInputData) {
    if shown.isLoaded, !last.isLoaded {
      dataSource.applyUsingReloadData(shown.rows)
    } else if shown.sortButtonTitle != last.sortButtonTitle || shown.filter != last.filter {
      dataSource.apply(shown.rows, top: 0)
    } else if shown.rows != last.rows {
      dataSource.apply(shown.rows)
    }
  }
}

extension NotesViewController: TableViewDelegate {
  func tableView(_ tableView: TableView, didSelectRow row: Int) {
    viewModel.events.onNext(.rowSelected(dataSource.ids[row]))
  }

  func tableView(_ tableView: TableView, performPrimaryActionForRow row: Int) {
    viewModel.events.onNext(.rowOpened(dataSource.ids[row]))
  }

  func tableView(_ tableView: TableView, commitDeleteForRow row: Int) {
    viewModel.events.onNext(.rowDeleted(dataSource.ids[row]))
  }

  func tableView(_ tableView: TableView, willDisplay cell: TableViewCell, forRow row: Int) {
    viewModel.events.onNext(.rowShown(dataSource.ids[row]))
  }

  func tableView(_ tableView: TableView, didEndDisplaying cell: TableViewCell) {
    cellBags[ObjectIdentifier(cell)] = nil
  }

  func tableViewDidPull(_ tableView: TableView) { viewModel.events.onNext(.refreshTapped) }
}

extension NoteCell {
  /// Shows a row; a reused cell shows some of it already.
  fileprivate func render(data: NoteCellInputData) {
    titleLabel.setText(data.title)
    dateLabel.setText(data.date)
    markLabel.setText(data.mark)
    pictureView.setImageName(data.picture)
    setSelected(data.isSelected)
  }
}
