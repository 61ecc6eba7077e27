import Model
import Screens
import Toolkit

/// The list of notes: dispatches what the user does, and shows what it selects.
final class NotesViewController: ViewController {
  let store: Store
  private(set) lazy var screen = NotesScreen(on: loop)
  let rows = RowsInView()
  var shownRevision = 0
  private let selectors = NotesSelectors()

  // MARK: - Life cycle

  init(_ store: Store, on loop: MainLoop) {
    self.store = store
    super.init(on: loop)
  }

  override func loadView() -> View { screen }

  override func viewDidLoad() {
    dispatchActions()
    screen.table.dataSource = self
    screen.table.delegate = self
    store.subscribe(self) {
      $0.select(selectors.title) { $0.screen.titleLabel.text = $1 }
      $0.select(NotesSelectors.hasLoaded, shown: false) { $0.showHasLoaded($1) }
      $0.select(NotesSelectors.canRefresh, shown: false) { $0.screen.refreshButton.isEnabled = $1 }
      $0.select(NotesSelectors.canRetry, shown: false) { $0.showRetry($1) }
      $0.select(NotesSelectors.isFirstLoadRunning, shown: true) { $0.screen.spinner.isHidden = !$1 }
      $0.select(NotesSelectors.showsRefreshError, shown: false) {
        $0.screen.bannerLabel.isHidden = !$1
      }
      $0.select(NotesSelectors.sortButtonTitle, shown: NotesWording.newestFirst) {
        $0.screen.sortButton.title = $1
      }
      $0.select(NotesSelectors.emptyMessage, shown: .some(nil)) { $0.showEmptyMessage($1) }
      $0.select(NotesSelectors.rowUpdate, shown: RowUpdate()) { $0.showRows($1) }
      $0.follow(NotesSelectors.rowContent) { $0.rows.update(from: $1) }
    }
  }

  // MARK: - User actions

  private func dispatchActions() {
    screen.createButton.onTap = { [store] in store.dispatch(.notes(.createTapped)) }
    screen.sortButton.onTap = { [store] in store.dispatch(.notes(.sortTapped)) }
    screen.filterField.onEdit = { [store] in store.dispatch(.notes(.filterEdited($0))) }
    screen.refreshButton.onTap = { [store] in store.dispatch(.notes(.refreshTapped)) }
    screen.retryButton.onTap = { [store] in store.dispatch(.notes(.retryTapped)) }
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

  private func showEmptyMessage(_ message: String?) {
    let label = screen.emptyLabel
    if label.isHidden != (message == nil) { label.isHidden = message == nil }
    if let message, label.text != message { label.text = message }
  }
}
