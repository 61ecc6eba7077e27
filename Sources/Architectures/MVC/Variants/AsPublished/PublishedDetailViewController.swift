import Model
import Screens
import Toolkit

/// Shows the open note as a page between those of its neighbours.
final class PublishedDetailViewController: ViewController {
  private unowned let list: PublishedNotesViewController
  private lazy var screen = DetailScreen(on: loop)
  private lazy var pages = PageViewController(screen.pageView, showing: page)
  private var page: PublishedNotePageViewController

  /// The open note, or its last content after a deletion.
  var note: Note { page.note }

  // MARK: - Life cycle

  init(_ note: Note, list: PublishedNotesViewController) {
    self.list = list
    page = PublishedNotePageViewController(note, on: list.loop)
    super.init(on: list.loop)
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
    list.closeDetail()
  }

  private func pageTurned(to page: PublishedNotePageViewController) {
    self.page = page
    list.select(page.note.id)
  }

  private func editTapped() {
    list.openEditor(on: note)
  }

  /// Leaves the screen first: the user needs no alert about a deletion of their own.
  private func deleteTapped() {
    list.closeDetail()
    list.delete(note.id)
  }

  // MARK: - Showing changes

  func follow(_ changes: [NoteCollection.Change]) {
    page.follow(changes)
  }
}

extension PublishedDetailViewController: PageViewControllerDataSource, PageViewControllerDelegate {
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

  private func makePage(step: Int) -> PublishedNotePageViewController? {
    list.note(beside: note, step: step).map { PublishedNotePageViewController($0, on: loop) }
  }

  func pageViewController(_ controller: PageViewController, didTurnTo page: ViewController) {
    if let page = page as? PublishedNotePageViewController { pageTurned(to: page) }
  }
}
