import Screens
import Toolkit

/// The page of one note.
final class NotePageViewController: ViewController {
  private(set) lazy var screen = NotePageScreen(on: loop)

  // MARK: - Life cycle

  override func loadView() -> View { screen }
}
