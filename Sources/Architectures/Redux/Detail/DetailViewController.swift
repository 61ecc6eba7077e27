import Model
import Screens
import Toolkit

/// Surrounds the pages of notes with buttons, and dispatches what the user does there.
final class DetailViewController: ViewController {
  private let store: Store
  private lazy var screen = DetailScreen(on: loop)
  private let firstNoteID: Note.ID
  private lazy var pages = PageViewController(screen.pageView, showing: makePage(firstNoteID))

  // MARK: - Life cycle

  init(_ noteID: Note.ID, _ store: Store, on loop: MainLoop) {
    firstNoteID = noteID
    self.store = store
    super.init(on: loop)
  }

  override func loadView() -> View { screen }

  override func viewDidLoad() {
    dispatchActions()
    pages.dataSource = self
    pages.delegate = self
    embed(pages)
    _ = pages.view
  }

  // MARK: - User actions

  private func dispatchActions() {
    // The closures keep the store and not the screen, which goes during a tap on back or delete.
    screen.backButton.onTap = { [store] in store.dispatch(.detail(.backTapped)) }
    screen.editButton.onTap = { [store] in store.dispatch(.detail(.editTapped)) }
    screen.deleteButton.onTap = { [store] in store.dispatch(NotesThunks.deleteOpenNote) }
  }
}

extension DetailViewController: PageViewControllerDelegate {
  /// Reports a page that the page view has turned by itself, as UIKit's does.
  func pageViewController(_ controller: PageViewController, didTurnTo page: ViewController) {
    if let page = page as? NotePageViewController {
      store.dispatch(.detail(.pageTurned(to: page.noteID)))
    }
  }
}

extension DetailViewController: PageViewControllerDataSource {
  func pageViewController(
    _ controller: PageViewController, viewControllerBefore page: ViewController
  ) -> ViewController? {
    makePage(beside: page, -1)
  }

  func pageViewController(
    _ controller: PageViewController, viewControllerAfter page: ViewController
  ) -> ViewController? {
    makePage(beside: page, 1)
  }

  private func makePage(beside page: ViewController, _ distance: Int) -> ViewController? {
    guard let page = page as? NotePageViewController else { return nil }
    return DetailSelectors.neighbour(store.state, of: page.noteID, distance).map(makePage)
  }

  private func makePage(_ noteID: Note.ID) -> NotePageViewController {
    NotePageViewController(noteID, store, on: loop)
  }
}
