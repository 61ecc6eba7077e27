import ArchitectureKit
import Controllers
import Model
import Screens
import Toolkit

/// The tabs: the list, the profile of the signed-in user, and those of the friends.
final class PublishedTabsController: TabBarControllerDelegate {
  let tabBarController: TabBarController
  let list: PublishedNotesViewController
  private unowned let app: PublishedApp
  private let screen: TabsScreen
  private let navigation: NavigationController
  private let profiles: [PublishedProfileViewController]

  // MARK: - Life cycle

  init(_ environment: AppEnvironment, _ session: Session, app: PublishedApp) {
    self.app = app
    screen = TabsScreen(profileCount: environment.friends.count + 1, on: environment.loop)
    list = PublishedNotesViewController(environment, session)
    navigation = NavigationController(root: list)
    let people: [User.ID?] = [nil] + environment.friends.map { $0 }
    profiles = people.map { PublishedProfileViewController(of: $0, environment, session) }
    tabBarController = TabBarController(screen, [navigation] + profiles)
    tabBarController.delegate = self
    list.tabs = self
    for profile in profiles { profile.tabs = self }
  }

  /// Requests the notes, then the user and the friends.
  func start() {
    for profile in profiles { profile.start() }
    list.start()
    for profile in profiles { profile.load() }
  }

  // MARK: - User actions

  func tabBarController(_ controller: TabBarController, shouldSelect index: Int) -> Bool {
    if index == 0, controller.selectedIndex == 0 { navigation.popToRoot() }
    return true
  }

  func tabBarController(_ controller: TabBarController, didSelect index: Int) {
    resumePendingWork()
  }

  func logOut() {
    app.logOut()
  }

  func follow(_ link: DeepLink) {
    switch link {
    case .note(let id):
      navigation.popToRoot()
      tabBarController.selectedIndex = 0
      list.openNote(id)
    case .newNote:
      tabBarController.selectedIndex = 0
      list.openEditor()
    case .profile:
      tabBarController.selectedIndex = 1
    }
  }

  func resumePendingWork() {
    app.resumePendingWork()
  }

  // MARK: - Showing changes

  /// Writes what depends on the notes, except the list.
  func reload() {
    screen.notesItem.badge = list.markCount
    profiles[0].reload()
  }
}
