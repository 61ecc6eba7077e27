import Model
import Screens
import Toolkit

/// The page of one note.
final class PublishedNotePageViewController: ViewController {
  /// What the page shows: the current note, or its last content after a deletion.
  private(set) var note: Note
  private lazy var screen = NotePageScreen(on: loop)

  // MARK: - Life cycle

  init(_ note: Note, on loop: MainLoop) {
    self.note = note
    super.init(on: loop)
  }

  override func loadView() -> View { screen }

  override func viewDidLoad() {
    reload()
  }

  // MARK: - Showing changes

  func follow(_ changes: [NoteCollection.Change]) {
    if let change = changes.last(where: { $0.id == note.id }) {
      note = change.new ?? change.old ?? note
    }
    reload()
  }

  private func reload() {
    screen.textView.text = note.text
    screen.createdLabel.text = "Created \(format(note.createdAt))"
    screen.changedLabel.text = note.changedAt.map { "Changed \(format($0))" } ?? "Never changed"
    screen.wordsLabel.text = counted(wordCount(of: note.text), "word")
  }
}
