import Screens
import Toolkit

/// Shows the profile of the signed-in user.
final class ProfileViewController: ViewController {
  private let viewModel: any ProfileViewModel
  private lazy var screen = ProfileScreen(on: loop)
  private lazy var renderer = Renderer(
    viewModel.viewInputData, over: ProfileViewInputData(), on: loop
  ) { [unowned self] in render(data: $0) }

  // MARK: - Life cycle

  init(viewModel: any ProfileViewModel, loop: MainLoop) {
    self.viewModel = viewModel
    super.init(on: loop)
  }

  override func loadView() -> View { screen }

  override func viewDidLoad() {
    bindActions()
  }

  override func viewWillAppear() {
    renderer.subscribe()
  }

  override func viewDidAppear() {
    viewModel.events.onNext(.viewDidAppear)
  }

  override func viewDidDisappear() {
    renderer.unsubscribe()
  }

  // MARK: - User actions

  private func bindActions() {
    let events = viewModel.events
    screen.refreshButton.onTap = { events.onNext(.refreshTapped) }
    screen.logOutButton.onTap = { events.onNext(.logOutTapped) }
  }

  // MARK: - Showing changes

  private func render(data: Rendering<ProfileViewInputData>) {
    data.write(\.name) { screen.nameLabel.text = $0 }
    data.write(\.friends) { screen.friendsLabel.text = $0 }
    data.write(\.picture) { show(picture: $0, fadesIn: data.data.fadesIn) }
    data.write(\.notes) { screen.notesLabel.text = $0 }
    data.write(\.isRefreshEnabled) { screen.refreshButton.isEnabled = $0 }
    data.write(\.isErrorShown) { screen.errorLabel.isHidden = !$0 }
  }

  private func show(picture: String, fadesIn: Bool) {
    let view = screen.avatarView
    // A picture that is shown already does not fade in again.
    if fadesIn && view.window != nil && view.imageName != picture {
      view.fadeIn(picture, milliseconds: 300)
    } else {
      view.imageName = picture
    }
  }
}
