import Model
import Screens
import Toolkit

/// The page of one note, which follows the changes of this note.
final class NotePageViewController: ViewController {
  /// What the page shows: the current note, or its last content after a deletion.
  private(set) var note: Note
  private let store: NotesStore
  private lazy var screen = NotePageScreen(on: loop)
  private var shownText: String?
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
    screen.createdLabel.setText("Created \(format(note.createdAt))")
    setNeedsUpdateProperties()
  }

  // MARK: - Showing changes

  private func show(_ notice: NotesNotice) {
    guard notice.change != nil, let new = store.note(note.id), new != note else { return }
    note = new
    setNeedsUpdateProperties()
  }

  override func updateProperties() {
    showText()
    showChangeDate()
  }

  private func showText() {
    guard note.text != shownText else { return }
    shownText = note.text
    screen.textView.setText(note.text)
    screen.wordsLabel.setText(counted(wordCount(of: note.text), "word"))
  }

  private func showChangeDate() {
    screen.changedLabel.setText(
      note.changedAt.map { "Changed \(format($0))" } ?? "Never changed")
  }
}
