import ArchitectureKit
import Model

/// A reducer that calls the network, as the article's does: in the middle of `reduce`.
///
/// What does the calls are the middlewares of the other variants, as the services of this one.
final class NetworkReducer {
  weak var store: AppStore?
  private let sessions: SessionMiddleware
  private let pushes: PushMiddleware
  private let notes: NotesMiddleware
  private let pictures: PicturesMiddleware
  private let profile: ProfileMiddleware
  private let avatar: AvatarMiddleware

  init(_ environment: AppEnvironment) {
    sessions = SessionMiddleware(environment.sessions)
    pushes = PushMiddleware(notes: environment.notes, users: environment.users)
    notes = NotesMiddleware(
      environment.notes, now: environment.now, makeNoteID: environment.makeNoteID)
    pictures = PicturesMiddleware(environment.images)
    profile = ProfileMiddleware(environment.users)
    avatar = AvatarMiddleware(environment.images)
  }

  func reduce(_ action: AppAction, _ state: AppState) -> AppState {
    guard let store, let action = admitted(action, in: state) else { return state }
    var next = state
    appReducer(&next, action)
    if let session = action.openedSession {
      pushes.listen(in: session, store)
      notes.load(in: session, store)
      profile.load(in: session, store)
    }
    if let session = state.session.session {
      call(action, in: session, from: state, to: next, store)
    } else {
      logIn(action, store)
    }
    return next
  }

  /// The action as it goes on, with what only the reducer can add; `nil` for one that is not due.
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
      return state.editor.flatMap { notes.noteToSave(text, $0) }.map { .editor(.saveBegan($0)) }
    case .profile(.refreshTapped):
      return state.profile.isLoading ? nil : action
    default:
      return action
    }
  }

  // MARK: - Network

  private func logIn(_ action: AppAction, _ store: AppStore) {
    switch action {
    case .session(.launched): sessions.restore(in: store)
    case .login(.submitTapped(let name, let password)): sessions.logIn(name, password, in: store)
    default: break
    }
  }

  private func call(
    _ action: AppAction, in session: Session, from old: AppState, to new: AppState,
    _ store: AppStore
  ) {
    switch action {
    case .profile(.logOutTapped):
      pushes.stopListening()
      sessions.logOut()
    case .notes(.refreshTapped), .notes(.refreshPulled), .notes(.retryTapped):
      notes.load(in: session, store)
    case .notes(.rowDeleted(let id)):
      if old.notes.collection[id] != nil {
        notes.delete(id, new.notes.lastWrite, in: session, store)
      }
    case .detail(.deleteTapped):
      if let id = old.notes.opened?.id, !old.notes.hasLostOpened {
        notes.delete(id, new.notes.lastWrite, in: session, store)
      }
    case .editor(.saveBegan(let note)):
      notes.save(note, new.notes.lastWrite, in: session, store)
    case .notes(.pictureRequested(let reference)):
      pictures.load(reference, in: session, store)
    case .profile(.refreshTapped):
      profile.load(in: session, store)
    default:
      if let user = new.profile.user, new.profile.isAvatarDue, !old.profile.isAvatarDue {
        avatar.load(user.avatar, in: session, store)
      }
    }
  }
}
