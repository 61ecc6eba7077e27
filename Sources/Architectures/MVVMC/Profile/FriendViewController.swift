import Screens
import Toolkit

/// Shows the profile of a friend, which only benchmarks have.
final class FriendViewController: ViewController {
  private let viewModel: any FriendViewModel
  private let schedule: any RenderSchedule
  private lazy var screen = ProfileScreen(isFriend: true, on: loop)
  private lazy var renderer = Renderer(
    viewModel.viewInputData, over: PersonViewInputData(), schedule
  ) { [unowned self] in screen.render(person: $0) }

  // MARK: - Life cycle

  init(viewModel: any FriendViewModel, schedule: any RenderSchedule) {
    self.viewModel = viewModel
    self.schedule = schedule
    super.init(on: schedule.loop)
  }

  override func loadView() -> View { screen }

  override func viewWillAppear() {
    renderer.subscribe()
  }

  override func viewDidAppear() {
    viewModel.events.onNext(.viewDidAppear)
  }

  override func viewDidDisappear() {
    renderer.unsubscribe()
  }
}
