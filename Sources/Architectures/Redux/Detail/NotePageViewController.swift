import Model
import Screens
import Toolkit

/// The page of one note; its last content stays when the note is deleted elsewhere.
final class NotePageViewController: ViewController {
  let noteID: Note.ID
  private let store: Store
  private let selectors: NotePageSelectors
  private lazy var screen = NotePageScreen(on: loop)

  // MARK: - Life cycle

  init(_ noteID: Note.ID, _ store: Store, on loop: MainLoop) {
    self.noteID = noteID
    self.store = store
    selectors = NotePageSelectors(of: noteID)
    super.init(on: loop)
  }

  override func loadView() -> View { screen }

  override func viewDidLoad() {
    store.subscribe(self) {
      $0.select(selectors.text, shown: "") { if let text = $1 { $0.screen.textView.text = text } }
      $0.select(selectors.created) { if let text = $1 { $0.screen.createdLabel.text = text } }
      $0.select(selectors.changed) { if let text = $1 { $0.screen.changedLabel.text = text } }
      $0.select(selectors.words) { if let text = $1 { $0.screen.wordsLabel.text = text } }
    }
  }
}
