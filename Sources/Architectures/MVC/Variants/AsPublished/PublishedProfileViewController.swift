import Model
import Screens
import Toolkit

/// The signed-in user, and the number of the user's notes.
final class PublishedProfileViewController: ViewController {
  weak var tabs: PublishedTabsController?
  private lazy var screen = ProfileScreen(on: loop)

  // MARK: - Life cycle

  override func loadView() -> View { screen }

  override func viewDidLoad() {
    screen.refreshButton.onTap = { [weak self] in self?.refreshTapped() }
    screen.logOutButton.onTap = { [weak self] in self?.logOutTapped() }
    reload()
  }

  override func viewDidAppear() {
    tabs?.profileAppeared()
  }

  // MARK: - User actions

  private func refreshTapped() {
    tabs?.loadUser()
  }

  private func logOutTapped() {
    tabs?.logOut()
  }

  // MARK: - Showing changes

  func reload() {
    guard let tabs else { return }
    screen.nameLabel.text = tabs.user?.name.uppercased() ?? ""
    screen.friendsLabel.text = tabs.user.map { friendSentence($0.friendCount) } ?? ""
    screen.notesLabel.text = counted(tabs.list.noteCount, "note")
    screen.refreshButton.isEnabled = !tabs.isLoading
    screen.errorLabel.isHidden = !tabs.hasFailed
    screen.avatarView.imageName = tabs.avatar.name
  }

  func fadeAvatarIn() {
    guard let tabs else { return }
    screen.avatarView.fadeIn(tabs.avatar.name, milliseconds: 300)
  }
}
