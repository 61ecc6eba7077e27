import ArchitectureKit
import Model
import Screens
import Toolkit

/// A note that is open, on a page between the pages of its neighbours.
final class DetailViewController: ViewController {
  private var page: NotePageViewController
  private lazy var screen = DetailScreen(on: loop)
  private lazy var pages = PageViewController(screen.pageView, showing: page)
  private unowned let workspace: Workspace

  /// The open note; what was last known of it if it is gone.
  var note: Note { page.note }

  // MARK: - Life cycle

  init(_ note: Note, _ workspace: Workspace) {
    self.workspace = workspace
    page = NotePageViewController(note, on: workspace.environment.loop)
    super.init(on: workspace.environment.loop)
  }

  override func loadView() -> View { screen }

  override func viewDidLoad() {
    pages.dataSource = self
    pages.delegate = self
    embed(pages)
    _ = pages.view
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
    // The list first: who deletes a note himself is not told that it was deleted.
    workspace.closeDetail()
    workspace.delete(note.id)
  }

  // MARK: - Showing changes

  func show(_ note: Note) {
    page.show(note)
  }
}

extension DetailViewController: PageViewControllerDataSource {
  func pageViewController(
    _ controller: PageViewController, viewControllerBefore page: ViewController
  ) -> ViewController? {
    neighbour(-1)
  }

  func pageViewController(
    _ controller: PageViewController, viewControllerAfter page: ViewController
  ) -> ViewController? {
    neighbour(1)
  }

  private func neighbour(_ distance: Int) -> ViewController? {
    workspace.list.neighbour(of: note, distance).map { NotePageViewController($0, on: loop) }
  }
}

extension DetailViewController: PageViewControllerDelegate {
  func pageViewController(_ controller: PageViewController, didTurnTo page: ViewController) {
    guard let page = page as? NotePageViewController else { return }
    self.page = page
    workspace.list.select(page.note.id)
  }
}
