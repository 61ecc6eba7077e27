import Model
import Screens
import Toolkit

/// A note to read, on a page between those of its neighbours: what is done to it is done here, and
/// what it says is the page's.
final class DetailViewController: ViewController {
  weak var delegate: (any DetailViewControllerDelegate)?
  private let store: NotesStore
  private let onUncovered: () -> Void
  private lazy var screen = DetailScreen(on: loop)
  private lazy var pages = PageViewController(screen.pageView, showing: page)
  /// The page that is open.
  private var page: NotePageViewController
  private var storeObserver: ObserverToken?

  // MARK: - Life cycle

  /// `onUncovered` is called when what was presented over a note has gone.
  init(
    _ note: Note, store: NotesStore, onUncovered: @escaping () -> Void, on loop: MainLoop
  ) {
    self.store = store
    self.onUncovered = onUncovered
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

  private func editTapped() {
    present(
      EditorViewController(editing: page.note, in: store, onClose: onUncovered, on: loop))
  }

  /// Leaves first: whose own doing it is needs no alert.
  private func deleteTapped() {
    navigationController?.pop()
    store.delete(page.note.id)
  }

  private func okTapped() {
    navigationController?.pop()
    onUncovered()
  }

  // MARK: - Showing changes

  private func show(_ notice: NotesNotice) {
    if notice.change != nil { showDeletion() }
  }

  /// Says that the note is gone, if it is, where the user can see both: else whoever lets him see
  /// the note again calls this again.
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
    guard let page = page as? NotePageViewController else { return }
    self.page = page
    delegate?.detailViewController(self, didTurnTo: page.note)
  }
}
