import Controllers
import Model

// What the server makes of the model before it encodes it. The way back is in Controllers.

extension RawNote {
  nonisolated init(_ note: Note) {
    self.init(
      id: note.id, createdAt: note.createdAt.milliseconds,
      changedAt: note.changedAt?.milliseconds, text: note.text, picture: note.picture?.name)
  }
}

extension RawUser {
  nonisolated init(_ user: User) {
    self.init(
      id: user.id, name: user.name, friendCount: user.friendCount,
      avatarLow: user.avatar.low.name, avatarHigh: user.avatar.high.name)
  }
}

extension RawSession {
  nonisolated init(_ session: Session) {
    self.init(userID: session.userID, token: session.token)
  }
}

extension RawNoteChange {
  nonisolated init(_ change: NoteChange) {
    switch change {
    case .stored(let note): self.init(stored: RawNote(note), deleted: nil)
    case .deleted(let id): self.init(stored: nil, deleted: id)
    }
  }
}
