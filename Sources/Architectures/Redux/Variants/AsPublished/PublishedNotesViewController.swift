import Model
import Screens
import Toolkit

/// The list of notes, which writes all its views after every action.
final class PublishedNotesViewController: ViewController, StateSubscriber {
  let store: PublishedStore
  private(set) lazy var screen = NotesScreen(on: loop)
  private var shownRevision = 0

  // MARK: - Life cycle

  init(_ store: PublishedStore, on loop: MainLoop) {
    self.store = store
    super.init(on: loop)
  }

  override func loadView() -> View { screen }

  override func viewDidLoad() {
    screen.createButton.onTap = { [store] in store.handle(.notes(.createTapped)) }
    screen.sortButton.onTap = { [store] in store.handle(.notes(.sortTapped)) }
    screen.filterField.onEdit = { [store] in store.handle(.notes(.filterEdited($0))) }
    screen.refreshButton.onTap = { [store] in store.handle(.notes(.refreshTapped)) }
    screen.retryButton.onTap = { [store] in store.handle(.notes(.retryTapped)) }
    screen.table.dataSource = self
    screen.table.delegate = self
    store.subscribe(self)
    showFirst(store.state)
  }

  // MARK: - Showing changes

  /// During the first load the storyboard shows everything but the title.
  private func showFirst(_ state: AppState) {
    if NotesSelectors.isFirstLoadRunning(state) { showTitle(state) } else { newState(state) }
  }

  func newState(_ state: AppState) {
    showTitle(state)
    showLoadState(state)
    screen.sortButton.title = NotesSelectors.sortButtonTitle(state)
    showEmptyMessage(state)
    showRows(state)
  }

  private func showTitle(_ state: AppState) {
    screen.titleLabel.text = "Notes (\(state.notes.collection.count))"
  }

  private func showLoadState(_ state: AppState) {
    for control in [screen.createButton, screen.sortButton] {
      control.isEnabled = state.notes.hasLoaded
    }
    screen.filterField.isEnabled = state.notes.hasLoaded
    screen.table.isHidden = !state.notes.hasLoaded
    screen.refreshButton.isEnabled = state.notes.canRefresh
    screen.errorLabel.isHidden = !state.notes.canRetry
    screen.retryButton.isHidden = !state.notes.canRetry
    screen.spinner.isHidden = !NotesSelectors.isFirstLoadRunning(state)
    screen.bannerLabel.isHidden = !NotesSelectors.showsRefreshError(state)
  }

  private func showEmptyMessage(_ state: AppState) {
    let message = NotesSelectors.emptyMessage(state)
    screen.emptyLabel.isHidden = message == nil
    if let message { screen.emptyLabel.text = message }
  }

  /// Reloads the table if its rows have changed, and repaints the cells in view.
  ///
  /// The table may be in the middle of a layout, because rows that come into view request pictures.
  private func showRows(_ state: AppState) {
    let update = state.notes.rowUpdate
    if update.revision != shownRevision {
      shownRevision = update.revision
      screen.table.reloadData()
      if update.scrollsToTop { screen.table.scroll(toTop: 0) }
    }
    for row in screen.table.visibleRows { repaintCell(inRow: row, state) }
  }
}
