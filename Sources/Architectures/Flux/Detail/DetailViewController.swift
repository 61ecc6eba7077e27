import Model
import Screens
import Toolkit

/// Shows the open note as a page between those of its neighbours.
final class DetailViewController: ViewController {
  /// The number of the opening that this screen shows.
  let number: Int
  private let detail: DetailStore
  private let noteList: NoteListStore
  private let actions: Actions
  private var listeners: [StoreListener] = []
  private lazy var screen = DetailScreen(on: loop)
  private lazy var pages = PageViewController(screen.pageView, showing: page)
  /// The page that is open.
  private var page: NotePageViewController
  /// The open note, if it is the one on this screen.
  private var note: Note? { detail.state.flatMap { $0.id == page.note.id ? $0 : nil } }

  // MARK: - Life cycle

  init(
    _ number: Int, _ note: Note, _ stores: Stores, _ actions: Actions, on loop: MainLoop
  ) {
    self.number = number
    detail = stores.detail
    noteList = stores.noteList
    self.actions = actions
    page = NotePageViewController(note, on: loop)
    super.init(on: loop)
  }

  override func loadView() -> View { screen }

  override func viewDidLoad() {
    screen.backButton.onTap = { [weak self] in self?.backTapped() }
    screen.editButton.onTap = { [weak self] in self?.editTapped() }
    screen.deleteButton.onTap = { [weak self] in self?.deleteTapped() }
    pages.dataSource = self
    pages.delegate = self
    embed(pages)
    // Loading this view shows the page.
    _ = pages.view
    listeners = update(after: detail)
  }

  // MARK: - User actions

  private func backTapped() {
    actions.navigation.closeNote(opening: number)
  }

  private func pageTurned(to page: NotePageViewController) {
    self.page = page
    actions.navigation.turnPage(to: page.note.id, opening: number)
    // Shows the open note again, if the store has not turned.
    setNeedsUpdateProperties()
  }

  private func editTapped() {
    actions.editor.edit(page.note.id)
  }

  private func deleteTapped() {
    actions.notes.delete(page.note.id)
  }

  // MARK: - Showing changes

  override func updateProperties() {
    // Also another note than the page has, if the store did not turn with the user.
    if let note = detail.state { page.show(note) }
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
    guard let note, let next = noteList.note(beside: note, step: step) else { return nil }
    return NotePageViewController(next, on: loop)
  }

  func pageViewController(_ controller: PageViewController, didTurnTo page: ViewController) {
    if let page = page as? NotePageViewController { pageTurned(to: page) }
  }
}
