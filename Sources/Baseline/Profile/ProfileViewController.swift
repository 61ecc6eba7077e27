import ArchitectureKit
import Model
import Screens
import Toolkit

/// Who is signed in.
///
/// A turn may bring a thousand ticks of one number: so this screen alone asks for the toolkit's
/// property pass, which comes once a turn, and for a screen out of the window when it is back.
final class ProfileViewController: ViewController {
  private lazy var screen = ProfileScreen(on: loop)
  private unowned let workspace: Workspace
  private var shownUser: User?
  private var shownNoteCount: Int?

  // MARK: - Life cycle

  init(_ workspace: Workspace) {
    self.workspace = workspace
    super.init(on: workspace.environment.loop)
  }

  override func loadView() -> View { screen }

  override func viewDidLoad() {
    screen.refreshButton.onTap = { [weak self] in self?.refreshTapped() }
    screen.logOutButton.onTap = { [weak self] in self?.logOutTapped() }
    setNeedsUpdateProperties()
  }

  // MARK: - User actions

  private func refreshTapped() {
    // The button is disabled at the end of the turn only.
    if !workspace.isLoadingUser { workspace.loadUser() }
  }

  private func logOutTapped() {
    workspace.logOut()
  }

  // MARK: - Showing changes

  func showUser() {
    setNeedsUpdateProperties()
  }

  func showNoteCount() {
    if workspace.notes.count != shownNoteCount { setNeedsUpdateProperties() }
  }

  override func updateProperties() {
    screen.refreshButton.setEnabled(!workspace.isLoadingUser)
    screen.errorLabel.setHidden(!workspace.hasUserRequestFailed)
    if workspace.notes.count != shownNoteCount {
      shownNoteCount = workspace.notes.count
      screen.notesLabel.text = counted(workspace.notes.count, "note")
    }
    guard let user = workspace.user else { return }
    if user.name != shownUser?.name { screen.nameLabel.text = user.name.uppercased() }
    if user.friendCount != shownUser?.friendCount {
      screen.friendsLabel.text = friendSentence(user.friendCount)
    }
    shownUser = user
  }
}
