package import Model

/// A client's request, with everything that the server needs to act.
package nonisolated enum Request {
  case restore
  case login(name: String, password: String)
  case load(Session)
  /// Loads the signed-in user or a friend.
  case user(User.ID, Session)
  case save(Note, Session)
  case delete(Note.ID, Session)
  case cache(ImageReference, Session)
  case image(ImageReference, Session)

  package var kind: RequestKind {
    switch self {
    case .restore: .restore
    case .login: .login
    case .load: .load
    case .user: .user
    case .save: .save
    case .delete: .delete
    case .cache: .cache
    case .image: .image
    }
  }

  /// The object of the request, as the log shows it.
  package var subject: String {
    switch self {
    case .restore: ""
    case .login(let name, _): name
    case .load(let session): session.userID
    case .user(let id, _): id
    case .save(let note, _): String(note.id)
    case .delete(let id, _): String(id)
    case .cache(let image, _), .image(let image, _): image.name
    }
  }

  /// The session of the request; `nil` for requests without a signed-in user.
  package var session: Session? {
    switch self {
    case .restore, .login: nil
    case .load(let session), .user(_, let session), .save(_, let session), .delete(_, let session),
      .cache(_, let session), .image(_, let session):
      session
    }
  }

  /// The note that the request writes.
  ///
  /// Requests that write the same note are answered in the order sent.
  package var target: Target? {
    switch self {
    case .save(let note, let session): Target(userID: session.userID, noteID: note.id)
    case .delete(let id, let session): Target(userID: session.userID, noteID: id)
    case .restore, .login, .load, .user, .cache, .image: nil
    }
  }

  /// A note on the server; ids are unique only within one user.
  package struct Target: Equatable {
    package let userID: User.ID
    package let noteID: Note.ID
  }
}
