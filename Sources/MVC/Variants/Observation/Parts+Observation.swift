import ArchitectureKit

/// Stores that are tracked, and controllers that read them in the property pass.
extension Parts {
  static var observation: Parts {
    var parts = Parts()
    parts.makeNotesStore = { environment, session in
      ObservableNotesStore(
        session: session, client: environment.notes, now: environment.now,
        makeNoteID: environment.makeNoteID)
    }
    parts.makeUserStore = { environment, session in
      ObservableUserStore(session: session, client: environment.users)
    }
    parts.makeList = {
      ObservingNotesViewController(account: $0, onUncovered: $1, on: $2)
    }
    parts.makeProfile = {
      ObservingProfileViewController(account: $0, sessionStore: $1, on: $2)
    }
    return parts
  }
}
