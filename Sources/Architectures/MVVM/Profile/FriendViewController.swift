import Screens
import Toolkit

/// Binds the profile of a friend, which only benchmarks show.
final class FriendViewController: ViewController {
  private let viewModel: PersonViewModel
  private let bag: BindingBag
  private lazy var screen = ProfileScreen(isFriend: true, on: loop)

  // MARK: - Life cycle

  init(_ viewModel: PersonViewModel, _ binder: Binder) {
    self.viewModel = viewModel
    bag = binder.makeBag()
    super.init(on: binder.loop)
  }

  override func loadView() -> View { screen }

  override func viewDidLoad() {
    screen.bind(to: viewModel, in: bag)
  }

  override func viewWillAppear() {
    bag.schedule.screenWillAppear()
  }

  override func viewDidAppear() {
    viewModel.appeared()
  }

  override func viewDidDisappear() {
    bag.schedule.screenDidDisappear()
  }
}
