import Model
import Screens
import Toolkit

/// The list of notes: owns its order, its filter and its selection, and nothing of the notes.
///
/// What it does to the table and what it opens stand in files of their own; what these use, too, is
/// not private.
class NotesViewController: ViewController {
  let store: NotesStore
  let images: ImageStore
  private(set) lazy var screen = NotesScreen(on: loop)
  /// Which note stands in which row: the order and the filter in force.
  var rows = NoteRows(order: .byChange)
  var selectedID: Note.ID?
  let onUncovered: () -> Void
  private var observers: [ObserverToken] = []

  // MARK: - Life cycle

  /// `onUncovered` is called when what was presented over the list, or over a note, has gone.
  init(account: Account, onUncovered: @escaping () -> Void, on loop: MainLoop) {
    store = account.notes
    images = account.images
    self.onUncovered = onUncovered
    super.init(on: loop)
  }

  override func loadView() -> View { screen }

  override func viewDidLoad() {
    screen.createButton.onTap = { [weak self] in self?.createTapped() }
    screen.sortButton.onTap = { [weak self] in self?.sortTapped() }
    screen.refreshButton.onTap = { [weak self] in self?.refreshTapped() }
    screen.retryButton.onTap = { [weak self] in self?.retryTapped() }
    screen.filterField.onEdit = { [weak self] in self?.filterEdited($0) }
    screen.table.dataSource = self
    screen.table.delegate = self
    observers = [
      store.notices.observe { [weak self] in self?.show($0) },
      images.notices.observe { [weak self] in self?.show($0) },
    ]
    showTitle()
    showLoadState()
    if store.hasLoaded { showFirstNotes() }
  }

  // MARK: - User actions

  private func createTapped() {
    createNote()
  }

  private func sortTapped() {
    let order: NoteOrder = rows.order == .byChange ? .byTitle : .byChange
    screen.sortButton.title =
      order == .byChange ? NotesWording.newestFirst : NotesWording.byTitle
    showRows(NoteRows(store.all, order: order, filter: rows.filter), top: 0)
  }

  private func filterEdited(_ filter: String) {
    showRows(NoteRows(store.all, order: rows.order, filter: filter), top: 0)
    showEmptyLabel()
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

  func select(_ id: Note.ID) {
    guard id != selectedID else { return }
    if let selectedID { cell(for: selectedID)?.setSelected(false) }
    selectedID = id
    cell(for: id)?.setSelected(true)
  }

  func show(_ notice: NotesNotice) {
    switch notice {
    case .loadBegan, .loadFailed:
      showLoadState()
    case .loaded(_, isFirst: true):
      showLoadState()
      showTitle()
      showFirstNotes()
    case .loaded(let change, isFirst: false):
      showLoadState()
      show(change)
    case .changed(let change):
      show(change)
    case .saveEnded:
      break
    }
  }

  func show(_ change: NotesChange) {
    guard !change.notes.isEmpty else { return }
    if change.changesCount { showTitle() }
    if let id = selectedID, change.notes.contains(where: { $0.id == id && $0.new == nil }) {
      selectedID = nil
    }
    if rows.isWorthSortingAnew(after: change.notes) {
      showRowsAnew()
    } else {
      for note in change.notes { showRow(of: note) }
    }
    showEmptyLabel()
  }

  func showTitle() {
    screen.titleLabel.setText("Notes (\(store.count))")
  }

  func showLoadState() {
    let hasLoaded = store.hasLoaded
    let state = store.loadState
    screen.spinner.setHidden(hasLoaded || state != .loading)
    screen.errorLabel.setHidden(hasLoaded || state != .failed)
    screen.retryButton.setHidden(hasLoaded || state != .failed)
    screen.bannerLabel.setHidden(!hasLoaded || state != .failed)
    screen.refreshButton.setEnabled(hasLoaded && state != .loading)
  }

  /// From the spinner to the list: what can be done to notes is possible from now on.
  func showFirstNotes() {
    for control in [screen.createButton, screen.sortButton, screen.filterField] as [Control] {
      control.setEnabled(true)
    }
    rows = NoteRows(store.all, order: rows.order, filter: rows.filter)
    screen.table.reloadData()
    screen.table.setHidden(false)
    showEmptyLabel()
  }

  private func showEmptyLabel() {
    screen.emptyLabel.setHidden(rows.count > 0)
    guard rows.count == 0 else { return }
    screen.emptyLabel.setText(rows.filter.isEmpty ? NotesWording.noNotes : NotesWording.noMatches)
  }
}
