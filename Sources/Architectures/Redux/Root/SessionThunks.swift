import Controllers
import Model

/// Restores the stored session, logs in and logs out.
enum SessionThunks {
  static func restore(_ store: Store, _ services: Services) {
    services.sessions.restore { [weak store] result in
      store?.dispatch(.session(.restored(try? result.get())))
      store?.dispatch(loadAccount)
    }
  }

  /// The password is in no action, so it cannot come into the state or into a record.
  static func logIn(name: String, password: String) -> Thunk {
    { store, services in
      guard store.state.login != .loading else { return }
      store.dispatch(.login(.submitTapped))
      services.sessions.logIn(login: name, password: password) { [weak store] result in
        switch result {
        case .success(let session):
          store?.dispatch(.login(.succeeded(session)))
          store?.dispatch(loadAccount)
        case .failure(let error):
          store?.dispatch(.login(.failed(error)))
        }
      }
    }
  }

  /// The clients drop all answers that are still to come, so no action needs its session.
  static func logOut(_ store: Store, _ services: Services) {
    services.sessions.logOut()
    store.dispatch(.session(.loggedOut))
  }

  /// Requests what the action that opened the session has marked as loading.
  private static func loadAccount(_ store: Store, _ services: Services) {
    guard let session = store.state.session.session else { return }
    NotesThunks.request(in: session, store, services)
    ProfileThunks.request(in: session, store, services)
  }
}
