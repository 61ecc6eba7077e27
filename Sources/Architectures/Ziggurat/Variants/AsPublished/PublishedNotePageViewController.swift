import Screens
import Toolkit

/// The page of one note; each update writes every view.
final class PublishedNotePageViewController: ViewController {
  let noteID: Int
  private lazy var screen = NotePageScreen(on: loop)

  // MARK: - Life cycle

  init(of noteID: Int, on loop: MainLoop) {
    self.noteID = noteID
    super.init(on: loop)
  }

  override func loadView() -> View { screen }

  // MARK: - Showing changes

  func update(_ viewModel: NotePageViewModel) {
    screen.textView.text = viewModel.text
    screen.createdLabel.text = viewModel.created
    screen.changedLabel.text = viewModel.changed
    screen.wordsLabel.text = viewModel.words
  }
}
