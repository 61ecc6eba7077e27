import Model
import Screens
import Toolkit

/// Who is signed in, and how many notes he has.
final class PublishedProfileViewController: ViewController {
  weak var tabs: PublishedTabsController?
  private lazy var screen = ProfileScreen(on: loop)

  // MARK: - Life cycle

  override func loadView() -> View { screen }

  override func viewDidLoad() {
    screen.refreshButton.onTap = { [weak self] in self?.tabs?.loadUser() }
    screen.logOutButton.onTap = { [weak self] in self?.tabs?.logOut() }
    reload()
  }

  override func viewDidAppear() {
    tabs?.profileAppeared()
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
