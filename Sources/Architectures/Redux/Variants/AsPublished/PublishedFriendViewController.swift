import Model
import Screens
import Toolkit

/// The profile of a friend, which writes all its views after every action.
final class PublishedFriendViewController: ViewController, StateSubscriber {
  private let id: User.ID
  private let store: PublishedStore
  private lazy var screen = ProfileScreen(isFriend: true, on: loop)

  // MARK: - Life cycle

  init(_ id: User.ID, _ store: PublishedStore, on loop: MainLoop) {
    self.id = id
    self.store = store
    super.init(on: loop)
  }

  override func loadView() -> View { screen }

  override func viewDidLoad() {
    store.subscribe(self)
    if store.state.friends[id]?.user != nil { newState(store.state) }
  }

  override func viewDidAppear() {
    store.handle(.friend(id, .appeared))
  }

  // MARK: - Showing changes

  func newState(_ state: AppState) {
    let user = state.friends[id]?.user
    screen.nameLabel.text = (user?.name ?? "").uppercased()
    screen.friendsLabel.text = user.map { friendSentence($0.friendCount) } ?? ""
    screen.showNew(state.friends[id]?.avatar ?? .placeholder, fades: isVisible)
  }
}
