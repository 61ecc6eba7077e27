import Controllers
import Model

/// Loads the user.
enum ProfileThunks {
  /// Loads the user again, unless a load is under way.
  static func load(_ store: Store, _ services: Services) {
    guard !store.state.profile.isLoading, let session = store.state.session.session else { return }
    store.dispatch(.profile(.loadBegan))
    request(in: session, store, services)
  }

  /// Requests the user; the state says already that a load is under way.
  static func request(in session: Session, _ store: Store, _ services: Services) {
    services.users.load(in: session) { [weak store] result in
      switch result {
      case .success(let user): store?.dispatch(.profile(.userLoaded(user)))
      case .failure: store?.dispatch(.profile(.userLoadFailed))
      }
    }
  }
}
