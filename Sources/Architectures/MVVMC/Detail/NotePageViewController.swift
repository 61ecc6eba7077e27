import Screens
import Toolkit

/// Shows one note, on a page.
final class NotePageViewController: ViewController {
  private let viewModel: any NotePageViewModel
  private lazy var screen = NotePageScreen(on: loop)
  private lazy var renderer = Renderer(
    viewModel.viewInputData, over: NotePageViewInputData(), on: loop
  ) { [unowned self] in render(data: $0) }

  // MARK: - Life cycle

  init(viewModel: any NotePageViewModel, loop: MainLoop) {
    self.viewModel = viewModel
    super.init(on: loop)
  }

  override func loadView() -> View { screen }

  override func viewWillAppear() {
    renderer.subscribe()
  }

  override func viewDidDisappear() {
    renderer.unsubscribe()
  }

  // MARK: - Showing changes

  private func render(data: Rendering<NotePageViewInputData>) {
    data.write(\.text) { screen.textView.text = $0 }
    data.write(\.created) { screen.createdLabel.text = $0 }
    data.write(\.changed) { screen.changedLabel.text = $0 }
    data.write(\.words) { screen.wordsLabel.text = $0 }
  }
}
