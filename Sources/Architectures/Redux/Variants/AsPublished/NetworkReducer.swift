import ArchitectureKit
import Model

/// A reducer that calls the network, as the article's does: in the middle of `reduce`.
final class NetworkReducer {
  private let network: Network

  init(_ network: Network) {
    self.network = network
  }

  func reduce(_ action: AppAction, _ state: AppState, _ store: PublishedStore) -> AppState {
    guard let action = admitted(action, in: state) else { return state }
    var next = state
    appReducer(&next, action)
    if let session = action.openedSession { network.begin(session, store) }
    if let session = state.session.session {
      call(action, in: session, from: state, to: next, store)
    } else {
      logIn(action, store)
    }
    return next
  }

  /// Returns the action with what only the reducer can add, or `nil` if it has no effect.
  private func admitted(_ action: AppAction, in state: AppState) -> AppAction? {
    switch action {
    case .notes(.refreshTapped), .notes(.refreshPulled):
      return state.notes.canRefresh ? action : nil
    case .notes(.retryTapped):
      return state.notes.canRetry ? action : nil
    case .notes(.rowShown(let id)):
      guard let reference = state.notes.collection[id]?.picture,
        !state.pictures.requested.contains(reference)
      else { return nil }
      return .notes(.pictureRequested(reference))
    case .editor(.saveTapped(let text)):
      return state.editor.flatMap { network.noteToSave(text, $0) }.map { .editor(.saveBegan($0)) }
    case .profile(.refreshTapped):
      return state.profile.isLoading ? nil : action
    default:
      return action
    }
  }

  private func logIn(_ action: AppAction, _ store: PublishedStore) {
    switch action {
    case .session(.launched): network.restore(store)
    case .login(.submitTapped(let name, let password)): network.logIn(name, password, store)
    default: break
    }
  }

  private func call(
    _ action: AppAction, in session: Session, from old: AppState, to new: AppState,
    _ store: PublishedStore
  ) {
    switch action {
    case .profile(.logOutTapped):
      network.logOut()
    case .notes(.refreshTapped), .notes(.refreshPulled), .notes(.retryTapped):
      network.loadNotes(in: session, store)
    case .notes(.rowDeleted(let id)):
      if old.notes.collection[id] != nil {
        network.delete(id, new.notes.lastWrite, in: session, store)
      }
    case .detail(.deleteTapped):
      if let id = old.notes.openNote?.id, !old.notes.hasLostOpenNote {
        network.delete(id, new.notes.lastWrite, in: session, store)
      }
    case .editor(.saveBegan(let note)):
      network.save(note, new.notes.lastWrite, in: session, store)
    case .notes(.pictureRequested(let reference)):
      network.loadPicture(reference, in: session, store)
    case .profile(.refreshTapped):
      network.loadUser(in: session, store)
    case .friend(let id, _):
      loadAvatar(of: id, in: session, from: old, to: new, store)
    default:
      loadAvatar(of: nil, in: session, from: old, to: new, store)
    }
  }

  private func loadAvatar(
    of friend: User.ID?, in session: Session, from old: AppState, to new: AppState,
    _ store: PublishedStore
  ) {
    let profile = new.profile(of: friend)
    guard profile.isAvatarDue, !old.profile(of: friend).isAvatarDue, let user = profile.user
    else { return }
    network.loadAvatar(user.avatar, of: friend, in: session, store)
  }
}
