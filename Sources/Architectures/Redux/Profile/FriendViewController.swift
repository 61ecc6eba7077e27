import Model
import Screens
import Toolkit

/// The profile of a friend of the signed-in user.
final class FriendViewController: ViewController {
  private let id: User.ID
  private let store: AppStore
  private let selectors: FriendSelectors
  private lazy var screen = ProfileScreen(isFriend: true, on: loop)

  // MARK: - Life cycle

  init(_ id: User.ID, _ store: AppStore, _ selectors: FriendSelectors, on loop: MainLoop) {
    self.id = id
    self.store = store
    self.selectors = selectors
    super.init(on: loop)
  }

  override func loadView() -> View { screen }

  override func viewDidLoad() {
    store.subscribe(self) {
      $0.select(selectors.avatar, shown: .placeholder) { $0.screen.show($1, fades: $0.isVisible) }
      $0.select(selectors.name, shown: "") { $0.screen.nameLabel.text = $1 }
      $0.select(selectors.friends, shown: "") { $0.screen.friendsLabel.text = $1 }
    }
  }

  override func viewDidAppear() {
    store.dispatch(.friend(id, .appeared))
  }
}
