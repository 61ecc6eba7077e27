import Model
import Screens
import Toolkit

/// The page of one note; its last content stays when the note is deleted elsewhere.
final class NotePageViewController: ViewController {
  let noteID: Note.ID
  private let store: Store
  private lazy var screen = NotePageScreen(on: loop)

  // MARK: - Life cycle

  init(_ noteID: Note.ID, _ store: Store, on loop: MainLoop) {
    self.noteID = noteID
    self.store = store
    super.init(on: loop)
  }

  override func loadView() -> View { screen }

  override func viewDidLoad() {
    store.subscribe(self) {
      $0.select(DetailSelectors.text(of: noteID)) { $0.screen.textView.setText($1) }
      $0.select(DetailSelectors.created(of: noteID)) { $0.screen.createdLabel.setText($1) }
      $0.select(DetailSelectors.changed(of: noteID)) { $0.screen.changedLabel.setText($1) }
      $0.select(DetailSelectors.words(of: noteID)) { $0.screen.wordsLabel.setText($1) }
    }
  }
}
