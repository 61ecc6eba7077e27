import Model
import Screens
import Toolkit

/// The list of notes: dispatches what the user does, and shows what it selects.
final class NotesViewController: ViewController {
  let store: Store
  private(set) lazy var screen = NotesScreen(on: loop)
  private(set) lazy var dataSource = makeDataSource()

  // MARK: - Life cycle

  init(_ store: Store, on loop: MainLoop) {
    self.store = store
    super.init(on: loop)
  }

  override func loadView() -> View { screen }

  override func viewDidLoad() {
    dispatchActions()
    screen.table.delegate = self
    store.subscribe(self) {
      $0.select(NotesSelectors.title) { $0.screen.titleLabel.setText($1) }
      $0.select(NotesSelectors.hasLoaded) { $0.showHasLoaded($1) }
      $0.select(NotesSelectors.canRefresh) { $0.screen.refreshButton.setEnabled($1) }
      $0.select(NotesSelectors.canRetry) { $0.showRetry($1) }
      $0.select(NotesSelectors.isFirstLoadRunning) { $0.screen.spinner.setHidden(!$1) }
      $0.select(NotesSelectors.showsRefreshError) { $0.screen.bannerLabel.setHidden(!$1) }
      $0.select(NotesSelectors.sortButtonTitle) { $0.screen.sortButton.setTitle($1) }
      $0.select(NotesSelectors.emptyMessage) { $0.screen.emptyLabel.setMessage($1) }
      $0.selectChange(NotesSelectors.list) { $0.showList($1, $2) }
    }
  }

  // MARK: - User actions

  private func dispatchActions() {
    screen.createButton.onTap = { [store] in store.dispatch(.notes(.createTapped)) }
    screen.sortButton.onTap = { [store] in store.dispatch(.notes(.sortTapped)) }
    screen.filterField.onEdit = { [store] in store.dispatch(.notes(.filterEdited($0))) }
    screen.refreshButton.onTap = { [store] in store.dispatch(NotesThunks.load) }
    screen.retryButton.onTap = { [store] in store.dispatch(NotesThunks.load) }
  }

  // MARK: - Showing changes

  private func showHasLoaded(_ hasLoaded: Bool) {
    let controls: [Control] = [screen.createButton, screen.sortButton, screen.filterField]
    for control in controls { control.setEnabled(hasLoaded) }
    screen.table.setHidden(!hasLoaded)
  }

  private func showRetry(_ canRetry: Bool) {
    screen.errorLabel.setHidden(!canRetry)
    screen.retryButton.setHidden(!canRetry)
  }
}
