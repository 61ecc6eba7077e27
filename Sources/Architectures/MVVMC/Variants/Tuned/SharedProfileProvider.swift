import Model

/// Provides the signed-in user without a copy of its own: its state is that of the shared stores.
final class SharedProfileProvider: ProfileProvider {
  let state: Observable<ProfileProviderState>
  private let service: UserService
  private let sessions: SessionService

  /// Requests the user at once.
  init(
    person: Tagged<SignedInUser, SharedStore<PersonState>>,
    service: Tagged<SignedInUser, UserService>, notes: SharedStore<NotesState>,
    sessions: SessionService
  ) {
    (self.service, self.sessions) = (service.value, sessions)
    service.value.load()
    state = Observable {
      ProfileProviderState(
        person: person.value.currentState, noteCount: notes.currentState.notes.count)
    } follow: { changed in
      Disposables([
        person.value.state.subscribe(changed: changed),
        notes.field(\.notes.count).subscribe(changed: changed),
      ])
    }
  }

  var currentState: ProfileProviderState { state.value }

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
