import Screens
import Toolkit

/// Shows the profile of the signed-in user.
final class ProfileViewController: ViewController {
  private let viewModel: any ProfileViewModel
  private let schedule: any RenderSchedule
  private lazy var screen = ProfileScreen(on: loop)
  private lazy var renderer = Renderer(
    viewModel.viewInputData, over: ProfileViewInputData(), schedule
  ) { [unowned self] in render(data: $0) }

  // MARK: - Life cycle

  init(viewModel: any ProfileViewModel, schedule: any RenderSchedule) {
    self.viewModel = viewModel
    self.schedule = schedule
    super.init(on: schedule.loop)
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
    screen.render(person: data.map(\.person))
    data.write(\.notes) { screen.notesLabel.text = $0 }
    data.write(\.isRefreshEnabled) { screen.refreshButton.isEnabled = $0 }
    data.write(\.isErrorShown) { screen.errorLabel.isHidden = !$0 }
  }
}

extension ProfileScreen {
  /// Shows what the profiles of the user and of a friend have in common.
  func render(person data: Rendering<PersonViewInputData>) {
    data.write(\.name) { nameLabel.text = $0 }
    data.write(\.friends) { friendsLabel.text = $0 }
    data.write(\.picture) { picture in
      // A picture that is shown already does not fade in again.
      if data.data.fadesIn && avatarView.window != nil && avatarView.imageName != picture {
        avatarView.fadeIn(picture, milliseconds: 300)
      } else {
        avatarView.imageName = picture
      }
    }
  }
}
