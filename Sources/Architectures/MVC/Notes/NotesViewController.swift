import Model
import Screens
import Toolkit

/// The list of notes, with its own order, filter and selection; the store owns the notes.
///
/// The table and the screens that the list opens have files of their own, which use some members.
final class NotesViewController: ViewController {
  let store: NotesStore
  let images: ImageStore
  private(set) lazy var screen = NotesScreen(on: loop)
  /// The note of each row, with the current order and filter.
  let rows: NoteResults
  var selectedID: Note.ID?
  let onUncovered: () -> Void
  /// The changes of notes that came since the last update.
  var unshown = ChangeRecord()
  private(set) var showsNotes = false
  private var shownCount: Int?
  private var observers: [ObserverToken] = []

  // MARK: - Life cycle

  /// `onUncovered` is called when an editor or an alert over the list or over a note has closed.
  init(account: Account, onUncovered: @escaping () -> Void, on loop: MainLoop) {
    store = account.notes
    images = account.images
    rows = NoteResults(of: store)
    self.onUncovered = onUncovered
    super.init(on: loop)
  }

  override func loadView() -> View { screen }

  override func viewDidLoad() {
    screen.createButton.onTap = { [weak self] in self?.createTapped() }
    screen.sortButton.onTap = { [weak self] in self?.sortTapped() }
    screen.filterField.onEdit = { [weak self] in self?.filterEdited($0) }
    screen.refreshButton.onTap = { [weak self] in self?.refreshTapped() }
    screen.retryButton.onTap = { [weak self] in self?.retryTapped() }
    rows.delegate = self
    screen.table.dataSource = self
    screen.table.delegate = self
    observers = [
      store.notices.observe { [weak self] in self?.show($0) },
      images.notices.observe { [weak self] in self?.show($0) },
    ]
    setNeedsUpdateProperties()
  }

  // MARK: - User actions

  private func createTapped() {
    createNote()
  }

  private func sortTapped() {
    showChangedRows()
    let order: NoteOrder = rows.order == .byChange ? .byTitle : .byChange
    screen.sortButton.title =
      order == .byChange ? NotesWording.newestFirst : NotesWording.byTitle
    showRows(order: order, filter: rows.filter, top: 0)
  }

  private func filterEdited(_ filter: String) {
    showChangedRows()
    showRows(order: rows.order, filter: filter, top: 0)
    showEmptyMessage()
  }

  private func refreshTapped() {
    store.load()
  }

  private func retryTapped() {
    store.load()
  }

  func rowSelected(_ row: Int) {
    select(rows[row])
  }

  func rowOpened(_ row: Int) {
    openNote(rows[row])
  }

  func rowDeleted(_ row: Int) {
    store.delete(rows[row])
  }

  func refreshPulled() {
    store.load()
  }

  // MARK: - Showing changes

  private func show(_ notice: NotesNotice) {
    if case .saveEnded = notice { return }
    if let id = selectedID, store.note(id) == nil { select(nil) }
    if let change = notice.change { unshown.add(change, to: rows) }
    setNeedsUpdateProperties()
  }

  override func updateProperties() {
    showTitle()
    showLoadState()
    showChangedRows()
  }

  private func showTitle() {
    let count = store.count
    guard count != shownCount else { return }
    shownCount = count
    screen.titleLabel.setText("Notes (\(count))")
  }

  private func showLoadState() {
    let hasLoaded = store.hasLoaded
    let state = store.loadState
    screen.spinner.setHidden(hasLoaded || state != .loading)
    screen.errorLabel.setHidden(hasLoaded || state != .failed)
    screen.retryButton.setHidden(hasLoaded || state != .failed)
    screen.bannerLabel.setHidden(!hasLoaded || state != .failed)
    screen.refreshButton.setEnabled(hasLoaded && state != .loading)
  }

  /// Replaces the spinner by the list, and enables the controls that need notes.
  func showFirstNotes() {
    showsNotes = true
    for control in [screen.createButton, screen.sortButton, screen.filterField] as [Control] {
      control.setEnabled(true)
    }
    rows.fetch(order: rows.order, filter: rows.filter)
    _ = unshown.take()
    screen.table.reloadData()
    screen.table.setHidden(false)
    showEmptyMessage()
  }
}
