import ArchitectureKit
import Model
import Screens
import Toolkit

/// Shows the open note as a page between those of its neighbours.
final class DetailViewController: ViewController {
  private unowned(unsafe) let workspace: Workspace
  private lazy var screen = DetailScreen(on: loop)
  private lazy var pages = PageViewController(screen.pageView, showing: page)
  /// The page that is open.
  private var page: NotePageViewController

  /// The open note, or its last content if the note was deleted.
  var note: Note { page.note }

  // MARK: - Life cycle

  init(_ note: Note, _ workspace: Workspace) {
    self.workspace = workspace
    page = NotePageViewController(note, on: workspace.environment.loop)
    super.init(on: workspace.environment.loop)
  }

  override func loadView() -> View { screen }

  override func viewDidLoad() {
    screen.backButton.onTap = { [weak self] in self?.backTapped() }
    screen.editButton.onTap = { [weak self] in self?.editTapped() }
    screen.deleteButton.onTap = { [weak self] in self?.deleteTapped() }
    pages.dataSource = self
    pages.delegate = self
    embed(pages)
    _ = pages.view
  }

  // MARK: - User actions

  private func backTapped() {
    workspace.closeDetail()
  }

  private func pageTurned(to page: NotePageViewController) {
    self.page = page
    workspace.list.select(page.note.id)
  }

  private func editTapped() {
    workspace.openEditor(on: note)
  }

  /// Leaves the screen first: the user needs no alert about a deletion of their own.
  private func deleteTapped() {
    workspace.closeDetail()
    workspace.delete(note.id)
  }

  // MARK: - Showing changes

  func show(_ note: Note) {
    page.show(note)
  }
}

extension DetailViewController: PageViewControllerDataSource, PageViewControllerDelegate {
  func pageViewController(
    _ controller: PageViewController, viewControllerBefore page: ViewController
  ) -> ViewController? {
    makePage(step: -1)
  }

  func pageViewController(
    _ controller: PageViewController, viewControllerAfter page: ViewController
  ) -> ViewController? {
    makePage(step: 1)
  }

  private func makePage(step: Int) -> NotePageViewController? {
    workspace.list.note(beside: note, step: step).map { NotePageViewController($0, on: loop) }
  }

  func pageViewController(_ controller: PageViewController, didTurnTo page: ViewController) {
    if let page = page as? NotePageViewController { pageTurned(to: page) }
  }
}
