import Model
import Screens
import Toolkit

/// The page of one note, which follows the changes of this note.
final class NotePageViewController: ViewController {
  /// What the page shows: the current note, or its last content after a deletion.
  private(set) var note: Note
  private let store: NotesStore
  private lazy var screen = NotePageScreen(on: loop)
  private var storeObserver: ObserverToken?

  // MARK: - Life cycle

  init(_ note: Note, store: NotesStore, on loop: MainLoop) {
    self.note = note
    self.store = store
    super.init(on: loop)
  }

  override func loadView() -> View { screen }

  override func viewDidLoad() {
    storeObserver = store.notices.observe { [weak self] in self?.show($0) }
    note = store.note(note.id) ?? note
    screen.createdLabel.setText("Created \(format(note.createdAt))")
    setNeedsUpdateProperties()
  }

  // MARK: - Showing changes

  private func show(_ notice: NotesNotice) {
    guard !notice.changes.isEmpty, let new = store.note(note.id), new != note else { return }
    note = new
    setNeedsUpdateProperties()
  }

  override func updateProperties() {
    screen.textView.setText(note.text)
    screen.wordsLabel.setText(counted(wordCount(of: note.text), "word"))
    screen.changedLabel.setText(
      note.changedAt.map { "Changed \(format($0))" } ?? "Never changed")
  }
}
