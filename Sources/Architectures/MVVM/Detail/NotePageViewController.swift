import Screens
import Toolkit

/// Binds the page of one note.
final class NotePageViewController: ViewController {
  let viewModel: NotePageViewModel
  private let bag = DisposalBag()
  private lazy var screen = NotePageScreen(on: loop)

  // MARK: - Life cycle

  init(_ viewModel: NotePageViewModel, on loop: MainLoop) {
    self.viewModel = viewModel
    super.init(on: loop)
  }

  override func loadView() -> View { screen }

  override func viewDidLoad() {
    bindOutputs()
  }

  // MARK: - Showing changes

  private func bindOutputs() {
    screen.createdLabel.setText(viewModel.created)
    viewModel.text.bind(to: screen.textView.setText, in: bag)
    viewModel.changed.bind(to: screen.changedLabel.setText, in: bag)
    viewModel.words.bind(to: screen.wordsLabel.setText, in: bag)
  }
}
