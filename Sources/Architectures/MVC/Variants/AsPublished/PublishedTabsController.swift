import ArchitectureKit
import Controllers
import Model
import Screens
import Toolkit

/// The tabs, and the data of the profile tabs: the user and the avatar.
///
/// The data is here because there may be several profiles.
final class PublishedTabsController: TabBarControllerDelegate {
  let tabBarController: TabBarController
  let list: PublishedNotesViewController
  private let environment: AppEnvironment
  private let session: Session
  private unowned let app: PublishedApp
  private let screen: TabsScreen
  private let navigation: NavigationController
  private let profiles: [PublishedProfileViewController]
  private var subscription: Subscription?

  private(set) var user: User?
  private(set) var isLoading = false
  private(set) var hasFailed = false
  private(set) var avatar = Picture.placeholder
  private var hasShownProfile = false
  private var hasAskedForAvatar = false
  /// Whether `avatar` is the image from the network.
  private var hasAvatarArrived = false

  // MARK: - Life cycle

  init(_ environment: AppEnvironment, _ session: Session, app: PublishedApp) {
    self.environment = environment
    self.session = session
    self.app = app
    screen = TabsScreen(profileCount: environment.profileCount, on: environment.loop)
    list = PublishedNotesViewController(environment, session)
    navigation = NavigationController(root: list)
    profiles = (0..<environment.profileCount).map { _ in
      PublishedProfileViewController(on: environment.loop)
    }
    tabBarController = TabBarController(screen, [navigation] + profiles)
    tabBarController.delegate = self
    list.tabs = self
    for profile in profiles { profile.tabs = self }
  }

  /// Requests the notes, then the user.
  func start() {
    subscription = environment.users.observeUser(in: session) { [weak self] in
      self?.userPushed($0)
    }
    list.start()
    loadUser()
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

  // MARK: - The user

  func loadUser() {
    guard !isLoading else { return }
    isLoading = true
    hasFailed = false
    reload()
    environment.users.load(in: session) { [weak self] in self?.userLoaded($0) }
  }

  private func userLoaded(_ result: Result<User, NotesError>) {
    isLoading = false
    switch result {
    case .success(let loaded):
      user = loaded
      loadAvatar()
    case .failure:
      hasFailed = true
    }
    reload()
  }

  /// Takes the user from a push; before the first answer it is ignored.
  private func userPushed(_ pushed: User) {
    guard user != nil else { return }
    user = pushed
    reload()
  }

  func profileAppeared() {
    hasShownProfile = true
    loadAvatar()
  }

  private func loadAvatar() {
    guard hasShownProfile, !hasAskedForAvatar, let user else { return }
    hasAskedForAvatar = true
    environment.images.cached(user.avatar.low, in: session) { [weak self] in
      self?.avatarFound($0)
    }
    environment.images.image(user.avatar.high, in: session) { [weak self] in
      self?.avatarArrived($0)
    }
  }

  /// Ignores the image of the cache if the one from the network has arrived before it.
  private func avatarFound(_ result: Result<Picture?, NotesError>) {
    guard case .success(let found?) = result, !hasAvatarArrived else { return }
    avatar = found
    reload()
  }

  private func avatarArrived(_ result: Result<Picture, NotesError>) {
    guard case .success(let arrived) = result else { return }
    hasAvatarArrived = true
    avatar = arrived
    for profile in profiles where profile.isVisible { profile.fadeAvatarIn() }
    reload()
  }

  // MARK: - Showing changes

  /// Writes everything that the tabs show, except the list.
  func reload() {
    screen.notesItem.badge = list.markCount
    for profile in profiles where profile.isViewLoaded { profile.reload() }
  }
}
