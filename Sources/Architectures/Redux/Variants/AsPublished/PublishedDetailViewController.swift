import Model
import Screens
import Toolkit

/// The pages of notes; a copy of `DetailViewController` with the article's store.
final class PublishedDetailViewController: ViewController {
  private let store: PublishedStore
  private lazy var screen = DetailScreen(on: loop)
  private let firstNoteID: Note.ID
  private lazy var pages = PageViewController(screen.pageView, showing: makePage(firstNoteID))

  // MARK: - Life cycle

  init(_ noteID: Note.ID, _ store: PublishedStore, on loop: MainLoop) {
    firstNoteID = noteID
    self.store = store
    super.init(on: loop)
  }

  override func loadView() -> View { screen }

  override func viewDidLoad() {
    handleActions()
    pages.dataSource = self
    pages.delegate = self
    embed(pages)
    _ = pages.view
  }

  // MARK: - User actions

  private func handleActions() {
    // The closures keep the store and not the screen, which goes during a tap on back or delete.
    screen.backButton.onTap = { [store] in store.handle(.detail(.backTapped)) }
    screen.editButton.onTap = { [store] in
      if let note = DetailSelectors.openNote(store.state) {
        store.handle(.detail(.editTapped(note)))
      }
    }
    screen.deleteButton.onTap = { [store] in store.handle(.detail(.deleteTapped)) }
  }
}

extension PublishedDetailViewController: PageViewControllerDelegate {
  /// Reports a page that the page view has turned by itself, as UIKit's does.
  func pageViewController(_ controller: PageViewController, didTurnTo page: ViewController) {
    if let page = page as? PublishedNotePageViewController {
      store.handle(.detail(.pageTurned(to: page.noteID)))
    }
  }
}

extension PublishedDetailViewController: PageViewControllerDataSource {
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
    guard let page = page as? PublishedNotePageViewController else { return nil }
    return DetailSelectors.neighbour(store.state, of: page.noteID, distance).map(makePage)
  }

  private func makePage(_ noteID: Note.ID) -> PublishedNotePageViewController {
    PublishedNotePageViewController(noteID, store, on: loop)
  }
}
