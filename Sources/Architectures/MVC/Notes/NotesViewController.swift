import Model
import Screens
import Toolkit

/// The container of the list, which waits while something is presented.
protocol NotesViewControllerDelegate: AnyObject {
  /// Called when an editor or an alert over the list, or over its open note, has closed.
  func notesViewControllerDidEndPresentation(_ controller: NotesViewController)
}

/// The list of notes, with its own order, filter and selection; the store owns the notes.
///
/// The table and the screens that the list opens have files of their own, which use some members.
final class NotesViewController: ViewController {
  weak var delegate: (any NotesViewControllerDelegate)?
  let store: NotesStore
  let images: ImageStore
  private(set) lazy var screen = NotesScreen(on: loop)
  /// The note of each row, with the current order and filter.
  var rows = NoteRows(order: .byChange)
  var selectedID: Note.ID?
  private var observers: [ObserverToken] = []

  // MARK: - Life cycle

  init(account: Account, on loop: MainLoop) {
    store = account.notes
    images = account.images
    super.init(on: loop)
  }

  override func loadView() -> View { screen }

  override func viewDidLoad() {
    screen.createButton.onTap = { [weak self] in self?.createTapped() }
    screen.sortButton.onTap = { [weak self] in self?.sortTapped() }
    screen.filterField.onEdit = { [weak self] in self?.filterEdited($0) }
    screen.refreshButton.onTap = { [weak self] in self?.refreshTapped() }
    screen.retryButton.onTap = { [weak self] in self?.retryTapped() }
    screen.table.dataSource = self
    screen.table.delegate = self
    observers = [
      store.notices.observe { [weak self] in self?.show($0) },
      images.notices.observe { [weak self] in self?.show($0) },
    ]
    rows = NoteRows(store.all, order: rows.order)
    setNeedsUpdateProperties()
  }

  // MARK: - User actions

  private func createTapped() {
    createNote()
  }

  private func sortTapped() {
    showRows(order: rows.order == .byChange ? .byTitle : .byChange, filter: rows.filter)
    setNeedsUpdateProperties()
  }

  private func filterEdited(_ filter: String) {
    showRows(order: rows.order, filter: filter)
    setNeedsUpdateProperties()
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
    if let note = store.note(rows[row]) { openNote(note) }
  }

  func rowDeleted(_ row: Int) {
    store.delete(rows[row])
  }

  func refreshPulled() {
    store.load()
  }

  // MARK: - Showing changes

  private func show(_ notice: NotesNotice) {
    switch notice {
    case .loadStateChanged: break
    case .loaded(_, isFirst: true): showFirstRows()
    case .loaded(let changes, _), .changed(let changes): showRows(of: changes)
    }
    if let id = selectedID, store.note(id) == nil { selectedID = nil }
    setNeedsUpdateProperties()
  }

  /// Shows everything but the rows, which the table asks for.
  override func updateProperties() {
    screen.titleLabel.setText("Notes (\(store.count))")
    screen.sortButton.setTitle(
      rows.order == .byChange ? NotesWording.newestFirst : NotesWording.byTitle)
    showLoadState()
    showEmptyMessage()
  }

  private func showLoadState() {
    let hasLoaded = store.hasLoaded
    let state = store.loadState
    screen.createButton.setEnabled(hasLoaded)
    screen.sortButton.setEnabled(hasLoaded)
    screen.filterField.setEnabled(hasLoaded)
    screen.table.setHidden(!hasLoaded)
    screen.spinner.setHidden(hasLoaded || state != .loading)
    screen.errorLabel.setHidden(hasLoaded || state != .failed)
    screen.retryButton.setHidden(hasLoaded || state != .failed)
    screen.bannerLabel.setHidden(!hasLoaded || state != .failed)
    screen.refreshButton.setEnabled(hasLoaded && state != .loading)
  }

  private func showEmptyMessage() {
    let message = rows.filter.isEmpty ? NotesWording.noNotes : NotesWording.noMatches
    screen.emptyLabel.setMessage(store.hasLoaded && rows.count == 0 ? message : nil)
  }
}
