import Model
import Screens
import Toolkit

/// The list of notes.
final class NotesViewController: ViewController {
  let notes: NotesStore
  let noteList: NoteListStore
  let pictures: PictureStore
  let actions: Actions
  private var listeners: [StoreListener] = []
  private lazy var screen = NotesScreen(on: loop)
  lazy var dataSource = makeDataSource()
  /// What the cells in view show.
  var shownRows: [Note.ID: NoteRow] = [:]
  var shownArrangement = 0

  var table: TableView { screen.table }

  // MARK: - Life cycle

  init(_ stores: Stores, _ actions: Actions, on loop: MainLoop) {
    notes = stores.notes
    noteList = stores.noteList
    pictures = stores.pictures
    self.actions = actions
    super.init(on: loop)
  }

  override func loadView() -> View { screen }

  override func viewDidLoad() {
    screen.createButton.onTap = { [weak self] in self?.createTapped() }
    screen.sortButton.onTap = { [weak self] in self?.sortTapped() }
    screen.filterField.onEdit = { [weak self] in self?.filterEdited($0) }
    screen.refreshButton.onTap = { [weak self] in self?.refreshTapped() }
    screen.retryButton.onTap = { [weak self] in self?.retryTapped() }
    table.delegate = self
    listeners = update(after: notes, noteList, pictures)
    setNeedsUpdateProperties()
  }

  // MARK: - User actions

  private func createTapped() {
    actions.editor.create()
  }

  private func sortTapped() {
    actions.notes.sort()
  }

  private func filterEdited(_ filter: String) {
    actions.notes.filter(filter)
  }

  private func refreshTapped() {
    actions.notes.load()
  }

  private func retryTapped() {
    actions.notes.load()
  }

  func rowSelected(_ id: Note.ID) {
    actions.notes.select(id)
  }

  func rowOpened(_ id: Note.ID) {
    actions.navigation.openNote(id)
  }

  func rowDeleted(_ id: Note.ID) {
    actions.notes.delete(id)
  }

  func refreshPulled() {
    actions.notes.load()
  }

  // MARK: - Showing changes

  override func updateProperties() {
    screen.titleLabel.setText("Notes (\(notes.count))")
    screen.createButton.setEnabled(notes.hasLoaded)
    screen.sortButton.setEnabled(notes.hasLoaded)
    screen.sortButton.setTitle(noteList.orderTitle)
    screen.filterField.setEnabled(notes.hasLoaded)
    screen.filterField.setText(noteList.filter)
    screen.refreshButton.setEnabled(notes.canRefresh)
    screen.bannerLabel.setHidden(!notes.hasRefreshFailed)
    screen.spinner.setHidden(!notes.isLoadingFirst)
    screen.errorLabel.setHidden(!notes.hasFirstLoadFailed)
    screen.retryButton.setHidden(!notes.hasFirstLoadFailed)
    screen.emptyLabel.setMessage(noteList.emptyMessage)
    table.setHidden(!notes.hasLoaded)
    showRows()
  }
}
