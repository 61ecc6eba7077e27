import Screens
import Toolkit

/// Shows one note, on a page.
final class NotePageViewController: ViewController {
  /// The id of the note, which finds the neighbours of its page.
  let noteID: Int
  private let viewModel: any NotePageViewModel
  private lazy var screen = NotePageScreen(on: loop)
  private var disposeBag = DisposeBag()

  // MARK: - Life cycle

  init(noteID: Int, viewModel: any NotePageViewModel, loop: MainLoop) {
    self.noteID = noteID
    self.viewModel = viewModel
    super.init(on: loop)
  }

  override func loadView() -> View { screen }

  override func viewWillAppear() {
    disposeBag = DisposeBag()
    viewModel.viewInputData.subscribe(onNext: { [weak self] in self?.render(data: $0) })
      .disposed(by: disposeBag)
  }

  override func viewDidDisappear() {
    disposeBag = DisposeBag()
  }

  // MARK: - Showing changes

  private func render(data: NotePageViewInputData) {
    screen.textView.setText(data.text)
    screen.createdLabel.setText(data.created)
    screen.changedLabel.setText(data.changed)
    screen.wordsLabel.setText(data.words)
  }
}
