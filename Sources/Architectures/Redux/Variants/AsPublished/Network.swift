import ArchitectureKit
import Controllers
import Model

/// The requests that the reducer makes; each answer is handled as an action.
final class Network {
  private let environment: AppEnvironment
  private var pushes: [Subscription] = []

  init(_ environment: AppEnvironment) {
    self.environment = environment
  }

  // MARK: - Session

  func restore(_ store: PublishedStore) {
    environment.sessions.restore { [weak store] result in
      let session = try? result.get()
      store?.handle(.session(.restored(session)))
    }
  }

  func logIn(_ name: String, _ password: Secret, _ store: PublishedStore) {
    environment.sessions.logIn(login: name, password: password.revealed) { [weak store] result in
      switch result {
      case .success(let session): store?.handle(.login(.succeeded(session)))
      case .failure(let error): store?.handle(.login(.failed(error)))
      }
    }
  }

  /// Opens the push connection, and loads notes and user.
  func begin(_ session: Session, _ store: PublishedStore) {
    pushes = [
      environment.notes.observeChanges(in: session) { [weak store] in
        store?.handle(.notes(.changesPushed($0)))
      },
      environment.users.observeUser(in: session) { [weak store] in
        store?.handle(.profile(.userPushed($0)))
      },
    ]
    for friend in environment.friends { listen(to: friend, in: session, store) }
    loadNotes(in: session, store)
    loadUser(in: session, store)
    for friend in environment.friends { loadFriend(friend, in: session, store) }
  }

  func logOut() {
    for push in pushes { push.end() }
    pushes = []
    environment.sessions.logOut()
  }

  // MARK: - Notes

  /// Returns the note with its new text, or `nil` while a save is under way.
  func noteToSave(_ text: String, _ editor: EditorState) -> Note? {
    guard !editor.isSaving else { return nil }
    var note =
      editor.note
      ?? Note(id: environment.makeNoteID(), createdAt: environment.now(), text: text)
    note.text = text
    if !editor.isNew { note.changedAt = environment.now() }
    return note
  }

  func loadNotes(in session: Session, _ store: PublishedStore) {
    environment.notes.load(in: session) { [weak store] result in
      switch result {
      case .success(let list): store?.handle(.notes(.loaded(list)))
      case .failure: store?.handle(.notes(.loadFailed))
      }
    }
  }

  func save(
    _ note: Note, _ number: NoteCollection.WriteNumber, in session: Session,
    _ store: PublishedStore
  ) {
    environment.notes.save(note, in: session) { [weak store, id = note.id] result in
      store?.handle(.notes(.saveAnswered(id, number, succeeded: result.succeeded)))
    }
  }

  func delete(
    _ id: Note.ID, _ number: NoteCollection.WriteNumber, in session: Session,
    _ store: PublishedStore
  ) {
    environment.notes.delete(id, in: session) { [weak store] result in
      store?.handle(.notes(.deleteAnswered(id, number, succeeded: result.succeeded)))
    }
  }

  func loadPicture(_ reference: ImageReference, in session: Session, _ store: PublishedStore) {
    environment.images.image(reference, in: session) { [weak store] result in
      if case .success(let picture) = result {
        store?.handle(.notes(.pictureArrived(reference, picture)))
      }
    }
  }

  // MARK: - User

  func loadUser(in session: Session, _ store: PublishedStore) {
    environment.users.load(in: session) { [weak store] result in
      switch result {
      case .success(let user): store?.handle(.profile(.userLoaded(user)))
      case .failure: store?.handle(.profile(.userLoadFailed))
      }
    }
  }

  private func listen(to friend: User.ID, in session: Session, _ store: PublishedStore) {
    pushes.append(
      environment.users.observeUser(friend, in: session) { [weak store] in
        store?.handle(.friend(friend, .userPushed($0)))
      })
  }

  private func loadFriend(_ friend: User.ID, in session: Session, _ store: PublishedStore) {
    environment.users.load(friend, in: session) { [weak store] result in
      if case .success(let user) = result { store?.handle(.friend(friend, .userLoaded(user))) }
    }
  }

  /// Loads the avatar of a friend or, for `nil`, of the user.
  func loadAvatar(
    _ avatar: AvatarReference, of friend: User.ID?, in session: Session, _ store: PublishedStore
  ) {
    environment.images.cached(avatar.low, in: session) { [weak store] result in
      if case .success(let picture?) = result {
        store?.handle(.profile(.avatarFoundInCache(picture), of: friend))
      }
    }
    environment.images.image(avatar.high, in: session) { [weak store] result in
      if case .success(let picture) = result {
        store?.handle(.profile(.avatarArrived(picture), of: friend))
      }
    }
  }
}
