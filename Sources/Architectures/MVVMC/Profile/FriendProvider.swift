import Model

/// Loads and follows a friend.
protocol FriendProvider: AnyObject {
  var state: Observable<PersonState> { get }
  var currentState: PersonState { get }
  func wantPicture()
}

final class FriendProviderImpl: FriendProvider {
  let state: Observable<PersonState>
  private let service: UserService

  /// Requests the friend at once.
  init(person: SharedStore<PersonState>, service: UserService) {
    self.service = service
    state = person.state
    service.load()
  }

  var currentState: PersonState { state.value }

  func wantPicture() {
    service.wantPicture()
  }
}
