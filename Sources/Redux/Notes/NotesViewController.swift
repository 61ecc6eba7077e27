import Model
import Screens
import Toolkit

/// The list of notes: says what the user does, and shows what the store has.
final class NotesViewController: ViewController {
  private let store: AppStore
  private let selectors = NotesSelectors()
  private lazy var screen = NotesScreen(on: loop)
  private var connectedRows = ConnectedRows()
  private var shownRevision = 0

  // MARK: - Life cycle

  init(_ store: AppStore, on loop: MainLoop) {
    self.store = store
    super.init(on: loop)
  }

  override func loadView() -> View { screen }

  override func viewDidLoad() {
    screen.createButton.onTap = { [store] in store.dispatch(.notes(.createTapped)) }
    screen.sortButton.onTap = { [store] in store.dispatch(.notes(.sortTapped)) }
    screen.refreshButton.onTap = { [store] in store.dispatch(.notes(.refreshTapped)) }
    screen.retryButton.onTap = { [store] in store.dispatch(.notes(.retryTapped)) }
    screen.filterField.onEdit = { [store] in store.dispatch(.notes(.filterEdited($0))) }
    screen.table.dataSource = self
    screen.table.delegate = self
    store.subscribe(self) {
      $0.select(selectors.title) { $0.screen.titleLabel.text = $1 }
      $0.select(NotesSelectors.hasLoaded, shown: false) { $0.showHasLoaded($1) }
      $0.select(NotesSelectors.canRefresh, shown: false) { $0.screen.refreshButton.isEnabled = $1 }
      $0.select(NotesSelectors.canRetry, shown: false) { $0.showRetry($1) }
      $0.select(NotesSelectors.isFirstLoadRunning, shown: true) { $0.screen.spinner.isHidden = !$1 }
      $0.select(NotesSelectors.isStale, shown: false) { $0.screen.bannerLabel.isHidden = !$1 }
      $0.select(NotesSelectors.order, shown: NotesScreen.newestFirst) {
        $0.screen.sortButton.title = $1
      }
      $0.select(NotesSelectors.emptiness, shown: .some(nil)) { $0.showEmptiness($1) }
      $0.select(NotesSelectors.rowUpdate, shown: RowUpdate()) { $0.showRows($1) }
      $0.select(NotesSelectors.rowContent) { notes, _ in notes.showRowContent() }
    }
  }

  // MARK: - Showing changes

  private func showHasLoaded(_ hasLoaded: Bool) {
    let controls: [Control] = [screen.createButton, screen.sortButton, screen.filterField]
    for control in controls { control.isEnabled = hasLoaded }
    screen.table.isHidden = !hasLoaded
  }

  private func showRetry(_ canRetry: Bool) {
    screen.errorLabel.isHidden = !canRetry
    screen.retryButton.isHidden = !canRetry
  }

  private func showEmptiness(_ text: String?) {
    let label = screen.emptyLabel
    if label.isHidden != (text == nil) { label.isHidden = text == nil }
    if let text, label.text != text { label.text = text }
  }

  // MARK: - Table rows

  /// Makes the steps that the rows have made; all rows anew if some were missed.
  private func showRows(_ update: RowUpdate) {
    let missesNone = update.revision == shownRevision + 1
    shownRevision = update.revision
    let top = update.scrollsToTop ? 0 : nil
    switch update.change {
    case .steps(let steps) where missesNone:
      for step in steps { show(step) }
    case .none where missesNone:
      if let top { screen.table.scroll(toTop: top) }
    case .loaded where missesNone:
      screen.table.reloadData()
    case .none, .loaded, .steps, .replaced:
      reorderRows(top: top)
    }
  }

  private func show(_ step: RowUpdate.Step) {
    switch step {
    case .inserted(let row): screen.table.insertRow(row)
    case .removed(let row): screen.table.deleteRow(row)
    case .moved(let from, let to): screen.table.moveRow(from, to: to)
    }
  }

  /// Other rows in one operation; the cells of notes that stay in view are kept.
  private func reorderRows(top: Int?) {
    let table = screen.table
    let state = store.state
    let first = table.visibleRows.lowerBound
    let ids = table.visibleRows.map { (table.cellForRow($0) as? NoteCell)?.noteID }
    table.reorderRows(count: NotesSelectors.rowCount(state), top: top) { row in
      ids[row - first].flatMap { NotesSelectors.row(state, of: $0) }
    }
  }

  private func showRowContent() {
    connectedRows.update(screen.table, from: store.state)
  }
}

extension NotesViewController: TableViewDataSource {
  func numberOfRows(in tableView: TableView) -> Int { NotesSelectors.rowCount(store.state) }

  func tableView(_ tableView: TableView, cellForRow row: Int) -> TableViewCell {
    let cell = tableView.dequeueNoteCell()
    connectedRows.connect(cell, to: noteID(inRow: row), in: store.state)
    return cell
  }

  func tableView(_ tableView: TableView, idForRow row: Int) -> Int { noteID(inRow: row) }

  private func noteID(inRow row: Int) -> Note.ID {
    NotesSelectors.noteID(store.state, inRow: row)
  }
}

extension NotesViewController: TableViewDelegate {
  func tableView(_ tableView: TableView, didSelectRow row: Int) {
    store.dispatch(.notes(.rowSelected(noteID(inRow: row))))
  }

  func tableView(_ tableView: TableView, performPrimaryActionForRow row: Int) {
    store.dispatch(.notes(.rowOpened(noteID(inRow: row))))
  }

  func tableView(_ tableView: TableView, commitDeleteForRow row: Int) {
    store.dispatch(.notes(.rowDeleted(noteID(inRow: row))))
  }

  func tableViewDidPull(_ tableView: TableView) {
    store.dispatch(.notes(.refreshPulled))
  }

  func tableView(_ tableView: TableView, didEndDisplaying cell: TableViewCell) {
    connectedRows.disconnect(cell)
  }
}
