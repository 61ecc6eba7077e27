import Model
import Screens
import Toolkit

/// The page of one note.
///
/// When the note is deleted elsewhere, the page keeps its last content.
final class NotePageViewController: ViewController {
  private(set) var note: Note
  private lazy var screen = NotePageScreen(on: loop)

  // MARK: - Life cycle

  init(_ note: Note, on loop: MainLoop) {
    self.note = note
    super.init(on: loop)
  }

  override func loadView() -> View { screen }

  override func viewDidLoad() {
    showCreationDate()
    showText()
    showChangeDate()
  }

  // MARK: - Showing changes

  /// Writes what differs from the note that is shown.
  func show(_ new: Note) {
    let old = note
    note = new
    if new.createdAt != old.createdAt { showCreationDate() }
    if new.text != old.text { showText() }
    if new.changedAt != old.changedAt { showChangeDate() }
  }

  private func showCreationDate() {
    screen.createdLabel.setText("Created \(format(note.createdAt))")
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
