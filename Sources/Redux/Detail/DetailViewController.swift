import Model
import Screens
import Toolkit

/// One note, to read; when it is deleted elsewhere its last content stays.
final class DetailViewController: ViewController {
  let noteID: Note.ID
  private let store: AppStore
  private let selectors: DetailSelectors
  private lazy var screen = DetailScreen(on: loop)
  private lazy var page = NotePageViewController(on: loop)
  private lazy var pages = PageViewController(screen.pageView, showing: page)
  /// As the page shows it.
  private var note: Note?

  // MARK: - Life cycle

  init(_ noteID: Note.ID, _ store: AppStore, on loop: MainLoop) {
    self.noteID = noteID
    self.store = store
    selectors = DetailSelectors(of: noteID)
    super.init(on: loop)
  }

  override func loadView() -> View { screen }

  override func viewDidLoad() {
    embed(pages)
    _ = pages.view
    // These keep the store, not the screen: it goes in the middle of a tap on back or delete.
    screen.backButton.onTap = { [store] in store.dispatch(.detail(.backTapped)) }
    screen.deleteButton.onTap = { [store, noteID] in
      store.dispatch(.detail(.deleteTapped(noteID)))
    }
    screen.editButton.onTap = { [weak self] in self?.editTapped() }
    store.subscribe(self) {
      $0.select(selectors.note) { $0.note = $1 ?? $0.note }
      $0.select(selectors.text) { if let text = $1 { $0.page.screen.textView.text = text } }
      $0.select(selectors.created) { if let text = $1 { $0.page.screen.createdLabel.text = text } }
      $0.select(selectors.changed) { if let text = $1 { $0.page.screen.changedLabel.text = text } }
      $0.select(selectors.words) { if let text = $1 { $0.page.screen.wordsLabel.text = text } }
    }
  }

  // MARK: - User actions

  private func editTapped() {
    if let note { store.dispatch(.detail(.editTapped(note))) }
  }
}
