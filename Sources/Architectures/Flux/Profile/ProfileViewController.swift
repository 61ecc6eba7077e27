import Model
import Screens
import Toolkit

/// The signed-in user, with the number of the user's notes.
final class ProfileViewController: ViewController {
  private let notes: NotesStore
  private let user: UserStore
  private let avatar: AvatarStore
  private let actions: Actions
  private var listeners: [StoreListener] = []
  private lazy var screen = ProfileScreen(on: loop)

  // MARK: - Life cycle

  init(_ stores: Stores, _ actions: Actions, on loop: MainLoop) {
    notes = stores.notes
    user = stores.user
    avatar = stores.avatar
    self.actions = actions
    super.init(on: loop)
  }

  override func loadView() -> View { screen }

  override func viewDidLoad() {
    screen.refreshButton.onTap = { [weak self] in self?.refreshTapped() }
    screen.logOutButton.onTap = { [weak self] in self?.logOutTapped() }
    listeners = update(after: notes, user, avatar)
  }

  /// Catches up before the profile is in the window, so an avatar that came meanwhile does not fade.
  override func viewWillAppear() {
    updateProperties()
  }

  override func viewDidAppear() {
    actions.user.showProfile()
  }

  // MARK: - User actions

  private func refreshTapped() {
    actions.user.load()
  }

  private func logOutTapped() {
    actions.session.logOut()
  }

  // MARK: - Showing changes

  override func updateProperties() {
    if let user = user.user {
      screen.nameLabel.setText(user.name.uppercased())
      screen.friendsLabel.setText(friendSentence(user.friendCount))
    }
    screen.notesLabel.setText(counted(notes.count, "note"))
    screen.refreshButton.setEnabled(!user.isLoading)
    screen.errorLabel.setHidden(!user.hasFailed)
    showAvatar()
  }

  private func showAvatar() {
    let name = avatar.picture.name
    guard name != screen.avatarView.imageName else { return }
    if avatar.isFromNetwork {
      screen.avatarView.fadeIn(name, milliseconds: 300)
    } else {
      screen.avatarView.imageName = name
    }
  }
}
