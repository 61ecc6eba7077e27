import Model
import Screens
import Toolkit

/// The profile of the user who is signed in.
final class ProfileViewController: ViewController {
  private let store: Store
  private lazy var screen = ProfileScreen(on: loop)

  // MARK: - Life cycle

  init(_ store: Store, on loop: MainLoop) {
    self.store = store
    super.init(on: loop)
  }

  override func loadView() -> View { screen }

  override func viewDidLoad() {
    dispatchActions()
    store.subscribe(self) {
      $0.select(ProfileSelectors.avatar) { $0.screen.show($1, fades: $0.isVisible) }
      $0.select(ProfileSelectors.name) { $0.screen.nameLabel.setText($1) }
      $0.select(ProfileSelectors.friends) { $0.screen.friendsLabel.setText($1) }
      $0.select(ProfileSelectors.notes) { $0.screen.notesLabel.setText($1) }
      $0.select(ProfileSelectors.isLoading) { $0.screen.refreshButton.setEnabled(!$1) }
      $0.select(ProfileSelectors.hasFailed) { $0.screen.errorLabel.setHidden(!$1) }
    }
  }

  override func viewDidAppear() {
    store.dispatch(.profile(.appeared))
  }

  // MARK: - User actions

  private func dispatchActions() {
    // The closures keep the store and not the screen, which goes during a tap on log-out.
    screen.refreshButton.onTap = { [store] in store.dispatch(ProfileThunks.load) }
    screen.logOutButton.onTap = { [store] in store.dispatch(SessionThunks.logOut) }
  }
}

// MARK: - Showing changes

extension ProfileScreen {
  /// Shows the avatar; one from the network fades in if the profile is visible.
  fileprivate func show(_ avatar: ProfileState.Avatar, fades isVisible: Bool) {
    switch avatar {
    case .placeholder: avatarView.setImageName(Picture.placeholder.name)
    case .arrived(let picture) where isVisible:
      avatarView.fadeIn(picture.name, milliseconds: 300)
    case .cached(let picture), .arrived(let picture): avatarView.setImageName(picture.name)
    }
  }
}
