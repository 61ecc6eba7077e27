import ArchitectureKit
import Model
import Screens
import Toolkit

/// One note, to read; when it is deleted elsewhere its last content stays.
final class DetailViewController: ViewController {
  private(set) var note: Note
  private lazy var screen = DetailScreen(on: loop)
  private lazy var page = NotePageViewController(on: loop)
  private lazy var pages = PageViewController(screen.pageView, showing: page)
  private unowned let workspace: Workspace

  // MARK: - Life cycle

  init(_ note: Note, _ workspace: Workspace) {
    self.note = note
    self.workspace = workspace
    super.init(on: workspace.environment.loop)
  }

  override func loadView() -> View { screen }

  override func viewDidLoad() {
    embed(pages)
    _ = pages.view
    page.screen.createdLabel.text = "Created \(format(note.createdAt))"
    showText()
    showChangeDate()
    screen.backButton.onTap = { [weak self] in self?.backTapped() }
    screen.editButton.onTap = { [weak self] in self?.editTapped() }
    screen.deleteButton.onTap = { [weak self] in self?.deleteTapped() }
  }

  // MARK: - User actions

  private func backTapped() {
    workspace.closeDetail()
  }

  private func editTapped() {
    workspace.openEditor(on: note)
  }

  private func deleteTapped() {
    workspace.delete(note.id)
    workspace.closeDetail()
  }

  // MARK: - Showing changes

  /// The note as it is now; its date of creation never changes.
  func show(_ new: Note) {
    let old = note
    note = new
    guard isViewLoaded else { return }
    if new.text != old.text { showText() }
    if new.changedAt != old.changedAt { showChangeDate() }
  }

  private func showText() {
    page.screen.textView.text = note.text
    page.screen.wordsLabel.setText(counted(wordCount(of: note.text), "word"))
  }

  private func showChangeDate() {
    page.screen.changedLabel.setText(
      note.changedAt.map { "Changed \(format($0))" } ?? "Never changed")
  }
}
