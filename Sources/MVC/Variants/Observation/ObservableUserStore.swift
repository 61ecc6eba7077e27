import Model
import Observation

/// The user store as `@Observable` makes a class: see `ObservableNotesStore`.
final class ObservableUserStore: UserStore {
  private let registrar = ObservationRegistrar()
  /// By which a push of the same user is seen to be none.
  private var lastUser: User?

  // MARK: - Reading

  override var user: User? {
    registrar.access(self, keyPath: \.user)
    return super.user
  }

  override var loadState: LoadState {
    registrar.access(self, keyPath: \.loadState)
    return super.loadState
  }

  // MARK: - Telling

  override func tell(_ notice: UserNotice) {
    switch notice {
    case .loadBegan, .loadFailed, .loaded: didChange(\.loadState)
    case .changed: break
    }
    if super.user != lastUser {
      lastUser = super.user
      didChange(\.user)
    }
    super.tell(notice)
  }

  private func didChange(_ property: KeyPath<ObservableUserStore, some Any>) {
    registrar.withMutation(of: self, keyPath: property) {}
  }
}

extension ObservableUserStore: nonisolated Observable {}
