import ArchitectureKit
import Model
import Screens
import Toolkit

/// The list of notes: keeps its order, filter and selection, and writes into the cells in view.
///
/// It is the first screen to be shown, so its view is loaded whenever something can change.
final class NotesViewController: ViewController {
  unowned let workspace: Workspace
  var rows = NoteRows(order: .byChange)
  var selection: Note.ID?
  private lazy var screen = NotesScreen(on: loop)
  private var shownCount = 0

  var table: TableView { screen.table }

  // MARK: - Life cycle

  init(_ workspace: Workspace) {
    self.workspace = workspace
    super.init(on: workspace.environment.loop)
  }

  override func loadView() -> View { screen }

  override func viewDidLoad() {
    screen.titleLabel.text = "Notes (\(shownCount))"
    screen.createButton.onTap = { [weak self] in self?.createTapped() }
    screen.sortButton.onTap = { [weak self] in self?.sortTapped() }
    screen.refreshButton.onTap = { [weak self] in self?.refreshTapped() }
    screen.filterField.onEdit = { [weak self] in self?.filterEdited($0) }
    screen.retryButton.onTap = { [weak self] in self?.retryTapped() }
    table.dataSource = self
    table.delegate = self
  }

  // MARK: - User actions

  private func createTapped() {
    workspace.openEditor()
  }

  private func sortTapped() {
    let isByChange = rows.order == .byChange
    screen.sortButton.title = isByChange ? NotesWording.byTitle : NotesWording.newestFirst
    arrangeRows(order: isByChange ? .byTitle : .byChange, filter: rows.filter)
  }

  private func filterEdited(_ filter: String) {
    arrangeRows(order: rows.order, filter: filter)
    showEmptiness()
  }

  private func retryTapped() {
    screen.spinner.isHidden = false
    screen.errorLabel.isHidden = true
    screen.retryButton.isHidden = true
    workspace.loadNotes()
  }

  private func refreshTapped() {
    refresh()
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

  func rowSelected(_ row: Int) {
    select(rows[row])
  }

  func rowOpened(_ row: Int) {
    workspace.openDetail(of: rows[row])
  }

  func rowDeleted(_ row: Int) {
    workspace.delete(rows[row])
  }

  // MARK: - Showing changes

  func showFirstLoad() {
    screen.spinner.isHidden = true
    table.isHidden = false
    screen.createButton.isEnabled = true
    screen.sortButton.isEnabled = true
    screen.refreshButton.isEnabled = true
    screen.filterField.isEnabled = true
    rows = NoteRows(workspace.notes.notes.values, order: rows.order)
    table.reloadData()
    showCount()
    showEmptiness()
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

  func showRefresh(_ changes: [NoteCollection.Change]) {
    screen.refreshButton.isEnabled = true
    if !changes.isEmpty { show(changes) }
  }

  func show(_ changes: [NoteCollection.Change]) {
    if rows.isWorthSortingAnew(after: changes) {
      replaceRows()
    } else {
      for change in changes { show(change) }
    }
    showSums()
  }

  /// What depends on all notes together.
  private func showSums() {
    if let selection, workspace.notes[selection] == nil { self.selection = nil }
    showCount()
    showEmptiness()
  }

  private func showCount() {
    guard workspace.notes.count != shownCount else { return }
    shownCount = workspace.notes.count
    screen.titleLabel.text = "Notes (\(shownCount))"
  }

  private func showEmptiness() {
    if rows.count == 0 {
      screen.emptyLabel.setText(
        rows.filter.isEmpty ? NotesWording.noNotes : NotesWording.noMatches)
    }
    screen.emptyLabel.setHidden(rows.count > 0)
  }
}
