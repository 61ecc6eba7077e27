import Screens
import Toolkit

/// Binds the profile of the signed-in user.
final class ProfileViewController: ViewController {
  private let viewModel: ProfileViewModel
  private let bag: BindingBag
  private lazy var screen = ProfileScreen(on: loop)

  // MARK: - Life cycle

  init(_ viewModel: ProfileViewModel, on loop: MainLoop) {
    self.viewModel = viewModel
    bag = BindingBag(on: loop)
    super.init(on: loop)
  }

  override func loadView() -> View { screen }

  override func viewDidLoad() {
    bindActions()
    bindOutputs()
  }

  override func viewWillAppear() {
    bag.pass.screenWillAppear()
  }

  override func viewDidAppear() {
    viewModel.appeared()
  }

  override func viewDidDisappear() {
    bag.pass.screenDidDisappear()
  }

  // MARK: - User actions

  private func bindActions() {
    screen.refreshButton.bind(to: viewModel.refresh, in: bag)
    screen.logOutButton.onTap = { [viewModel] in viewModel.logOutTapped() }
  }

  // MARK: - Showing changes

  private func bindOutputs() {
    viewModel.avatar.bind(to: screen.avatarView.avatarTarget, in: bag)
    viewModel.name.bind(to: screen.nameLabel.textTarget, in: bag)
    viewModel.friends.bind(to: screen.friendsLabel.textTarget, in: bag)
    viewModel.notes.bind(to: screen.notesLabel.textTarget, in: bag)
    viewModel.isErrorShown.bind(to: screen.errorLabel.shownTarget, in: bag)
  }
}

extension ImageView {
  /// Shows a picture, and fades the last one in while the view is in the window.
  fileprivate var avatarTarget: BindingTarget<ImageView, AvatarImage> {
    BindingTarget(
      self, isShown: { $0.imageName == $1.name },
      set: { view, avatar in
        if avatar.fadesIn && view.window != nil {
          view.fadeIn(avatar.name, milliseconds: 300)
        } else {
          view.imageName = avatar.name
        }
      })
  }
}
