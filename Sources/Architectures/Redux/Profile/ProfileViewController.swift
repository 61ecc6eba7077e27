import Model
import Screens
import Toolkit

/// The profile of the user who is signed in.
final class ProfileViewController: ViewController {
  private let store: Store
  private let selectors = ProfileSelectors()
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
      $0.select(selectors.avatar, shown: .placeholder) { $0.screen.show($1, fades: $0.isVisible) }
      $0.select(selectors.name, shown: "") { $0.screen.nameLabel.text = $1 }
      $0.select(selectors.friends, shown: "") { $0.screen.friendsLabel.text = $1 }
      $0.select(selectors.notes) { $0.screen.notesLabel.text = $1 }
      $0.select(selectors.isLoading, shown: false) { $0.screen.refreshButton.isEnabled = !$1 }
      $0.select(selectors.hasFailed, shown: false) { $0.screen.errorLabel.isHidden = !$1 }
    }
  }

  override func viewDidAppear() {
    store.dispatch(.profile(.appeared))
  }

  // MARK: - User actions

  private func dispatchActions() {
    // The closures keep the store and not the screen, which goes during a tap on log-out.
    screen.refreshButton.onTap = { [store] in store.dispatch(.profile(.refreshTapped)) }
    screen.logOutButton.onTap = { [store] in store.dispatch(.profile(.logOutTapped)) }
  }
}

// MARK: - Showing changes

extension ProfileScreen {
  /// Shows the avatar; one from the network fades in if the profile is visible.
  func show(_ avatar: ProfileState.Avatar, fades isVisible: Bool) {
    switch avatar {
    case .placeholder: avatarView.imageName = Picture.placeholder.name
    case .arrived(let picture) where isVisible:
      avatarView.fadeIn(picture.name, milliseconds: 300)
    case .cached(let picture), .arrived(let picture): avatarView.imageName = picture.name
    }
  }
}
