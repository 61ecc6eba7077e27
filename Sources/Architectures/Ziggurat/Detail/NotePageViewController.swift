import Screens
import Toolkit

/// The page of one note.
final class NotePageViewController: ViewController {
  let noteID: Int
  private lazy var screen = NotePageScreen(on: loop)
  private var viewModel: NotePageViewModel?

  // MARK: - Life cycle

  init(of noteID: Int, on loop: MainLoop) {
    self.noteID = noteID
    super.init(on: loop)
  }

  override func loadView() -> View { screen }

  // MARK: - Showing changes

  func update(_ viewModel: NotePageViewModel) {
    guard viewModel != self.viewModel else { return }
    self.viewModel = viewModel
    screen.textView.setText(viewModel.text)
    screen.createdLabel.setText(viewModel.created)
    screen.changedLabel.setText(viewModel.changed)
    screen.wordsLabel.setText(viewModel.words)
  }
}
