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
  /// Called when the editor or the alert of this screen has closed.
  func detailViewControllerDidEndPresentation(_ controller: DetailViewController)
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
    // Its view is a part of the screen, so nothing else loads it.
    _ = pages.view
    storeObserver = store.notices.observe { [weak self] in self?.show($0) }
  }

  /// Shows a deletion that came while another tab was chosen.
  override func viewDidAppear() {
    showDeletion()
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
    present(
      EditorViewController(page.note, in: store, on: loop) { [weak self] in
        self?.presentationEnded()
      })
  }

  /// Leaves the screen first: the user needs no alert about a deletion of their own.
  private func deleteTapped() {
    navigationController?.pop()
    store.delete(page.note.id)
  }

  private func okTapped() {
    navigationController?.pop()
    presentationEnded()
  }

  private func presentationEnded() {
    delegate?.detailViewControllerDidEndPresentation(self)
  }

  // MARK: - Showing changes

  private func show(_ notice: NotesNotice) {
    if !notice.changes.isEmpty { showDeletion() }
  }

  /// Presents an alert if the note has been deleted, and if it is in the window with nothing above.
  ///
  /// Otherwise it is called again when the note is seen again.
  func showDeletion() {
    guard store.note(page.note.id) == nil, view.window?.presentedViewControllers.isEmpty == true
    else { return }
    present(AlertController.noteDeleted(on: loop) { [weak self] in self?.okTapped() })
  }
}

extension DetailViewController: PageViewControllerDataSource, PageViewControllerDelegate {
  func pageViewController(
    _ controller: PageViewController, viewControllerBefore page: ViewController
  ) -> ViewController? {
    makePage(beside: page, step: -1)
  }

  func pageViewController(
    _ controller: PageViewController, viewControllerAfter page: ViewController
  ) -> ViewController? {
    makePage(beside: page, step: 1)
  }

  private func makePage(beside page: ViewController, step: Int) -> ViewController? {
    guard let page = page as? NotePageViewController,
      let note = delegate?.detailViewController(self, noteBeside: page.note, step: step)
    else { return nil }
    return NotePageViewController(note, store: store, on: loop)
  }

  func pageViewController(_ controller: PageViewController, didTurnTo page: ViewController) {
    if let page = page as? NotePageViewController { pageTurned(to: page) }
  }
}
