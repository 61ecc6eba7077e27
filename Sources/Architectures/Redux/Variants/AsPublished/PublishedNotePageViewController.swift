import Model
import Screens
import Toolkit

/// The page of one note, which writes all its views after every action.
final class PublishedNotePageViewController: ViewController, StateSubscriber {
  let noteID: Note.ID
  private let store: PublishedStore
  private lazy var screen = NotePageScreen(on: loop)

  // MARK: - Life cycle

  init(_ noteID: Note.ID, _ store: PublishedStore, on loop: MainLoop) {
    self.noteID = noteID
    self.store = store
    super.init(on: loop)
  }

  override func loadView() -> View { screen }

  override func viewDidLoad() {
    store.subscribe(self)
    newState(store.state)
  }

  // MARK: - Showing changes

  func newState(_ state: AppState) {
    guard let note = DetailSelectors.note(state, noteID) else { return }
    screen.textView.text = note.text
    screen.createdLabel.text = "Created \(format(note.createdAt))"
    screen.changedLabel.text = note.changedAt.map { "Changed \(format($0))" } ?? "Never changed"
    screen.wordsLabel.text = counted(wordCount(of: note.text), "word")
  }
}
