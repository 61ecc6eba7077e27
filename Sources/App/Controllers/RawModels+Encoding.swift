package import Model

// What a server, or its fake, makes of the model before it encodes it.

extension RawNote {
  package nonisolated init(_ note: Note) {
    self.init(
      id: note.id, createdAt: note.createdAt.milliseconds,
      changedAt: note.changedAt?.milliseconds, text: note.text, picture: note.picture?.name)
  }
}

extension RawUser {
  package nonisolated init(_ user: User) {
    self.init(
      id: user.id, name: user.name, friendCount: user.friendCount,
      avatarLow: user.avatar.low.name, avatarHigh: user.avatar.high.name)
  }
}

extension RawSession {
  package nonisolated init(_ session: Session) {
    self.init(userID: session.userID, token: session.token)
  }
}

extension RawNoteChange {
  package nonisolated init(_ change: NoteChange) {
    switch change {
    case .stored(let note): self.init(stored: RawNote(note), deleted: nil)
    case .deleted(let id): self.init(stored: nil, deleted: id)
    }
  }
}
