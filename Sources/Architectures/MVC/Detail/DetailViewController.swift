import Model
import Screens
import Toolkit

/// The list that a note was opened from.
///
/// It knows the order of the notes.
protocol DetailViewControllerDelegate: AnyObject {
  /// Returns the note `step` rows below this one, or above it if `step` is negative; `nil` at an
  /// end of the list.
  func detailViewController(
    _ controller: DetailViewController, noteBeside note: Note, step: Int
  ) -> Note?
  /// Called when the user has turned to this note's page.
  func detailViewController(_ controller: DetailViewController, didTurnTo note: Note)
}

/// Shows the open note as a page between those of its neighbours, and edits and deletes it.
final class DetailViewController: ViewController {
  weak var delegate: (any DetailViewControllerDelegate)?
  private let store: NotesStore
  private lazy var screen = DetailScreen(on: loop)
  private lazy var pages = PageViewController(screen.pageView, showing: page)
  /// The page that is open.
  private var page: NotePageViewController
  private var storeObserver: ObserverToken?

  // MARK: - Life cycle

  init(_ note: Note, store: NotesStore, on loop: MainLoop) {
    self.store = store
    page = NotePageViewController(note, store: store, on: loop)
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
    _ = pages.view
    storeObserver = store.notices.observe { [weak self] in self?.show($0) }
  }

  // MARK: - User actions

  private func backTapped() {
    navigationController?.pop()
  }

  private func pageTurned(to page: NotePageViewController) {
    self.page = page
    delegate?.detailViewController(self, didTurnTo: page.note)
  }

  private func editTapped() {
    present(EditorViewController(page.note, in: store, on: loop))
  }

  /// Leaves the screen first: the user needs no alert about a deletion of their own.
  private func deleteTapped() {
    navigationController?.pop()
    store.delete(page.note.id)
  }

  private func okTapped() {
    let tabs = tabsViewController
    navigationController?.pop()
    tabs?.presentationEnded()
  }

  // MARK: - Showing changes

  private func show(_ notice: NotesNotice) {
    if !notice.changes.isEmpty { showDeletion() }
  }

  /// Presents an alert if the note has been deleted, and note and alert can both be seen.
  ///
  /// Otherwise it is called again when the note comes back into view.
  func showDeletion() {
    guard store.note(page.note.id) == nil, isVisible, presentedViewController == nil else { return }
    present(AlertController.noteDeleted(on: loop) { [weak self] in self?.okTapped() })
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
    delegate?.detailViewController(self, noteBeside: page.note, step: step).map {
      NotePageViewController($0, store: store, on: loop)
    }
  }

  func pageViewController(_ controller: PageViewController, didTurnTo page: ViewController) {
    if let page = page as? NotePageViewController { pageTurned(to: page) }
  }
}
