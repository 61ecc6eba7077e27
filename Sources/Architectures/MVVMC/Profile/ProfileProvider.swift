import Model

/// Loads the signed-in user, follows the user and the number of notes, and logs out.
protocol ProfileProvider: AnyObject {
  var state: Observable<ProfileProviderState> { get }
  var currentState: ProfileProviderState { get }
  /// Loads the user again, unless a load runs.
  func refresh()
  func wantPicture()
  func logOut()
}

struct ProfileProviderState {
  var person = PersonState()
  var noteCount = 0

  var canRefresh: Bool { !person.loadState.isLoading }
}

final class ProfileProviderImpl: ProfileProvider {
  @RxPublished private(set) var currentState = ProfileProviderState()
  private(set) lazy var state = $currentState
  private let service: UserService
  private let sessions: SessionService
  private let disposeBag = DisposeBag()

  /// Requests the user at once.
  init(
    person: SharedStore<PersonState>, service: UserService, notes: SharedStore<NotesState>,
    sessions: SessionService
  ) {
    self.service = service
    self.sessions = sessions
    service.load()
    person.state.subscribe(onNext: { [weak self] in self?.currentState.person = $0 })
      .disposed(by: disposeBag)
    notes.state.map(\.notes.count).distinctUntilChanged()
      .subscribe(onNext: { [weak self] in self?.currentState.noteCount = $0 })
      .disposed(by: disposeBag)
  }

  func refresh() {
    if currentState.canRefresh { service.load() }
  }

  func wantPicture() {
    service.wantPicture()
  }

  func logOut() {
    sessions.logOut()
  }
}
