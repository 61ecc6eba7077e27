import Model
import Screens
import Toolkit

/// The profile of the user, which writes all its views after every action.
final class PublishedProfileViewController: ViewController, StateSubscriber {
  private let store: PublishedStore
  private lazy var screen = ProfileScreen(on: loop)

  // MARK: - Life cycle

  init(_ store: PublishedStore, on loop: MainLoop) {
    self.store = store
    super.init(on: loop)
  }

  override func loadView() -> View { screen }

  override func viewDidLoad() {
    screen.refreshButton.onTap = { [store] in store.handle(.profile(.refreshTapped)) }
    screen.logOutButton.onTap = { [store] in store.handle(.profile(.logOutTapped)) }
    store.subscribe(self)
    showFirst(store.state)
  }

  override func viewDidAppear() {
    store.handle(.profile(.appeared))
  }

  // MARK: - Showing changes

  /// Shows what the storyboard does not show.
  private func showFirst(_ state: AppState) {
    screen.showNew(state.profile.avatar, fades: isVisible)
    if let user = state.profile.user {
      screen.nameLabel.text = user.name.uppercased()
      screen.friendsLabel.text = friendSentence(user.friendCount)
    }
    screen.notesLabel.text = counted(state.notes.collection.count, "note")
    if state.profile.isLoading { screen.refreshButton.isEnabled = false }
    if state.profile.hasFailed { screen.errorLabel.isHidden = false }
  }

  func newState(_ state: AppState) {
    screen.nameLabel.text = (state.profile.user?.name ?? "").uppercased()
    screen.friendsLabel.text = state.profile.user.map { friendSentence($0.friendCount) } ?? ""
    screen.notesLabel.text = counted(state.notes.collection.count, "note")
    screen.refreshButton.isEnabled = !state.profile.isLoading
    screen.errorLabel.isHidden = !state.profile.hasFailed
    screen.showNew(state.profile.avatar, fades: isVisible)
  }
}

extension ProfileScreen {
  /// Compares with what it shows, because an avatar that is written again would fade again.
  func showNew(_ avatar: ProfileState.Avatar, fades isVisible: Bool) {
    if avatarView.imageName != avatar.picture.name { show(avatar, fades: isVisible) }
  }
}

extension ProfileState.Avatar {
  fileprivate nonisolated var picture: Picture {
    switch self {
    case .placeholder: .placeholder
    case .cached(let picture), .arrived(let picture): picture
    }
  }
}
