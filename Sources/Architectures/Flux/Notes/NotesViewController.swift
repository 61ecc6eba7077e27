import ArchitectureKit
import Model
import Screens
import Toolkit

/// The list of notes, with its own order, filter and selection; the workspace owns the notes.
///
/// The list is the first screen that is shown, so its view is loaded before anything can change.
final class NotesViewController: ViewController {
  unowned(unsafe) let workspace: Workspace
  private lazy var screen = NotesScreen(on: loop)
  /// The note of each row, with the current order and filter.
  var rows = NoteRows(order: .byChange)
  var selectedID: Note.ID?
  private var shownCount: Int?

  var table: TableView { screen.table }

  // MARK: - Life cycle

  init(_ workspace: Workspace) {
    self.workspace = workspace
    super.init(on: workspace.environment.loop)
  }

  override func loadView() -> View { screen }

  override func viewDidLoad() {
    screen.createButton.onTap = { [weak self] in self?.createTapped() }
    screen.sortButton.onTap = { [weak self] in self?.sortTapped() }
    screen.filterField.onEdit = { [weak self] in self?.filterEdited($0) }
    screen.refreshButton.onTap = { [weak self] in self?.refreshTapped() }
    screen.retryButton.onTap = { [weak self] in self?.retryTapped() }
    table.dataSource = self
    table.delegate = self
    showTitle()
  }

  // MARK: - User actions

  private func createTapped() {
    workspace.openEditor()
  }

  private func sortTapped() {
    let order: NoteOrder = rows.order == .byChange ? .byTitle : .byChange
    screen.sortButton.title =
      order == .byChange ? NotesWording.newestFirst : NotesWording.byTitle
    showRows(order: order, filter: rows.filter)
  }

  private func filterEdited(_ filter: String) {
    showRows(order: rows.order, filter: filter)
    showEmptyMessage()
  }

  private func refreshTapped() {
    refresh()
  }

  private func retryTapped() {
    screen.spinner.isHidden = false
    screen.errorLabel.isHidden = true
    screen.retryButton.isHidden = true
    workspace.loadNotes()
  }

  func rowSelected(_ row: Int) {
    select(rows.ids[row])
  }

  func rowOpened(_ row: Int) {
    workspace.openDetail(of: rows.ids[row])
  }

  func rowDeleted(_ row: Int) {
    workspace.delete(rows.ids[row])
  }

  func refreshPulled() {
    refresh()
  }

  private func refresh() {
    guard !workspace.isLoadingNotes else { return }
    screen.refreshButton.isEnabled = false
    screen.bannerLabel.setHidden(true)
    workspace.loadNotes()
  }

  // MARK: - Showing changes

  /// Shows the changes of one event, and what depends on all notes together.
  func show(_ changes: [NoteCollection.Change]) {
    let shownRows = rows.count
    showRows(of: changes)
    if rows.count != shownRows { showEmptyMessage() }
    if let id = selectedID, workspace.notes[id] == nil { selectedID = nil }
    showTitle()
  }

  private func showTitle() {
    let count = workspace.notes.count
    guard count != shownCount else { return }
    shownCount = count
    screen.titleLabel.text = "Notes (\(count))"
  }

  /// Replaces the spinner by the list, and enables the controls that need notes.
  func showFirstNotes() {
    screen.spinner.isHidden = true
    table.isHidden = false
    screen.createButton.isEnabled = true
    screen.sortButton.isEnabled = true
    screen.refreshButton.isEnabled = true
    screen.filterField.isEnabled = true
    rows = NoteRows(workspace.notes.notes.values, order: rows.order)
    table.reloadData()
    showTitle()
    showEmptyMessage()
  }

  func showRefresh(_ changes: [NoteCollection.Change]) {
    screen.refreshButton.isEnabled = true
    if !changes.isEmpty { show(changes) }
  }

  func showLoadFailure() {
    if workspace.hasLoadedNotes {
      screen.refreshButton.isEnabled = true
      screen.bannerLabel.isHidden = false
    } else {
      screen.spinner.isHidden = true
      screen.errorLabel.isHidden = false
      screen.retryButton.isHidden = false
    }
  }

  private func showEmptyMessage() {
    if rows.count == 0 {
      screen.emptyLabel.setText(
        rows.filter.isEmpty ? NotesWording.noNotes : NotesWording.noMatches)
    }
    screen.emptyLabel.setHidden(rows.count > 0)
  }
}
