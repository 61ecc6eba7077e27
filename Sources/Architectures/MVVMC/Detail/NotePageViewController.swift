import Screens
import Toolkit

/// Shows one note, on a page.
final class NotePageViewController: ViewController {
  private let viewModel: any NotePageViewModel
  private let schedule: any RenderSchedule
  private lazy var screen = NotePageScreen(on: loop)
  private lazy var renderer = Renderer(
    viewModel.viewInputData, over: NotePageViewInputData(), schedule
  ) { [unowned self] in render(data: $0) }

  // MARK: - Life cycle

  init(viewModel: any NotePageViewModel, schedule: any RenderSchedule) {
    self.viewModel = viewModel
    self.schedule = schedule
    super.init(on: schedule.loop)
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
