import Model
import Screens
import Toolkit

/// The page of one note, which follows the changes of this note.
final class ObservingNotePageViewController: ViewController {
  /// What the page shows: the current note, or its last content after a deletion.
  private(set) var note: Note
  private let store: ObservableNotesStore
  private lazy var screen = NotePageScreen(on: loop)
  private var storeObserver: ObserverToken?

  // MARK: - Life cycle

  init(_ note: Note, store: ObservableNotesStore, on loop: MainLoop) {
    self.note = note
    self.store = store
    super.init(on: loop)
  }

  override func loadView() -> View { screen }

  override func viewDidLoad() {
    storeObserver = store.notices.observe { [weak self] in self?.show($0) }
    showText()
    screen.createdLabel.setText("Created \(format(note.createdAt))")
    showChangeDate()
  }

  // MARK: - Showing changes

  private func show(_ notice: NotesNotice) {
    guard let change = notice.change?.notes.last(where: { $0.id == note.id }),
      let last = change.new ?? change.old
    else { return }
    show(last)
  }

  private func show(_ new: Note) {
    let old = note
    note = new
    if new.text != old.text { showText() }
    if new.changedAt != old.changedAt { showChangeDate() }
  }

  private func showText() {
    screen.textView.setText(note.text)
    screen.wordsLabel.setText(counted(wordCount(of: note.text), "word"))
  }

  private func showChangeDate() {
    screen.changedLabel.setText(
      note.changedAt.map { "Changed \(format($0))" } ?? "Never changed")
  }
}
