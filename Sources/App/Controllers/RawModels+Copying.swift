// Copies with their own memory, as decoding would make them.

extension RawPush {
  package nonisolated var copy: RawPush {
    var copy = RawPush(notes: notes.map(\.copy))
    copy.user = user?.copy
    return copy
  }
}

extension RawNoteChange {
  fileprivate nonisolated var copy: RawNoteChange {
    RawNoteChange(stored: stored?.copy, deleted: deleted)
  }
}

extension RawNote {
  fileprivate nonisolated var copy: RawNote {
    RawNote(
      id: id, createdAt: createdAt, changedAt: changedAt, text: text.copy, picture: picture?.copy)
  }
}

extension RawUser {
  fileprivate nonisolated var copy: RawUser {
    RawUser(
      id: id.copy, name: name.copy, friendCount: friendCount, avatarLow: avatarLow.copy,
      avatarHigh: avatarHigh.copy)
  }
}

extension String {
  /// A copy of the text with its own memory.
  nonisolated var copy: String {
    var text = self
    return text.withUTF8 { String(decoding: $0, as: UTF8.self) }
  }
}
